import styled from 'styled-components';
import { siteStatusTexts as texts } from '../content/siteStatus.ts';

interface PartNameProps {
  readonly of: string;
  readonly version?: string;
}

/** A part of the site by what visitors find there, with the name that those who build it give it. */
export function PartName({ of, version }: PartNameProps) {
  const name = texts.names[of];
  const technical = [name && of, version].filter(Boolean);
  return (
    <>
      <span>{name ?? of}</span>{' '}
      {technical.length > 0 ? <Technical translate="no">{technical.join(' · ')}</Technical> : null}
    </>
  );
}

const Technical = styled.small`
  display: block;
  font-size: var(--ag-size-label);
  font-weight: 400;
  color: var(--ag-ink-soft);
`;
