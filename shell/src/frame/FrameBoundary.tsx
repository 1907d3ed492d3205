import { holdVisitorState, reportRedrawing } from '@agence/shared-contracts/platform/visitorState';
import { Component, Fragment, type ReactNode } from 'react';

/** How often a part of the frame is drawn anew before it is given up. */
const ATTEMPTS = 5;

interface FrameBoundaryProps {
  readonly root: Element;
  readonly children: ReactNode;
}

let drawn = 0;

/**
 * Draws a part of the frame anew where it fails, with what was open and typed in it: React cannot remove what a translator or an
 * extension has moved.
 */
export class FrameBoundary extends Component<FrameBoundaryProps, { readonly drawing: number }> {
  override state = { drawing: 0 };
  #failures = 0;

  static getDerivedStateFromError() {
    drawn += 1;
    return { drawing: drawn };
  }

  override componentDidCatch(error: unknown) {
    this.#failures += 1;
    reportRedrawing(error);
  }

  override getSnapshotBeforeUpdate(): () => void {
    return holdVisitorState(this.props.root);
  }

  override componentDidUpdate(_: FrameBoundaryProps, __: unknown, restore: () => void) {
    restore();
  }

  override render() {
    return this.#failures < ATTEMPTS ? <Fragment key={this.state.drawing}>{this.props.children}</Fragment> : null;
  }
}
