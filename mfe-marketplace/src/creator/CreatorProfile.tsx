import { formatMoney } from '@agence/shared-contracts/backend/money';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { StateMessage } from '@agence/shared-contracts/ui/States';
import { Prose } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { CourseRow } from '../catalogue/CourseRow.tsx';
import { buyingTexts } from '../content/buying.ts';
import { creatorTexts as texts } from '../content/creator.ts';
import { frameTexts } from '../content/frame.ts';
import { supportTexts } from '../content/support.ts';
import { Paragraphs } from '../frame/Paragraphs.tsx';
import { ThumbBar } from '../frame/ThumbBar.tsx';
import { CreatorFacts } from './CreatorFacts.tsx';
import { CreatorOpening } from './CreatorOpening.tsx';
import { CreatorQuote } from './CreatorQuote.tsx';
import { CreatorServices } from './CreatorServices.tsx';
import { CreatorStats } from './CreatorStats.tsx';
import type { Creator } from './readCreator.ts';
import { ServicesForm } from './ServicesForm.tsx';
import { TipForm } from './TipForm.tsx';

/** Who teaches: portrait, figures, story, latest courses and what can be booked. */
export function CreatorProfile({ creator }: { readonly creator: Creator }) {
  const { name, services, sold, formations, quote } = creator;
  const [cheapest] = services;
  const [chosen, setChosen] = useState(cheapest?.id);
  const chooseCheapest = () => setChosen(cheapest?.id);
  const isOne = formations.length === 1;
  return (
    <>
      <CreatorOpening creator={creator} onConsult={chooseCheapest} />
      <CreatorStats creator={creator} />
      <First>
        {quote ? <CreatorQuote quote={quote} slug={creator.slug} /> : null}
        <Story>
          <Prose>
            <h2>{texts.about(name)}</h2>
            <Paragraphs text={creator.bio_long ?? ''} />
          </Prose>
          <CreatorFacts creator={creator} />
        </Story>
      </First>
      <Taught $ground={isOne ? 'plain' : 'band'} $isOne={isOne}>
        <Courses>
          <h2>{isOne ? texts.only : texts.recent}</h2>
          {formations.length === 0 ? (
            <StateMessage
              title={texts.none}
              actions={
                <ButtonLink $look="secondary" href="/formations">
                  {texts.all}
                </ButtonLink>
              }
            >
              {texts.noneDetail}
            </StateMessage>
          ) : (
            <ul>
              {formations.map((course) => (
                <li key={course.slug}>
                  <CourseRow course={course} />
                </li>
              ))}
            </ul>
          )}
        </Courses>
      </Taught>
      {services.length + sold.length > 0 ? (
        <Section>
          <CreatorServices services={services} sold={sold} stats={creator.stats} onChoose={setChosen} />
        </Section>
      ) : null}
      <ThumbBar
        label={buyingTexts.thumb}
        price={
          cheapest ? (
            <>
              <span translate="no">{formatMoney(cheapest.price)}</span>
              <small>
                {texts.per(cheapest.duration_minutes)} {frameTexts.taxes}
              </small>
            </>
          ) : (
            name
          )
        }
      >
        {cheapest ? (
          <Button type="button" commandfor="consultation" command="show-modal" onClick={chooseCheapest}>
            {supportTexts.consult}
          </Button>
        ) : (
          <Button type="button" $look="secondary" commandfor="soutenir" command="show-modal">
            {supportTexts.support}
          </Button>
        )}
      </ThumbBar>
      <Dialog id="soutenir" title={supportTexts.tip.title(name)}>
        <TipForm creator={creator} />
      </Dialog>
      {cheapest ? (
        <Dialog id="consultation" title={supportTexts.services.title(name)}>
          <ServicesForm creator={creator} chosen={chosen} onChoose={setChosen} />
        </Dialog>
      ) : null}
    </>
  );
}

/* Figures have ended with a line: what follows is not a long way below it. */
const First = styled(Section)`
  padding-top: calc(var(--ag-section) / 2);
`;

/* The story, and beside it what one checks before writing. */
const Story = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem clamp(3rem, 7vw, 7rem);
  overflow-wrap: anywhere;
  & > div > h2 {
    margin-top: 0;
  }
  & > div > p {
    max-width: 36em;
    font-size: var(--ag-size-lead);
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
    & > div {
      max-width: none;
    }
  }
`;

/* One course alone has no ground of its own: between it and its neighbours is the air of one section, not of two. */
const Taught = styled(Section)<{ $isOne: boolean }>`
  ${({ $isOne }) =>
    $isOne &&
    css`
      padding-top: 0;
      &:has(+ section) {
        padding-bottom: 0;
      }
    `}
`;

const Courses = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  & > ul {
    border-bottom: 1px solid var(--ag-line);
  }
`;
