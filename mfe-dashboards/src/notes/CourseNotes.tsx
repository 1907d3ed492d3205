import { Picture } from '@agence/shared-contracts/art/Picture';
import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { longDate } from '@agence/shared-contracts/format/frenchDate';
import { frenchSpaces } from '@agence/shared-contracts/format/frenchSpaces';
import { useShell } from '@agence/shared-contracts/platform';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';
import { learnerTexts } from '../content/learner.ts';
import { notesTexts as texts } from '../content/notes.ts';
import { useCoursesQuery, useReachedModulesQuery } from '../learner/learnerApi.ts';
import { standingIn } from '../learner/standing.ts';
import { CourseProfile } from '../member/CourseProfile.tsx';
import { courseCover } from '../member/courseCover.ts';
import { FactLine } from '../member/FactLine.tsx';
import { withRaised } from '../member/raised.tsx';
import { TextButton } from '../member/TextButton.tsx';
import { noteAddress } from './noteAddress.ts';
import { noteLines } from './noteLines.ts';
import type { ModuleNote } from './readNotes.ts';

/** What was written on the modules of a course, and how far one is in it. @param notes at least one */
export function CourseNotes({ notes }: { readonly notes: readonly ModuleNote[] }) {
  const formation = notes[0]?.formation;
  if (!formation) return null;
  return (
    <Sheet aria-labelledby={formation.id}>
      <Head>
        <Picture of={courseCover(formation.category.slug)} alt="" />
        <h2 id={formation.id}>{formation.title}</h2>
        <Course id={formation.id} noted={new Set(notes.map(({ module }) => module.id))} />
      </Head>
      <ul>
        {notes.map((note) => (
          <Note key={note.module.id} note={note} />
        ))}
      </ul>
    </Sheet>
  );
}

interface CourseProps {
  readonly id: string;
  /** Modules whose notes stand below. */
  readonly noted: ReadonlySet<string>;
}

/** How far one is in a course that one follows, and the way on, in the words of its row among the courses. */
function Course({ id, noted }: CourseProps) {
  const { data: courses } = useCoursesQuery();
  const { data: reached } = useReachedModulesQuery();
  const course = courses?.find(({ formation }) => formation.id === id);
  if (!course || !reached) return <Standing aria-busy={!courses || !reached || undefined} />;
  const { minutes, at, left, next } = standingIn(course, reached);
  const { progress_percentage: percent, completed_at, formation } = course;
  const address = `/formation-viewer/${formation.slug}`;
  return (
    <Standing>
      <CourseProfile
        seed={id}
        level={formation.level}
        minutes={minutes}
        at={completed_at ? Number.POSITIVE_INFINITY : at}
        shape="row"
      />
      <p>
        <FactLine>
          <strong>{learnerTexts.percent(percent)}</strong>
          {left > 0 ? learnerTexts.next.left(formatDuration(left)) : null}
        </FactLine>
      </p>
      {next && !noted.has(next.module.id) ? (
        <p>
          <small>{learnerTexts.next.module(next.number, minutes.length)}</small>
          <span>{next.module.title}</span>
        </p>
      ) : null}
      <ButtonLink $look="secondary" href={next ? `${address}?module=${next.module.id}` : address}>
        {!next ? learnerTexts.review : percent > 0 ? learnerTexts.resume : texts.open(next.number)}
      </ButtonLink>
    </Standing>
  );
}

function Note({ note: { text, writtenAt, module, formation } }: { readonly note: ModuleNote }) {
  const { ui } = useShell();
  const address = `/formation-viewer/${formation.slug}?module=${module.id}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      ui.toast({ title: texts.copied });
    } catch {
      ui.toast({ title: texts.copyFailed, tone: 'destructive' });
    }
  };
  return (
    <li>
      <h3>
        <a href={address}>{texts.module(module.order_index + 1, module.title)}</a>
      </h3>
      <small>{writtenAt ? <time dateTime={writtenAt}>{withRaised(longDate(writtenAt))}</time> : null}</small>
      <Acts>
        <TextButton type="button" onClick={() => void copy()}>
          <span>
            {texts.copy} <span className="visually-hidden">{texts.of(module.title)}</span>
          </span>
        </TextButton>
        <a href={noteAddress(formation.slug, module.id)}>
          {texts.edit} <span className="visually-hidden">{texts.of(module.title)}</span>
        </a>
      </Acts>
      {noteLines(text).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: passages have no other identity and never move
        <Passage key={index} data-stamped={line.at ? '' : undefined}>
          {line.at ? (
            <a href={`${address}&moment=${line.second}`} aria-label={texts.moment(line.at, module.title)}>
              {line.at}
            </a>
          ) : null}
          <p>{frenchSpaces(line.text)}</p>
        </Passage>
      ))}
    </li>
  );
}

const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  & > ul {
    padding-block: 0.5rem;
  }
  & > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.5rem 1.25rem;
    align-items: center;
    padding: 1.25rem clamp(1.1rem, 2.5vw, 2rem);
  }
  & > ul > li > * {
    grid-column: 1 / -1;
  }
  & > ul > li > small {
    grid-column: 1;
    margin-top: -0.5rem;
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & > ul > li + li {
    border-top: 1px solid var(--ag-line);
  }
  & h3 {
    font: 650 1.0625rem / 1.35 var(--ag-text);
    letter-spacing: 0;
  }
  & h3 > a {
    display: inline-block;
    padding-block: 0.25rem;
    text-decoration-color: var(--ag-edge);
  }
  @media (min-width: 40rem) {
    & > ul > li > h3 {
      grid-area: 1 / 1;
    }
  }
`;

/** What can be done with a note: on the line of its title, on phones on that of its date. */
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  font-size: var(--ag-size-small);
  margin-block: -0.75rem -0.25rem;
  & > a,
  & > button {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-block: 0;
    font-size: inherit;
    font-weight: 600;
    line-height: 1.2;
    text-decoration-color: var(--ag-edge);
    text-underline-offset: 0.25em;
  }
  /* Where letters are so large that a line has no room for both, it has one of its own. */
  @media (min-width: 20rem) {
    ${Sheet} > ul > li > & {
      grid-area: 2 / 2;
    }
  }
  @media (min-width: 40rem) {
    margin-block: -0.5rem;
    ${Sheet} > ul > li > & {
      grid-row: 1;
    }
  }
`;

/** Across the sheet, which ends with the last note; as light as the notes, which are what one comes for. */
const Head = styled.div`
  --profile-ground: var(--ag-surface);
  display: grid;
  gap: 0.9rem;
  padding: 0.9rem clamp(1.1rem, 2.5vw, 2rem);
  border-bottom: 1px solid var(--ag-line);
  & > img,
  & img {
    width: 100%;
    aspect-ratio: 8 / 5;
    border-radius: var(--ag-radius);
    object-fit: cover;
  }
  & > h2 {
    font-size: 1.0625rem;
    line-height: 1.3;
    letter-spacing: -0.01em;
  }
  @media (max-width: 59.99rem) {
    grid-template-columns: 5.5rem minmax(0, 1fr);
    align-items: center;
  }
  @media (min-width: 60rem) {
    grid-template:
      'picture . profile action' 1fr
      'picture title profile action' auto
      'picture facts profile action' auto
      'picture next profile action' auto
      'picture . profile action' 1fr / 5.5rem minmax(0, 1fr) 7rem auto;
    gap: 0 1.5rem;
    align-items: center;
    align-content: center;
    padding-block: 0.75rem;
    & img {
      grid-area: picture;
    }
    & > h2 {
      grid-area: title;
    }
  }
`;

const Standing = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: 0.9rem;
  justify-items: stretch;
  font-size: var(--ag-size-data);
  & p > small {
    display: block;
    color: var(--ag-ink-soft);
  }
  /* As what can be done with a course is edged in its row. */
  & > a {
    border-color: var(--ag-edge);
  }
  @media (max-width: 59.99rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    & > svg,
    & > p + p {
      display: none;
    }
    &[aria-busy] {
      min-height: 5rem;
    }
  }
  /* Where letters are so large that a line has no room for both. */
  @media (max-width: 19.99rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 60rem) {
    display: contents;
    /* Its flag stands above its box, and with it the drawing is in the middle. */
    & > svg {
      grid-area: profile;
      margin-top: 0.95rem;
    }
    & > p {
      grid-area: facts;
    }
    & > p + p {
      grid-area: next;
      align-self: start;
    }
    & > a {
      grid-area: action;
    }
  }
`;

const Passage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem 1rem;
  align-items: baseline;
  & > p {
    max-width: var(--ag-measure);
    font-size: clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem);
    line-height: 1.5;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & > a {
    position: relative;
    justify-self: start;
    padding: 0.15rem 0.6rem;
    border-radius: var(--ag-radius);
    background: var(--ag-band);
    font-weight: 650;
    font-size: var(--ag-size-data);
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: -0.6rem -0.3rem;
  }
  & > a:hover {
    text-decoration: underline;
  }
  &[data-stamped] {
    grid-template-columns: 4.25rem minmax(0, 1fr);
  }
`;
