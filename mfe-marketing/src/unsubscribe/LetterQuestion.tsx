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
      <Body $narrow>
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
      </Body>
    </Section>
  );
}

const Body = styled(Container)`
  display: grid;
  justify-items: start;
  gap: 1.75rem;
`;
