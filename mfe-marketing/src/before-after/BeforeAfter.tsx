import { Button } from '@agence/shared-contracts/ui/Button';
import { Chip } from '@agence/shared-contracts/ui/Chip';
import { Container, Row, Section } from '@agence/shared-contracts/ui/Layout';
import { useState } from 'react';
import styled from 'styled-components';
import type { SectionOf } from '../content/landing.ts';
import { Comparison } from './Comparison.tsx';

/** Where the divider stands at first, in percent from the left (marketing-site §4 "Before/after slider"). */
const MIDDLE = 50;

/** The same site before and after us, one over the other, with a divider to move. */
export function BeforeAfter({ title, lead, projects, ...texts }: SectionOf<'beforeAfter'>) {
  const [chosen, setChosen] = useState(0);
  const [position, setPosition] = useState(MIDDLE);
  const project = projects[chosen];
  if (!project) return null;
  return (
    <Section>
      <Body>
        <header>
          <h2>{title}</h2>
          <p>{lead}</p>
          <Choices role="group" aria-label={texts.choose}>
            {projects.map(({ id, title: name }, index) => (
              <Chip key={id} type="button" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
                {name}
              </Chip>
            ))}
          </Choices>
          <ul>
            {project.improvements.map((improvement) => (
              <li key={improvement}>{improvement}</li>
            ))}
          </ul>
        </header>
        <figure>
          <Comparison project={project} position={position} onMove={setPosition} texts={texts} />
          <Row className="sides">
            <Button type="button" $look="secondary" onClick={() => setPosition(100)}>
              {texts.showBefore}
            </Button>
            <Button type="button" $look="secondary" onClick={() => setPosition(0)}>
              {texts.showAfter}
            </Button>
          </Row>
        </figure>
      </Body>
    </Section>
  );
}

/* All three on one line of a phone. */
const Choices = styled(Row)`
  gap: 0.5rem;
  & > button {
    padding-inline: 0.7rem;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Body = styled(Container)`
  display: grid;
  gap: 2.5rem;
  & > header {
    display: grid;
    gap: 1.25rem;
    align-content: start;
  }
  & > header > h2 {
    font-size: var(--ag-size-1);
  }
  & > header > p {
    color: var(--ag-ink-soft);
  }
  & li {
    padding-block: 0.7rem;
    border-top: 1px solid var(--ag-line);
  }
  & > figure {
    display: grid;
    gap: 1rem;
  }
  & .sides {
    justify-content: space-between;
  }
  @media (max-width: 40rem) {
    & .sides {
      flex-wrap: nowrap;
      gap: 0.5rem;
    }
    & .sides > button {
      flex: 1;
      padding-inline: 0.5rem;
    }
  }
  @media (scripting: none) {
    & .sides {
      display: none;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: 4fr 8fr;
    gap: 4rem;
  }
`;
