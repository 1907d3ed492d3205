import { LEVEL_LABELS } from '@agence/shared-contracts/backend/level';
import { formatPrice } from '@agence/shared-contracts/backend/money';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Badge } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { studioTexts } from '../content/studio.ts';
import { OwnCover } from '../course-fields/OwnCover.tsx';
import { FactLine } from '../member/FactLine.tsx';
import { Icon } from '../member/Icon.tsx';
import { firstWords } from './firstWords.ts';
import type { OwnCourse } from './studioApi.ts';

const texts = studioTexts.card;

/** Of a description: two lines beside the figures, and on a phone. */
const FEWER_LETTERS = 80;
/** Two lines above the figures. */
const MOST_LETTERS = 125;

interface CourseCardProps {
  readonly course: OwnCourse;
  readonly onDelete: () => void;
}

/** One of the creator's courses with its figures and what can be done with it. */
export function CourseCard({ course, onDelete }: CourseCardProps) {
  const { title, is_published, view_count, module_count, total_modules, students } = course;
  // A draft is seen in the viewer, by its creator alone (AMB-42).
  const view = is_published ? `/formations/${course.slug}` : `/formation-viewer/${course.slug}`;
  const figures = [
    { value: view_count, label: texts.views(view_count) },
    { value: module_count, label: texts.modules(module_count, module_count - total_modules) },
    { value: students, label: texts.students(students) },
  ];
  const fewer = firstWords(course.description, FEWER_LETTERS);
  const more = firstWords(course.description, MOST_LETTERS);
  return (
    <Row>
      <div className="cover">
        {course.thumbnail_url ? <img src={course.thumbnail_url} alt="" /> : <OwnCover category={course.category_id} />}
      </div>
      <div>
        <Line>
          <Badge $tone={is_published ? 'moss' : 'neutral'}>{is_published ? texts.published : texts.draft}</Badge>
          <FactLine>
            {LEVEL_LABELS[course.level]}
            <span translate={course.price ? 'no' : undefined}>{formatPrice(course.price)}</span>
          </FactLine>
        </Line>
        <h3>{title}</h3>
      </div>
      <Description>
        {fewer === more ? (
          fewer
        ) : (
          <>
            <span data-fewer="">{fewer}</span>
            <span data-more="">{more}</span>
          </>
        )}
      </Description>
      <Figures>
        {figures.map(({ value, label }) => (
          <li key={label}>
            <strong>{frenchNumber(value)}</strong> <span>{label}</span>
          </li>
        ))}
      </Figures>
      <Actions>
        <Change
          $look="secondary"
          href={`/creator-dashboard/formations/${course.id}`}
          aria-label={texts.edit(title)}
          title={texts.edit(title)}
        >
          <Icon name="edit" size={18} />
          {texts.change}
        </Change>
        <a data-icon="" href={view} aria-label={texts.view(title)} title={texts.view(title)}>
          <Icon name="view" />
        </a>
        <button
          data-icon=""
          type="button"
          aria-label={texts.remove(title)}
          title={texts.remove(title)}
          onClick={onDelete}
        >
          <Icon name="remove" />
        </button>
      </Actions>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: 0.75rem 1.25rem;
  align-items: center;
  padding: 1.1rem clamp(1rem, 2.5vw, 1.5rem);
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid var(--ag-line);
  }
  & > .cover {
    align-self: start;
  }
  & > .cover img {
    display: block;
    width: 100%;
    aspect-ratio: 8 / 5;
    border-radius: var(--ag-radius);
    object-fit: cover;
  }
  & h3 {
    margin-block: 0.3rem 0.2rem;
    font-size: 1.1875rem;
  }
  /* What stands below the name on narrow windows. */
  & > p,
  & > ul,
  & > ul ~ div {
    grid-column: 1 / -1;
  }
  @media (min-width: 40rem) {
    & > .cover {
      grid-row: span 2;
    }
    & > .cover + div {
      align-self: end;
    }
    & > p {
      grid-area: 2 / 2;
      align-self: start;
      margin-top: -0.75rem;
    }
    & > ul,
    & > ul ~ div {
      grid-row: 3;
    }
    & > ul ~ div {
      justify-self: end;
    }
  }
  @media (min-width: 75rem) {
    grid-template-columns: 8rem minmax(0, 1fr) auto auto;
    & > ul {
      grid-area: 1 / 3 / span 2;
    }
    & > ul ~ div {
      grid-area: 1 / 4 / span 2;
    }
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.2rem 0.75rem;
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
  /* Titles begin at one height, however long the facts are. */
  @media (max-width: 39.99rem) {
    flex-direction: column;
    align-items: start;
  }
`;

/** On phones as wide as the card, so that its two lines say more. */
const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  max-width: none;
  text-wrap: wrap;
  color: var(--ag-ink-soft);
  & > [data-more] {
    display: none;
  }
  @media (min-width: 50rem) and (max-width: 74.99rem) {
    & > [data-fewer] {
      display: none;
    }
    & > [data-more] {
      display: inline;
    }
  }
`;

const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 5.25rem));
  gap: 1rem;
  font-variant-numeric: tabular-nums;
  & strong {
    display: block;
    font-size: var(--ag-size-lead);
    line-height: 1.3;
  }
  & span {
    display: block;
    font-size: var(--ag-size-label);
    line-height: 1.35;
    color: var(--ag-ink-soft);
  }
  /* Beside each other they are columns, down all courses. */
  @media (min-width: 75rem) {
    align-items: start;
    text-align: right;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: 0.25rem;
  /* The last drawing ends where the words above it do. */
  margin-right: -0.6rem;
  & > [data-icon] {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 0;
    border-radius: 50%;
    background: none;
    cursor: pointer;
  }
  & > [data-icon]:hover {
    background: var(--ag-band);
  }
  & > button {
    color: var(--ag-danger);
  }
`;

/** What is done most, in words; on phones away from what takes the course away. */
const Change = styled(ButtonLink)`
  min-height: 2.75rem;
  margin-right: 0.25rem;
  padding: 0.25rem 1rem;
  font-size: var(--ag-size-data);
  @media (max-width: 39.99rem) {
    margin-right: auto;
  }
`;
