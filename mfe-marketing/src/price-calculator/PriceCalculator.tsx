import { Button } from '@agence/shared-contracts/ui/Button';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { useState } from 'react';
import styled from 'styled-components';
import type { SectionOf } from '../content/landing.ts';
import { moreOptions } from '../content/website/priceOptions.ts';
import { dollars } from '../figures/format.ts';
import { Slider } from '../slider/Slider.tsx';
import { useFormValues } from '../slider/useFormValues.ts';
import { PriceTotal } from './PriceTotal.tsx';
import { initialWish, readWish } from './priceValues.ts';
import { complexityLevels, deadlineLevels, quote } from './quote.ts';

/** So many options are seen at once on phones. */
const FIRST = 3;

/** What a site costs, computed while one chooses (marketing-site §9 "Price calculator"). */
export function PriceCalculator(section: SectionOf<'price'>) {
  const { values, form } = useFormValues(readWish, initialWish);
  const { complexity, deadline } = section;
  const price = quote(values, section);
  const [isWhole, setWhole] = useState(false);
  return (
    <Section id="prix">
      <Container>
        <Head>
          <h2>{section.title}</h2>
          <p>{section.lead}</p>
        </Head>
        <Columns>
          <form {...form} onSubmit={(event) => event.preventDefault()} autoComplete="off">
            <h3>{section.includedTitle}</h3>
            <Lines>
              {section.base.map(({ id, name, price }) => (
                <li key={id}>
                  <span>{name}</span>
                  <small>{section.included}</small>
                  <span className="price" translate="no">
                    {dollars(price)}
                  </span>
                </li>
              ))}
            </Lines>
            <Options data-whole={isWhole ? '' : undefined}>
              <legend>{section.optionsTitle}</legend>
              {section.options.map(({ id, name, price }, index) => (
                <label key={id} className={index < FIRST ? undefined : 'later'}>
                  <input type="checkbox" name="options" value={id} />
                  <span>{name}</span>
                  <span className="price" translate="no">
                    {dollars(price)}
                  </span>
                </label>
              ))}
              {isWhole || section.options.length <= FIRST ? null : (
                <Button type="button" $look="secondary" onClick={() => setWhole(true)}>
                  {moreOptions(section.options.length - FIRST)}
                </Button>
              )}
            </Options>
            <Sliders>
              <Slider
                id="prix-complexite"
                name="complexity"
                label={complexity.label}
                scale={complexityLevels}
                value={values.complexity}
                shown={complexity.levels[values.complexity - 1]?.name ?? ''}
                hint={complexity.levels[values.complexity - 1]?.text ?? ''}
              />
              <Slider
                id="prix-delai"
                name="deadline"
                label={deadline.label}
                scale={deadlineLevels}
                value={values.deadline}
                shown={deadline.levels[values.deadline - 1]?.name ?? ''}
                hint={deadline.levels[values.deadline - 1]?.text ?? ''}
              />
            </Sliders>
            {/* For the eye alone: the price below it is said when it changes. */}
            <Sum aria-hidden="true" translate="no">
              {section.total} <b>{dollars(price.total)}</b>
            </Sum>
          </form>
          <PriceTotal section={section} wish={values} {...price} />
        </Columns>
      </Container>
    </Section>
  );
}

const Head = styled.header`
  display: grid;
  gap: 1rem;
  margin-bottom: clamp(2.5rem, 5vw, 4rem);
  & > h2 {
    max-width: 13em;
    font-size: var(--ag-size-1);
  }
  & > p {
    max-width: var(--ag-measure);
    color: var(--ag-ink-soft);
  }
`;

/** Where the price is below the choices, and windows are high enough for a bar. */
const NARROW = '@media (max-width: 59.99rem) and (min-height: 30rem)';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 3rem;
  /* What has the focus stands above the sum. */
  & input {
    scroll-margin-bottom: 3rem;
  }
  & h3,
  & legend {
    padding: 0;
    margin-bottom: 1rem;
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  /* Room for the sum above the choices, where it stands until they are scrolled to, and below them. */
  ${NARROW} {
    gap: 0.75rem;
    & > form {
      margin-top: -1.25rem;
    }
    & > form::before {
      content: '';
      display: block;
      height: 4.5rem;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: 7fr 5fr;
    gap: 5rem;
    align-items: start;
  }
`;

const Lines = styled.ul`
  margin-bottom: 2.5rem;
  & > li {
    display: grid;
    grid-template-columns: 1fr auto 5.5rem;
    gap: 1rem;
    align-items: baseline;
    padding-block: 0.7rem;
    border-top: 1px solid var(--ag-line);
  }
  & small {
    color: var(--ag-moss);
    font-weight: 600;
  }
  & .price {
    text-align: right;
    font-variant-numeric: tabular-nums;
    color: var(--ag-ink-soft);
  }
  @media (max-width: 20rem) {
    & > li {
      grid-template-columns: 1fr;
      gap: 0;
    }
    & .price {
      text-align: left;
    }
  }
`;

const Options = styled.fieldset`
  display: grid;
  gap: 0.5rem;
  min-width: 0;
  margin-bottom: 2.5rem;
  & > label {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: 0.75rem;
    align-items: center;
    min-height: 3rem;
    padding: 0.6rem 1rem;
    border-radius: var(--ag-radius);
    box-shadow: inset 0 0 0 1.5px var(--ag-line);
    cursor: pointer;
    line-height: 1.3;
  }
  & > label:hover {
    box-shadow: inset 0 0 0 1.5px var(--ag-edge);
  }
  & > label:has(:checked) {
    background: var(--ag-surface);
    box-shadow: inset 0 0 0 2px var(--ag-ink);
  }
  & input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--ag-ember);
  }
  /* The browser's own empty box is a grey of no theme of ours. */
  & input:not(:checked) {
    appearance: none;
    border: 1.5px solid var(--ag-ink-soft);
    border-radius: 4px;
  }
  & > button {
    margin-top: 0.65rem;
  }
  & .price {
    font-variant-numeric: tabular-nums;
    color: var(--ag-ink-soft);
  }
  @media (max-width: 47.99rem) {
    gap: 0.35rem;
    & > label {
      padding-block: 0.35rem;
    }
    /* The first are there, and what is chosen; without JavaScript, and on paper, all. */
    @media screen and (scripting: enabled) {
      &:not([data-whole]) > .later:not(:has(:checked)) {
        display: none;
      }
    }
    @media print, (scripting: none) {
      & > button {
        display: none;
      }
    }
  }
  @media (min-width: 48rem) {
    grid-template-columns: 1fr 1fr;
    & > legend {
      grid-column: 1 / -1;
    }
    & > button {
      display: none;
    }
  }
`;

const Sliders = styled.div`
  display: grid;
  gap: 1.75rem;
  ${NARROW} {
    margin-bottom: 0.75rem;
  }
`;

/* What each choice does to the price, above the bar at the thumb while the price itself is below the choices. */
const Sum = styled.p`
  display: none;
  ${NARROW} {
    position: sticky;
    bottom: calc(4.5rem + env(safe-area-inset-bottom));
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 1rem;
    margin-inline: calc(-1 * var(--ag-gutter));
    padding: 0.6rem var(--ag-gutter);
    box-shadow: 0 0 0 1px var(--ag-line);
    background: var(--ag-ground);
  }
  & > b {
    font: 700 1.375rem/1.2 var(--ag-display);
    font-variant-numeric: tabular-nums;
  }
`;
