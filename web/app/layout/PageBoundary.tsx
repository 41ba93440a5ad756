import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RouteError } from './RouteError.tsx';

interface CatchProps {
  /** What was shown where something broke; anything else is tried anew. */
  entry: string;
  children: ReactNode;
}

interface CatchState {
  entry: string;
  broken?: { error: unknown } | undefined;
}

class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { entry: this.props.entry };

  static getDerivedStateFromError(error: unknown): Partial<CatchState> {
    return { broken: { error } };
  }

  static getDerivedStateFromProps({ entry }: CatchProps, state: CatchState): CatchState | null {
    return entry === state.entry ? null : { entry, broken: undefined };
  }

  override render(): ReactNode {
    const { broken } = this.state;
    return broken ? <RouteError error={broken.error} /> : this.props.children;
  }
}

/** Shows what broke in place of a page, until the visitor goes elsewhere. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <Catch entry={useLocation().key}>{children}</Catch>;
}
