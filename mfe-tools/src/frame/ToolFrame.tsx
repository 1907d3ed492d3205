import { brandName } from '@agence/shared-contracts/brand';
import { useContact } from '@agence/shared-contracts/platform/useContact';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Breadcrumb, Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { type Tool, toolTexts } from '../content/tools.ts';
import { type ContourPaths, Contours } from './Contours.tsx';

interface ToolHeroProps {
  /** Absent on the page of all tools. */
  readonly tool?: Tool;
  readonly contours: ContourPaths;
  readonly title: string;
  readonly lead: string;
}

/** Where one is, title of a tool and what it is for. */
export function ToolHero({ tool, contours, title, lead }: ToolHeroProps) {
  const { phone, email } = useContact();
  return (
    <Hero>
      <Contours {...contours} />
      <Opening>
        <Breadcrumb aria-label={toolTexts.trail}>
          <ol>
            <li>
              <a href="/">{toolTexts.home}</a>
            </li>
            <li>{tool ? <a href="/outils">{toolTexts.all}</a> : <span aria-current="page">{toolTexts.all}</span>}</li>
            {tool ? (
              <li>
                <span aria-current="page">{tool.name}</span>
              </li>
            ) : null}
          </ol>
        </Breadcrumb>
        <PrintedBrand>
          <span translate="no">{brandName}</span> · {phone} · {email}
        </PrintedBrand>
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
    & > form {
      grid-area: 1 / 1;
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
  @media print {
    display: none;
  }
`;

/** Shown only where scripts do not run, so that nobody waits for a button that cannot answer. */
export const WithoutScripts = styled.p`
  display: none;
  max-width: var(--ag-measure);
  padding: 1rem 1.25rem;
  border-radius: var(--ag-radius);
  background: var(--ag-band);
  @media (scripting: none) {
    display: block;
  }
`;

/** Who made the tool, on paper, where the frame of the site is left out. */
const PrintedBrand = styled.p`
  display: none;
  font-weight: 600;
  @media print {
    display: block;
  }
`;

const Hero = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: clamp(1.5rem, 3vw, 2.5rem) clamp(2rem, 4vw, 3rem);
  @media print {
    padding-block: 0 1rem;
    & nav,
    & > svg {
      display: none;
    }
  }
`;

const Opening = styled(Container)`
  position: relative;
  display: grid;
  gap: 1.25rem;
  & > nav {
    margin-bottom: clamp(0.5rem, 3vw, 2.5rem);
  }
`;
