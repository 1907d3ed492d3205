import styled from 'styled-components';
import type { Day } from './days.ts';

interface TimeChoiceProps {
  readonly days: readonly Day[];
  /** What goes along with the time that is clicked. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Free times by days: each is a button of a plain form, which the server answers. */
export function TimeChoice({ days, fields }: TimeChoiceProps) {
  return (
    <form method="post" action="/functions/v1/appointments">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Days>
        {days.map(({ label, times }) => (
          <li key={label}>
            <h3>{label}</h3>
            <p>
              {times.map(({ at, label: clock }) => (
                <Time key={at} type="submit" name="moment" value={at} aria-label={`${label}, ${clock}`}>
                  {clock}
                </Time>
              ))}
            </p>
          </li>
        ))}
      </Days>
    </form>
  );
}

const Days = styled.ol`
  display: grid;
  & > li {
    display: grid;
    gap: 0.75rem 2rem;
    padding-block: 1.25rem;
    border-top: 1px solid var(--ag-line);
  }
  & h3 {
    font-size: var(--ag-size-4, 1.125rem);
    text-wrap: balance;
  }
  & h3::first-letter {
    text-transform: uppercase;
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
  }
  @media (min-width: 48rem) {
    & > li {
      grid-template-columns: 14rem minmax(0, 1fr);
      align-items: baseline;
    }
  }
`;

const Time = styled.button`
  min-width: 5.25rem;
  min-height: 2.75rem;
  padding: 0.5rem 0.9rem;
  border: 1.5px solid var(--ag-edge);
  border-radius: var(--ag-radius);
  background: transparent;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover {
    border-color: currentColor;
    background: color-mix(in srgb, var(--ag-moss) 12%, transparent);
  }
`;
