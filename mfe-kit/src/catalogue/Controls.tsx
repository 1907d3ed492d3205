import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Chip } from '@agence/shared-contracts/ui/Chip';
import { Field, Select, TextArea } from '@agence/shared-contracts/ui/Field';
import { useState } from 'react';
import styled from 'styled-components';
import type { ChapterProps } from './ChapterProps.ts';

/** Buttons, filters and fields, with their states. */
export function Controls({ theme }: ChapterProps) {
  const [pressed, setPressed] = useState(true);
  return (
    <>
      <Line>
        <Button type="button">Action principale</Button>
        <Button type="button" $look="secondary">
          Secondaire
        </Button>
        <Button type="button" $look="quiet">
          Discrète
        </Button>
        <Button type="button" aria-disabled>
          Indisponible
        </Button>
        <ButtonLink $look="secondary" href="/">
          Un lien
        </ButtonLink>
      </Line>
      <Line>
        <Chip type="button" aria-pressed={pressed} onClick={() => setPressed(!pressed)}>
          Filtre
        </Chip>
        <Chip type="button" aria-pressed={!pressed} onClick={() => setPressed(!pressed)}>
          Autre filtre
        </Chip>
      </Line>
      <Field id={`${theme}-courriel`} label="Courriel" hint="Nous ne le montrons à personne." />
      <Field id={`${theme}-faux`} label="Courriel" defaultValue="marie@" error="Entrez une adresse complète." />
      <Select id={`${theme}-budget`} label="Budget">
        <option>À déterminer</option>
      </Select>
      <TextArea id={`${theme}-message`} label="Message" />
    </>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;
