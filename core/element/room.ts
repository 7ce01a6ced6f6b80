/** What a room's chunk gives to the kernel, and what the kernel gives to a room's model and view. */
import type { ReadonlySignal, Signal } from "@preact/signals-core";
import type { ComponentType } from "react";
import type { AttributeKind } from "#core/contract/element.ts";
import type { Call } from "#core/api/client.ts";
import type { CaptchaPorts } from "#core/captcha/captcha.model.ts";
import type { Announcer } from "#core/ui/live-region.tsx";
import type { OpenSession, Session } from "#core/session/session.ts";
import type { Clock } from "#core/platform/clock.ts";
import type { Language } from "#core/values/language.ts";
import type { PageId } from "#core/values/routes.ts";

/**
 * All effects that a model may have, bound to the life of its tag: calls are cancelled, timers stopped and listeners
 * removed when the tag is disposed.
 */
export type Ports = {
  readonly call: Call;
  readonly clock: Clock;
  readonly language: ReadonlySignal<Language>;
  readonly captcha: CaptchaPorts;
  readonly announcer: Announcer;
  /** Shared by all tags of the page. Only for a room whose door says `session: true`. */
  readonly session: Session;
  /** Sends a `digi-*` event from the host (bubbling, composed). False where it is cancelable and the page cancelled it. */
  emit(event: `digi-${string}`, detail?: unknown): boolean;
  /** Sends `digi-analytics`, then pushes to `dataLayer` unless cancelled or switched off. Never with personal data. */
  measure(event: string, detail?: Readonly<Record<string, unknown>>): void;
  /** The address of a page of the site in the current language. */
  pathOf(page: PageId): string;
  /** Addresses in the current language, by page id: of the pages that the room names, and of the host's own table. */
  pages(): Readonly<Partial<Record<PageId, string>>>;
  /** Sends `digi-navigate`, then leaves the page unless the host took over. */
  navigate(page: PageId, search?: string): void;
};

/** What every model has. `start` begins what runs by itself, once the view is drawn; what it returns ends it. */
export type RoomModel = {
  start?(): (() => void) | void;
  /** Methods of the tag by name. */
  readonly methods?: Readonly<Record<string, (...args: never[]) => unknown>>;
};

export type ViewProps<Model, Options> = {
  readonly model: Model;
  readonly options: Readonly<Options>;
  readonly announcer: Announcer;
  readonly pathOf: (page: PageId) => string;
  readonly language: Language;
};

/** The default export of a room's chunk, put together by the build from the room's files. */
export type Room<Model extends RoomModel = RoomModel, Options = Record<string, unknown>> = {
  readonly name: string;
  /** Attribute name → kind, as the door declares them. */
  readonly attributes: Readonly<Record<string, AttributeKind>>;
  /** The pages that it can lead to, put in by the build (build/pages.ts): the whole table is for the few rooms that need all of it. */
  readonly pages: Readonly<Partial<Record<PageId, Readonly<Record<Language, string>>>>>;
  /** Styles of the folders of core that it brings along (build/styles.ts), in the order that they override each other. */
  readonly sheets: readonly string[];
  readonly View: ComponentType<ViewProps<Model, Options>>;
  /** Where the door says so. */
  readonly openSession?: OpenSession;
  /**
   * Made by `createModel` of signals: disposed with its effects. A model writes only an option that the visitor changes too
   * (a dialog's `open`), so that the property tells how things are; the host's attribute is never written.
   */
  readonly Model: new (ports: Ports, options: Signal<Readonly<Options>>) => Model & Disposable;
};
