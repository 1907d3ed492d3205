import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { Picture } from '@agence/shared-contracts/art/Picture';
import { lostTrail } from '@agence/shared-contracts/art/pictures';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Control } from '@agence/shared-contracts/ui/Control';
import { Container, Row } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { MISSING_PAGE } from '../boot/logMissingPage.ts';
import { guardTexts } from '../content/auth.ts';
import { failureTexts } from '../content/failure.ts';
import { notFoundTexts, type unavailableTexts } from '../content/frame.ts';
import { noScriptTexts } from '../content/noScript.ts';
import { GuardNotice } from '../session/GuardNotice.tsx';
import { lostMarks } from './pictures.ts';

/** Marks what is shown or hidden the other way round when the shell's code cannot be loaded; see `boot/bootstrap.ts`. */
const TURNS_ON_FAILURE = 'data-turns-on-failure';

/**
 * The page of an unknown address, where the trail is lost in fog: French first, with the English line of the specification
 * (AMB-07). Its search is a plain form: what was looked for may be a course or an article.
 */
export function NotFound() {
  return (
    <Fog {...{ [MISSING_PAGE]: '' }}>
      <Container>
        <Card>
          <h1>{notFoundTexts.title}</h1>
          <Lead>{notFoundTexts.explanation}</Lead>
          {/* biome-ignore lint/a11y/useSemanticElements: `<search>` is newer than some of the browsers that we serve. */}
          <form role="search" action="/formations">
            <label htmlFor="perdu-q">{notFoundTexts.search.label}</label>
            <Row>
              <Control
                id="perdu-q"
                type="search"
                name="q"
                placeholder={notFoundTexts.search.example}
                maxLength={100}
                required
                autoComplete="off"
                enterKeyHint="search"
              />
              <Button type="submit">{notFoundTexts.search.courses}</Button>
            </Row>
            <button type="submit" formAction="/blog">
              {notFoundTexts.search.articles}
            </button>
          </form>
          <nav aria-label={notFoundTexts.ways}>
            <ul>
              <li>
                <a href="/">{notFoundTexts.home}</a>
              </li>
              {notFoundTexts.places.map(({ path, label }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <p lang="en">
            {notFoundTexts.english.title} — <a href="/">{notFoundTexts.english.home}</a>
          </p>
        </Card>
      </Container>
      <Trail aria-hidden="true">
        <Picture of={lostTrail} alt="" first />
        <Picture className="marks" of={lostMarks} light="day" first />
        <Names>
          <span className="end">{notFoundTexts.marks.end}</span>
          <span>{notFoundTexts.marks.last}</span>
        </Names>
      </Trail>
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

/** Words lie on the fog as a sheet of paper, and the valley's end is the ground of what follows; on phones below the way that was walked. */
const Fog = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  /* As high as the outlet: the footer follows without a seam. */
  min-height: 100vh;
  padding-block: 20.5rem 3rem;
  background: linear-gradient(var(--ag-ground) 78%, var(--ag-band));
  @media (min-width: 40rem) {
    padding-top: 27.5rem;
  }
  @media (min-width: 60rem) {
    padding-block: clamp(4rem, 5vw, 4.5rem) clamp(3rem, 7vw, 7rem);
  }
`;

/* The trail, and over it its marks, which no fog hides. */
const Trail = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: -1;
  height: 23rem;
  /* What the picture is laid upon, as far as it goes. */
  background: var(--ag-ground);
  container-type: size;
  /* Where the cut of the picture lies; its summit stays clear of the edge. */
  --cut: 0.85;
  & img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: calc(100% * var(--cut)) 50%;
  }
  & img:not(.marks) {
    mask-image: linear-gradient(#000 75%, #0000);
  }
  @media (prefers-color-scheme: dark) {
    & img:not(.marks) {
      filter: brightness(1.6);
    }
  }
  @media (min-width: 40rem) {
    height: 28rem;
  }
  @media (min-width: 60rem) {
    height: auto;
    bottom: 0;
    background: inherit;
    --cut: 0.76;
    /* The nearer the foot, the thicker the fog: marks and words lie on it. */
    & img:not(.marks) {
      mask-image: linear-gradient(#000 60%, #000a 80%, #0000);
    }
  }
`;

/* Beside the marks, wherever the cut of the picture puts them. */
const Names = styled.div`
  --wide: max(100cqw, 100cqh * 16 / 9);
  position: absolute;
  top: calc((100cqh - var(--wide) * 9 / 16) / 2);
  left: calc((100cqw - var(--wide)) * var(--cut));
  width: var(--wide);
  aspect-ratio: 16 / 9;
  font: 700 0.875rem/1 var(--ag-display);
  text-shadow: ${Array(6).fill('0 0 3px var(--ag-ground)').join()};
  & > span {
    position: absolute;
    top: 93%;
    left: 59.4%;
    translate: 0 -50%;
  }
  & > .end {
    top: 85.6%;
    left: 66.6%;
  }
  /* The sheet lies over the way to its end. */
  @media (max-width: 39.99rem) {
    & > :not(.end) {
      display: none;
    }
  }
  @media (min-width: 60rem) and (max-width: 74.99rem) {
    display: none;
  }
  @media (min-width: 75rem) {
    font-size: 1.25rem;
    letter-spacing: -0.01em;
  }
`;

const Card = styled.div`
  display: grid;
  gap: 1.25rem;
  padding: clamp(1.5rem, 5vw, 2.5rem);
  /* Below the picture as wide as the page. */
  @media (min-width: 60rem) {
    max-width: 35rem;
  }
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 1.5rem 3.5rem -1rem rgb(7 18 14 / 0.28);
  & label {
    font-weight: 600;
  }
  & > form {
    display: grid;
    gap: 0.75rem;
  }
  & > form > div {
    gap: 0.75rem;
  }
  & > form > div > input {
    flex: 1 1 12rem;
  }
  /* On phones the button is as wide as the field. */
  & > form > div > button {
    flex: 1 0 auto;
    @media (min-width: 40rem) {
      flex-grow: 0;
    }
  }
  & > form > button {
    justify-self: start;
    padding: 0.5rem 0;
    border: 0;
    background: none;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  & > nav {
    padding-top: 0.5rem;
    border-top: 1px solid var(--ag-line);
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
  }
  & li > a {
    display: inline-block;
    padding-block: 0.7rem;
    font-weight: 600;
  }
  & > [lang='en'] {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
`;

const Body = styled(Container)`
  position: relative;
  display: grid;
  gap: 1.75rem;
  justify-items: start;
`;
