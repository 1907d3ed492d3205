import styled from 'styled-components';
import { siteStatusTexts as texts } from '../content/siteStatus.ts';

/** A part of the site by what visitors find there, with the name that those who build it give it. */
export function PartName({ of }: { readonly of: string }) {
  const name = texts.names[of];
  return name ? (
    <>
      {name} <Technical translate="no">{of}</Technical>
    </>
  ) : (
    of
  );
}

const Technical = styled.small`
  display: block;
  font-size: var(--ag-size-label);
  font-weight: 400;
  color: var(--ag-ink-soft);
`;
