import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow, Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { appointments as texts } from '../content/appointments.ts';
import { OfficeScene } from '../reading/OfficeScene.tsx';
import { Next } from './Next.tsx';
import { Board, Sheet, Warning } from './Sheet.tsx';
import { TimeChoice } from './TimeChoice.tsx';
import type { TimesData } from './timesData.ts';
import { Welcome } from './Welcome.tsx';

export function head({ data }: HeadContext<TimesData>): PageHead {
  return { ...texts.seo, canonicalPath: '/rendez-vous', noindex: data.isChosen };
}

async function loadPage(context: LoadContext): Promise<LoadResult<TimesData>> {
  const { readTimes } = await import('./timesData.ts');
  return readTimes(context);
}

/** Times are read on the server; browsers get them as data. */
export const load = import.meta.env.BROWSER_BUILD ? undefined : loadPage;

/** `/rendez-vous`: free times of one kind of appointment. Links and forms alone, so that it works as it is served. */
export default function TimesPage({ data }: PageProps<TimesData>) {
  const { kind, minutes, days, brief, error, earlier, later } = data;
  const listOf = (du: string) => `/rendez-vous?pour=${kind}&du=${du}`;
  return (
    <Ground>
      <Massif />
      <Sheet>
        <Eyebrow>{texts.eyebrow}</Eyebrow>
        <h1>{texts.title}</h1>
        <Lead>{texts.lead}</Lead>
        <Kinds aria-label={texts.kindsLabel}>
          {texts.offered.map((offered) => (
            <a key={offered} href={`/rendez-vous?pour=${offered}`} aria-current={offered === kind ? 'true' : undefined}>
              {texts.kinds[offered]}
            </a>
          ))}
        </Kinds>
        <Panes>
          <Welcome kind={kind} />
          <section aria-labelledby="moments">
            <Top>
              <h2 id="moments">{texts.kinds[kind]}</h2>
              <p className="ways">
                {earlier ? (
                  <a href={listOf(earlier)}>
                    <span aria-hidden="true">←</span> <span className="word">{texts.earlier}</span>
                  </a>
                ) : null}
                <a href={listOf(later)}>
                  {texts.later} <span aria-hidden="true">→</span>
                </a>
              </p>
              <p className="terms">
                {[...(minutes > 0 ? [texts.minutes(minutes)] : []), texts.terms[kind]].join(', ')}
              </p>
            </Top>
            {error ? <Warning role="alert">{error}</Warning> : null}
            {days.length > 0 ? (
              <TimeChoice days={days} fields={{ geste: 'tenir', pour: kind }} proposed={days[0]?.times[0]?.at} />
            ) : null}
            {days.length === 0 && !error ? <p>{texts.none}</p> : null}
          </section>
          <Next kind={kind} first={days[0]} brief={brief} />
        </Panes>
      </Sheet>
    </Ground>
  );
}

/* As on the neighbouring pages, where there is room for it beside the words. */
const Ground = styled(Container)`
  @media (min-width: 74rem) {
    position: relative;
    isolation: isolate;
  }
`;

const Massif = styled(OfficeScene)`
  @media (max-width: 73.99rem) {
    display: none;
  }
  && {
    height: 36rem;
  }
  /* Of the moon beside the title nothing is left, rather than half. */
  @media (prefers-color-scheme: dark) {
    && .relief {
      mask-image:
        linear-gradient(90deg, transparent 34%, #000 54%), linear-gradient(transparent, #000 20%, #000 66%, transparent);
    }
  }
`;

const Kinds = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
  @media (min-width: 48rem) {
    margin-bottom: 0.5rem;
  }
  & > a {
    padding: 0.6rem 1.1rem;
    border: 1.5px solid var(--ag-edge);
    border-radius: 999px;
    font-weight: 600;
    text-decoration: none;
  }
  & > a:hover {
    border-color: currentColor;
  }
  & > a[aria-current] {
    border-color: var(--ag-ink);
    background: var(--ag-ink);
    color: var(--ag-ground);
    forced-color-adjust: none;
  }
`;

/* Who, when, and what comes next. */
const Panes = styled(Board)`
  & > .next {
    border-top: 1px solid var(--ag-line);
  }
  /* One column, in which the first free time stays at the thumb until it is in view. */
  @media (max-width: 47.99rem) {
    display: flex;
    flex-direction: column;
  }
  @media (min-width: 48rem) {
    grid-template-columns: 15rem minmax(0, 1fr);
    & > .next {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 80rem) {
    grid-template-columns: 15rem minmax(0, 1fr) 16rem;
    & > section {
      padding-inline: 1.5rem;
    }
    /* What is beside the times goes along with them, as far as the window shows the whole of it. */
    & .stays {
      @media (min-height: 40rem) {
        position: sticky;
        top: 6.5rem;
      }
    }
    & > .next {
      grid-column: 3;
      border-top: 0;
      border-left: 1px solid var(--ag-line);
    }
  }
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0.15rem 1.5rem;
  & > .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
    font-weight: 600;
  }
  & a {
    padding-block: 0.6rem;
  }
  & > .terms {
    grid-column: 1 / -1;
    color: var(--ag-ink-soft);
  }
  /* On the line of the title where it has room; the way back is an arrow alone beside the words of the way on. */
  @media (max-width: 47.99rem) {
    display: flex;
    flex-wrap: wrap;
    & > .ways {
      gap: 0.25rem;
      margin-left: auto;
    }
    & > .terms {
      flex-basis: 100%;
    }
    & a:has(> .word) {
      min-width: 2.75rem;
      text-align: center;
    }
    & .word {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
