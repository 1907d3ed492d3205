import { useShell } from '@agence/shared-contracts/platform';
import { asking, type RequestContext } from '@agence/shared-contracts/ui/asking';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Container, sprucePanel } from '@agence/shared-contracts/ui/Layout';
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
}

/** Offers the free audit after a tool; opens the shell's booking dialog, before and after JavaScript. */
export function Advice({ tool, title, text, action, context }: AdviceProps) {
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
`;
