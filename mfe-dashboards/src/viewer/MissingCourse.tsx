import { Picture } from '@agence/shared-contracts/art/Picture';
import { emptyLost } from '@agence/shared-contracts/art/pictures';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Control } from '@agence/shared-contracts/ui/Control';
import styled from 'styled-components';
import { viewerTexts } from '../content/viewer.ts';
import { useCoursesQuery } from '../learner/learnerApi.ts';

const texts = viewerTexts.missing;

/** There is no such course: a search, which is a plain form, and the ways to all of them and to the one that somebody is in. */
export function MissingCourse() {
  const { data: courses, isLoading } = useCoursesQuery();
  const begun = courses?.find(({ completed_at }) => completed_at === null)?.formation.slug;
  return (
    <Missing>
      <Picture of={emptyLost} alt="" light="day" first />
      <div>
        <h1>{texts.title}</h1>
        <p>{texts.detail}</p>
        <Search role="search" action="/formations">
          <label htmlFor="perdu-q">{texts.search.label}</label>
          <div>
            <Control
              id="perdu-q"
              type="search"
              name="q"
              placeholder={texts.search.example}
              maxLength={100}
              required
              autoComplete="off"
              enterKeyHint="search"
            />
            <button type="submit" aria-label={texts.search.action}>
              <svg
                width="20"
                height="20"
                viewBox="0 0 24 24"
                aria-hidden="true"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
              >
                <path d="M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM16 16l5 5" />
              </svg>
            </button>
          </div>
        </Search>
        {/* Which way comes first is not known before. */}
        <Ways aria-busy={isLoading || undefined}>
          {begun ? <ButtonLink href={`/formation-viewer/${begun}`}>{texts.lesson}</ButtonLink> : null}
          {isLoading ? null : (
            <ButtonLink $look={begun ? 'secondary' : 'primary'} href="/formations">
              {texts.action}
            </ButtonLink>
          )}
        </Ways>
      </div>
    </Missing>
  );
}

/** A drawing and what it means below it, in the middle of the room that the footer leaves. */
const Missing = styled.div`
  display: grid;
  gap: 1.5rem;
  grid-template-columns: minmax(0, 36rem);
  place-content: center;
  justify-items: center;
  min-height: calc(100dvh - 8.5rem);
  padding: var(--ag-place) var(--ag-gutter) var(--ag-section);
  text-align: center;
  & img {
    width: 100%;
    height: auto;
  }
  & > div {
    display: grid;
    gap: 1rem;
    justify-items: center;
  }
  & p {
    max-width: 33.4em;
    color: var(--ag-ink-soft);
  }
  /* Of a phone's first screen the bar takes a little, and the footer nothing. */
  @media (max-width: 39.99rem) {
    align-content: start;
    min-height: calc(100dvh - 4rem);
    padding-block: 2.5rem 2rem;
    /* Without the sky above its mountains. */
    & img {
      aspect-ratio: 2.1;
      object-fit: cover;
      object-position: bottom;
    }
    /* Words begin where the field below them does. */
    text-align: start;
    & > div {
      justify-items: start;
    }
  }
  /* Beside each other they fill the page. */
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 29rem) minmax(0, 36rem);
    gap: clamp(2rem, 5vw, 5rem);
    align-items: center;
    text-align: start;
    & > div {
      grid-area: 1 / 1;
      justify-items: start;
    }
    & h1 {
      font-size: clamp(2.25rem, 1.2rem + 2vw, 3rem);
    }
  }
`;

const Search = styled.form`
  display: grid;
  gap: 0.6rem;
  width: 100%;
  margin-block: 0.5rem;
  text-align: start;
  & > label {
    font-weight: 600;
  }
  & > div {
    position: relative;
  }
  & input {
    padding-right: 3.25rem;
  }
  /* In its field: what is pressed after it are the ways on. */
  & button {
    position: absolute;
    inset: 0 0 0 auto;
    display: grid;
    place-items: center;
    width: 3rem;
    border: 0;
    border-radius: var(--ag-radius);
    background: none;
    cursor: pointer;
  }
  & button:hover {
    color: var(--ag-ember);
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  justify-content: center;
  min-height: 3rem;
  @media (max-width: 39.99rem) {
    display: grid;
    align-content: start;
    justify-content: stretch;
    width: 100%;
    min-height: 6.75rem;
  }
  @media (min-width: 60rem) {
    justify-content: start;
  }
`;
