/**
 * What the loader's small host element and the kernel know of each other. Types only: the loader is a file of its own
 * and never imports the kernel's code.
 */
import type { SessionSummary } from "#core/services/session/session.ts";
import type { Language } from "#core/base/values/language.ts";

/** Options of the page, from the script tag, meta and `window.digiWidgets`. */
export type PageOptions = {
  readonly base: string;
  /** The address that tells the base: the script's own, or that of the release by the build's setting. Undefined where the page says it. */
  readonly from: string | undefined;
  readonly lang: Language | undefined;
  /** Any other option as it was written. Only widgets care for them: a page without widgets need not carry what reads them. */
  readonly get: (name: string) => unknown;
  /** The object that a script of the page put in `window.digiWidgets`, for the doctor: its keys may be misspelt. Our own for a later copy. */
  readonly given: Readonly<Record<string, unknown>> | undefined;
  /** Every file is checked against its hash before it runs. */
  readonly verify: boolean;
};

/** Fetches and links a chunk by its name in the release folder (`newsletter`, `newsletter.fr`); again and again where one failed. */
export type LoadChunk = (name: string) => Promise<Record<string, unknown>>;

/** The first screen that stands in the root until the view takes over. */
export type Shell = {
  readonly element: HTMLElement;
  /** Enter was pressed in a field, or the button. */
  readonly submitted: boolean;
  /** Its other buttons that were pressed, in order. */
  readonly pressed: readonly HTMLElement[];
  /** Resolves when an input-method composition or a press that is under way has ended; undefined where there is none. */
  settled(): Promise<void> | undefined;
  /** With its fields in the host's light DOM. */
  remove(): void;
};

/** One tag in the page, as the loader hands it over. */
export type HostLink = {
  readonly element: HTMLElement;
  /** Where the view is placed, in the host's shadow root. */
  readonly place: HTMLElement;
  /** What the page wrote before the code was there, in order. Emptied by `mount`. */
  readonly pending: PendingWrite[];
  /** Puts these styles between those of every widget and the widget's own, in place of the first screen's or of an earlier call's. */
  adopt(sheets: readonly string[]): void;
  /** What stands there now; undefined where nothing was drawn before the view. */
  shell(): Shell | undefined;
};

export type PendingWrite =
  | { readonly kind: "property"; readonly name: string; readonly value: unknown }
  | { readonly kind: "method"; readonly name: string; readonly args: readonly unknown[]; readonly settle: (result: unknown) => void };

/** A tag that is alive. The loader forwards what happens to the host. */
export type Mounted = {
  attributeChanged(name: string, value: string | null): void;
  setProperty(name: string, value: unknown): void;
  getProperty(name: string): unknown;
  callMethod(name: string, args: readonly unknown[]): unknown;
  /** Ends timers, listeners, requests and the React root. */
  dispose(): void;
};

/** Where the provider's pages are, as the host page says it (`data-routes`, `data-site`). */
export type HostRoutes = {
  /** Ids of the pages in the host's own table. */
  readonly named: readonly string[];
  /** The table's address, else the usual path: on the provider's site where the host stands on another. Undefined where there is neither. */
  addressOf(page: string, language: Language, usualPath: string | undefined): string | undefined;
};

/** What the loader calls; one per page. */
export type Kernel = {
  /** Resolves when the widget's texts are there; rejects with `catalogue.failed`, and can be called again. */
  prepare(widget: unknown): Promise<void>;
  /** Draws at once, so that what happened to the host meanwhile is known before. Called after `prepare`. */
  mount(link: HostLink, widget: unknown): Mounted;
  /** What the next widget is drawn in. */
  language(): Language;
  /** On failure it rejects with a `DigiError`, and the old language stays. */
  setLanguage(language: Language): Promise<void>;
  /** Undefined where no tag has asked for it. */
  session(): SessionSummary | undefined;
  signOut(): Promise<void>;
};

export type StartKernel = (page: {
  options: PageOptions;
  language: Language;
  /** No language was given by option: a change of `<html lang>` changes ours. */
  followsDocument: boolean;
  /** Undefined until anything is drawn. */
  routes(): HostRoutes | undefined;
  loadChunk: LoadChunk;
  version: string;
}) => Kernel;
