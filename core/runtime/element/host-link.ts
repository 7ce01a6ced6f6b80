/**
 * The types of the interface between the loader's small host element and the kernel. There are only types, because the loader is a file of
 * its own and never imports the kernel's code.
 */
import type { SessionSummary } from "#core/services/session/session.ts";
import type { Language } from "#core/base/values/language.ts";

/** The options of the page, read from the script tag, `<meta>` tags and `window.digiWidgets`. */
export type PageOptions = {
  readonly base: string;
  /**
   * The address from which the base is derived: the script's own, or that of the release from the build's setting. Undefined where the page
   * sets the base itself.
   */
  readonly from: string | undefined;
  readonly lang: Language | undefined;
  /** The categories that the page's own consent tool allowed last, by the event `digi-consent` (loader/host-consent.ts). */
  told?: unknown;
  /** Returns any other option as it was written. The code that reads these options is loaded with widgets only. */
  readonly get: (name: string) => unknown;
  /**
   * The object that a script of the page put in `window.digiWidgets`, in which the doctor looks for misspelt keys. For a second copy of our
   * script it is our own object.
   */
  readonly given: Readonly<Record<string, unknown>> | undefined;
  /** True where every file is checked against its hash before it runs. */
  readonly verify: boolean;
};

/**
 * Fetches and links a chunk by its name in the release folder (`newsletter`, `newsletter.fr`). After a failure it can be called again, any
 * number of times.
 */
export type LoadChunk = (name: string) => Promise<Record<string, unknown>>;

/** The prerendered screen, which is in the shadow root until the view takes over. */
export type PrerenderedScreen = {
  readonly element: HTMLElement;
  /** True where the visitor pressed Enter in a field, or pressed the submit button. */
  readonly submitted: boolean;
  /** The other buttons of the prerendered screen that were pressed, in order. */
  readonly pressed: readonly HTMLElement[];
  /** Resolves when the input-method composition or the press that is going on has ended. Returns undefined where nothing is going on. */
  settled(): Promise<void> | undefined;
  /** Removes the prerendered screen, with its fields in the host's light DOM. */
  remove(): void;
};

/** One tag in the page, as the loader passes it to the kernel. */
export type HostLink = {
  readonly element: HTMLElement;
  /** The frame for the view, in the host's shadow root. */
  readonly frame: HTMLElement;
  /** The properties and method calls that the page wrote before the code was loaded, in order. `mount` empties the list. */
  readonly pending: PendingWrite[];
  /**
   * Adds styles to the shadow root, between the styles of every widget and the widget's own. They replace those of the prerendered screen
   * or of an earlier call.
   */
  adopt(sheets: readonly string[]): void;
  /** Returns the prerendered screen that is shown now; undefined where the tag had none. */
  screen(): PrerenderedScreen | undefined;
};

export type PendingWrite =
  | { readonly kind: "property"; readonly name: string; readonly value: unknown }
  | { readonly kind: "method"; readonly name: string; readonly args: readonly unknown[]; readonly settle: (result?: unknown) => void };

/** A mounted tag. The loader forwards the host's changes and calls to it. */
export type Mounted = {
  attributeChanged(name: string, value: string | null): void;
  setProperty(name: string, value: unknown): void;
  getProperty(name: string): unknown;
  callMethod(name: string, args: readonly unknown[]): unknown;
  /** Ends the tag's timers, listeners, requests and React root. */
  dispose(): void;
};

/** The addresses of the provider's pages, as the host page sets them (`data-routes`, `data-site`). */
export type HostRoutes = {
  /** The ids of the pages for which the host page sets an address. */
  readonly named: readonly string[];
  /**
   * Returns the address that the host page sets for a page, otherwise the usual path (on the provider's site, where the host is another
   * site). Undefined where neither exists.
   */
  addressOf(page: string, language: Language, usualPath: string | undefined): string | undefined;
};

/** The functions that the loader calls. A page has one kernel. */
export type Kernel = {
  /** Loads the widget's texts. Resolves when they are loaded; rejects with `catalogue.failed`, after which it can be called again. */
  prepare(widget: unknown): Promise<void>;
  /** Renders the widget synchronously, so that no change of the host can happen in between. It is called after `prepare`. */
  mount(link: HostLink, widget: unknown): Mounted;
  /** Returns the language in which the next widget will be rendered. */
  language(): Language;
  /** Changes the language. On failure it rejects with a `DigiError`, and the old language stays. */
  setLanguage(language: Language): Promise<void>;
  /** Returns the session's summary, or undefined where no tag has asked for the session. */
  session(): SessionSummary | undefined;
  signOut(): Promise<void>;
};

export type StartKernel = (page: {
  options: PageOptions;
  language: Language;
  /** True where no option sets the language, so that a change of `<html lang>` changes the widgets' language. */
  followsDocument: boolean;
  /** Returns the host page's routes; undefined until the first widget is rendered. */
  routes(): HostRoutes | undefined;
  loadChunk: LoadChunk;
  version: string;
}) => Kernel;
