import styled from 'styled-components';

/** A search, and the one figure to remember about those who answer it. */
export function SearchArt() {
  return (
    <Figure aria-hidden="true">
      <span>
        cuisine sur mesure québec prix
        <i />
      </span>
      <strong>5,8x</strong>
      <small>de ROAS moyen</small>
    </Figure>
  );
}

const Figure = styled.div`
  display: grid;
  justify-items: end;
  & > span {
    display: flex;
    align-items: center;
    justify-self: stretch;
    padding: 1.1rem 1.5rem;
    border-radius: 999px;
    background: var(--ag-surface);
    box-shadow: 0 0 0 1.5px var(--ag-line), var(--ag-shadow);
    font-size: var(--ag-size-lead);
    line-height: 1.3;
  }
  & i {
    flex: none;
    width: 2px;
    height: 1.2em;
    margin-left: 2px;
    background: var(--ag-ember);
  }
  & > strong {
    justify-self: stretch;
    margin-top: clamp(2rem, 3vw, 2.75rem);
    padding-top: 1.5rem;
    border-top: 1.5px solid var(--ag-line);
    text-align: right;
    font: 800 clamp(7rem, 3rem + 13vw, 14.5rem) / 0.95 var(--ag-display);
    letter-spacing: -0.03em;
    /* Its last letter is set closer to the edge than the field above it. */
    padding-right: 0.02em;
    color: var(--ag-ember);
  }
  & > small {
    /* Clear of the comma above. */
    margin-top: 0.75rem;
    font: 600 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  /* Below the words it begins where these do. */
  @media (max-width: 59.99rem) {
    justify-items: start;
    & > strong {
      text-align: left;
    }
  }
  /* There is room beside it: its words stand at its foot. */
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    grid-template-columns: auto minmax(0, 1fr);
    & > span {
      grid-column: 1 / -1;
    }
    & > small {
      display: flex;
      justify-self: stretch;
      align-items: end;
      margin-top: clamp(2rem, 3vw, 2.75rem);
      padding: 0 0 1.5rem 1.5rem;
      border-top: 1.5px solid var(--ag-line);
    }
  }
`;
