import { frenchSpaces } from '@agence/shared-contracts/format/frenchSpaces';
import { Prose } from '@agence/shared-contracts/ui/Text';

/** A module's text: blank lines part paragraphs, single ones stay line breaks. Shown as text, never as markup. */
export function ModuleText({ text }: { readonly text: string }) {
  return (
    <Prose>
      {frenchSpaces(text)
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter(Boolean)
        .map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity and never move
          <p key={index}>
            {paragraph.split('\n').flatMap((line, at) => (at === 0 ? [line] : [<br key={line} />, line]))}
          </p>
        ))}
    </Prose>
  );
}
