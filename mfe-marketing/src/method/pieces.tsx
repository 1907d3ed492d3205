import { Picture } from '@agence/shared-contracts/art/Picture';
import { Badge } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import type { MethodContent } from '../content/method/method.ts';
import { dollars } from '../figures/format.ts';
import { AccountPanel } from '../home/AccountPanel.tsx';
import { Fictional } from '../marks/Fictional.tsx';
import { goodCounter, goodIsland } from '../pictures/pictures.ts';

type Pieces = MethodContent['pieces'];

/** The thing that each stage leaves in the client's hands, drawn. */
export const pieceOf = (stage: MethodContent['stages'][number]['id'], pieces: Pieces) => {
  const { plan, contract, kept, adverts, tests } = pieces;
  switch (stage) {
    case 'audit':
      return (
        <Paper aria-label={plan.label}>
          <header>
            <b>{plan.title}</b>
            <Fictional>{plan.mark}</Fictional>
          </header>
          <ol>
            {plan.items.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Paper>
      );
    case 'contrat':
      return (
        <Paper aria-label={contract.label}>
          <header>
            <b>{contract.title}</b>
          </header>
          <dl>
            {contract.lines.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <a href={contract.link.to}>{contract.link.label}</a>
        </Paper>
      );
    case 'creation':
      return (
        <Board aria-label={adverts.label}>
          {[
            { ...adverts.island, picture: goodIsland },
            { ...adverts.counter, picture: goodCounter },
          ].map(({ title, state, picture }, index) => (
            <figure key={title}>
              <Picture of={picture} />
              <figcaption>
                <b>{title}</b>
                <Badge $tone={index === 0 ? 'moss' : 'ember'}>{state}</Badge>
              </figcaption>
            </figure>
          ))}
          <Fictional>{adverts.mark}</Fictional>
        </Board>
      );
    case 'lancement':
      return (
        <Tests aria-label={tests.label}>
          <header>
            <b>{tests.title}</b>
            <Fictional>{tests.mark}</Fictional>
          </header>
          <Target $at={tests.target / SCALE}>
            {tests.targetLabel}&nbsp;: {dollars(tests.target)}
          </Target>
          <ul>
            {tests.adverts.map(({ title, cost }) => {
              const isStopped = cost > tests.target;
              return (
                <li key={title}>
                  {isStopped ? <s>{title}</s> : <span>{title}</span>}
                  <b>{dollars(cost)}</b>
                  <svg viewBox={`0 0 ${SCALE} 12`} preserveAspectRatio="none" aria-hidden="true">
                    <path className={isStopped ? 'stopped' : 'kept'} d={`M0 6h${cost}`} />
                    <path d={`M${tests.target} 0v12`} />
                  </svg>
                  {isStopped ? <small>{tests.stopped}</small> : null}
                </li>
              );
            })}
          </ul>
        </Tests>
      );
    case 'suivi':
      return <AccountPanel />;
    default:
      return (
        <Kept aria-label={kept.label}>
          {kept.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Kept>
      );
  }
};

/** Dollars from one end of a bar to the other. */
const SCALE = 220;

const Paper = styled.aside`
  padding: min(clamp(1.5rem, 3vw, 2.25rem), 7vw);
  overflow-wrap: anywhere;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: var(--ag-shadow);
  & > header {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 1rem;
    padding-bottom: 1rem;
    border-bottom: 3px solid var(--ag-ink);
  }
  & b {
    font: 700 1.25rem/1.2 var(--ag-display);
  }
  & > ol {
    counter-reset: move;
  }
  & > ol > li {
    counter-increment: move;
    position: relative;
    padding: 1rem 0 1rem 2.5rem;
    border-bottom: 1px solid var(--ag-line);
  }
  & > ol > li:last-child {
    padding-bottom: 0;
    border: 0;
  }
  & > ol > li::before {
    content: counter(move);
    position: absolute;
    left: 0;
    font: 700 1.5rem/1.2 var(--ag-display);
    color: var(--ag-ember);
  }
  & p,
  & dt {
    color: var(--ag-ink-soft);
  }
  & dl > div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding-block: 0.7rem;
    border-bottom: 1px solid var(--ag-line);
  }
  & dt {
    overflow-wrap: normal;
  }
  & dd {
    font-weight: 600;
    text-align: right;
  }
  & > a {
    display: inline-block;
    margin-top: 0.75rem;
    padding-block: 0.6rem;
    font-size: var(--ag-size-small);
  }
  /* Text of twice the size on a phone: what stands side by side takes lines of its own. */
  @media (max-width: 17rem) {
    & > header,
    & dl > div {
      flex-wrap: wrap;
    }
  }
`;

const Board = styled.aside`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  padding: min(clamp(1.5rem, 3vw, 2.25rem), 7vw);
  overflow-wrap: anywhere;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: var(--ag-shadow);
  & img {
    width: 100%;
  }
  & > figure {
    display: flex;
    flex-wrap: wrap;
    gap: 1.25rem;
    align-items: center;
    width: 100%;
  }
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > span {
      grid-column: 1 / -1;
    }
  }
  & > figure img {
    flex: 2 1 6rem;
    width: 0;
    min-width: 6rem;
    max-width: 12rem;
    border-radius: var(--ag-radius);
  }
  & figcaption {
    flex: 3 1 8.5rem;
    display: grid;
    gap: 0.5rem;
    justify-items: start;
    line-height: 1.35;
  }
`;

/* Bars of what each advertisement costs, and the line that one of them has crossed. */
const Tests = styled(Board)`
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  & > header,
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.25rem 0.75rem;
  }
  & b {
    font: 700 1.25rem/1.2 var(--ag-display);
  }
  /* On phones its mark stands beside it. */
  & > header > b {
    font-size: min(1.25rem, 4.6vw);
  }
  & > ul {
    display: grid;
    gap: 1.25rem;
  }
  & s,
  & small {
    color: var(--ag-ink-soft);
  }
  & s {
    text-decoration-color: var(--ag-ember);
    text-decoration-thickness: 2px;
  }
  & svg {
    width: 100%;
    height: 0.9rem;
    fill: none;
    stroke: var(--ag-ink);
    stroke-width: 1;
  }
  & path {
    vector-effect: non-scaling-stroke;
  }
  & .kept,
  & .stopped {
    stroke: var(--ag-moss);
    stroke-width: 10;
  }
  & .stopped {
    stroke: var(--ag-edge);
  }
`;

/* Ends above the line that it names, which each bar has. */
const Target = styled.small<{ $at: number }>`
  flex: none;
  width: ${({ $at }) => 100 * $at}%;
  margin-bottom: -0.5rem;
  text-align: right;
`;

const Kept = styled.ul`
  & > li {
    padding: 1rem 0 1rem 2.25rem;
    border-top: 1px solid var(--ag-line);
    font: 600 var(--ag-size-3) / 1.3 var(--ag-display);
    position: relative;
  }
  & > li::before {
    content: '';
    position: absolute;
    left: 0.15rem;
    top: 1.35rem;
    width: 1.1rem;
    height: 0.55rem;
    border: solid var(--ag-moss);
    border-width: 0 0 3px 3px;
    rotate: -45deg;
  }
`;
