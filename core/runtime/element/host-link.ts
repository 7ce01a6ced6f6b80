/**
 * The interface between the loader's small host element and the kernel. Types only: the loader is a file of its own and never imports the
 * kernel's code.
 */
import type { SessionSummary } from "#core/services/session/session.ts";
import type { Language } from "#core/base/values/language.ts";

/** The options of the page, from the script tag, meta and `window.digiWidgets`. */
export type PageOptions = {
  readonly base: string;
  /**
   * The address from which the base is derived: the script's own, or that of the release by the build's setting. Undefined where the page
   * gives the base itself.
   */
  readonly from: string | undefined;
  readonly lang: Language | undefined;
  /** Returns any other option as it was written. Only widgets read them: a page without widgets need not load the code that does. */
  readonly get: (name: string) => unknown;
  /**
   * The object that a script of the page put in `window.digiWidgets`, for the doctor: its keys may be misspelt. For a later copy it is our
   * own object.
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

/** The prerendered screen, which is in the root until the view takes over. */
export type PrerenderedScreen = {
  readonly element: HTMLElement;
  /** True where Enter was pressed in a field, or the submit button was pressed. */
  readonly submitted: boolean;
  /** The other buttons of the prerendered screen that were pressed, in order. */
  readonly pressed: readonly HTMLElement[];
  /** Resolves when an input-method composition or a press that is under way has ended; returns undefined where there is none. */
  settled(): Promise<void> | undefined;
  /** Removes the prerendered screen, with its fields in the host's light DOM. */
  remove(): void;
};

/** One tag in the page, as the loader hands it over. */
export type HostLink = {
  readonly element: HTMLElement;
  /** The frame for the view, in the host's shadow root. */
  readonly frame: HTMLElement;
  /** The properties and method calls that the page wrote before the code was there, in order. `mount` empties the list. */
  readonly pending: PendingWrite[];
  /**
   * Places these styles between those of every widget and the widget's own, where they replace the prerendered screen's or those of an
   * earlier call.
   */
  adopt(sheets: readonly string[]): void;
  /** Returns the prerendered screen that is displayed now; undefined where nothing was drawn before the view. */
  screen(): PrerenderedScreen | undefined;
};

export type PendingWrite =
  | { readonly kind: "property"; readonly name: string; readonly value: unknown }
  | { readonly kind: "method"; readonly name: string; readonly args: readonly unknown[]; readonly settle: (result: unknown) => void };

/** A tag that is alive. The loader forwards the host's changes and calls to it. */
export type Mounted = {
  attributeChanged(name: string, value: string | null): void;
  setProperty(name: string, value: unknown): void;
  getProperty(name: string): unknown;
  callMethod(name: string, args: readonly unknown[]): unknown;
  /** Ends timers, listeners, requests and the React root. */
  dispose(): void;
};

/** The locations of the provider's pages, as the host page gives them (`data-routes`, `data-site`). */
export type HostRoutes = {
  /** Ids of the pages in the host's own table. */
  readonly named: readonly string[];
  /**
   * Returns the address in the host's table, else the usual path: on the provider's site where the host is on another site. Undefined where
   * there is neither.
   */
  addressOf(page: string, language: Language, usualPath: string | undefined): string | undefined;
};

/** The functions that the loader calls; one kernel per page. */
export type Kernel = {
  /** Loads the widget's texts. Resolves when they are there; rejects with `catalogue.failed`, and can be called again. */
  prepare(widget: unknown): Promise<void>;
  /**
   * Draws the widget at once, synchronously, so that everything that happened to the host meanwhile is known before. Called after
   * `prepare`.
   */
  mount(link: HostLink, widget: unknown): Mounted;
  /** Returns the language in which the next widget is drawn. */
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
  /** True where no language was given by option: a change of `<html lang>` then changes ours. */
  followsDocument: boolean;
  /** Returns the host page's routes, or undefined until anything is drawn. */
  routes(): HostRoutes | undefined;
  loadChunk: LoadChunk;
  version: string;
}) => Kernel;
