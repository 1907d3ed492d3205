import { Picture } from '@agence/shared-contracts/art/Picture';
import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import { useShell } from '@agence/shared-contracts/platform';
import { asking, type RequestContext } from '@agence/shared-contracts/ui/asking';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Container, laidOutWhenNear, sprucePanel } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { type Tool, toolPath } from '../content/tools.ts';

interface AdviceProps {
  /** For analytics; absent on the page of all tools. */
  readonly tool?: Tool;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** What the tool has found, which goes along with the request. */
  readonly context?: RequestContext | undefined;
  /** A summit by night behind the words. */
  readonly art: PictureSource;
}

/** Offers the free audit after a tool; opens the shell's booking dialog, before and after JavaScript. */
export function Advice({ tool, title, text, action, context, art }: AdviceProps) {
  const { track } = useShell();
  const label = tool ? `outil-${tool.slug}` : 'outils';
  return (
    <Around>
      <Panel data-theme="dark">
        <h2>{title}</h2>
        <p>{text}</p>
        <Button
          {...asking('audit', context)}
          onClick={() => track({ name: 'cta_clicked', label, location: tool ? toolPath(tool) : '/outils' })}
        >
          {action}
        </Button>
        <Scene>
          <Night of={art} alt="" light="night" />
        </Scene>
      </Panel>
    </Around>
  );
}

const Around = styled(Container)`
  ${laidOutWhenNear('35rem')}
  padding-block: var(--ag-section);
  @media print {
    display: none;
  }
`;

const Panel = styled.aside`
  ${sprucePanel}
  position: relative;
  isolation: isolate;
  display: grid;
  gap: 1rem;
  place-items: start;
  overflow: hidden;
  padding: clamp(1.75rem, 5vw, 3.5rem);
  padding-bottom: 15.5rem;
  & > h2 {
    max-width: 11.5em;
  }
  & > p {
    max-width: 22em;
    color: var(--ag-on-spruce-soft);
  }
  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 46%);
    align-content: center;
    min-height: 24rem;
    padding-bottom: clamp(1.75rem, 5vw, 3.5rem);
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 60%);
  }
`;

/* The landscape leaves the words alone: below them on phones, beside them from 48rem on. */
const Scene = styled.div`
  position: absolute;
  inset: auto 0 0;
  z-index: -1;
  /* Below what is pressed, and clear of it. */
  height: 13rem;
  mask-image: linear-gradient(transparent, #000 30%);
  @media (min-width: 48rem) {
    left: 44%;
    height: 100%;
    mask-image: linear-gradient(90deg, transparent, #000 55%);
  }
`;

/* The summits, larger, without a moon to their left, which would be a stain behind the words or a speck above them. */
const Night = styled(Picture)`
  width: 150%;
  max-width: none;
  height: 100%;
  margin-left: -50%;
  object-fit: cover;
  object-position: 80% 0;
  @media (max-width: 47.99rem) {
    object-position: 50% 43%;
  }
`;
