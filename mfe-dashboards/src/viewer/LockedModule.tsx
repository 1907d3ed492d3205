import { formatPrice } from '@agence/shared-contracts/backend/money';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { StateMessage } from '@agence/shared-contracts/ui/States';
import styled from 'styled-components';
import { viewerTexts as texts } from '../content/viewer.ts';
import { ModuleSteps, type Steps } from './ModuleSteps.tsx';
import type { ViewerCourse } from './viewerApi.ts';

interface LockedModuleProps {
  readonly course: ViewerCourse;
  readonly module: ViewerCourse['modules'][number];
  readonly steps: Steps;
}

/** A module that the learner has no right to: what it is about, and how to get it (AMB-38). */
export function LockedModule({ course, module, steps }: LockedModuleProps) {
  return (
    <Frame aria-labelledby="module">
      <h2 id="module">{module.title}</h2>
      <p>{module.description}</p>
      <StateMessage
        title={texts.locked.title}
        actions={<ButtonLink href={`/formations/${course.slug}`}>{texts.locked.action}</ButtonLink>}
      >
        {texts.locked.detail(formatPrice(course.premium?.price))}
      </StateMessage>
      <ModuleSteps {...steps} />
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  gap: 1.25rem;
`;
