import { Picture } from '@agence/shared-contracts/art/Picture';
import { emptyLost } from '@agence/shared-contracts/art/pictures';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';
import { viewerTexts } from '../content/viewer.ts';
import { useCoursesQuery } from '../learner/learnerApi.ts';

const texts = viewerTexts.missing;

/** There is no such course: the ways to all of them, and to the one that somebody is in. */
export function MissingCourse() {
  const { data: courses } = useCoursesQuery();
  const begun = courses?.find(({ completed_at }) => completed_at === null)?.formation.slug;
  return (
    <Missing>
      <Picture of={emptyLost} alt="" light="day" first />
      <div>
        <h1>{texts.title}</h1>
        <p>{texts.detail}</p>
        <Ways>
          <ButtonLink href="/formations">{texts.action}</ButtonLink>
          {/* Until it is known, and where there is none, the dashboard leads on. */}
          <ButtonLink $look="secondary" href={begun ? `/formation-viewer/${begun}` : '/dashboard'}>
            {texts.lesson}
          </ButtonLink>
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
  /* Below the bar at once: the foot of a phone's screen is far away. */
  @media (max-width: 39.99rem) {
    align-content: start;
    padding-top: 1rem;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  justify-content: center;
  @media (max-width: 39.99rem) {
    display: grid;
  }
`;
