import { type Held, holdVisitorState, reportRedrawing } from '@agence/shared-contracts/platform/visitorState';
import { Component, Fragment, type ReactNode } from 'react';

interface FrameBoundaryProps {
  readonly root: Element;
  /** Where its code is there already: what is typed until it comes would go nowhere. */
  readonly carryOver?: ((held: Held) => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Draws a part of the frame anew where it fails, with what was open and typed in it: React cannot remove what a translator or an
 * extension has moved.
 */
export class FrameBoundary extends Component<FrameBoundaryProps> {
  override state = { drawing: 0 };
  static getDerivedStateFromError(error: unknown) {
    reportRedrawing(error);
    // Another key than the last; React itself gives up what fails again and again.
    return { drawing: performance.now() };
  }

  override getSnapshotBeforeUpdate() {
    return holdVisitorState(this.props.root, this.props.carryOver);
  }

  override componentDidUpdate(_: unknown, __: unknown, restore: () => void) {
    restore();
  }

  override render() {
    return <Fragment key={this.state.drawing}>{this.props.children}</Fragment>;
  }
}
