/** The content of a tag's shadow root: the widget's view, or the failure box if rendering the view throws. */
import type { ReadonlySignal } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import { createContext, type ReactNode } from "react";
import type { Locale } from "#core/services/i18n/locale.ts";
import type { Announcer } from "#core/ui/base/live-region.tsx";
import { Boundary } from "./boundary.tsx";
import type { WidgetHost } from "./widget-host.ts";
import type { PageLinks, Widget, WidgetModel } from "./widget.ts";

/** Everything that belongs to one mounted tag. It is passed to the r2wc element as its one property. */
export type Scope = {
  readonly widget: Widget;
  readonly model: WidgetModel;
  readonly options: ReadonlySignal<Readonly<Record<string, unknown>>>;
  readonly locale: Locale;
  readonly viewProps: PageLinks & { readonly announcer: Announcer };
  /** Called once for each crash of the view. */
  readonly onCrash: (cause: unknown) => void;
  readonly host: WidgetHost;
};

/** The React context through which a part finds the widget that contains it. Every view provides it. */
export const WidgetHostContext = createContext<WidgetHost>(undefined as never);

export function Root({ scope }: { readonly scope?: Scope | undefined }): ReactNode {
  useSignals();
  if (!scope) return null; // r2wc renders once before the property is set.
  const { View } = scope.widget;
  scope.locale.revision.valueOf(); // Reading the revision renders the texts again whenever a catalogue or the language changes.
  return (
    <Boundary onCrash={scope.onCrash} announcer={scope.viewProps.announcer}>
      <WidgetHostContext value={scope.host}>
        <View {...scope.viewProps} model={scope.model} options={scope.options.value} language={scope.locale.language.value} />
      </WidgetHostContext>
    </Boundary>
  );
}
