import { longDay } from '@agence/shared-contracts/format/frenchDate';
import type { ClaimsText } from '@agence/shared-contracts/texts/claims';
import { Badge } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { type Measure, claimsPageTexts as texts } from '../content/claimsPage.ts';
import { Drawing } from './Drawing.tsx';
import { extentOf, scaleEnd, scaleOf } from './extents.ts';

type Proof = Omit<ClaimsText['figures'][number], 'value'> & { readonly value?: string };

interface MatterProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  /** How its figures are drawn; what has no drawing stands for itself. */
  readonly measure?: Measure;
  readonly list: readonly Proof[];
}

/** What figures say of one matter: each large, drawn on the scale of all of them, with where it comes from. */
export function Matter({ id, title, text, measure, list }: MatterProps) {
  const extents = list.map(({ value = '' }) => (measure ? extentOf(value, measure) : undefined));
  const largest = Math.max(...extents.map((extent) => extent?.[1] ?? 0));
  const most = measure ? scaleEnd(measure, largest) : largest;
  const scale = measure && most > 0 ? scaleOf(measure, most) : [];
  return (
    <Section aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {text ? <p>{text}</p> : null}
      </header>
      <ul>
        {list.map((proof, index) => (
          <li key={proof.id}>
            <p className="what">
              {proof.value ? <strong>{proof.value}</strong> : null}
              <span>{proof.value ? said(proof.name) : proof.name}</span>
            </p>
            <div>
              {measure && extents[index] ? (
                <Drawing
                  measure={measure}
                  extent={extents[index]}
                  most={most}
                  isOutlined={texts.outlined.includes(proof.id)}
                />
              ) : null}
              {scale.length > 0 && extents[index] ? (
                <p className="scale" aria-hidden="true">
                  {scale.map((step, at) => (
                    <span key={step} className={endOf(at, scale.length)}>
                      {step}
                    </span>
                  ))}
                </p>
              ) : null}
              <Source {...proof} isPromise={measure !== undefined} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Source({ id, source, verifiedOn, isPromise }: Proof & { readonly isPromise: boolean }) {
  const page = texts.pages[id];
  return (
    <>
      <p className="source">
        {source} {page ? <a href={page.to}>{page.label}</a> : null}
      </p>
      {verifiedOn ? (
        <Badge $tone="moss">
          {texts.verified} <time dateTime={verifiedOn}>{longDay(verifiedOn)}</time>
        </Badge>
      ) : isPromise ? null : (
        <Badge>{texts.unverified}</Badge>
      )}
    </>
  );
}

/** Which end of a scale a step is, if it is one. */
const endOf = (index: number, all: number) => (index === 0 ? 'start' : index === all - 1 ? 'end' : undefined);

/** What a figure says, without the page that begins its name: its source names that. */
const said = (name: string) => name.replace(/^[^:]*\s:\s/, '');

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem 4rem;
  padding-top: clamp(1.5rem, 3vw, 2.5rem);
  border-top: 2px solid;
  overflow-wrap: anywhere;
  & > header > p {
    max-width: 24rem;
    margin-top: 0.6rem;
    opacity: 0.85;
  }
  & > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem 2.5rem;
    padding-block: 1.5rem;
    border-top: 1px solid color-mix(in srgb, currentColor 22%, transparent);
  }
  & > ul > li:first-child {
    padding-top: 0;
    border-top: 0;
  }
  & .what {
    display: grid;
    gap: 0.35rem;
    align-content: start;
  }
  & .what > strong {
    font: 700 clamp(2rem, 1.6rem + 1.3vw, 2.625rem) / 1.05 var(--ag-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }
  & li > div {
    display: grid;
    gap: 0.75rem;
    justify-items: start;
    align-content: start;
  }
  & .source {
    max-width: 37.5rem;
    font-size: 0.9375rem;
  }
  & .source > a {
    display: inline-block;
    padding-block: 0.35rem;
    margin-block: -0.35rem;
  }
  & .scale {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    overflow-wrap: normal;
    width: 100%;
    max-width: 37.5rem;
    margin-top: -0.4rem;
    padding-top: 0.4rem;
    border-top: 1.5px solid;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  /* Each step below the very place of the drawings that it names, except for text of twice the size on a phone. */
  @media (min-width: 17.01rem) {
    & .scale {
      flex-wrap: nowrap;
      gap: 0;
    }
    & .scale span {
      display: flex;
      justify-content: center;
      width: 0;
      white-space: nowrap;
    }
    & .scale .start {
      justify-content: start;
    }
    & .scale .end {
      justify-content: end;
    }
  }
  @media (min-width: 48rem) {
    & > ul > li {
      grid-template-columns: 18.5rem minmax(0, 1fr);
    }
  }
  @media (min-width: 75rem) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 9fr);
  }
`;
