import { Picture } from '@agence/shared-contracts/art/Picture';
import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';
import { learnerTexts } from '../content/learner.ts';
import { CourseProfile, profilePlaces } from '../member/CourseProfile.tsx';
import { courseCover } from '../member/courseCover.ts';
import { clock } from '../viewer/clock.ts';
import type { FollowedCourse } from './followedCourses.ts';
import type { Standing } from './standing.ts';

const texts = learnerTexts.next;

interface NextStepProps {
  readonly course: FollowedCourse;
  readonly standing: Standing;
}

/** The one thing to do next: the module that comes, how long it still takes, and where it lies on the way. */
export function NextStep({ course, standing }: NextStepProps) {
  const { formation, progress_percentage } = course;
  const { next, minutes, at, left } = standing;
  const address = `/formation-viewer/${formation.slug}`;
  const profile = { seed: formation.id, level: formation.level, minutes, at };
  const action =
    progress_percentage === 0 ? learnerTexts.begin : next?.seconds ? texts.at(clock(next.seconds)) : texts.go;
  return (
    <Frame>
      <Step>
        <Cover>
          <Picture of={courseCover(formation.category.slug)} alt="" first />
          {progress_percentage > 0 ? <Share style={{ '--share': `${progress_percentage}%` }} /> : null}
        </Cover>
        <Words>
          <p>
            <a href={address}>{formation.title}</a>
            <span>{learnerTexts.percent(progress_percentage)}</span>
          </p>
          <h3>{next?.module.title ?? formation.title}</h3>
          <Go>
            <ButtonLink href={next ? `${address}?module=${next.module.id}` : address}>
              <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" fill="currentColor">
                <path d="M4 2l12 7-12 7z" />
              </svg>
              {action}
            </ButtonLink>
            <small>
              {next ? (
                <>
                  {texts.module(next.number, minutes.length)}, <br />
                  {texts.left(formatDuration(next.left))}
                </>
              ) : (
                texts.left(formatDuration(left))
              )}
            </small>
          </Go>
        </Words>
      </Step>
      {minutes.length > 0 ? (
        <>
          <Climb>
            <CourseProfile {...profile} shape="wide" />
            <CourseProfile {...profile} shape="narrow" />
            <Here {...profile} />
          </Climb>
          <p className="visually-hidden">{texts.place(standing.doneModules, minutes.length, formatDuration(left))}</p>
          <Axis aria-hidden="true">
            {minutes.map((length, index) => (
              <span
                key={formation.modules[index]?.id}
                style={{ flexGrow: Math.max(1, length) }}
                data-next={index + 1 === next?.number ? '' : undefined}
              >
                <b>{index + 1}</b> {formatDuration(length)}
              </span>
            ))}
          </Axis>
          <Ends aria-hidden="true">
            <span>{texts.done(standing.doneModules)}</span>
            <span>{texts.leftShort(formatDuration(left))}</span>
          </Ends>
        </>
      ) : null}
    </Frame>
  );
}

function Here(profile: Pick<Parameters<typeof profilePlaces>[0], 'seed' | 'level' | 'minutes' | 'at'>) {
  const { here, summit } = profilePlaces({ ...profile, shape: 'wide' });
  return (
    <Labels aria-hidden="true">
      <strong style={here}>{texts.here}</strong>
      <span style={summit}>{learnerTexts.certificate}</span>
    </Labels>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Step = styled.div`
  display: grid;
  gap: 1.25rem 2.5rem;
  align-items: center;
  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 26rem) minmax(17rem, 1fr);
  }
`;

const Cover = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: var(--ag-radius-large);
  & img {
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
`;

const Share = styled.i`
  position: absolute;
  bottom: 0;
  inset-inline: 0;
  height: 0.3rem;
  /* What is still to come shows on any picture. */
  background: linear-gradient(90deg, var(--ag-ember) var(--share), rgb(0 0 0 / 55%) var(--share));
`;

const Words = styled.div`
  display: grid;
  gap: 0.6rem;
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    font-size: var(--ag-size-data);
    font-weight: 600;
  }
  & > p > a {
    text-decoration: none;
  }
  & > p > a:hover {
    text-decoration: underline;
  }
  & > p > span {
    color: var(--ag-ink-soft);
    font-weight: 500;
  }
  & > h3 {
    max-width: 13.3em;
    font-size: clamp(1.625rem, 1.2rem + 1.9vw, 2.75rem);
    line-height: 1.06;
    letter-spacing: -0.02em;
  }
`;

const Go = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.25rem;
  margin-top: 0.5rem;
  & > small {
    font-size: var(--ag-size-small);
    line-height: 1.35;
    color: var(--ag-ink-soft);
  }
  & > a {
    min-height: 3.25rem;
  }
  @media (max-width: 39.99rem) {
    flex-direction: column-reverse;
    align-items: stretch;
    & > small > br {
      display: none;
    }
  }
`;

const Climb = styled.div`
  position: relative;
  margin-top: 2.5rem;
  border-bottom: 1px solid var(--ag-edge);
  & > svg + svg {
    display: none;
  }
  @media (max-width: 47.99rem) {
    margin-top: 1.75rem;
    & > svg {
      display: none;
    }
    & > svg + svg {
      display: block;
    }
  }
`;

const Labels = styled.div`
  font-size: var(--ag-size-label);
  line-height: 1.3;
  & > * {
    position: absolute;
    white-space: nowrap;
  }
  & > strong {
    padding: 0.3rem 0.6rem;
    border-radius: 0.3rem;
    background: var(--ag-ink);
    color: var(--ag-ground);
    font-weight: 600;
    transform: translate(-50%, calc(-100% - 0.9rem));
  }
  & > span {
    font-weight: 600;
    transform: translate(calc(-100% - 0.75rem), -1.9rem);
  }
  @media (max-width: 47.99rem) {
    display: none;
  }
`;

const Axis = styled.div`
  display: flex;
  width: ${(985 / 1112) * 100}%;
  font-size: var(--ag-size-label);
  color: var(--ag-ink-soft);
  & > span {
    flex: 1 1 0;
    overflow: hidden;
    min-width: 0;
    height: 2.25rem;
    padding: 0.5rem 0 0 0.4rem;
    border-left: 1px solid var(--ag-line);
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  & b {
    margin-right: 0.25em;
    font-weight: 650;
    color: var(--ag-ink);
  }
  & [data-next],
  & [data-next] b {
    font-weight: 650;
    color: var(--ag-ember);
  }
  @media (max-width: 47.99rem) {
    display: none;
  }
`;

const Ends = styled.div`
  display: none;
  justify-content: space-between;
  gap: 1rem;
  padding-top: 0.5rem;
  font-size: var(--ag-size-label);
  color: var(--ag-ink-soft);
  @media (max-width: 47.99rem) {
    display: flex;
  }
`;
