import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow, Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { appointments as texts } from '../content/appointments.ts';
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
  const { kind, minutes, days, error, earlier, later } = data;
  const listOf = (du: string) => `/rendez-vous?pour=${kind}&du=${du}`;
  return (
    <Container>
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
        <Board>
          <Welcome kind={kind} />
          <section aria-labelledby="moments">
            <Top>
              <h2 id="moments">
                {texts.kinds[kind]}
                {minutes > 0 ? `, ${texts.minutes(minutes)}` : null}
              </h2>
              <p>
                {earlier ? (
                  <a href={listOf(earlier)}>
                    <span aria-hidden="true">←</span> {texts.earlier}
                  </a>
                ) : null}
                <a href={listOf(later)}>
                  {texts.later} <span aria-hidden="true">→</span>
                </a>
              </p>
            </Top>
            {error ? <Warning role="alert">{error}</Warning> : null}
            {days.length > 0 ? <TimeChoice days={days} fields={{ geste: 'tenir', pour: kind }} /> : null}
            {days.length === 0 && !error ? <p>{texts.none}</p> : null}
          </section>
        </Board>
      </Sheet>
    </Container>
  );
}

const Kinds = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
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

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.5rem 2rem;
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
    font-weight: 600;
  }
  & a {
    padding-block: 0.6rem;
  }
`;
