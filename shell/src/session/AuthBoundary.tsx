import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Component, type ReactNode } from 'react';
import styled from 'styled-components';
import { authBoundaryTexts as texts } from '../content/auth.ts';

/** Keeps a fault of the auth dialogs inside them, and says what to try (SHL-048). */
export class AuthBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice role="alert">
        <strong>{texts.title}</strong>
        <ul>
          {texts.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <Row>
          <Button type="button" onClick={() => this.setState({ failed: false })}>
            {texts.retry}
          </Button>
          <Button type="button" $look="secondary" onClick={() => location.reload()}>
            {texts.reload}
          </Button>
        </Row>
      </Notice>
    );
  }
}

const Notice = styled.div`
  display: grid;
  gap: 1.25rem;
  & > ul {
    display: grid;
    gap: 0.35rem;
    padding-left: 1.25rem;
    list-style: disc;
    color: var(--ag-ink-soft);
  }
`;
