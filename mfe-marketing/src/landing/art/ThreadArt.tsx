import styled from 'styled-components';
import { exampleMark } from '../../content/exampleMark.ts';
import { Fictional } from '../../marks/Fictional.tsx';

const messages = [
  ['client', 'Jeu. 21 h 42', 'Bonjour, avez-vous des disponibilités en mai ?'],
  ['agency', 'Jeu. 21 h 43', 'Oui ! Voici trois dates, et le prix d’un projet comme le vôtre.'],
  ['agency', 'Lun. 9 h', 'Une question avant de choisir ? Julie vous rappelle aujourd’hui.'],
  ['client accepted', 'Lun. 14 h 10', 'On prend le 12 mai.'],
] as const;

/** A request that nobody let sleep. */
export function ThreadArt() {
  return (
    <Thread aria-hidden="true">
      {messages.map(([from, when, text]) => (
        <p key={when} className={from}>
          <small>{when}</small>
          <span>{text}</span>
        </p>
      ))}
      <Mark>{exampleMark}</Mark>
    </Thread>
  );
}

const Mark = styled(Fictional)`
  justify-self: start;
`;

const Thread = styled.div`
  display: grid;
  gap: 1rem;
  & > p {
    display: grid;
    gap: 0.3rem;
    justify-items: end;
    padding-left: 18%;
  }
  & > .client {
    justify-items: start;
    padding: 0 18% 0 0;
  }
  & small {
    color: var(--ag-ink-soft);
  }
  & > p > span {
    padding: 0.9rem 1.35rem;
    border-radius: 1.4rem 1.4rem 0.3rem 1.4rem;
    background: var(--ag-spruce);
    color: var(--ag-on-spruce);
    /* By night its ground is nearly the page's. */
    box-shadow: 0 0 0 1.5px var(--ag-line);
    line-height: 1.4;
  }
  & > .client > span {
    border-radius: 1.4rem 1.4rem 1.4rem 0.3rem;
    background: var(--ag-surface);
    color: var(--ag-ink);
  }
  & > .accepted > span {
    background: var(--ag-moss);
    color: var(--ag-ground);
    box-shadow: none;
    font-weight: 600;
  }
`;
