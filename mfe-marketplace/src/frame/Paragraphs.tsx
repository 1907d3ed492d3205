import { frenchSpaces } from '@agence/shared-contracts/format/frenchSpaces';

/** A text of several paragraphs, which empty lines divide. */
export function Paragraphs({ text }: { readonly text: string }) {
  return frenchSpaces(text)
    .split(/\n{2,}/)
    .map((paragraph, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a fixed text may repeat.
      paragraph ? <p key={index}>{paragraph}</p> : null,
    );
}
