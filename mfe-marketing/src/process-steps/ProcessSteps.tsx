import { Button } from '@agence/shared-contracts/ui/Button';
import { Container, Row, Section } from '@agence/shared-contracts/ui/Layout';
import { useState } from 'react';
import styled from 'styled-components';
import type { SectionOf } from '../content/landing.ts';
import { Panel, panelId, Tabs, tabId } from '../tabs/Tabs.tsx';
import { Altitude } from './Altitude.tsx';
import { StepPanel } from './StepPanel.tsx';

const ID = 'etape';

/** Five steps to walk through (marketing-site §4 "Process stepper"). */
export function ProcessSteps({ title, lead, steps, ...texts }: SectionOf<'process'>) {
  const [index, setIndex] = useState(0);
  const last = steps.length - 1;
  const ids = steps.map((_, step) => String(step + 1));
  const progress = ((index + 1) / steps.length) * 100;
  return (
    <Section>
      <Body>
        <Head>
          <h2>{title}</h2>
          <p>{lead}</p>
        </Head>
        <Altitude steps={steps.length} reached={index + 1} />
        <div
          className="visually-hidden"
          role="progressbar"
          aria-label={texts.progress}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={progress}
        />
        <Tabs
          label={texts.tabs}
          idBase={ID}
          tabs={steps.map((step, at) => ({ id: ids[at] as string, name: tabName(at + 1, step.title) }))}
          selected={ids[index] as string}
          onSelect={(id) => setIndex(ids.indexOf(id))}
        />
        {steps.map((step, at) => (
          <Panel
            key={step.title}
            $isShown={at === index}
            role="tabpanel"
            id={panelId(ID, ids[at] as string)}
            aria-labelledby={tabId(ID, ids[at] as string)}
          >
            <StepPanel {...step} tasksTitle={texts.tasks} />
          </Panel>
        ))}
        <Moves>
          <Button type="button" $look="secondary" aria-disabled={index === 0} onClick={() => setIndex(index - 1)}>
            {texts.previous}
          </Button>
          <Button type="button" $look="secondary" aria-disabled={index === last} onClick={() => setIndex(index + 1)}>
            {texts.next}
          </Button>
        </Moves>
      </Body>
    </Section>
  );
}

/** Phones have room for numbers alone, one below each camp; the panel says what it is. */
const tabName = (number: number, title: string) => (
  <>
    {number}
    <span>. {title}</span>
  </>
);

/* Each tab stands below its camp: both share the width equally. */
const Body = styled(Container)`
  & > [role='tablist'] > button {
    flex: 1 1 0;
    padding-inline: 0.25rem;
  }
  /* Nothing goes on beyond the last one. */
  & > [role='tablist']::after {
    content: none;
  }
  @media (max-width: 47.99rem) {
    & > [role='tablist'] span {
      font-size: 0;
    }
  }
`;

const Head = styled.header`
  display: grid;
  gap: 1rem;
  & > h2 {
    max-width: 14em;
    font-size: var(--ag-size-1);
  }
  & > p {
    max-width: var(--ag-measure);
    color: var(--ag-ink-soft);
  }
`;

const Moves = styled(Row)`
  @media (max-width: 40rem) {
    flex-wrap: nowrap;
    gap: 0.5rem;
    & > button {
      flex: 1;
      padding-inline: 0.5rem;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;
