import { useShell } from '@agence/shared-contracts/platform';
import { asking, type RequestContext } from '@agence/shared-contracts/ui/asking';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Container, sprucePanel } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { type Tool, type ToolSlug, toolPath, tools } from '../content/tools.ts';
import { ToolArt } from './ToolArt.tsx';

interface AdviceProps {
  /** For analytics; absent on the page of all tools. */
  readonly tool?: Tool;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** What the tool has found, which goes along with the request. */
  readonly context?: RequestContext | undefined;
}

/** Offers the free audit after a tool; opens the shell's booking dialog, before and after JavaScript. */
export function Advice({ tool, title, text, action, context }: AdviceProps) {
  const { track } = useShell();
  const slug = (tool ?? tools.audit).slug as ToolSlug;
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
        <ToolArt slug={slug} />
      </Panel>
    </Around>
  );
}

const Around = styled(Container)`
  padding-block: var(--ag-section);
  @media print {
    display: none;
  }
`;

const Panel = styled.aside`
  ${sprucePanel}
  display: grid;
  gap: 1rem;
  justify-items: start;
  padding: clamp(1.75rem, 5vw, 3.5rem);
  & > p {
    max-width: 28.2em;
    color: var(--ag-on-spruce-soft);
  }
  & > svg {
    display: none;
  }
  /* What the tool has found lies on the table. */
  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    column-gap: clamp(2rem, 6vw, 6rem);
    align-content: center;
    & > svg {
      display: block;
      grid-area: 1 / 2 / 4 / 3;
      place-self: center end;
      max-width: 24rem;
    }
  }
`;
