import styled from 'styled-components';
import { headsByEar } from '../member/headsByEar.ts';
import { scrollCue } from '../member/scrollCue.ts';

/** The sheet of a table of the accounts, scrolled where it is wider than its place; its rows are drawn by whoever has them. */
export const AccountTable = styled.div`
  ${scrollCue}
  border-radius: var(--ag-radius-large);
  border: 1px solid var(--ag-line);
  & table {
    width: 100%;
    border-collapse: collapse;
  }
  & th,
  & td {
    padding: 0.9rem 1.25rem;
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 59.99rem) {
    & th,
    & td {
      padding-inline: 0.5rem;
    }
  }
  & thead th {
    font-size: var(--ag-size-label);
    font-weight: 400;
    color: var(--ag-ink-soft);
    background: var(--ag-band);
  }
  & tr + tr,
  & tbody {
    box-shadow: inset 0 1px 0 var(--ag-line);
  }
  /* On phones each row is a sheet of its own. */
  @media screen and (max-width: 47.99rem) {
    & table,
    & :is(tbody, tfoot) {
      display: block;
    }
    ${headsByEar}
    & :is(tbody, tfoot) > tr {
      display: grid;
      gap: 0.35rem;
      padding: 1rem 1.1rem;
    }
    & :is(tbody, tfoot) > tr > :is(th, td) {
      padding: 0;
    }
  }
`;
