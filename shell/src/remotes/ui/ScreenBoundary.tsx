import { Component } from 'react';
import type { ReactNode } from 'react';

interface ScreenBoundaryProps {
  /** A crash belongs to one place: when this changes, the screen is drawn again. */
  readonly place: string;
  readonly renderFallback: (retry: () => void) => ReactNode;
  /** Is told of each crash, with the way to draw the screen again. */
  readonly onCrash?: (error: unknown, retry: () => void) => void;
  readonly children: ReactNode;
}

/** Keeps a crash of what it holds inside its own area. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash?.(error, this.retry);
  }

  override componentDidUpdate(before: ScreenBoundaryProps): void {
    if (this.state.crashed && before.place !== this.props.place) this.retry();
  }

  readonly retry = (): void => this.setState({ crashed: false });

  override render(): ReactNode {
    return this.state.crashed ? this.props.renderFallback(this.retry) : this.props.children;
  }
}
