import { Container } from '@agence/shared-contracts/ui/Layout';
import styled, { keyframes } from 'styled-components';

/** What stands in a guarded page's place, on the server and in the browser, until it may be shown. */
export function GuardNotice({ text }: { readonly text: string }) {
  return (
    <Ground>
      <Container>
        <Status role="status">{text}</Status>
      </Container>
    </Ground>
  );
}

const climb = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const Ground = styled.section`
  padding-block: var(--ag-section);
`;

const Status = styled.p`
  position: relative;
  width: fit-content;
  padding-bottom: 1rem;
  overflow: hidden;
  font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  box-shadow: inset 0 -2px 0 var(--ag-line);
  &::after {
    content: '';
    position: absolute;
    bottom: 0;
    left: 0;
    width: 40%;
    height: 2px;
    background: var(--ag-ember);
    animation: ${climb} 1.4s var(--ag-ease) infinite;
  }
`;
