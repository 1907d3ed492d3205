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
  readonly ground?: 'band';
  /** How its figures are drawn; what has no drawing stands for itself. */
  readonly measure?: Measure;
  readonly list: readonly Proof[];
}

/** What figures say of one matter: each large, drawn on the scale of all of them, with where it comes from. */
export function Matter({ id, title, text, ground, measure, list }: MatterProps) {
  const extents = list.map(({ value = '' }) => (measure ? extentOf(value, measure) : undefined));
  const largest = Math.max(...extents.map((extent) => extent?.[1] ?? 0));
  const most = measure ? scaleEnd(measure, largest) : largest;
  const scale = measure && most > 0 ? scaleOf(measure, most) : [];
  // Places that are new are the last of all places, in the row of all and in their own.
  const opened = measure === 'clients' ? (extents.find((_, at) => isOutlined(list[at]))?.[1] ?? 0) : 0;
  const isAxis = scale.length > 0 && list.length > 1;
  return (
    <Section aria-labelledby={id} data-ground={ground} data-axis={isAxis ? '' : undefined}>
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
            {measure && extents[index] ? (
              <div className="drawn">
                <Drawing
                  measure={measure}
                  extent={opened > 0 && isOutlined(proof) ? [most - opened, most] : extents[index]}
                  most={most}
                  opened={opened}
                  isOutlined={isOutlined(proof)}
                  isPaid={texts.paid.includes(proof.id)}
                />
                {scale.length > 0 ? (
                  <p className="scale" aria-hidden="true">
                    {scale.map((step, at) => (
                      <span key={step} className={endOf(at, scale.length)}>
                        {step}
                      </span>
                    ))}
                  </p>
                ) : null}
              </div>
            ) : null}
            <div className="proof">
              <Source {...proof} isPromise={measure !== undefined} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const isOutlined = (proof: Proof | undefined) => proof !== undefined && texts.outlined.includes(proof.id);

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
    letter-spacing: -0.03em;
  }
  & .drawn,
  & .proof {
    display: grid;
    gap: 0.75rem;
    justify-items: start;
    align-content: start;
  }
  /* A ground from edge to edge, as sections have it elsewhere. */
  &[data-ground] {
    padding-block: clamp(2.5rem, 5vw, 4rem);
    background: var(--ag-band);
    box-shadow: 0 0 0 100vmax var(--ag-band);
    clip-path: inset(0 -100vmax);
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
  /* Figures on one scale: each says where it begins and ends, until there is room for one axis. */
  &[data-axis] .scale > :not([class]) {
    visibility: hidden;
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
      grid-template: auto 1fr / 18.5rem minmax(0, 1fr);
    }
    & .what {
      grid-row: span 2;
    }
    & .what + .proof {
      grid-row: span 2;
    }
    /* Figures on one scale hang from one axis: its lines pass through all of them. */
    &[data-axis] > ul > li:not(:first-child) .scale {
      display: none;
    }
    &[data-axis] .scale > :not([class]) {
      visibility: visible;
    }
    &[data-axis] > ul > li {
      row-gap: 0.6rem;
      padding-block: 0;
    }
    &[data-axis] .what {
      grid-row: 1;
      padding-top: 1.25rem;
    }
    &[data-axis] .drawn {
      grid-area: 1 / 2 / span 2;
      align-content: center;
      max-width: 37.5rem;
      border-right: 1px solid var(--ag-line);
      background: linear-gradient(90deg, var(--ag-line) 1px, transparent 1px) 0 0 / 25% 100%;
    }
    &[data-axis] .proof {
      grid-area: 2 / 1;
      padding-bottom: 1.25rem;
    }
    &[data-axis] .what + .proof {
      grid-area: 1 / 2 / span 2;
      padding-block: 1.25rem;
    }
    &[data-axis] .scale {
      order: -1;
      margin: 0;
      padding: 0 0 0.4rem;
      border-width: 0 0 1.5px;
      border-bottom-style: solid;
      background: var(--ag-ground);
    }
    &[data-axis][data-ground] .scale {
      background: var(--ag-band);
    }
    &[data-axis] > ul > li:first-child .drawn {
      grid-template-rows: auto 1fr;
      align-items: center;
    }
  }
  @media (min-width: 75rem) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 9fr);
    /* Level with the title beside it. */
    &[data-axis] > ul > li:first-child > .what {
      padding-top: 0;
    }
  }
`;
