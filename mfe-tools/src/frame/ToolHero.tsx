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
  /* Beside the title there is no room for them. */
  @media (max-width: 39.99rem) {
    & > svg {
      display: none;
    }
  }
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
