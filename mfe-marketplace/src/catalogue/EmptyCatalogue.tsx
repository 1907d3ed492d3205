import { Picture } from '@agence/shared-contracts/art/Picture';
import { emptyHut, emptyLost } from '@agence/shared-contracts/art/pictures';
import { Button } from '@agence/shared-contracts/ui/Button';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { stateTexts as texts } from '../content/listStates.ts';
import type { CatalogueClient } from '../store/catalogueClient.ts';
import { argOf, type CatalogueQuery, everything, isNarrowed } from './catalogueQuery.ts';
import { nearest } from './nearest.ts';
import type { ListedCourse } from './readCatalogue.ts';

interface EmptyCatalogueProps {
  readonly query: CatalogueQuery;
  /** Favourites were asked for, and none is kept on this device. */
  readonly nothingKept: boolean;
  /** Courses that have come with the page to be shown instead. */
  readonly near: readonly ListedCourse[] | undefined;
  readonly client: CatalogueClient;
  /** A card as the list has them. */
  readonly card: (course: ListedCourse) => ReactNode;
  readonly onClear: () => void;
}

/** Why there is nothing to see, the way out, and courses that are there. */
export function EmptyCatalogue({ query, nothingKept, near: sent, client, card, onClear }: EmptyCatalogueProps) {
  const near = useNear(client, sent);
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
  const { search } = query;
  const isFiltered = isNarrowed({ ...query, search: '' });
  return (
    <>
      {search ? (
        <State
          title={texts.noSearchResult.title}
          detail={texts.noSearchResult.detail(search, isFiltered)}
          picture={emptyLost}
        >
          {clear(isFiltered ? texts.clear : texts.clearSearch)}
        </State>
      ) : (
        <State title={texts.noResult.title} detail={texts.noResult.detail} picture={emptyLost}>
          {clear(texts.clear)}
        </State>
      )}
      {near.length > 0 ? (
        <Near aria-labelledby="proches">
          <h2 id="proches">{texts.near}</h2>
          <ul>
            {near.map((course) => (
              <li key={course.slug}>{card(course)}</li>
            ))}
          </ul>
        </Near>
      ) : null}
    </>
  );
}

const WHOLE = argOf(everything);

/** The first courses of the whole catalogue: those that came with the page, else asked for. */
function useNear(client: CatalogueClient, sent: readonly ListedCourse[] | undefined): readonly ListedCourse[] {
  const [near, setNear] = useState(sent ?? []);
  useEffect(() => {
    if (sent) return;
    let isCurrent = true;
    const request = client.ask(WHOLE);
    void request.settled.then(() => {
      const { data } = client.read(WHOLE);
      if (isCurrent) setNear(nearest(data?.items ?? []));
    });
    return () => {
      isCurrent = false;
      request.release();
    };
  }, [client, sent]);
  return near;
}

interface StateProps {
  readonly title: string;
  readonly detail: string;
  readonly picture: typeof emptyLost;
  readonly children: ReactNode;
}

function State({ title, detail, picture, children }: StateProps) {
  return (
    <Panel role="status">
      <Drawing of={picture} alt="" first />
      <div>
        <strong>{title}</strong>
        <p>{detail}</p>
        {children}
      </div>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: 1.5rem 3.5rem;
  align-items: center;
  padding-block: 0 3rem;
  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
    padding-top: 1rem;
  }
  & strong {
    display: block;
    font: 700 clamp(1.75rem, 1.4rem + 1vw, 2.25rem) / 1.1 var(--ag-display);
    text-wrap: balance;
  }
  & p {
    max-width: 29.5em;
    margin-top: 0.75rem;
    color: var(--ag-ink-soft);
  }
  & button {
    margin-top: 1.5rem;
    border-color: var(--ag-ink);
    background: var(--ag-ink);
    color: var(--ag-ground);
    &:hover {
      background: color-mix(in srgb, var(--ag-ink) 85%, var(--ag-ground));
    }
  }
`;

const Drawing = styled(Picture)`
  width: 100%;
  max-width: 22rem;
  border-radius: var(--ag-radius-large);
`;

const Near = styled.section`
  margin-bottom: 2rem;
  container-type: inline-size;
  /* Second to what is said of the search. */
  & > h2 {
    font-size: var(--ag-size-3);
  }
  & > ul {
    display: grid;
    gap: 1.5rem;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    margin-top: 1.25rem;
  }
  & > ul > li {
    display: grid;
  }
  /* Cards beside each other have their makers on one line; below each other each is as high as its words. */
  @container (min-width: 31.5rem) {
    & > ul > li {
      min-height: 23.5rem;
    }
  }
  @container (max-width: 31.49rem) {
    & > ul > li .who {
      margin-top: 0.6rem;
    }
  }
  /* None stands alone beside a hole where two fit, nor is it so wide that its summit is cut off. */
  @container (min-width: 31.5rem) and (max-width: 47.99rem) {
    & > ul > li:nth-child(3) {
      display: none;
    }
  }
  /* Paper has them all. */
  @media print {
    && > ul > li:nth-child(3) {
      display: grid;
    }
  }
`;
