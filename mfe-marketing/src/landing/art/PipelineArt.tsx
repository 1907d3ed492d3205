import styled from 'styled-components';

/** Stages of a sale with the requests that stand in each; the one that has just moved is set apart. */
const stages = [
  ['Reçue', ['Toiture, Charlesbourg', 'il y a 1 min'], ['Cuisine, Limoilou', 'réponse envoyée']],
  ['Appelée', ['Terrasse, Lévis', 'reçue jeudi, 21 h 42'], ['Salle de bain, Beauport', 'rappel mardi, 9 h']],
  ['Signée', ['Sous-sol, Sainte-Foy', 'début le 12 mai'], ['Agrandissement, Québec', 'acompte reçu']],
] as const;
const MOVING = 'Terrasse, Lévis';

/** The follow-up of requests as a team sees it: a column a stage, and one request on its way to the next. */
export function PipelineArt() {
  return (
    <Board aria-hidden="true">
      {stages.map(([stage, ...requests]) => (
        <div key={stage}>
          <b>{stage}</b>
          {requests.map(([request, state]) => (
            <p key={request} className={request === MOVING ? 'moving' : undefined}>
              <strong>{request}</strong>
              <small>{state}</small>
            </p>
          ))}
        </div>
      ))}
    </Board>
  );
}

const Board = styled.div`
  display: grid;
  gap: 1.5rem;
  & > div {
    display: grid;
    gap: 0.75rem;
    align-content: start;
    padding-top: 0.75rem;
    border-top: 3px solid var(--ag-ink);
  }
  & b {
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  & p {
    display: grid;
    gap: 0.15rem;
    padding: 1rem 1.25rem;
    border-radius: var(--ag-radius);
    background: var(--ag-surface);
    box-shadow: 0 0 0 1px var(--ag-line);
    line-height: 1.4;
  }
  & small {
    color: var(--ag-ink-soft);
  }
  & .moving {
    box-shadow:
      0 0 0 2px var(--ag-ember),
      var(--ag-shadow);
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    /* From the column that it leaves, not yet in line with the others. */
    & .moving {
      --step: min(4rem, 4.5vw);
      margin-left: calc(-1 * var(--step));
      margin-right: var(--step);
      rotate: -2deg;
    }
    & .moving > small::after {
      content: ' →';
      color: var(--ag-ember);
    }
  }
`;
