import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { useState } from 'react';
import styled from 'styled-components';
import { exampleMark } from '../content/exampleMark.ts';
import type { SectionOf } from '../content/landing.ts';
import { Fictional } from '../marks/Fictional.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

/** Three clients on film, one at a time, each with what changed for them (marketing-site §3). */
export function VideoTestimonials({ title, lead, note, testimonials, play, close }: SectionOf<'videos'>) {
  const [playing, setPlaying] = useState<string>();
  return (
    <Section $ground="band">
      <Container>
        <Head>
          <h2>{title}</h2>
          <p>{lead}</p>
        </Head>
        <List>
          {testimonials.map((testimonial) => {
            const { id, name, position, company, location, quote, results, isVerified } = testimonial;
            return (
              <li key={id}>
                <VideoPlayer
                  {...testimonial}
                  play={play}
                  close={close}
                  isPlaying={playing === id}
                  onPlay={() => setPlaying(id)}
                  onClose={() => setPlaying(undefined)}
                />
                <div className="words">
                  <blockquote>«&nbsp;{quote}&nbsp;»</blockquote>
                  <p>
                    <strong>{name}</strong>, {position}
                    <br />
                    {company}, {location}&ensp;{isVerified ? null : <Fictional>{exampleMark}</Fictional>}
                  </p>
                  <dl>
                    {results.map(({ metric, improvement }) => (
                      <div key={metric}>
                        <dt>{metric}</dt>
                        <dd>{improvement}</dd>
                      </div>
                    ))}
                  </dl>
                </div>
              </li>
            );
          })}
        </List>
        <Note>{note}</Note>
      </Container>
    </Section>
  );
}

const Head = styled.header`
  display: grid;
  gap: 1rem;
  margin-bottom: clamp(2.5rem, 5vw, 4.5rem);
  & > h2 {
    max-width: 12em;
    font-size: var(--ag-size-1);
  }
  & > p {
    max-width: var(--ag-measure);
    color: var(--ag-ink-soft);
  }
`;

/* Films and words change sides, so that the eye climbs from one to the next. */
const List = styled.ul`
  display: grid;
  gap: clamp(3rem, 6vw, 6rem);
  & > li {
    display: grid;
    gap: 1.5rem;
  }
  & .words {
    display: grid;
    gap: 1.25rem;
    align-content: center;
  }
  & blockquote {
    font: 600 var(--ag-size-2) / 1.2 var(--ag-display);
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem 2.5rem;
    margin: 0;
  }
  & dt {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & dd {
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
    color: var(--ag-moss);
  }
  /* On phones they lie in a row under the thumb, and the next one looks in. */
  @media screen and (max-width: 39.99rem) {
    grid-auto-columns: 86%;
    grid-auto-flow: column;
    gap: 1rem;
    margin-inline: calc(-1 * var(--ag-gutter));
    padding-inline: var(--ag-gutter);
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: var(--ag-gutter);
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    & > li {
      grid-row: span 4;
      grid-template-rows: subgrid;
      scroll-snap-align: start;
    }
    & .words {
      display: contents;
    }
  }
  @media (min-width: 40rem) {
    & > li {
      grid-template-columns: 1fr 1fr;
      gap: 2rem;
    }
  }
  /* The first is set large, where there is room. */
  & > li:not(:first-child) blockquote {
    font-size: var(--ag-size-3);
    line-height: 1.3;
  }
  @media (max-width: 59.99rem) {
    & blockquote {
      font-size: var(--ag-size-3);
      line-height: 1.3;
    }
  }
  /* What has changed stands below both, in their columns. */
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    & > li {
      grid-template: auto 1fr auto / 1fr 1fr;
      row-gap: 1.25rem;
    }
    & > li > :not(.words) {
      grid-row: span 2;
      align-self: start;
    }
    & .words {
      display: contents;
    }
    & blockquote,
    & .words > p {
      grid-column: 2;
    }
    & dl {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      column-gap: 2rem;
    }
  }
  @media (min-width: 60rem) {
    & > li {
      grid-template-columns: 6fr 5fr;
      gap: 4rem;
    }
    & > li:nth-child(even) {
      grid-template-columns: 5fr 6fr;
    }
    & > li:nth-child(even) > .words {
      order: -1;
    }
  }
`;

const Note = styled.small`
  display: block;
  margin-top: clamp(1.5rem, 4vw, 2.5rem);
  color: var(--ag-ink-soft);
`;
