/** What stands in a tag's shadow root: the room's view, or what is shown if it breaks. */
import type { ReadonlySignal } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import { createContext, type ReactNode } from "react";
import type { Locale } from "#core/services/i18n/locale.ts";
import type { Announcer } from "#core/ui/base/live-region.tsx";
import type { PageId } from "#core/base/values/routes.ts";
import { Boundary } from "./boundary.tsx";
import type { RoomHost } from "./room-host.ts";
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
  readonly host: RoomHost;
};

/** The room that a part stands in: every view has one. */
export const RoomHostContext = createContext<RoomHost>(undefined as never);

export function Root({ scope }: { readonly scope?: Scope | undefined }): ReactNode {
  useSignals();
  if (!scope) return null; // r2wc draws once before the property is set
  const { View } = scope.room;
  void scope.locale.revision.value; // texts are read anew whenever a catalogue or the language changes
  return (
    <Boundary onCrash={scope.onCrash} announcer={scope.viewProps.announcer}>
      <RoomHostContext value={scope.host}>
        <View {...scope.viewProps} model={scope.model} options={scope.options.value} language={scope.locale.language.value} />
      </RoomHostContext>
    </Boundary>
  );
}
