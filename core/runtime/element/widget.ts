/** The types of what a widget's chunk exports for the kernel, and of what the kernel passes to a widget's model and view. */
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
 * All effects that a model may have. They end with the tag: calls are cancelled, timers stopped and listeners removed when the tag is
 * disposed.
 */
export type Ports<Service extends ServiceName = ServiceName, Page extends PageId = PageId> = CommonPorts<Page> & Pick<Services, Service>;

/**
 * The ports that are passed to the model of a widget or a part, with the services that its definition needs and the pages that it leads to.
 */
export type PortsOf<D extends Definition> = Ports<ServicesOf<D>, PagesOf<D>>;

type CommonPorts<Page extends PageId> = {
  readonly call: Call;
  readonly clock: Clock;
  readonly language: ReadonlySignal<Language>;
  readonly captcha: CaptchaPorts;
  readonly announcer: Announcer;
  /** Sends a `digi-*` event from the host (bubbling, composed). Returns false where the event is cancelable and the page cancelled it. */
  emit(event: `digi-${string}`, detail?: unknown): boolean;
  /**
   * Sends the event `digi-analytics`, then pushes to `dataLayer` unless the page cancelled the event or switched analytics off. Events
   * never contain personal data.
   */
  track(event: string, detail?: Readonly<Record<string, unknown>>): void;
  /** The account numbers that the page accepts. */
  readonly ibanKind: IbanKind;
  /** Tells where the page shows the payment page. */
  readonly paymentIn: PaymentDisplay;
  readonly pathOf: PageLinks<Page>["pathOf"];
  /**
   * Returns the addresses of pages in the current language, by page id: of the pages that the definition names, and of those that the host
   * page sets.
   */
  pages(): Readonly<Partial<Record<PageId, string>>>;
  /** Sends `digi-navigate`, then leaves for the page, unless the host page handles the navigation itself. */
  readonly navigate: (page: Page, search?: string) => void;
};

/** The functions by which a view links to the pages of the site that its definition names. */
export type PageLinks<Page extends PageId = PageId> = {
  /** Returns the address of a page in the current language. Throws where `hasPage` returns false. */
  readonly pathOf: (page: Page) => string;
  /**
   * Tells whether the page exists: it is built, or the host page says where it has one of its own. A view draws no link to a page that does
   * not exist.
   */
  readonly hasPage: (page: Page) => boolean;
};

/**
 * The members that every model has. `start` is called once the view is rendered, and starts watchers and timers, which run without an
 * action of the visitor. It returns the function that ends them.
 */
export type WidgetModel = {
  start?(): (() => void) | void;
  /** The methods that a page can call on the tag, by name. */
  readonly methods?: Readonly<Record<string, (...args: never[]) => unknown>>;
  /** The form whose typed values this tab stores for a reload. Without it nothing is stored. */
  readonly draft?: Drafted;
  /** Returns true where the model itself stores what is typed, so that the visitor is told where the browser refuses that. */
  readonly storesTyped?: () => boolean;
};

export type ViewProps<Model, D extends ElementDefinition> = PageLinks<PagesOf<D>> & {
  readonly model: Model;
  readonly options: OptionsOf<D>;
  readonly announcer: Announcer;
  readonly language: Language;
};

/** The properties that the view of a part has, in addition to those that its widget passes. */
export type PartViewProps<Model, D extends PartDefinition> = PageLinks<PagesOf<D>> & {
  readonly name: D["name"];
  readonly model: Model;
  readonly announcer: Announcer;
  readonly language: Language;
};

/** The paths of pages: page id → language → path. */
export type PagePaths = Readonly<Partial<Record<PageId, Readonly<Record<Language, string>>>>>;

type AnyOptions = Readonly<Record<string, unknown>>;
type AnyViewProps = Omit<ViewProps<never, ElementDefinition>, "model" | "options"> & {
  readonly model: WidgetModel;
  readonly options: AnyOptions;
};

/** The facts about a part that are available while only the widget's file is loaded. The build collects them. */
export type PartEntry = {
  /**
   * The shared files that the part needs and the widget does not, as names for `LoadChunk`. They are requested together with the part's own
   * file.
   */
  readonly files: readonly string[];
  readonly skeleton?: PartDefinition["skeleton"];
};

/** The default export of a widget's chunk. The build puts it together from the widget's files. */
export type Widget = {
  readonly name: string;
  /** The attributes that the definition declares in addition to the common ones: attribute name → kind. */
  readonly attributes: Readonly<Record<string, AttributeKind>>;
  /** The paths of the built pages that the definition leads to. Only the few widgets that need the whole table load it. */
  readonly pages: PagePaths;
  /** The openers of the services that the definition needs. */
  readonly services?: ServiceOpeners;
  /**
   * The style sheets of the folders of core that the widget uses, then its own, in the order in which they override each other
   * (build/styles.ts).
   */
  readonly sheets: readonly string[];
  /** The parts of the widget, by name. */
  readonly parts?: Readonly<Record<string, PartEntry>>;
  readonly View: ComponentType<AnyViewProps>;
  /**
   * The model class, made by `createModel` of the signals library, which ends its effects when it is disposed. A model writes an option
   * only where the visitor changes the value too (a dialog's `open`), so that the property has the present value; the host's attribute is
   * never written.
   */
  readonly Model: new (ports: Ports, options: Signal<AnyOptions>) => WidgetModel & Disposable;
};
