import { Picture } from '@agence/shared-contracts/art/Picture';
import { formatPrice } from '@agence/shared-contracts/backend/money';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';
import { viewerTexts as texts } from '../content/viewer.ts';
import { courseCover } from '../member/courseCover.ts';
import { ModuleHead } from './ModuleHead.tsx';
import { ModuleSteps, type Steps } from './ModuleSteps.tsx';
import type { ViewerCourse } from './viewerApi.ts';

interface LockedModuleProps {
  readonly course: ViewerCourse;
  readonly module: ViewerCourse['modules'][number];
  readonly label: string;
  readonly steps: Steps;
}

/** A module that the learner has no right to: what it is about, and how to get it (AMB-38). */
export function LockedModule({ course, module, label, steps }: LockedModuleProps) {
  return (
    <Frame aria-labelledby="module">
      <Offer>
        <div>
          <Picture of={courseCover(course.category.slug)} alt="" />
        </div>
        <Words role="status">
          <strong>{texts.locked.title}</strong>
          <p>{texts.locked.detail(formatPrice(course.premium?.price))}</p>
          <ButtonLink href={`/formations/${course.slug}`}>{texts.locked.action}</ButtonLink>
        </Words>
      </Offer>
      <ModuleHead label={label} title={module.title} description={module.description}>
        <ModuleSteps {...steps} />
      </ModuleHead>
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
`;

/** Words never lie on the picture. */
const Offer = styled.div`
  display: grid;
  overflow: hidden;
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  & img {
    width: 100%;
    height: 100%;
    min-height: 12rem;
    object-fit: cover;
  }
  & strong {
    font: 700 var(--ag-size-2) / 1.15 var(--ag-display);
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  & p {
    color: var(--ag-ink-soft);
  }
  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    min-height: 22rem;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 0.9rem;
  align-content: center;
  justify-items: start;
  padding: clamp(1.25rem, 3vw, 2.5rem);
`;
