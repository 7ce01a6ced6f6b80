import type { PageId } from "#core/base/values/routes.ts";

/**
 * The definition of a widget: what a page author can write, listen to and call, as one literal. The manifest of the loader, the types for
 * JSX hosts, `custom-elements.json`, the manual, the snippet builder and the contract suite are generated from it. Every text here is one
 * line of the manual.
 */
export type AttributeKind =
  | { readonly kind: "text"; readonly text: string; readonly example?: string }
  | { readonly kind: "boolean"; readonly text: string }
  | { readonly kind: "integer"; readonly min: number; readonly max?: number; readonly text: string; readonly example?: string }
  | { readonly kind: "choice"; readonly values: readonly string[]; readonly text: string }
  /** The attribute is an http(s) address, absolute or relative to the page. */
  | { readonly kind: "address"; readonly text: string; readonly example?: string }
  /**
   * The attribute is a value that the page passes: as a property, or as an attribute that holds its JSON. `type` is the TypeScript type of
   * the value; the widget validates it.
   */
  | { readonly kind: "data"; readonly type: string; readonly text: string; readonly example?: string };

/** The names of the services that the tags of a page share. A service is created once per page, for the first tag that needs it. */
export type ServiceName = "session" | "bundle" | "promoCodes" | "consent";

export type ElementDefinition = {
  readonly tag: `digi-${string}`;
  /**
   * The name of the widget's files (`choices.js`) where they cannot be named after the tag: filter lists block everything that has
   * `cookie`, `consent` or a similar word in its name.
   */
  readonly file?: string;
  /** One sentence for the manual: what the visitor can do with the widget. */
  readonly summary: string;
  readonly attributes: Readonly<Record<string, AttributeKind>>;
  /**
   * Present where the elements in the tag are not only a fallback: the widget shows them, one after another. `text`: the line of the
   * manual. Until the widget is loaded, `reserve.css` shows the picture of the first element in its final place: `pictureHeights` maps a
   * width of the tag in px to the picture's height in px from that width on.
   */
  readonly content?: { readonly text: string; readonly pictureHeights: Readonly<Record<number, number>> };
  /** Method name → description of the method. Calls made before the code is loaded are kept and replayed in order. */
  readonly methods: Readonly<Record<string, string>>;
  /** The widget's own events, in addition to `commonEvents`. `detail` is a TypeScript type. */
  readonly events: Readonly<Record<`digi-${string}`, { readonly text: string; readonly detail: string }>>;
  /** The parts that a page can style: name for `::part(…)` → description of the part. */
  readonly parts: Readonly<Record<string, string>>;
  /**
   * The shared services of the page that the widget's model uses (`ports.session`). Their files are loaded together with the widget's. See
   * core/runtime/element/services.ts.
   */
  readonly needs?: readonly ServiceName[];
  /**
   * Marks a prerendered screen that is meant for unknown visitors only. A visitor whose browser stores the mark of a session, or of an
   * account that is to be activated, sees something else first, so nothing is drawn for that visitor before the view is loaded.
   */
  readonly prerendered?: "for-strangers";
  /**
   * A line of script for the page's head, before all other scripts: it does work for which the tag would be too late. The manual states the
   * hash of the line.
   */
  readonly head?: { readonly text: string; readonly script: string };
  /** The pages that the widget, or a module of core that the widget uses, links to or names. Their paths are shipped with the widget. */
  readonly leadsTo?: readonly PageId[];
};

export const commonAttributes = {
  heading: { kind: "text", text: "Heading above the widget; without it the widget uses its own.", example: "Stay in touch" },
  loading: { kind: "choice", values: ["lazy", "eager"], text: "`lazy` (default) loads near the viewport, `eager` at once." },
} as const satisfies Record<string, AttributeKind>;

/** The attributes that every form tag has. */
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
    text: "What is tracked, without personal data. `consent` is what the visitor allows; without `statistics` it stays out of `dataLayer`, and so it does after `preventDefault()`.",
    detail: "{ event: string; consent: { preferences: boolean; statistics: boolean; marketing: boolean }; [key: string]: unknown }",
  },
} as const;

/** The parts of every form tag that a page can style: name for `::part(…)` → description. */
export const formParts = {
  heading: "The heading.",
  form: "The form.",
  field: "A field with its label and error.",
  label: "A label.",
  input: "An input.",
  error: "The error under a field.",
  button: "A button.",
  alert: "The box of a message.",
} as const satisfies ElementDefinition["parts"];

type Over<Base, Own> = Omit<Base, keyof Own> & Own;

/** A definition, completed with the attributes and events that every tag has. */
type DefinedElement<Definition extends ElementDefinition> = Omit<Definition, "attributes" | "events"> & {
  readonly attributes: Over<typeof commonAttributes, Definition["attributes"]>;
  readonly events: Over<typeof commonEvents, Definition["events"]>;
};

/** Adds the attributes and events that every tag has. The widget's own ones win. */
export function defineElement<const Definition extends ElementDefinition>(definition: Definition): DefinedElement<Definition> {
  return {
    ...definition,
    attributes: { ...commonAttributes, ...definition.attributes },
    events: { ...commonEvents, ...definition.events },
  };
}

export type SkeletonPiece = "line" | "field";

/**
 * The definition of a part: a subfolder of a widget (`widgets/order-flow/payment/`) whose files are loaded when `<Part name="payment">` is
 * rendered. The part is named after its folder.
 */
export type PartDefinition = {
  readonly name: string;
  /** The shapes of the placeholder, the topmost first. It is shown while the part's files are loading, and is in the widget's own file. */
  readonly skeleton?: readonly SkeletonPiece[];
  readonly needs?: readonly ServiceName[];
  readonly leadsTo?: readonly PageId[];
};

export const definePart = <const Definition extends PartDefinition>(definition: Definition): Definition => definition;

/** The definition from which the types of a model or a view are derived. */
export type Definition = ElementDefinition | PartDefinition;

export type ServicesOf<D extends Definition> = D extends { readonly needs: readonly (infer Name extends ServiceName)[] } ? Name : never;
export type PagesOf<D extends Definition> = D extends { readonly leadsTo: readonly (infer Page extends PageId)[] } ? Page : never;

type CamelCase<Name> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;

type ValueOf<Kind> = Kind extends { readonly kind: "choice"; readonly values: readonly (infer Word)[] }
  ? Word
  : Kind extends { readonly kind: "integer" }
    ? number
    : Kind extends { readonly kind: "boolean" }
      ? boolean
      : Kind extends { readonly kind: "data" }
        ? unknown
        : string;

/** The options of a view, as its definition declares them: `"max-length"` of kind `integer` is `maxLength?: number`. */
export type OptionsOf<D extends Pick<ElementDefinition, "attributes">> = {
  readonly [Name in keyof D["attributes"] as CamelCase<Name> & string]?: ValueOf<D["attributes"][Name]>;
};
