import { massifGoogle } from '@agence/shared-contracts/art/pictures';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { evidence } from '../content/evidence/evidence.ts';
import { ClosingCall } from '../reading/ClosingCall.tsx';
import { Opening } from '../reading/Opening.tsx';
import { AuditSample } from './AuditSample.tsx';
import { Contract } from './Contract.tsx';
import { Measured } from './Measured.tsx';
import { Weighing } from './Weighing.tsx';

export interface EvidenceProps {
  /** How menus call the page. */
  readonly name: string;
}

/** Everything that `/preuves` says. */
export function Evidence({ name }: EvidenceProps) {
  const { title, lead, contents, missing, asked } = evidence;
  return (
    <>
      <First>
        <Opening name={name} title={title} lead={lead}>
          <Contents aria-label={contents.label}>
            {contents.links.map(({ to, label }) => (
              <a key={to} href={to}>
                {label} <span aria-hidden="true">↓</span>
              </a>
            ))}
          </Contents>
        </Opening>
        <Weighing />
      </First>
      <Measured />
      <AuditSample />
      <Contract />
      <Section id="absent">
        <Missing>
          <h2>{missing.title}</h2>
          <ul>
            {missing.items.map(({ title: what, text, link }) => (
              <li key={what}>
                <h3>{what}</h3>
                <p>{text}</p>
                <a href={link.to}>{link.label}</a>
              </li>
            ))}
          </ul>
        </Missing>
      </Section>
      <ClosingCall {...asked} picture={massifGoogle} />
    </>
  );
}

const First = styled(Container)`
  display: grid;
  gap: 3rem 5rem;
  padding-block: clamp(1.5rem, 3vw, 2.5rem) clamp(3rem, 6vw, 5rem);
  @media (min-width: 60rem) {
    grid-template-columns: 7fr 5fr;
    align-items: start;
  }
`;

const Contents = styled.nav`
  display: grid;
  justify-items: start;
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    grid-template-columns: auto 1fr;
    column-gap: 3rem;
  }
  & > a {
    padding-block: 0.5rem;
    text-decoration: none;
  }
  & > a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & span {
    color: var(--ag-ember);
  }
`;

const Missing = styled(Container)`
  display: grid;
  gap: 2rem 5rem;
  & > ul > li {
    display: grid;
    gap: 0.5rem 3rem;
    padding-block: 1.5rem;
    border-top: 1px solid var(--ag-line);
  }
  & p {
    max-width: 34em;
    color: var(--ag-ink-soft);
  }
  & a {
    justify-self: start;
    padding-block: 0.6rem;
  }
  @media (min-width: 60rem) {
    grid-template-columns: 4fr 8fr;
    & > ul > li:first-child {
      padding-top: 0;
      border-top: 0;
    }
  }
`;
