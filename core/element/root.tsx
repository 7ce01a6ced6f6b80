/** What stands in a tag's shadow root: the room's view, or what is shown if it breaks. */
import type { ReadonlySignal } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import { Component, type ReactNode } from "react";
import type { Locale } from "#core/i18n/locale.ts";
import { Alert } from "#core/ui/alert.tsx";
import { Button } from "#core/ui/button.tsx";
import type { Announcer } from "#core/ui/live-region.tsx";
import { Surface } from "#core/ui/surface.tsx";
import type { PageId } from "#core/values/routes.ts";
import { crashed, tryAgain } from "./element.messages.ts";
import type { Room, RoomModel } from "./room.ts";

/** Everything one mounted tag is made of; handed to the r2wc element as its one property. */
export type Scope = {
  readonly room: Room;
  readonly model: RoomModel;
  readonly options: ReadonlySignal<Readonly<Record<string, unknown>>>;
  readonly locale: Locale;
  readonly viewProps: { readonly announcer: Announcer; readonly pathOf: (page: PageId) => string };
  /** Told once per crash. */
  readonly onCrash: (cause: unknown) => void;
};

export function Root({ scope }: { readonly scope?: Scope | undefined }): ReactNode {
  useSignals();
  if (!scope) return null; // r2wc draws once before the property is set
  const { View } = scope.room;
  void scope.locale.revision.value; // texts are read anew whenever a catalogue or the language changes
  return (
    <Boundary onCrash={scope.onCrash} announcer={scope.viewProps.announcer}>
      <View {...scope.viewProps} model={scope.model} options={scope.options.value} language={scope.locale.language.value} />
    </Boundary>
  );
}

type BoundaryProps = { readonly onCrash: (cause: unknown) => void; readonly announcer: Announcer; readonly children: ReactNode };

/** Keeps a crash inside its own tag. The model lives on, so 'Try again' draws the same state. */
class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onCrash(cause);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    const retry = <Button onClick={() => this.setState({ broken: false })}>{tryAgain()}</Button>;
    return (
      <Surface announcer={this.props.announcer}>
        <Alert tone="warning" title={crashed()} actions={retry} />
      </Surface>
    );
  }
}
