import styled from 'styled-components';
import { buyingTexts as texts } from '../content/buying.ts';

/** What a buyer is promised, and how to get the money back (AMB-51). */
export function PurchaseNotes({ isMeeting }: { readonly isMeeting: boolean }) {
  return (
    <>
      <Notes>
        {texts.notes(isMeeting).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Notes>
      <Refund>
        <summary>{texts.refund.title}</summary>
        <p>
          {isMeeting ? texts.refund.meeting : texts.refund.detail}{' '}
          <a href="/legal/conditions-utilisation">{texts.refund.terms}</a>
        </p>
      </Refund>
    </>
  );
}

const Notes = styled.ul`
  display: grid;
  gap: 0.5rem;
  font-size: 0.9375rem;
  & > li {
    position: relative;
    padding-left: 1.6rem;
  }
  & > li::before {
    content: '';
    position: absolute;
    left: 0.15rem;
    top: 0.35em;
    width: 0.85rem;
    height: 0.4rem;
    border: solid var(--ag-moss);
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg);
  }
`;

const Refund = styled.details`
  padding-top: 0.5rem;
  border-top: 1px solid var(--ag-line);
  font-size: var(--ag-size-small);
  & > summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary::after {
    content: '+';
    content: '+' / '';
    font: 500 1.25rem/1 var(--ag-display);
    color: var(--ag-ember);
  }
  &[open] > summary::after {
    content: '–';
    content: '–' / '';
  }
  & > p {
    color: var(--ag-ink-soft);
  }
`;
