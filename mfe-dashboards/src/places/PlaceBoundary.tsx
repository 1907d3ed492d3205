import { Button } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Component, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { placeTexts } from '../content/places.ts';

interface PlaceBoundaryProps {
  /** Called before the place is tried again. */
  readonly onRetry?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Says that a place has failed, in its place: the layout around it stays, and so does what was done elsewhere. */
export class PlaceBoundary extends Component<PlaceBoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const retry = () => {
      this.props.onRetry?.();
      this.setState({ failed: false });
    };
    return this.state.failed ? <Failed onRetry={retry} /> : this.props.children;
  }
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone with the place.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { title, detail, retry, reload } = placeTexts.failed;
  return (
    <Page>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p role="alert">{detail}</p>
      <Actions>
        <Button type="button" onClick={onRetry}>
          {retry}
        </Button>
        <Button type="button" $look="secondary" onClick={() => location.reload()}>
          {reload}
        </Button>
      </Actions>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: 1.5rem;
  padding-block: clamp(2rem, 5vw, 4rem) var(--ag-section);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;
