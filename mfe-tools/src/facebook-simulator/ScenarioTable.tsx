import { Button } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { simulatorFields, simulatorTexts } from '../content/facebookSimulator.ts';
import { formatBudget, formatCount, formatDollars, formatLeads, formatRate } from './format.ts';
import { cheapest, type Scenario } from './scenarios.ts';
import type { useSimulator } from './useSimulator.ts';

const texts = simulatorTexts.scenarios;

interface ScenarioTableProps {
  /** The three that follow the form, then the kept ones. */
  readonly scenarios: readonly Scenario[];
  readonly state: ReturnType<typeof useSimulator>;
}

/** Scenarios side by side: their leads as columns, then every other number. */
export function ScenarioTable({ scenarios, state }: ScenarioTableProps) {
  const following = scenarios.length - state.kept.length;
  // Of the three alone everybody knows which: it is made of the best of everything.
  const best = state.kept.length > 0 ? cheapest(scenarios) : undefined;
  const mostLeads = Math.max(...scenarios.map(({ outcome }) => outcome.leads ?? 0), 1e-9);
  const rows = [
    ...simulatorFields.map(({ name, label }) => ({
      // Their values have the unit.
      label: label.replace(/ \(.\)$/, ''),
      of: ({ inputs }: Scenario) => formats[name](inputs[name]),
    })),
    { label: simulatorTexts.outputs.impressions, of: ({ outcome }: Scenario) => formatCount(outcome.impressions) },
    { label: simulatorTexts.outputs.clics, of: ({ outcome }: Scenario) => formatCount(outcome.clics) },
  ];
  return (
    <Comparison>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section aria-label={texts.table} tabIndex={0}>
        <Table aria-label={texts.title} $columns={scenarios.length}>
          <thead>
            <tr>
              <td className="of" />
              {scenarios.map(({ name }, index) => (
                <th key={name} scope="col">
                  {name}
                  {index === 1 ? <small> {texts.own}</small> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="main bars">
              <th scope="row">{simulatorTexts.outputs.leads}</th>
              {scenarios.map(({ name, outcome }, index) => (
                <td key={name} data-current={index === 1 ? '' : undefined}>
                  {formatLeads(outcome.leads)}
                  <Bar share={(outcome.leads ?? 0) / mostLeads} />
                </td>
              ))}
            </tr>
            <tr className="main">
              <th scope="row">{simulatorTexts.outputs.coutParLead}</th>
              {scenarios.map((scenario) => (
                <td key={scenario.name}>
                  {formatDollars(scenario.outcome.coutParLead)}
                  {scenario === best ? <small>{texts.cheapest}</small> : null}
                </td>
              ))}
            </tr>
            {rows.map(({ label, of }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {scenarios.map((scenario) => (
                  <td key={scenario.name}>{of(scenario)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          {state.kept.length > 0 ? (
            <tfoot>
              <tr>
                <td colSpan={following + 1} />
                {state.kept.map((column, index) => {
                  const name = scenarios[following + index]?.name ?? '';
                  return (
                    <td key={name}>
                      <button type="button" aria-label={texts.take(name)} onClick={() => state.take(column)}>
                        {texts.takeShort}
                      </button>
                      <button type="button" aria-label={texts.remove(name)} onClick={() => state.remove(column)}>
                        {texts.removeShort}
                      </button>
                    </td>
                  );
                })}
              </tr>
            </tfoot>
          ) : null}
        </Table>
      </section>
      <p>{texts.impressions}</p>
      <Button type="button" $look="secondary" aria-disabled={state.isFull} onClick={state.keep}>
        {texts.keep}
      </Button>
      {state.isFull ? <p>{texts.full}</p> : null}
    </Comparison>
  );
}

const formats = { budget: formatBudget, ctr: formatRate, cpc: formatDollars, conversion: formatRate } as const;

/** How many leads a scenario brings beside the best one. @param share 0 to 1 */
function Bar({ share }: { readonly share: number }) {
  return (
    <svg height={`${share.toFixed(2)}em`} aria-hidden="true">
      <rect width="100%" height="100%" />
    </svg>
  );
}

/* On phones all columns of numbers are as wide as each other; more of them are scrolled. */
const Table = styled.table<{ $columns: number }>`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  /* What a number is stands near the first of them. */
  @media (min-width: 40.01rem) {
    & .of {
      width: 30%;
    }
    & thead th {
      width: calc(70% / ${({ $columns }) => $columns});
    }
  }
  @media (max-width: 40rem) {
    table-layout: fixed;
    min-width: calc(5.25rem + ${({ $columns }) => $columns} * 5.5rem);
    & .of {
      width: 5.25rem;
    }
  }
`;

const Comparison = styled(Container).attrs({ as: 'section' })`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  padding-top: var(--ag-section);
  & > p {
    max-width: var(--ag-measure);
    color: var(--ag-ink-soft);
  }
  & > section {
    width: 100%;
    overflow-x: auto;
  }
  & th,
  & td {
    padding: 0.6rem 0 0.6rem 1.5rem;
    text-align: right;
    font-weight: 400;
    white-space: nowrap;
  }
  & tbody th {
    position: sticky;
    left: 0;
    background: var(--ag-ground);
    padding-left: 0;
    text-align: left;
    white-space: normal;
    font-size: 0.9375rem;
    color: var(--ag-ink-soft);
  }
  & tbody tr {
    border-top: 1px solid var(--ag-line);
  }
  & thead th {
    min-width: 6rem;
    vertical-align: top;
    font: 700 1.0625rem / 1.25 var(--ag-display);
    white-space: normal;
  }
  /* The highest is one em. */
  & .bars svg {
    display: block;
    width: 100%;
    margin-top: 0.35rem;
    font-size: clamp(5rem, 12vw, 9rem);
    fill: color-mix(in srgb, var(--ag-glacier) 35%, var(--ag-ground));
    transition: height 0.3s var(--ag-ease);
    print-color-adjust: exact;
  }
  & [data-current] > svg {
    fill: var(--ag-ember);
  }
  & .main > * {
    font: 700 var(--ag-size-3) / 1.3 var(--ag-display);
    /* Numbers stand on one line, whatever is noted below one. */
    vertical-align: baseline;
    color: var(--ag-ink);
  }
  & .bars > * {
    vertical-align: bottom;
  }
  & .bars > td {
    padding-bottom: 0;
  }
  & .main > th {
    font-size: 1.0625rem;
  }
  & small {
    display: block;
    font: 600 0.8125rem / 1.3 var(--ag-text);
    letter-spacing: 0;
    white-space: normal;
    color: var(--ag-moss);
  }
  & th > small {
    font-weight: 400;
    color: var(--ag-ink-soft);
  }
  & tfoot button {
    display: block;
    min-height: 2.75rem;
    margin-left: auto;
    padding: 0;
    border: 0;
    background: none;
    font-size: var(--ag-size-small);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  @media (max-width: 40rem) {
    & th,
    & td {
      padding-left: 0.7rem;
      font-size: 0.8125rem;
    }
    & .main > td {
      font-size: 1.0625rem;
    }
    /* On one line, with the room between columns for it. */
    & td > small {
      margin-left: -0.7rem;
      white-space: nowrap;
    }
    & thead th {
      width: auto;
      font-size: 0.9375rem;
    }
    & tbody th {
      font-size: 0.8125rem;
    }
  }
  @media print {
    & > button,
    & tfoot {
      display: none;
    }
  }
`;
