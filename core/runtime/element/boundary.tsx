import { Component, type ReactNode } from "react";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import type { Announcer } from "#core/ui/base/live-region.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import { crashed, tryAgain } from "./element.messages.ts";

type BoundaryProps = {
  readonly onCrash: (cause: unknown) => void;
  /**
   * The announcer of the shadow root. It is given where the failure box is all that the root contains; the box then renders the root's
   * surface and live region, too.
   */
  readonly announcer?: Announcer;
  readonly children: ReactNode;
};

/**
 * Catches exceptions while the elements inside are rendered, and shows a failure box instead. The model continues, so 'Try again' renders
 * the same state.
 */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onCrash(cause);
  }

  override render(): ReactNode {
    const { children, announcer } = this.props;
    if (!this.state.broken) return children;
    const retry = <Button onClick={() => this.setState({ broken: false })}>{tryAgain()}</Button>;
    const alert = <Alert tone="warning" title={crashed()} actions={retry} />;
    return announcer ? <Surface announcer={announcer}>{alert}</Surface> : alert;
  }
}
