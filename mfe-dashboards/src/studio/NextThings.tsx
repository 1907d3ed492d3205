import { Skeleton } from '@agence/shared-contracts/ui/States';
import styled from 'styled-components';
import { creatorFrameTexts } from '../content/creatorFrame.ts';
import { studioTexts } from '../content/studio.ts';
import { Room } from '../member/Room.tsx';
import { rowLink } from '../member/rowLink.ts';
import type { ModuleStop, OwnCourse, ReceivedReview } from './studioApi.ts';
import { leftOf, worstStop } from './worstStop.ts';

const texts = studioTexts.next;

/** Something to do: what, why, and where. */
interface Thing {
  readonly name: string;
  readonly why: string;
  readonly href: string;
}

interface Work {
  /** Whether somebody may write courses and not publish them yet. */
  readonly isApplicant: boolean;
  readonly courses: readonly OwnCourse[];
  readonly reviews: readonly ReceivedReview[];
  /** Where learners stop in a course. */
  readonly stops: { readonly course: OwnCourse; readonly modules: readonly ModuleStop[] } | undefined;
}

/** What brings a creator on, the most pressing first. */
export const thingsToDo = ({ isApplicant, courses, reviews, stops }: Work): Thing[] => [
  ...(isApplicant
    ? [{ name: creatorFrameTexts.become, why: texts.becomeDetail, href: '/creator-dashboard/profil' }]
    : []),
  ...worstModule(stops),
  ...unanswered(reviews),
  ...draft(courses),
];

interface NextThingsProps {
  /** Undefined until all of them are known: one after the other would push away what stands below. */
  readonly things: readonly Thing[] | undefined;
}

/** What to do next: each says why and leads to where it is done. */
export function NextThings({ things }: NextThingsProps) {
  if (things?.length === 0) return null;
  return (
    <Room name="studio-things" isComing={!things} height="17.75rem" narrow="22rem">
      <Section aria-labelledby="ensuite">
        <h2 id="ensuite">{texts.title}</h2>
        {things ? (
          <List>
            {things.map(({ name, why, href }) => (
              <li key={name}>
                <a href={href}>{name}</a>
                <p>{why}</p>
              </li>
            ))}
          </List>
        ) : (
          <Skeleton $height="100%" aria-busy="true" />
        )}
      </Section>
    </Room>
  );
}

function worstModule(stops: Work['stops']): Thing[] {
  const place = stops ? worstStop(stops.modules) : undefined;
  const module = place === undefined ? undefined : stops?.modules[place];
  if (!stops || place === undefined || !module) return [];
  return [
    {
      name: texts.review(place + 1, stops.course.title),
      why: texts.reviewDetail(leftOf(module), module.began),
      href: `/creator-dashboard/formations/${stops.course.id}#module-${module.module_id}`,
    },
  ];
}

function unanswered(reviews: Work['reviews']): Thing[] {
  const count = reviews.filter(({ answer, comment }) => comment && !answer).length;
  return count > 0 ? [{ name: texts.answer(count), why: texts.answerDetail, href: '#avis' }] : [];
}

/** The draft that was changed last. */
function draft(courses: Work['courses']): Thing[] {
  return courses
    .filter(({ is_published }) => !is_published)
    .slice(0, 1)
    .map(({ id, title, missing }) => ({
      name: missing.length > 0 ? texts.finish(title) : texts.publish(title),
      why: missing.length > 0 ? texts.missing(missing.length) : texts.ready,
      href: `/creator-dashboard/formations/${id}`,
    }));
}

const Section = styled.section`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: 1rem;
`;

const List = styled.ol`
  align-self: start;
  counter-reset: thing;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr) auto;
    align-items: center;
    padding-block: 0.9rem;
    border-bottom: 1px solid var(--ag-line);
    counter-increment: thing;
  }
  & > li::before {
    content: counter(thing);
    grid-row: span 2;
    font: 700 1.375rem/1 var(--ag-display);
    color: var(--ag-ink-soft);
  }
  & > li::after {
    content: '';
    grid-area: 1 / 3 / 3 / 4;
    width: 0.5rem;
    height: 0.5rem;
    margin-right: 0.25rem;
    border: solid var(--ag-ink-soft);
    border-width: 2px 2px 0 0;
    rotate: 45deg;
  }
  ${rowLink}
  & p {
    grid-column: 2;
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
`;
