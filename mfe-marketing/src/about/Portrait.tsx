import { Picture } from '@agence/shared-contracts/art/Picture';
import { homeRelief, portraitAminata, portraitElias, portraitHelene } from '@agence/shared-contracts/art/pictures';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import type { AboutContent } from '../content/about/about.ts';
import { Fictional } from '../marks/Fictional.tsx';
import { massifQuebec } from '../pictures/pictures.ts';
import { ClosingCall } from '../reading/ClosingCall.tsx';
import { Opening } from '../reading/Opening.tsx';
import { Camp } from './Camp.tsx';
import { Refused } from './Refused.tsx';
import { Whereabouts } from './Whereabouts.tsx';

/** Everything that `/a-propos` says. */
export function Portrait({ name, title, lead, action, camp, work, refused, place, asked }: AboutContent) {
  return (
    <>
      <Container>
        <First>
          <Opening name={name} title={title} lead={lead}>
            <ButtonLink href={action.to}>{action.label}</ButtonLink>
          </Opening>
        </First>
      </Container>
      <Scene>
        <Picture of={homeRelief} first />
        <Camp tents={camp.tents} opened={camp.opened} />
      </Scene>
      <Places data-theme="dark">
        <Container>
          <h2>{camp.title}</h2>
          <div>
            <Lead>{camp.text}</Lead>
            <ul>
              {camp.legend.client ? <li>{camp.legend.client}</li> : null}
              {camp.legend.opened ? (
                <li className="opened">
                  <svg viewBox="0 0 24 18" width="24" height="18" aria-hidden="true">
                    <path d="M12 1.500L22.500 16.500h-21z" strokeDasharray="4.300 2.650" />
                  </svg>
                  {camp.legend.opened}
                </li>
              ) : null}
            </ul>
          </div>
        </Container>
      </Places>
      <Section>
        <Work>
          <header>
            <h2>{work.title}</h2>
            <div>
              <Lead>{work.lead}</Lead>
              <Fictional>{work.mark}</Fictional>
            </div>
          </header>
          <ul>
            {work.roles.map(({ name, text, links }, index) => (
              <li key={name}>
                <h3>
                  <Picture of={faces[index] ?? portraitHelene} alt="" light="day" />
                  {name}
                </h3>
                <p>{text}</p>
                <p>
                  {links.map(({ to, label }) => (
                    <a key={to} href={to}>
                      {label}
                    </a>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        </Work>
      </Section>
      <Refused {...refused} />
      <Whereabouts {...place} />
      <ClosingCall {...asked} picture={massifQuebec} />
    </>
  );
}

/** One at the head of each role. */
const faces = [portraitHelene, portraitAminata, portraitElias];

const First = styled.div`
  position: relative;
  z-index: 1;
  padding-block: clamp(1.5rem, 3vw, 2.5rem) 0;
`;

/* The massif comes out of the ground of the page, and stands on that of the section below. */
const Scene = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  margin-top: 1.5rem;
  padding-top: 14rem;
  /* Beside the words there is room for the summit. */
  @media (min-width: 60rem) {
    margin-top: -26rem;
    padding-top: calc(26rem + clamp(7rem, 16vw, 20rem));
  }
  & > picture img {
    position: absolute;
    inset: 0;
    z-index: -1;
    width: 100%;
    height: 100%;
    max-width: none;
    object-fit: cover;
    object-position: 100% 45%;
    mask-image: linear-gradient(transparent, #000 20%);
    /* Where the picture is the wide one. */
    @media (min-width: 48.01rem) {
      object-position: 100% 10%;
    }
    /* The moon would stand in the line of the title. */
    @media (min-width: 60rem) and (prefers-color-scheme: dark) {
      mask-image:
        linear-gradient(transparent 36%, #000 60%), linear-gradient(90deg, transparent 61%, rgb(0 0 0 / 0.2) 70%, #000 86%),
        linear-gradient(transparent, #000 20%);
      mask-composite: add, intersect;
    }
  }
`;

const Places = styled.section`
  position: relative;
  /* Between two heights that are no whole pixels a line of light would show. */
  margin-top: -1px;
  padding-block: clamp(1rem, 3vw, 2rem) var(--ag-section);
  background: var(--ag-spruce);
  color: var(--ag-on-spruce);
  & > div {
    display: grid;
    gap: 1.5rem 5rem;
  }
  & h2 {
    max-width: 6em;
    font-size: var(--ag-size-1);
    line-height: 1;
    letter-spacing: -0.035em;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem 2.5rem;
    margin-top: 2rem;
    color: var(--ag-on-spruce-soft);
  }
  & li {
    display: flex;
    align-items: center;
    gap: 0.75rem;
  }
  & li::before {
    content: '';
    width: 1.5rem;
    height: 1.1rem;
    background: #e9e3d2;
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
  }
  /* As empty as they are drawn. */
  & .opened::before {
    display: none;
  }
  & svg {
    flex: none;
    fill: none;
    stroke: var(--ag-ember);
    stroke-width: 2;
  }
  @media (min-width: 60rem) {
    & > div {
      grid-template-columns: 5fr 7fr;
      align-items: end;
    }
  }
`;

const Work = styled(Container)`
  display: grid;
  gap: clamp(2rem, 4vw, 3.5rem);
  & > header,
  & > header > div {
    display: grid;
    gap: 1rem;
    justify-items: start;
  }
  & > ul > li {
    display: grid;
    gap: 0.75rem 3rem;
    padding-block: 1.75rem;
    border-top: 1px solid var(--ag-line);
  }
  & h3 {
    display: flex;
    align-items: center;
    gap: 1rem;
    font-size: 1.75rem;
  }
  & h3 img {
    width: 4rem;
    border-radius: 50%;
  }
  & p:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.5rem;
    align-content: start;
  }
  & a {
    display: inline-block;
    padding-block: 0.6rem;
    margin-block: -0.35rem;
  }
  /* Who, and beside it what: lines that are easily read. */
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    & > ul > li {
      grid-template-columns: 2fr 3fr;
      column-gap: 2rem;
    }
    & h3 {
      grid-row: span 2;
      align-self: start;
    }
  }
  @media (min-width: 60rem) {
    & > header {
      /* Where the second column of the list begins. */
      grid-template-columns: calc(100% / 3 - 2rem) 1fr;
      column-gap: 3rem;
      align-items: baseline;
    }
    & > ul > li {
      grid-template-columns: 4fr 5fr 3fr;
      align-items: center;
    }
    & p:last-child {
      flex-direction: column;
    }
  }
`;
