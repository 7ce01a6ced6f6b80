import { Component, type ReactNode } from "react";
import { Alert } from "#core/ui/alert.tsx";
import { Button } from "#core/ui/button.tsx";
import { crashed, tryAgain } from "./element.messages.ts";

type BoundaryProps = {
  readonly onCrash: (cause: unknown) => void;
  /** What the box with the retry stands on. */
  readonly frame?: (alert: ReactNode) => ReactNode;
  readonly children: ReactNode;
};

/** Keeps a crash inside what it holds. The model lives on, so 'Try again' draws the same state. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onCrash(cause);
  }

  override render(): ReactNode {
    const { children, frame = (alert) => alert } = this.props;
    if (!this.state.broken) return children;
    const retry = <Button onClick={() => this.setState({ broken: false })}>{tryAgain()}</Button>;
    return frame(<Alert tone="warning" title={crashed()} actions={retry} />);
  }
}
