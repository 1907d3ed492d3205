import { massifContent } from '@agence/shared-contracts/art/pictures';
import { Container } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { MethodContent } from '../content/method/method.ts';
import { Cta } from '../landing/Cta.tsx';
import { ClosingCall } from '../reading/ClosingCall.tsx';
import { NextPages } from '../reading/NextPages.tsx';
import { Opening } from '../reading/Opening.tsx';
import { Ascent } from './Ascent.tsx';
import { pieceOf } from './pieces.tsx';
import { SiteWeeks } from './SiteWeeks.tsx';

/** Everything that `/methode` says. */
export function Method(texts: MethodContent) {
  const { name, title, lead, action, actionNote, profile, received, stages, pieces, site, next, asked } = texts;
  return (
    <>
      <First>
        <Opening name={name} title={title} lead={lead}>
          <Cta id="method-audit" location="method" label={action} asked="audit" />
          <small>{actionNote}</small>
        </Opening>
      </First>
      <Ascent label={profile} stages={stages} />
      <Stages>
        {stages.map((stage) => (
          <li key={stage.id} id={stage.id}>
            <div className="told">
              <small>{stage.when}</small>
              <h2>{stage.title}</h2>
              <p>{stage.text}</p>
              <dl>
                <dt>{received}</dt>
                <dd>{stage.gift}</dd>
              </dl>
            </div>
            {pieceOf(stage.id, pieces)}
          </li>
        ))}
      </Stages>
      <SiteWeeks {...site} />
      <NextPages {...next} />
      <ClosingCall {...asked} picture={massifContent} />
    </>
  );
}

const First = styled(Container)`
  padding-block: clamp(1.5rem, 3vw, 2.5rem) clamp(1.5rem, 4vw, 3rem);
`;

const Stages = styled(Container).attrs({ as: 'ol' })`
  counter-reset: stage;
  padding-bottom: clamp(2rem, 5vw, 4rem);
  & > li {
    counter-increment: stage;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2rem 5rem;
    align-items: center;
    padding-block: clamp(2.5rem, 6vw, 5rem);
  }
  & > li + li {
    border-top: 1px solid var(--ag-line);
  }
  & > li > .told > small {
    font: 700 1rem/1.3 var(--ag-display);
    color: var(--ag-ember);
  }
  & > li > .told > small::before {
    content: 'Étape ' counter(stage) ' · ';
  }
  & h2 {
    margin-block: 0.75rem 1rem;
    max-width: 12em;
  }
  & > li > .told > p {
    max-width: 34em;
    color: var(--ag-ink-soft);
  }
  & > li > .told > dl {
    margin-top: 1.5rem;
    padding-left: 1.25rem;
    border-left: 3px solid var(--ag-ember);
  }
  & > li > .told > dl > dt {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & > li > .told > dl > dd {
    max-width: 32em;
    font-weight: 600;
  }
  & > #suivi > aside {
    padding: min(clamp(1.5rem, 3vw, 2.25rem), 7vw);
  }
  /* Its card is wide here: the account's curve, which has letters, grows no larger for it, and its campaigns stand beside it. */
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    & > #suivi > aside {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 2.5rem;
    }
    & > #suivi > aside > :is(header, footer) {
      grid-column: 1 / -1;
    }
    & > #suivi > aside > ul {
      grid-area: 2 / 2 / span 2;
      align-self: end;
    }
  }
  @media (min-width: 60rem) {
    & > li {
      grid-template-columns: 7fr 5fr;
    }
    & > li:nth-child(even) {
      grid-template-columns: 5fr 7fr;
    }
    & > li:nth-child(even) > .told {
      order: 1;
    }
  }
`;
