import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import styled from 'styled-components';
import { newsletterTexts } from '../content/newsletter.ts';
import { foldArrow } from '../member/foldArrow.ts';
import { Problem } from '../member/Panel.tsx';
import { useLetterQuery } from './newsletterApi.ts';

const texts = newsletterTexts.sequences;

interface SequenceTextProps {
  readonly id: string;
  readonly name: string;
}

/** What a mail that leaves by itself says, read by who opens it. */
export function SequenceText({ id, name }: SequenceTextProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: letter, isError } = useLetterQuery(isOpen ? id : skipToken);
  return (
    <Fold onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={texts.readOf(name)}>{texts.read}</summary>
      {isError ? <Problem role="alert">{newsletterTexts.failed.title}</Problem> : null}
      {letter ? (
        <Mail>
          <strong>{letter.subject || newsletterTexts.untitled}</strong>
          {letter.preheader ? <Soft>{letter.preheader}</Soft> : null}
          <p>{letter.body}</p>
          <a href={`/admin/infolettre?lettre=${id}`}>{texts.edit}</a>
        </Mail>
      ) : null}
    </Fold>
  );
}

const Fold = styled.details`
  ${foldArrow}
  & > summary {
    width: fit-content;
    padding-block: 0.35rem;
    font-size: var(--ag-size-data);
    font-weight: 600;
  }
`;

const Mail = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  justify-items: start;
  max-width: var(--ag-measure);
  margin-top: 0.5rem;
  padding: 1rem 1.25rem;
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius);
  font-size: var(--ag-size-data);
  overflow-wrap: anywhere;
  /* A line of its own is one there too. */
  & > p {
    white-space: pre-line;
  }
`;
