import styled from 'styled-components';

/** Stages of a sale with the requests that stand in each; the one that has just moved is set apart. */
const stages = [
  ['Reçue', ['Toiture, Charlesbourg', 'il y a 1 min'], ['Cuisine, Limoilou', 'répondu']],
  ['Appelée', ['Terrasse, Lévis', 'jeudi, 21 h 42'], ['Salle de bain, Beauport', 'rappel mardi']],
  ['Signée', ['Sous-sol, Sainte-Foy', 'début le 12 mai'], ['Rallonge, Québec', 'acompte reçu']],
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

/* All stages stand beside each other on every screen: what moves is seen between two of them. */
const Board = styled.div`
  --gap: clamp(0.5rem, 2vw, 1.5rem);
  --step: clamp(0.75rem, 6vw - 0.75rem, 3.5rem);
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--gap);
  & > div {
    display: grid;
    gap: var(--gap);
    align-content: start;
    padding-top: 0.75rem;
    border-top: 3px solid var(--ag-ink);
  }
  & b {
    font: 700 clamp(1rem, 0.8rem + 1vw, var(--ag-size-3)) / 1.2 var(--ag-display);
  }
  & p {
    display: grid;
    gap: 0.15rem;
    padding: clamp(0.6rem, 2vw, 1rem) clamp(0.6rem, 2vw, 1.25rem);
    border-radius: var(--ag-radius);
    background: var(--ag-surface);
    box-shadow: 0 0 0 1px var(--ag-line);
    font-size: clamp(0.8125rem, 0.7rem + 0.4vw, 1rem);
    line-height: 1.35;
    hyphens: auto;
  }
  & small {
    color: var(--ag-ink-soft);
    font-size: 1em;
  }
  /* From the column that it leaves, not yet in line with the others. */
  & .moving {
    margin-inline: calc(-1 * var(--step)) var(--step);
    rotate: -2deg;
    box-shadow:
      0 0 0 2px var(--ag-ember),
      var(--ag-shadow);
  }
  & .moving > small::after {
    content: ' →';
    color: var(--ag-ember);
  }
`;
