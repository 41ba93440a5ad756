import { Component, type ReactNode } from 'react';
import { ErrorState } from './states.tsx';

/** Keeps a part of a page that could not be loaded from taking the page with it. */
export class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        message="This part of the page could not be loaded."
        onRetry={() => window.location.reload()}
      />
    );
  }
}
