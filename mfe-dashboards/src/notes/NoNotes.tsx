import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { notesTexts } from '../content/notes.ts';
import { useCoursesQuery } from '../learner/learnerApi.ts';
import { WhenNear } from '../member/WhenNear.tsx';
import { WholeState } from '../member/WholeState.tsx';

const texts = notesTexts.empty;
const loadCourses = () => import('./CoursesToNote.tsx');
const NOTHING = {};

/** Nobody has noted anything yet: the way to the lesson in which one could, and to the other courses. */
export function NoNotes() {
  const { data: courses } = useCoursesQuery();
  const next = courses?.find(({ completed_at }) => completed_at === null);
  return (
    <>
      <WholeState
        kind="notes"
        title={texts.title}
        example={texts.example}
        actions={
          courses && !next ? (
            <ButtonLink href="/formations-access">{texts.action}</ButtonLink>
          ) : (
            // Until it is known which one it is, the dashboard leads on.
            <ButtonLink href={next ? `/formation-viewer/${next.formation.slug}` : '/dashboard'}>
              {texts.lesson}
            </ButtonLink>
          )
        }
      >
        {texts.detail}
      </WholeState>
      <WhenNear load={loadCourses} of={NOTHING} height="15rem" />
    </>
  );
}
