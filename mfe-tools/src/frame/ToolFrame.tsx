import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow, Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';

interface ToolHeroProps {
  /** Names the landscape behind the title. */
  readonly seed: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
}

/** Title of a tool and what it is for. */
export function ToolHero({ seed, eyebrow, title, lead }: ToolHeroProps) {
  return (
    <Hero>
      <ContourArt seed={seed} levels={9} />
      <Opening>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
      </Opening>
    </Hero>
  );
}

/** The result beside what it is made of: above it on small screens, to the right where there is room. */
export const ToolColumns = styled(Container)`
  display: grid;
  gap: 2rem;
  @media (min-width: 64rem) {
    padding-top: 2rem;
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: clamp(3rem, 6vw, 6rem);
    & > :first-child {
      grid-area: 1 / 2;
    }
  }
`;

/** Something that the visitor should know about the state of the tool. */
export const ToolNotice = styled.div`
  display: grid;
  gap: 0.75rem;
  margin-bottom: 2rem;
  padding: 1.25rem 1.5rem;
  border-radius: var(--ag-radius);
  border-left: 4px solid var(--ag-glacier);
  background: var(--ag-band);
`;

const Hero = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: clamp(3rem, 7vw, 6rem) clamp(2rem, 4vw, 3rem);
  @media print {
    padding-block: 1rem;
    & > svg {
      display: none;
    }
  }
`;

const Opening = styled(Container)`
  position: relative;
  display: grid;
  gap: 1.25rem;
`;
