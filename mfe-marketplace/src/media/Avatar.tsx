import styled from 'styled-components';
import { portraits } from './portraits.ts';
import { safeUrl } from './safeUrl.ts';

interface AvatarProps {
  readonly person: { readonly name: string; readonly slug: string; readonly avatar_url: string | null };
  /** Width and height in rem. */
  readonly size: number;
  /** What the photo shows; nothing where the name stands beside it. */
  readonly alt?: string;
}

/** The photograph of a creator, else the drawn face of one whom we have invented, else their initials. */
export function Avatar({ person, size, alt = '' }: AvatarProps) {
  const url = safeUrl(person.avatar_url) ?? portraits.get(person.slug);
  return (
    <Frame $size={size}>
      {url ? (
        <img src={url} alt={alt} width={size * 16} height={size * 16} decoding="async" />
      ) : (
        <Initials $size={size} aria-hidden="true">
          {initialsOf(person.name)}
        </Initials>
      )}
    </Frame>
  );
}

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase('fr-CA');
}

const Frame = styled.div<{ $size: number }>`
  position: relative;
  flex: none;
  overflow: hidden;
  width: ${({ $size }) => $size}rem;
  height: ${({ $size }) => $size}rem;
  border-radius: ${({ $size }) => ($size > 5 ? 'var(--ag-radius-large)' : '50%')};
  /* Dark maps keep their outline on dark grounds. */
  border: 1px solid var(--ag-edge);
  & img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Initials = styled.span<{ $size: number }>`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  font: 700 ${({ $size }) => $size * 0.36}rem/1 var(--ag-display);
  letter-spacing: -0.02em;
  background: var(--ag-band);
  color: var(--ag-ink);
`;
