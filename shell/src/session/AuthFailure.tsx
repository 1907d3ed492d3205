import { Button } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { authFailureTexts as texts } from '../content/auth.ts';

/** The screen for an auth service that does not answer (SHL-047); the page below stays usable. */
export function AuthFailure({ onReload }: { readonly onReload: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.scrollIntoView({ block: 'center' });
    button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Band role="alert">
      <Line>
        <div>
          <h2>{texts.title}</h2>
          <p>{texts.explanation}</p>
        </div>
        <Button ref={button} type="button" onClick={onReload}>
          {texts.reload}
        </Button>
      </Line>
    </Band>
  );
}

const Band = styled.section`
  padding-block: 1.5rem;
  background: var(--ag-band);
  border-bottom: 2px solid var(--ag-danger);
`;

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem 2rem;
  & h2 {
    font-size: var(--ag-size-3);
  }
`;
