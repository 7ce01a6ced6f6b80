/** The types of what a widget's chunk gives to the kernel, and of what the kernel gives to a widget's model and view. */
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
import type { Call } from "#core/services/api/call.ts";
import type { CaptchaPorts } from "#core/services/captcha/captcha.model.ts";
import type { Drafted } from "#core/services/drafts/drafts.ts";
import type { Announcer } from "#core/ui/base/live-region.tsx";
import type { Clock } from "#core/platform/clock.ts";
import type { IbanKind } from "#core/base/values/iban.ts";
import type { Language } from "#core/base/values/language.ts";
import type { PageId } from "#core/base/values/routes.ts";
import type { PaymentDisplay } from "./page-settings.ts";
import type { ServiceOpeners, Services } from "./services.ts";

/**
 * All effects that a model may have, bound to the life of its tag: calls are cancelled, timers stopped and listeners
 * removed when the tag is disposed.
 */
export type Ports<Service extends ServiceName = ServiceName, Page extends PageId = PageId> = CommonPorts<Page> & Pick<Services, Service>;

/** The ports that the model of a widget or a part is given: the services that its definition needs, the pages that it leads to. */
export type PortsOf<D extends Definition> = Ports<ServicesOf<D>, PagesOf<D>>;

type CommonPorts<Page extends PageId> = {
  readonly call: Call;
  readonly clock: Clock;
  readonly language: ReadonlySignal<Language>;
  readonly captcha: CaptchaPorts;
  readonly announcer: Announcer;
  /** Sends a `digi-*` event from the host (bubbling, composed). Returns false where the event is cancelable and the page cancelled it. */
  emit(event: `digi-${string}`, detail?: unknown): boolean;
  /** Sends `digi-analytics`, then pushes to `dataLayer` unless cancelled or switched off. Never with personal data. */
  track(event: string, detail?: Readonly<Record<string, unknown>>): void;
  /** The kind of account numbers that the page takes. */
  readonly ibanKind: IbanKind;
  /** The place where the page shows the payment page. */
  readonly paymentIn: PaymentDisplay;
  /** Returns the address of a page of the site in the current language. */
  readonly pathOf: (page: Page) => string;
  /** Returns the addresses in the current language, by page id: of the pages that the definition names, and of the host's own table. */
  pages(): Readonly<Partial<Record<PageId, string>>>;
  /** Sends `digi-navigate`, then leaves the page unless the host took over. */
  readonly navigate: (page: Page, search?: string) => void;
};

/** The members that every model has. `start` begins what runs by itself, once the view is drawn; the function that it returns ends that. */
export type WidgetModel = {
  start?(): (() => void) | void;
  /** The methods of the tag, by name. */
  readonly methods?: Readonly<Record<string, (...args: never[]) => unknown>>;
  /** The form whose typed values are kept for a reload, in this tab. Without it nothing is kept. */
  readonly draft?: Drafted;
};

export type ViewProps<Model, D extends ElementDefinition> = {
  readonly model: Model;
  readonly options: OptionsOf<D>;
  readonly announcer: Announcer;
  readonly pathOf: (page: PagesOf<D>) => string;
  readonly language: Language;
};

/** The properties that the view of a part has beside those that its widget hands over. */
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

/** The build's facts about a part, available while only the widget's file is loaded. */
export type PartEntry = {
  /** Shared files that the part needs and the widget does not, as names for `LoadChunk`: requested together with the part's own file. */
  readonly files: readonly string[];
  readonly skeleton?: PartDefinition["skeleton"];
};

/** The default export of a widget's chunk, put together by the build from the widget's files. */
export type Widget = {
  readonly name: string;
  /** Attribute name → kind, as the definition declares the attributes beside the common ones. */
  readonly attributes: Readonly<Record<string, AttributeKind>>;
  /** The pages that the definition leads to: the whole table is for the few widgets that need all of it. */
  readonly pages: PagePaths;
  /** The services that the definition needs. */
  readonly services?: ServiceOpeners;
  /** Styles of the folders of core that the widget brings along, in the order in which they override each other: build/styles.ts. */
  readonly sheets: readonly string[];
  /** Name → part, where the widget has parts. */
  readonly parts?: Readonly<Record<string, PartEntry>>;
  readonly View: ComponentType<AnyViewProps>;
  /**
   * The model class, made by `createModel` of signals: its effects end when it is disposed. A model writes an option only where the visitor
   * changes it too (a dialog's `open`), so that the property tells the present state; the host's attribute is never written.
   */
  readonly Model: new (ports: Ports, options: Signal<AnyOptions>) => WidgetModel & Disposable;
};
