import { Picture } from '@agence/shared-contracts/art/Picture';
import { emptyHut, emptyLost } from '@agence/shared-contracts/art/pictures';
import { Button } from '@agence/shared-contracts/ui/Button';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { stateTexts as texts } from '../content/listStates.ts';
import type { CatalogueQuery } from './catalogueQuery.ts';

interface EmptyCatalogueProps {
  readonly query: CatalogueQuery;
  /** Favourites were asked for, and none is kept on this device. */
  readonly nothingKept: boolean;
  readonly onClear: () => void;
}

/** Why there is nothing to see, and the way out. */
export function EmptyCatalogue({ query, nothingKept, onClear }: EmptyCatalogueProps) {
  const clear = (label: string) => (
    <Button type="button" $look="secondary" onClick={onClear}>
      {label}
    </Button>
  );
  if (nothingKept) {
    return (
      <State title={texts.noFavourite.title} detail={texts.noFavourite.detail} picture={emptyHut}>
        {clear(texts.noFavourite.action)}
      </State>
    );
  }
  const { title, detail } = query.search ? { title: texts.noSearchResult, detail: undefined } : texts.noResult;
  return (
    <State title={title} detail={detail} picture={emptyLost}>
      {clear(texts.clear)}
    </State>
  );
}

interface StateProps {
  readonly title: string;
  readonly detail: string | undefined;
  readonly picture: typeof emptyLost;
  readonly children: ReactNode;
}

function State({ title, detail, picture, children }: StateProps) {
  return (
    <Panel role="status">
      <Drawing of={picture} alt="" first />
      <div>
        <strong>{title}</strong>
        {detail ? <p>{detail}</p> : null}
        {children}
      </div>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: 1.5rem 3.5rem;
  align-items: center;
  padding-block: 1rem 3rem;
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
  }
  & strong {
    font: 700 clamp(1.75rem, 1.4rem + 1vw, 2.25rem) / 1.1 var(--ag-display);
  }
  & p {
    max-width: 29.5em;
    margin-top: 0.75rem;
    color: var(--ag-ink-soft);
  }
  & button {
    margin-top: 1.5rem;
  }
  & strong + button {
    display: block;
  }
`;

const Drawing = styled(Picture)`
  width: 100%;
  max-width: 22rem;
  border-radius: var(--ag-radius-large);
`;
