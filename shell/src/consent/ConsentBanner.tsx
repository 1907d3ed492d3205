import { Button } from '@agence/shared-contracts/ui/Button';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { consentTexts as texts } from '../content/consent.ts';
import type { Consent } from './consent.ts';

/** Asks for consent with two answers of equal weight. */
export function ConsentBanner({ consent }: { readonly consent: Consent }) {
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => (panel.current ? keepClear(panel.current) : undefined), []);
  const { choice, isKept } = consent.getSnapshot();
  const isAskedAgain = useRef(choice !== undefined);
  useEffect(() => {
    if (!isAskedAgain.current) return;
    // Asked again from the footer: the visitor's focus comes along, and goes back with the answer.
    const opener = document.activeElement as HTMLElement | null;
    title.current?.focus();
    return () => opener?.focus();
  }, []);
  return (
    <Panel ref={panel} aria-label={texts.label}>
      <h2 ref={title} tabIndex={-1}>
        {texts.title}
      </h2>
      {/* Two short paragraphs: one long one could be the largest text of a page, and its largest contentful paint. */}
      <p className="declining">{texts.declining}</p>
      <p className="accepting">{texts.accepting}</p>
      <div className="more">
        <a href={texts.policyPath}>{texts.policy}</a>
        {isKept ? null : <p>{texts.temporary}</p>}
      </div>
      <Answers>
        <Button type="button" $look="secondary" onClick={() => consent.decide('declined')}>
          {texts.decline}
        </Button>
        <Button type="button" $look="secondary" onClick={() => consent.decide('accepted')}>
          {texts.accept}
        </Button>
      </Answers>
    </Panel>
  );
}

/** Focus is never under the notice (WCAG 2.4.11): the page scrolls what has it above, and its end too. @returns ends that */
function keepClear(panel: HTMLElement) {
  const [{ style: root }, { style: body }] = [document.documentElement, document.body];
  const sizes = new ResizeObserver(() => {
    const room = getComputedStyle(panel).position === 'fixed' ? `${panel.offsetHeight + ROOM_PX}px` : '';
    root.scrollPaddingBottom = room;
    body.paddingBottom = room;
  });
  sizes.observe(panel);
  return () => {
    sizes.disconnect();
    root.scrollPaddingBottom = '';
    body.paddingBottom = '';
  };
}

/** Its margin, and the ring around what has focus. */
const ROOM_PX = 32;

/** Docked to the lower edge: whatever a page has for its first action is beside or above it. */
const Panel = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 30;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.35rem 0.75rem;
  align-items: start;
  padding: 1rem max(var(--ag-gutter), calc(50vw - 41rem + var(--ag-gutter)));
  border-top: 3px solid var(--ag-ink);
  background: var(--ag-surface);
  color: var(--ag-ink);
  font-size: 0.9375rem;
  line-height: 1.45;
  max-height: calc(100dvh - 2rem);
  overflow: auto;
  & > h2 {
    grid-column: 1 / -1;
    font-size: 1.0625rem;
  }
  /* Each answer with what it means above it. */
  & > .declining {
    grid-area: 2 / 1;
  }
  & > .accepting {
    grid-area: 2 / 2;
  }
  & > .more {
    grid-column: 1 / -1;
  }
  @media (min-width: 48rem) {
    column-gap: 2rem;
    & > h2 {
      grid-column: 1;
    }
    & > .more {
      grid-area: 1 / 2;
      justify-self: end;
    }
  }
  /* The policy follows what it says more about; the answers end the notice. */
  @media (max-width: 47.99rem) {
    padding-block: 0.75rem;
    line-height: 1.4;
    & > .more {
      grid-row: 3;
    }
  }
  @media (min-width: 60rem) and (max-width: 79.99rem) {
    grid-template-columns: minmax(0, 1fr) repeat(2, 20.5rem);
    padding-block: 1.25rem;
    & > h2 {
      align-self: center;
      font-size: var(--ag-size-3);
    }
    & > .more {
      grid-area: 2 / 1;
      justify-self: start;
    }
    & > .declining {
      grid-area: 2 / 2;
    }
    & > .accepting {
      grid-area: 2 / 3;
    }
  }
  /* A low bar: what each answer means is one line of its own, and both stand beside them. */
  @media (min-width: 80rem) {
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 0.1rem 2rem;
    align-items: center;
    padding-block: 0.85rem;
    & > .more {
      grid-area: 2 / 1;
      justify-self: start;
    }
    & > .declining {
      grid-area: 1 / 2;
    }
    & > .accepting {
      grid-area: 2 / 2;
    }
  }
  /* In a low window it stands above the page, instead of over it. */
  @media (max-height: 30rem) {
    position: static;
    max-height: none;
  }
`;

const Answers = styled.div`
  grid-area: 3 / 1 / auto / span 2;
  @media (max-width: 47.99rem) {
    grid-row: 4;
  }
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.75rem;
  padding-block: 0.35rem;
  @media (min-width: 48rem) {
    column-gap: 2rem;
  }
  @media (min-width: 60rem) {
    grid-area: 1 / 2 / auto / span 2;
    padding: 0;
  }
  @media (min-width: 80rem) {
    grid-area: 1 / 3 / span 2 / auto;
    column-gap: 0.75rem;
  }
`;
