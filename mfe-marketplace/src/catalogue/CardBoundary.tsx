import { Component, type ReactNode } from 'react';
import { catalogueTexts } from '../content/catalogue.ts';
import { CardNotice } from './CardNotice.tsx';

/** Keeps the failure of one card in its own place (marketplace §8). */
export class CardBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('A card cannot be shown', error);
  }

  override render() {
    return this.state.failed ? <CardNotice>{catalogueTexts.failedCard}</CardNotice> : this.props.children;
  }
}
