import styled from 'styled-components';
import type { FigureData } from './figure.ts';

/** Bars with their names and values as text, so that nothing is told by length or colour alone. */
export function Figure({ title, note, bars }: FigureData) {
  return (
    <Frame>
      <figcaption>
        <strong>{title}</strong>
        {note}
      </figcaption>
      <dl>
        {bars.map(({ label, working, value, length, isMain }) => (
          <div key={label} className={isMain && 'main'}>
            <dt>
              {label}
              {working ? <small>{working}</small> : null}
            </dt>
            <dd>
              <svg width={`${length}%`} height="36" aria-hidden="true">
                <rect width="100%" height="36" />
              </svg>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}

const Frame = styled.figure`
  break-inside: avoid;
  margin-block: 2rem;
  padding: clamp(1.25rem, 3vw, 2rem);
  border-radius: var(--ag-radius-large);
  background: var(--ag-band);
  font-size: 1rem;
  line-height: 1.4;
  color: var(--ag-ink-soft);
  & strong {
    display: block;
    font: 700 1.25rem / 1.2 var(--ag-display);
    color: var(--ag-ink);
  }
  & dl > div {
    display: grid;
    gap: 0.25rem 1rem;
    margin-top: 1rem;
  }
  & dt {
    color: var(--ag-ink);
  }
  & small {
    display: block;
    color: var(--ag-ink-soft);
  }
  & dd {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    padding-right: 6.5rem;
    font: 700 1.125rem / 1 var(--ag-display);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    color: var(--ag-ink);
  }
  & svg {
    flex: none;
    fill: var(--ag-edge);
  }
  & .main svg {
    fill: var(--ag-ember);
  }
  & .main dt {
    font-weight: 600;
  }
  @media (min-width: 40rem) {
    & dl > div {
      grid-template-columns: 13rem 1fr;
      align-items: center;
    }
  }
`;
