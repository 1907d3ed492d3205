import styled from 'styled-components';

/** Small line above a heading. */
export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  font-size: var(--ag-size-small);
  font-weight: 600;
  letter-spacing: 0.04em;
  &::before {
    content: '';
    width: 2rem;
    height: 2px;
    background: var(--ag-ember);
  }
`;

/** Opening paragraph. */
export const Lead = styled.p`
  max-width: 28.2em;
  font-size: var(--ag-size-lead);
  line-height: 1.5;
`;

/** Words that step back: dates, hints, captions. */
export const Soft = styled.p`
  max-width: var(--ag-measure);
  color: var(--ag-ink-soft);
`;

/** Running text of articles and legal pages. */
export const Prose = styled.div`
  max-width: var(--ag-measure);
  /* No rule for all elements: it would have to come before the first screen. */
  & > :where(:nth-child(n + 2)) {
    margin-top: 1.25rem;
  }
  & > h2 {
    margin-top: 3.5rem;
  }
  & > h3 {
    margin-top: 2.25rem;
  }
  & ul {
    display: grid;
    gap: 0.5rem;
  }
  & li {
    position: relative;
    padding-left: 1.5rem;
  }
  & li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.72em;
    width: 0.75rem;
    height: 2px;
    background: var(--ag-ember);
  }
`;

/** A figure people should remember, with what it means. */
export const Figure = styled.div`
  & > strong {
    display: block;
    font: 700 var(--ag-size-2) / 1 var(--ag-display);
    letter-spacing: -0.03em;
  }
  & > span {
    display: block;
    margin-top: 0.5rem;
    font-size: var(--ag-size-small);
    line-height: 1.4;
  }
`;

/** A word or two that class a thing. */
export const Badge = styled.span<{ $tone?: 'neutral' | 'ember' | 'moss' | 'glacier' }>`
  display: inline-flex;
  align-items: center;
  gap: 0.35rem;
  padding: 0.2rem 0.7rem;
  border-radius: 999px;
  font-size: 0.8125rem;
  font-weight: 600;
  letter-spacing: normal;
  line-height: 1.5;
  color: ${({ $tone = 'neutral' }) => ($tone === 'neutral' ? 'var(--ag-ink)' : `var(--ag-${$tone})`)};
  background: color-mix(in srgb, currentColor 9%, var(--ag-surface));
`;

/** Breadcrumb trail: `<Breadcrumb aria-label="Fil d’Ariane"><ol><li>…`. */
export const Breadcrumb = styled.nav`
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
  /* Steps flow like text: a long last one breaks between its words. */
  & li {
    display: inline;
  }
  & li + li::before {
    content: '/';
    margin-inline: 0.5rem;
  }
  & a {
    display: inline-block;
    padding-block: 0.7rem;
    margin-block: -0.35rem;
  }
`;
