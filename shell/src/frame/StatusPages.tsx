import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { Picture } from '@agence/shared-contracts/art/Picture';
import { lostTrail } from '@agence/shared-contracts/art/pictures';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container, Row } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { MISSING_PAGE } from '../boot/logMissingPage.ts';
import { guardTexts } from '../content/auth.ts';
import { failureTexts } from '../content/failure.ts';
import { notFoundTexts, type unavailableTexts } from '../content/frame.ts';
import { noScriptTexts } from '../content/noScript.ts';
import { GuardNotice } from '../session/GuardNotice.tsx';

/** Marks what is shown or hidden the other way round when the shell's code cannot be loaded; see `boot/bootstrap.ts`. */
const TURNS_ON_FAILURE = 'data-turns-on-failure';

/** The page of an unknown address, where the trail is lost in fog: French first, with the English line of the specification (AMB-07). */
export function NotFound() {
  return (
    <Fog {...{ [MISSING_PAGE]: '' }}>
      <Body>
        <h1>{notFoundTexts.title}</h1>
        <Lead>{notFoundTexts.explanation}</Lead>
        <Row>
          <ButtonLink href="/">{notFoundTexts.home}</ButtonLink>
          <ButtonLink $look="secondary" href="/formations">
            {notFoundTexts.courses}
          </ButtonLink>
        </Row>
        <p lang="en">
          {notFoundTexts.english.title} — <a href="/">{notFoundTexts.english.home}</a>
        </p>
      </Body>
      <Picture of={lostTrail} alt="" first />
    </Fog>
  );
}

interface UnavailableProps {
  readonly path: string;
  readonly texts: (typeof unavailableTexts)[keyof typeof unavailableTexts];
}

/** The page that stands in when the server cannot render one. */
export function Unavailable({ path, texts }: UnavailableProps) {
  return (
    <Ground>
      <ContourArt seed="indisponible" />
      <Body>
        <h1>{texts.title}</h1>
        <Lead>{texts.explanation}</Lead>
        <Row>
          <ButtonLink href={path} data-native="">
            {failureTexts.reload}
          </ButtonLink>
          <ButtonLink $look="secondary" href="/">
            {failureTexts.home}
          </ButtonLink>
        </Row>
      </Body>
    </Ground>
  );
}

/**
 * The outlet of guarded pages until the browser knows who is signed in. Both halves change places when the shell's code
 * cannot be loaded (quiet start).
 */
export function Pending() {
  return (
    <>
      <Loading {...{ [TURNS_ON_FAILURE]: '' }}>
        <GuardNotice text={guardTexts.loading} />
      </Loading>
      <noscript>
        <Ground>
          <Body>
            <h1>{noScriptTexts.title}</h1>
            <Lead>{noScriptTexts.explanation}</Lead>
            <ButtonLink href="/">{notFoundTexts.home}</ButtonLink>
          </Body>
        </Ground>
      </noscript>
      <Ground hidden {...{ [TURNS_ON_FAILURE]: '' }}>
        <Body>
          <h1>{failureTexts.title}</h1>
          <Lead>
            {failureTexts.contentMissing} {failureTexts.online}
          </Lead>
          <ButtonLink href="" data-native="">
            {failureTexts.reload}
          </ButtonLink>
        </Body>
      </Ground>
    </>
  );
}

const Loading = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

const Ground = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: var(--ag-section);
`;

/** Words stand beside the summit that the fog leaves, on ground of the page; on small screens above it. */
const Fog = styled(Ground)`
  isolation: isolate;
  padding-bottom: 0;
  & img {
    width: 100%;
    height: clamp(18rem, 50vw, 30rem);
    object-fit: cover;
    object-position: 80% 50%;
  }
  @media (min-width: 60rem) {
    min-height: min(52vw, 85vh);
    & img {
      position: absolute;
      inset: 0;
      z-index: -1;
      height: 100%;
      mask-image: linear-gradient(90deg, #0000 35%, #000 65%);
    }
  }
`;

const Body = styled(Container)`
  position: relative;
  display: grid;
  gap: 1.75rem;
  justify-items: start;
  & > [lang='en'] {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
`;
