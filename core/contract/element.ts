/**
 * The door of a room: what a page author can write, hear and call, as one literal. The manifest of the loader, the
 * types for JSX hosts, `custom-elements.json`, the manual, the snippet builder and the contract suite are generated
 * from it. Every text here is one line of the manual.
 */
export type AttributeKind =
  | { readonly kind: "text"; readonly text: string; readonly example?: string }
  | { readonly kind: "boolean"; readonly text: string }
  | { readonly kind: "integer"; readonly min: number; readonly max?: number; readonly text: string; readonly example?: string }
  | { readonly kind: "choice"; readonly values: readonly string[]; readonly text: string }
  /** An http(s) address, absolute or relative to the page. */
  | { readonly kind: "address"; readonly text: string; readonly example?: string };

export type ElementDoor = {
  readonly tag: `digi-${string}`;
  /** One sentence: what the visitor can do with it. */
  readonly summary: string;
  readonly attributes: Readonly<Record<string, AttributeKind>>;
  /** Method name → what it does. Calls made before the code is there are kept and replayed in order. */
  readonly methods: Readonly<Record<string, string>>;
  /** Events of its own beside `commonEvents`; `detail` is a TypeScript type. */
  readonly events: Readonly<Record<`digi-${string}`, { readonly text: string; readonly detail: string }>>;
  /** Names for `::part(…)` → what they are. */
  readonly parts: Readonly<Record<string, string>>;
  /** The room asks who is signed in: its files come with the session's, and its model may use `ports.session`. */
  readonly session?: true;
};

export const commonAttributes = {
  heading: { kind: "text", text: "Heading above the widget; without it the widget uses its own.", example: "Stay in touch" },
  loading: { kind: "choice", values: ["lazy", "eager"], text: "`lazy` (default) loads near the viewport, `eager` at once." },
} as const satisfies Record<string, AttributeKind>;

/** Attributes of every form tag. */
export const formAttributes = {
  "max-length": {
    kind: "integer",
    min: 1,
    text: "Caps every text field that has no stricter limit of its own; a longer paste is cut.",
    example: "200",
  },
} as const satisfies Record<string, AttributeKind>;

export const commonEvents = {
  "digi-ready": { text: "The widget is drawn and answers.", detail: "undefined" },
  "digi-error": {
    text: "Something failed; `recoverable` says whether the widget offers a retry.",
    detail: "{ code: string; recoverable: boolean }",
  },
  "digi-submit": {
    text: "Before a form is sent, without secrets. `preventDefault()` keeps it from being sent.",
    detail: "{ form: string; fields: Record<string, string> }",
  },
  "digi-success": { text: "The form was accepted.", detail: "{ form: string }" },
  "digi-navigate": {
    text: "Before any navigation of the page. `preventDefault()` leaves it to the host.",
    detail: "{ page: string | undefined; href: string }",
  },
  "digi-analytics": {
    text: "What is measured, without personal data. `preventDefault()` keeps it out of `dataLayer`.",
    detail: "{ event: string; [key: string]: unknown }",
  },
} as const;

/** Adds what every tag has. The room's own attributes win. */
export function defineElement<const Door extends ElementDoor>(door: Door): Door & ElementDoor {
  return { ...door, attributes: { ...commonAttributes, ...door.attributes }, events: { ...commonEvents, ...door.events } };
}
