import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '#renderer/app/error-screen.tsx';

/** A mistake inside an island spoils that island only, not the page around it. */
export class IslandBoundary extends Component<
  { readonly children: ReactNode },
  { readonly error: unknown; readonly failed: boolean }
> {
  constructor(props: { readonly children: ReactNode }) {
    super(props);
    this.state = { error: undefined, failed: false };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}
