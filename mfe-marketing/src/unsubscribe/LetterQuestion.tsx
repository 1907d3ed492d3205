import { Picture } from '@agence/shared-contracts/art/Picture';
import { emptyHut, emptyLost } from '@agence/shared-contracts/art/pictures';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import type { LetterTexts } from '../content/letterQuestions.ts';

interface LetterQuestionProps {
  readonly texts: LetterTexts;
  /** Address of the page: whose mails it is about, or what the server answered to the form (`fait`). */
  readonly url: URL;
  /** What the button does with the newsletter. */
  readonly act: 'confirmer' | 'fin';
}

/** A question that a link of a mail leads to: its plain form works without JavaScript. */
export function LetterQuestion({ texts, url: { searchParams }, act }: LetterQuestionProps) {
  const [name, id] = [...searchParams].find(([name]) => name === 'token' || name === 'envoi') ?? [];
  const done = searchParams.get('fait');
  const state = done === 'oui' ? 'done' : id && done === null ? 'ask' : 'unknown';
  const { title, detail } = texts[state];
  return (
    <Section>
      <Body>
        <h1>{title}</h1>
        <Lead>{detail}</Lead>
        {state === 'ask' ? (
          <form method="post" action={`/functions/v1/newsletter?${new URLSearchParams({ [name ?? '']: id ?? '' })}`}>
            <input type="hidden" name="page" value="oui" />
            <input type="hidden" name="geste" value={act} />
            <Button type="submit">{texts.ask.button}</Button>
          </form>
        ) : (
          <a href="/">{texts.home}</a>
        )}
        <Drawing of={state === 'unknown' ? emptyLost : emptyHut} alt="" first />
      </Body>
    </Section>
  );
}

/* The drawing is below the words on phones, beside them where there is room. */
const Body = styled(Container)`
  display: grid;
  justify-items: start;
  gap: 1.75rem;
  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: clamp(2rem, 6vw, 5rem);
    align-content: center;
    /* In the middle of what the window leaves to it. */
    min-height: min(36rem, 60vh);
    & > * {
      grid-column: 1;
    }
  }
`;

const Drawing = styled(Picture)`
  width: 100%;
  max-width: 22rem;
  border-radius: var(--ag-radius-large);
  @media (min-width: 48rem) {
    grid-area: 1 / 2 / 4;
    align-self: center;
    justify-self: end;
    max-width: none;
  }
`;
