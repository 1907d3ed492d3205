import { Soft } from '@agence/shared-contracts/ui/Text';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface FigureProps {
  readonly title: string;
  readonly value: string;
  /** Where it comes from. */
  readonly href?: string;
  readonly children?: ReactNode;
}

/** One of them, with what stands behind it in words. */
export function Figure({ title, value, href, children }: FigureProps) {
  return (
    <Card aria-label={title}>
      <h2>{href ? <a href={href}>{title}</a> : title}</h2>
      <Value translate="no">{value}</Value>
      {children ? <Soft>{children}</Soft> : null}
    </Card>
  );
}

/** Figures beside each other, in one sheet. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  overflow: hidden;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  border: 1px solid var(--ag-line);
  @media (min-width: 40rem) and (max-width: 74.99rem) {
    grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  }
`;

const Card = styled.section`
  position: relative;
  display: grid;
  /* Those beside each other stand at one height, however many lines one's name has. */
  grid-row: span 3;
  grid-template-rows: subgrid;
  align-content: start;
  row-gap: 0.4rem;
  padding: 1rem 1.25rem;
  box-shadow: 1px 1px 0 var(--ag-line);
  & h2 {
    align-self: end;
    font: 600 var(--ag-size-small) / 1.4 var(--ag-text);
    letter-spacing: 0;
  }
  /* The whole of it leads there, which an arrow says. */
  & h2 a {
    text-decoration: none;
  }
  & h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:has(a):hover {
    background: var(--ag-hover);
  }
  &:has(a) h2 {
    padding-right: 1rem;
  }
  &:has(a)::after {
    content: '';
    position: absolute;
    top: 1.4rem;
    right: 1.25rem;
    width: 0.45rem;
    height: 0.45rem;
    border: solid var(--ag-ink-soft);
    border-width: 2px 2px 0 0;
    rotate: 45deg;
  }
  & :where(small) {
    display: block;
    font-size: inherit;
  }
`;

const Value = styled.p`
  font: 700 clamp(1.375rem, 1rem + 1.6vw, 1.9rem) / 1.15 var(--ag-display);
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;
