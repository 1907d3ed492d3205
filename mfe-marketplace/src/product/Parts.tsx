import { isoDate, longMonth } from '@agence/shared-contracts/format/frenchDate';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Unbroken } from '../frame/Unbroken.tsx';
import type { Inside } from './readInside.ts';

/** What a product is made of, from its first part to its last, at a glance. */
export function Parts({ title, lead, items }: NonNullable<Inside['parts']>) {
  // The server's page is kept longer than a month lasts.
  const [month, setMonth] = useState('');
  useEffect(() => setMonth(longMonth(isoDate(Date.now()))), []);
  return (
    <Section aria-labelledby="parties">
      <h2 id="parties">{title}</h2>
      {lead ? <p>{lead}</p> : null}
      <ol data-many={items.length > 6 ? '' : undefined}>
        {items.map(({ name, text, marks = 0 }) => (
          <li key={name} aria-current={name.toLowerCase() === month ? 'date' : undefined}>
            <h3>{name}</h3>
            {text ? (
              <p>
                <Unbroken>{text}</Unbroken>
              </p>
            ) : null}
            {marks > 0 ? (
              <div aria-hidden="true">
                {Array.from({ length: marks }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
                  <i key={at} />
                ))}
              </div>
            ) : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}

const Section = styled.section`
  & > p {
    max-width: var(--ag-measure);
    margin-top: -0.75rem;
    color: var(--ag-ink-soft);
  }
  & > ol {
    display: grid;
    gap: 2px;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
    margin-top: 1.5rem;
    counter-reset: part;
  }
  & > [data-many] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & li {
    display: flex;
    flex-direction: column;
    gap: 0.35rem;
    padding: 1rem 0.9rem;
    background: var(--ag-band);
  }
  & h3 {
    font-size: 1.125rem;
  }
  & li > p {
    font-size: 0.9375rem;
    line-height: 1.4;
    color: var(--ag-ink-soft);
  }
  & li > div {
    display: flex;
    gap: 3px;
    margin-top: auto;
    padding-top: 0.6rem;
  }
  & i {
    flex: 1;
    height: 0.4rem;
    background: color-mix(in srgb, var(--ag-edge) 55%, transparent);
  }
  /* The month that it is. */
  & [aria-current] {
    background: color-mix(in srgb, var(--ag-ink) 9%, var(--ag-band));
  }
  & [aria-current] i {
    background: var(--ag-ember);
  }
  @media (min-width: 44rem) {
    & > [data-many] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @media (min-width: 75rem) {
    & > [data-many] {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
`;
