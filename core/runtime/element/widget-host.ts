/** The widget that contains parts, with everything that its parts need. */
import type { HostLink } from "./host-link.ts";
import type { PageServices } from "./ports.ts";
import type { Ports, Widget } from "./widget.ts";

export type WidgetHost = {
  readonly widget: Pick<Widget, "name" | "parts" | "sheets">;
  readonly element: HTMLElement;
  readonly services: PageServices;
  /** The ports of the widget: its parts share its announcer and its clock. */
  readonly ports: Pick<Ports, "announcer" | "clock" | "emit">;
  /** Aborts when the tag is disposed. */
  readonly ended: AbortSignal;
  readonly adopt: HostLink["adopt"];
  readonly onCrash: (cause: unknown) => void;
};
