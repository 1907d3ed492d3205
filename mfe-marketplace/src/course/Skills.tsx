import { laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import type { CourseWithPreviews } from './readCourse.ts';

/** What one will be able to do, each with what one holds in one's hands then. */
export function Skills({ skills }: Pick<CourseWithPreviews, 'skills'>) {
  if (skills.length === 0) return null;
  const isLed = skills.length % 2 === 1 || skills.length === THREE_BELOW;
  return (
    <Section aria-labelledby="acquis">
      <h2 id="acquis">{texts.objectives}</h2>
      <List className={skills.length === THREE_BELOW ? 'three' : undefined}>
        {skills.map(({ name, drawing }, index) => (
          // The first stands large, unless one were then left alone at the end.
          <li key={name} className={index === 0 && isLed ? 'large' : undefined}>
            <img src={drawing} alt="" width={160} height={120} loading="lazy" decoding="async" />
            {name}
          </li>
        ))}
      </List>
    </Section>
  );
}

/** So many are one and a line of three below it. */
const THREE_BELOW = 4;

const Section = styled.section`
  padding-top: clamp(1rem, 2vw, 1.5rem);
  ${laidOutWhenNear('31rem')}
`;

const List = styled.ul`
  display: grid;
  gap: 1.25rem 2rem;
  margin-top: 1.5rem;
  & > li {
    display: grid;
    grid-template-columns: min(7rem, 34%) minmax(0, 1fr);
    gap: 0.5rem 1.25rem;
    align-items: center;
    font: 700 1.125rem/1.3 var(--ag-display);
  }
  & img {
    width: 100%;
    height: auto;
    padding: 0.5rem;
    border-radius: var(--ag-radius);
    background: #e3dfcd;
  }
  @media (prefers-color-scheme: dark) {
    & > li > img {
      background: #20382e;
      filter: brightness(0.86) saturate(0.94);
    }
  }
  & > .large {
    font-size: var(--ag-size-3);
  }
  @media (max-width: 47.99rem) {
    & > .large {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.75rem;
    }
    & > .large > img {
      max-height: 13rem;
      padding: 1rem;
    }
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > .large {
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 18rem) minmax(0, 1fr);
      gap: 2rem;
    }
    &.three {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    /* Words stand below their pictures where a third is all they have. */
    &.three > :not(.large) {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
    }
    &.three > :not(.large) > img {
      max-height: 8.5rem;
    }
  }
`;
