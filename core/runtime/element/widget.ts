/** What a widget's chunk gives to the kernel, and what the kernel gives to a widget's model and view. */
import type { ReadonlySignal, Signal } from "@preact/signals-core";
import type { ComponentType } from "react";
import type {
  AttributeKind,
  Definition,
  ElementDefinition,
  OptionsOf,
  PagesOf,
  PartDefinition,
  ServiceName,
  ServicesOf,
} from "#core/base/contract/element.ts";
import type { Call } from "#core/services/api/client.ts";
import type { CaptchaPorts } from "#core/services/captcha/captcha.model.ts";
import type { Drafted } from "#core/services/drafts/drafts.ts";
import type { Announcer } from "#core/ui/base/live-region.tsx";
import type { Clock } from "#core/platform/clock.ts";
import type { IbanKind } from "#core/base/values/iban.ts";
import type { Language } from "#core/base/values/language.ts";
import type { PageId } from "#core/base/values/routes.ts";
import type { PaymentPlace } from "./page-settings.ts";
import type { ServiceOpeners, Services } from "./services.ts";

/**
 * All effects that a model may have, bound to the life of its tag: calls are cancelled, timers stopped and listeners
 * removed when the tag is disposed.
 */
export type Ports<Service extends ServiceName = ServiceName, Page extends PageId = PageId> = CommonPorts<Page> & Pick<Services, Service>;

/** What the model of a widget or a part is given: the services that its definition needs, the pages that it leads to. */
export type PortsOf<D extends Definition> = Ports<ServicesOf<D>, PagesOf<D>>;

type CommonPorts<Page extends PageId> = {
  readonly call: Call;
  readonly clock: Clock;
  readonly language: ReadonlySignal<Language>;
  readonly captcha: CaptchaPorts;
  readonly announcer: Announcer;
  /** Sends a `digi-*` event from the host (bubbling, composed). False where it is cancelable and the page cancelled it. */
  emit(event: `digi-${string}`, detail?: unknown): boolean;
  /** Sends `digi-analytics`, then pushes to `dataLayer` unless cancelled or switched off. Never with personal data. */
  track(event: string, detail?: Readonly<Record<string, unknown>>): void;
  /** Which account numbers the page takes. */
  readonly ibanKind: IbanKind;
  /** Where the page shows the payment page. */
  readonly paymentIn: PaymentPlace;
  /** The address of a page of the site in the current language. */
  readonly pathOf: (page: Page) => string;
  /** Addresses in the current language, by page id: of the pages that the definition names, and of the host's own table. */
  pages(): Readonly<Partial<Record<PageId, string>>>;
  /** Sends `digi-navigate`, then leaves the page unless the host took over. */
  readonly navigate: (page: Page, search?: string) => void;
};

/** What every model has. `start` begins what runs by itself, once the view is drawn; what it returns ends it. */
export type WidgetModel = {
  start?(): (() => void) | void;
  /** Methods of the tag by name. */
  readonly methods?: Readonly<Record<string, (...args: never[]) => unknown>>;
  /** What is typed is there again after a reload, in this tab. Without it nothing is kept. */
  readonly draft?: Drafted;
};

export type ViewProps<Model, D extends ElementDefinition> = {
  readonly model: Model;
  readonly options: OptionsOf<D>;
  readonly announcer: Announcer;
  readonly pathOf: (page: PagesOf<D>) => string;
  readonly language: Language;
};

/** What the view of a part has beside what its widget hands over. */
export type PartViewProps<Model, D extends PartDefinition> = {
  readonly name: D["name"];
  readonly model: Model;
  readonly announcer: Announcer;
  readonly pathOf: (page: PagesOf<D>) => string;
  readonly language: Language;
};

/** Page id → language → path. */
export type PagePaths = Readonly<Partial<Record<PageId, Readonly<Record<Language, string>>>>>;

type AnyOptions = Readonly<Record<string, unknown>>;
type AnyViewProps = Omit<ViewProps<never, ElementDefinition>, "model" | "options"> & {
  readonly model: WidgetModel;
  readonly options: AnyOptions;
};

/** What the build knows of a part while only the widget's file is there. */
export type PartEntry = {
  /** Shared files that the part needs and the widget does not, as names for `LoadChunk`: asked for together with the part's own. */
  readonly files: readonly string[];
  readonly skeleton?: PartDefinition["skeleton"];
};

/** The default export of a widget's chunk, put together by the build from the widget's files. */
export type Widget = {
  readonly name: string;
  /** Attribute name → kind, as the definition declares them beside the common ones. */
  readonly attributes: Readonly<Record<string, AttributeKind>>;
  /** Those that the definition leads to: the whole table is for the few widgets that need all of it. */
  readonly pages: PagePaths;
  /** Those that the definition needs. */
  readonly services?: ServiceOpeners;
  /** Styles of the folders of core that it brings along, in the order that they override each other: build/styles.ts. */
  readonly sheets: readonly string[];
  /** Name → part, where it has parts. */
  readonly parts?: Readonly<Record<string, PartEntry>>;
  readonly View: ComponentType<AnyViewProps>;
  /**
   * Made by `createModel` of signals: disposed with its effects. A model writes only an option that the visitor changes too
   * (a dialog's `open`), so that the property tells how things are; the host's attribute is never written.
   */
  readonly Model: new (ports: Ports, options: Signal<AnyOptions>) => WidgetModel & Disposable;
};
