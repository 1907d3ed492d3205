import { Picture } from '@agence/shared-contracts/art/Picture';
import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import { Container, laidOutWhenNear, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { studyWords as words } from '../../content/studies/words.ts';
import { Cta } from '../../landing/Cta.tsx';
import { Fictional } from '../../marks/Fictional.tsx';
import { Raised } from '../../marks/Raised.tsx';
import { type Coloured, colouredByDay } from '../coloured.ts';
import { Phone, Window } from '../frames.tsx';
import { PORTFOLIO_PATH } from '../shownProjects.ts';
import { studyPath } from '../studyPath.ts';
import { studyPictures } from '../studyPictures.ts';
import { Measures } from './Measures.tsx';
import { pagePictures } from './pagePictures.ts';
import { StudyLook } from './StudyLook.tsx';
import type { StudyData } from './studyData.ts';

/** A study: why it is as it is, and what was measured of it. */
export function Study({ study, measures, next }: StudyData) {
  const pictures = { ...studyPictures[study.slug], ...pagePictures[study.slug] };
  const { before, screen, phone, cut, fold } = pictures;
  // On a phone a wide page would be too small to read.
  const front = { ...screen, phone };
  const { ground, ink } = study.head;
  return (
    <>
      <Front $ground={ground} $ink={ink} $cut={cut} $fold={fold}>
        <Container>
          <Title>
            <a href={PORTFOLIO_PATH}>{words.portfolio}</a>
            <h1>
              <Raised name={study.title} />
            </h1>
            <dl>
              <dt>{words.trade}</dt>
              <dd>{study.trade}</dd>
              <dt>{words.work}</dt>
              <dd>{study.work}</dd>
              <dt>{words.state}</dt>
              <dd>
                <Fictional>{words.mark}</Fictional>
              </dd>
            </dl>
          </Title>
          <Window>
            <Picture of={front} first />
          </Window>
        </Container>
      </Front>
      <Section>
        <Demand>
          <h2>{words.demand}</h2>
          <div>
            <blockquote>«&nbsp;{study.demand}&nbsp;»</blockquote>
            <p>{study.demandNote}</p>
          </div>
        </Demand>
      </Section>
      <Decisions aria-label={words.decisions}>
        {study.decisions.map(({ title, text }, index) => {
          const picture = pictures.decisions?.[index];
          return (
            <article key={title} className={picture && !isStrip(picture) ? 'beside' : undefined}>
              <div>
                <small>
                  {words.decision} {index + 1}
                </small>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              {picture ? <Picture of={picture} /> : null}
            </article>
          );
        })}
      </Decisions>
      <StudyLook study={study} shown={pictures.letters} />
      <Section $ground="band">
        <Container>
          <h2>{before ? words.before : words.whole}</h2>
          <Pair className={before ? 'equal' : undefined}>
            <figure>
              <Window>
                <Picture of={before ?? pictures.page} />
              </Window>
              {before ? (
                <figcaption>
                  {study.before} <Fictional>{words.beforeMark}</Fictional>
                </figcaption>
              ) : null}
            </figure>
            <figure>
              {before ? (
                <Window>
                  <Picture of={screen} alt="" />
                </Window>
              ) : (
                <Phone>
                  <Picture of={phone} />
                </Phone>
              )}
              {before ? <figcaption>{study.after}</figcaption> : null}
            </figure>
          </Pair>
        </Container>
      </Section>
      <Measures measures={measures} />
      <Audit>
        <p>{words.audit.text}</p>
        <Cta id="hero-audit-premium" location="etude" label={words.audit.action} />
      </Audit>
      <Next href={studyPath(next.slug)} $ground={next.head.ground} $ink={next.head.ink}>
        <Container as="span">
          <span className="words">
            <span>{words.next}</span>
            <strong>
              <Raised name={next.title} /> <span aria-hidden="true">→</span>
            </strong>
          </span>
          <Window as="span">
            <Picture of={studyPictures[next.slug].screen} alt="" />
          </Window>
        </Container>
      </Next>
    </>
  );
}

/** What would be too small to read beside its words: it takes the whole row. */
const isStrip = ({ width, height }: PictureSource) => width > 3 * height;

/* The colours of the study: pairs that can be read are its own. */
const Front = styled.section<Coloured & { $cut: number; $fold: number }>`
  ${colouredByDay}
  --plate: ${({ $ground }) => $ground};
  --ag-ink-soft: currentColor;
  --ag-edge: currentColor;
  padding-top: 2rem;
  overflow: hidden;
  & > div {
    display: grid;
    gap: 2.5rem 4rem;
  }
  & h1 {
    margin-top: 1rem;
    font-size: clamp(2.75rem, 1.8rem + 3.6vw, 5rem);
    line-height: 0.98;
  }
  & dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.35rem 1.5rem;
    margin-top: 1.75rem;
    font-size: 0.9375rem;
  }
  & ${Window} {
    /* Sites with the ground of the head keep their edges. */
    outline: 1px solid color-mix(in srgb, currentColor 30%, transparent);
    border-radius: 10px 10px 0 0;
  }
  /* Down to the last whole line of each. */
  & ${Window} img {
    aspect-ratio: 1 / ${({ $fold }) => $fold};
    object-fit: cover;
    object-position: top;
  }
  /* As wide as Picture takes the cut for phones. */
  @media (max-width: 48rem) {
    & ${Window} {
      max-width: 25rem;
    }
    & ${Window} img {
      aspect-ratio: 1 / ${({ $cut }) => $cut};
    }
  }
  & a:focus-visible {
    outline-color: currentColor;
  }
  @media (min-width: 60rem) {
    padding-top: 4rem;
    & > div {
      grid-template-columns: 5fr 7fr;
      align-items: end;
    }
  }
`;

const Title = styled.div`
  @media (min-width: 60rem) {
    padding-bottom: 4rem;
  }
`;

const Demand = styled(Container)`
  display: grid;
  gap: 1.5rem 4rem;
  & blockquote {
    font: 600 clamp(1.35rem, 1rem + 1.5vw, 2.1rem) / 1.28 var(--ag-display);
    letter-spacing: -0.015em;
    text-wrap: pretty;
  }
  & p {
    margin-top: 1.25rem;
    max-width: var(--ag-measure);
    color: var(--ag-ink-soft);
  }
  @media (min-width: 60rem) {
    grid-template-columns: 5fr 7fr;
  }
`;

const Decisions = styled(Container).attrs({ as: 'section' })`
  padding-bottom: var(--ag-section);
  & > article {
    display: grid;
    gap: 1.5rem 4rem;
    align-items: center;
    padding-block: 2.5rem;
    border-top: 1px solid var(--ag-line);
    ${laidOutWhenNear('43rem')}
    overflow-clip-margin: 2rem;
  }
  & small {
    color: var(--ag-ember);
    font: 700 1rem/1 var(--ag-display);
  }
  & h3 {
    margin-block: 0.75rem;
    font-size: 1.75rem;
  }
  & p {
    max-width: 33.4em;
    color: var(--ag-ink-soft);
  }
  & img {
    width: 100%;
    border-radius: var(--ag-radius-large);
    outline: 1px solid var(--ag-line);
    outline-offset: -1px;
  }
  @media (max-width: 48rem) {
    & img {
      max-width: 30rem;
    }
  }
  @media (min-width: 60rem) {
    & > .beside {
      grid-template-columns: 5fr 7fr;
    }
    & > article:nth-child(odd).beside {
      grid-template-columns: 1fr 1fr;
    }
    & > article:nth-child(odd).beside > div {
      order: 1;
    }
    & h3 {
      margin-block: 0.5rem;
    }
  }
`;

const Pair = styled.div`
  display: grid;
  gap: 2rem;
  align-items: start;
  margin-top: 2rem;
  & figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.5rem 1rem;
    padding-top: 0.9rem;
  }
  /* Both end where the first part of the new one ends. */
  &.equal img {
    aspect-ratio: 1.8;
    object-fit: cover;
    object-position: top;
  }
  @media (min-width: 48rem) {
    grid-template-columns: 1fr 15rem;
    &.equal {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

/* What a reader may do with a site that pleased. */
const Audit = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: 1.25rem 3rem;
  align-items: center;
  justify-content: space-between;
  padding-bottom: var(--ag-section);
  & > p {
    max-width: 26em;
    font: 600 var(--ag-size-3) / 1.3 var(--ag-display);
  }
`;

const Next = styled.a<Coloured>`
  ${colouredByDay}
  /* What is seen of its colour by night. */
  border-top: 4px solid ${({ $ground }) => $ground};
  ${laidOutWhenNear('32rem')}
  display: block;
  overflow: hidden;
  padding-top: clamp(2.5rem, 5vw, 4.5rem);
  text-decoration: none;
  & > span {
    display: grid;
    gap: 2rem 3rem;
  }
  & .words {
    padding-bottom: clamp(0rem, 5vw - 2rem, 4.5rem);
  }
  & .words > *,
  & ${Window} {
    display: block;
  }
  /* Its site begins here, and goes on there. */
  & ${Window} {
    height: clamp(9rem, 20vw, 15rem);
    border-radius: 10px 10px 0 0;
  }
  & strong {
    font: 800 clamp(2rem, 5vw, 4rem) / 1.05 var(--ag-display);
    letter-spacing: -0.03em;
  }
  &:hover strong {
    text-decoration: underline;
    text-decoration-thickness: 3px;
  }
  @media (min-width: 48rem) {
    & > span {
      grid-template-columns: 7fr 5fr;
      align-items: center;
    }
    & ${Window} {
      align-self: end;
    }
  }
`;
