import styled from 'styled-components';
import { exampleMark } from '../../content/exampleMark.ts';
import type { SectionOf } from '../../content/landing.ts';
import { ResultChart } from '../../home/ResultChart.tsx';
import { Fictional } from '../../marks/Fictional.tsx';
import { SectionFrame } from './SectionFrame.tsx';

/** Three clients: what they say, and what changed. */
export function Clients({ title, ground, texts, clients }: SectionOf<'clients'>) {
  return (
    <SectionFrame title={title} ground={ground} lead={texts.note}>
      <List>
        {clients.map(({ id, name, position, company, location, businessType, quote, results, isVerified }, index) => (
          <li key={id}>
            <blockquote>«&nbsp;{quote}&nbsp;»</blockquote>
            {index === 0 ? (
              <div className="climb">
                <ResultChart {...results} texts={texts} />
              </div>
            ) : (
              <dl>
                <dt>{texts.before}</dt>
                <dd>
                  {results.before}&nbsp;{results.unit}
                </dd>
                <dt>
                  {texts.after} {results.period}
                </dt>
                <dd>
                  <strong>
                    {results.after}&nbsp;{results.unit}
                  </strong>
                </dd>
                <dt>{texts.roi}</dt>
                <dd>{results.roi}</dd>
              </dl>
            )}
            <p>
              <strong>{name}</strong>, {position.slice(0, 1).toLowerCase() + position.slice(1)}&ensp;
              {isVerified ? null : <Fictional>{exampleMark}</Fictional>}
              <br />
              {company}, {businessType}, {location}
            </p>
          </li>
        ))}
      </List>
    </SectionFrame>
  );
}

/* The first quote is set large across, the climb that it tells of beside it; the two others stand below, their facts on one line. */
const List = styled.ul`
  display: grid;
  gap: 3.5rem;
  & > li {
    display: grid;
    gap: 1.5rem;
    align-content: start;
    padding-top: 1.75rem;
    border-top: 2px solid currentColor;
  }
  & blockquote {
    font: 600 var(--ag-size-3) / 1.3 var(--ag-display);
    text-wrap: balance;
  }
  & > li > dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.25rem 1.5rem;
    align-content: start;
    margin: 0;
    font-size: var(--ag-size-small);
  }
  & dt {
    color: var(--ag-ink-soft);
  }
  & dl strong {
    color: var(--ag-moss);
  }
  & > li > .climb {
    font-size: var(--ag-size-small);
  }
  /* All three say it alike. */
  & .climb dl {
    column-gap: 1.5rem;
  }
  & .climb dd {
    text-align: left;
  }
  & p {
    font-size: var(--ag-size-small);
    line-height: 1.5;
  }
  /* What changed stands beside what is said. */
  @media (min-width: 48rem) and (max-width: 59.99rem) {
    & > li {
      grid-template: auto 1fr / minmax(0, 8fr) minmax(0, 5fr);
      column-gap: 3rem;
    }
    & > li > dl,
    & > li > .climb {
      grid-area: 1 / 2 / span 2;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: 1fr 1fr;
    gap: 4rem 5rem;
    & > li:first-child {
      grid-column: 1 / -1;
      grid-template: auto 1fr / 8fr 4fr;
      column-gap: 3rem;
    }
    & > li > .climb {
      grid-area: 1 / 2 / span 2;
    }
    & > li:first-child blockquote {
      font-size: var(--ag-size-2);
      line-height: 1.15;
      letter-spacing: -0.02em;
    }
    & > li:not(:first-child) {
      grid-template-rows: 1fr auto auto;
    }
  }
`;
