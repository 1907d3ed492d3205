import { frenchSpaces } from '@agence/shared-contracts/format/frenchSpaces';
import { Prose } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';

/** How long a first paragraph may be that opens the text, in characters. */
const LEAD = 300;

/** A module's text: blank lines part paragraphs, single ones stay line breaks. Shown as text, never as markup. */
export function ModuleText({ text }: { readonly text: string }) {
  const paragraphs = frenchSpaces(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  const [first = '', ...others] = paragraphs;
  return (
    <Text data-led={others.length > 0 && first.length <= LEAD ? '' : undefined}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity and never move
        <p key={index}>
          {paragraph.split('\n').flatMap((line, at) => (at === 0 ? [line] : [<br key={line} />, line]))}
        </p>
      ))}
    </Text>
  );
}

/** A short first paragraph says what the others are about. */
const Text = styled(Prose)`
  &[data-led] > p:first-child {
    font-size: clamp(1.125rem, 1rem + 0.5vw, 1.25rem);
    line-height: 1.5;
  }
`;
