import { longDay } from '@agence/shared-contracts/format/frenchDate';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import styled from 'styled-components';
import { evidence } from '../content/evidence/evidence.ts';
import { kilobytes } from '../figures/format.ts';
import { kept, weightOf } from './weights.ts';

const texts = evidence.sheet;
type Part = keyof typeof texts.parts;
const PARTS = Object.keys(texts.parts) as Part[];

/** The home page on the scales: what a first visit loads, kind by kind, to scale. */
export function Weighing() {
  const home = kept.pages[0];
  if (!home) return null;
  const whole = weightOf(home);
  const parts = PARTS.map((part) => ({ part, bytes: home.bytes[part] })).filter(({ bytes }) => bytes > 0);
  return (
    <Ticket aria-label={texts.label}>
      <header>
        <h2>{texts.title}</h2>
        <small>
          {texts.first}, {longDay(kept.date)}
        </small>
      </header>
      <p>
        <b>{frenchNumber(whole / 1024, { most: 0 })}</b> ko
      </p>
      <ul>
        {parts.map(({ part, bytes }) => (
          <Bar key={part} $share={bytes / whole}>
            <span>{texts.parts[part]}</span>
            <b>{kilobytes(bytes)}</b>
            <i />
          </Bar>
        ))}
      </ul>
      <footer>
        <span>
          {home.requests} {texts.requests}
        </span>
        <span>
          {texts.shift}&nbsp;: {frenchNumber(home.shift, { most: 3 })}
        </span>
      </footer>
      <small>{texts.check}</small>
    </Ticket>
  );
}

const Ticket = styled.aside`
  display: grid;
  gap: 1.1rem;
  padding: clamp(1.5rem, 3vw, 2.25rem);
  background: var(--ag-surface);
  box-shadow: var(--ag-shadow);
  font-size: 0.9375rem;
  & > header {
    display: grid;
    gap: 0.25rem;
    padding-bottom: 0.9rem;
    border-bottom: 3px solid var(--ag-ink);
  }
  & h2 {
    font-size: 1.25rem;
    letter-spacing: -0.01em;
  }
  & small,
  & > footer {
    color: var(--ag-ink-soft);
  }
  & > p {
    font: 600 1.5rem/1 var(--ag-display);
  }
  & > p > b {
    font: 800 clamp(4.5rem, 3rem + 5vw, 7.5rem) / 0.9 var(--ag-display);
    letter-spacing: -0.05em;
    margin-right: 0.08em;
  }
  & > ul {
    display: grid;
    gap: 0.7rem;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    padding-top: 0.9rem;
    border-top: 1px solid var(--ag-line);
  }
`;

const Bar = styled.li<{ $share: number }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.3rem 1rem;
  & > b {
    font-variant-numeric: tabular-nums;
  }
  & > i {
    flex: 0 0 100%;
    height: 6px;
    print-color-adjust: exact;
    background: linear-gradient(90deg, var(--ag-ember) ${({ $share }) => $share * 100}%, var(--ag-band) 0);
  }
`;
