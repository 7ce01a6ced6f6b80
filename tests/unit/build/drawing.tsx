/** Renders widgets to HTML as the build does: in one process, one language after another, without a window. */
import { basename } from "node:path";
import { signal } from "@preact/signals-core";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { vi } from "vitest";
import { catalogueFolders, readTemplates } from "#build/catalogues.ts";
import { findWidgets, type WidgetFolder } from "#build/widgets.ts";
import { createInert as createInertBundle } from "#core/domain/bundle/bundle.service.ts";
import { createInert as createInertPromoCodes } from "#core/features/promo-codes/promo-codes.service.ts";
import { createInert as createInertConsent } from "#core/services/consent/consent.service.ts";
import type { WidgetHost } from "#core/runtime/element/widget-host.ts";
import type { Ports, Widget } from "#core/runtime/element/widget.ts";
import { WidgetHostContext } from "#core/runtime/element/root.tsx";
import { createLocale, type Locale } from "#core/services/i18n/locale.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import type { Language } from "#core/base/values/language.ts";
import { isBuilt, routes } from "#core/base/values/routes.ts";
import { noServices } from "#tests/unit/core/runtime/element/no-services.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import { createFakeSession } from "#tests/unit/core/services/session/fake-session.ts";

type ViewModule = Pick<Widget, "View">;

const views = import.meta.glob<ViewModule>("../../../widgets/*/*.view.tsx");
const models = import.meta.glob<Pick<Widget, "Model">>("../../../widgets/*/*.model.ts");

export const widgets = await findWidgets();
export const folders = catalogueFolders(widgets);

const fileOf = (widget: string, role: string): string => `../../../widgets/${widget}/${widget}.${role}`;
const find = async <Module,>(modules: Record<string, () => Promise<Module>>, path: string): Promise<Module> => {
  const load = modules[path];
  if (!load) throw new Error(`no ${path}`);
  return load();
};

export function fakePorts(locale: Pick<Locale, "language">, { needs }: Pick<WidgetFolder["definition"], "needs">): Ports {
  const call: Ports["call"] = () => new Promise(() => undefined);
  const clock = createFakeClock();
  return {
    call,
    clock,
    language: locale.language,
    ibanKind: "be",
    paymentIn: "tab",
    captcha: { call, clock, secure: true, needsHand: false, provider: { obtain: () => new Promise(() => undefined) } },
    announcer: createAnnouncer(),
    ...noServices,
    ...(needs?.includes("session") && { session: createFakeSession() }),
    ...(needs?.includes("bundle") && { bundle: createInertBundle() }),
    ...(needs?.includes("promoCodes") && { promoCodes: createInertPromoCodes(new Promise<never>(() => undefined)) }),
    ...(needs?.includes("consent") && { consent: createInertConsent() }),
    emit: () => true,
    track: () => undefined,
    pathOf: (page) => routes[page][locale.language.peek()],
    pages: () => ({}),
    navigate: () => undefined,
  };
}

/** Creates the host that a view gets. It loads no files, so only the skeletons of a widget's parts are rendered. */
const hostOf = (ports: Ports): WidgetHost => ({ widget: { name: "", sheets: [] }, ports }) as unknown as WidgetHost;

export const draw = (ports: Ports, view: ReactNode): string =>
  renderToStaticMarkup(<WidgetHostContext value={hostOf(ports)}>{view}</WidgetHostContext>);

/**
 * Runs `act` with a global `window`, because the library that stores the texts dispatches an event there after a change. No other code of
 * these tests may see a window.
 */
async function withWindow(act: () => Promise<void>): Promise<void> {
  vi.stubGlobal("window", new EventTarget());
  await act();
  vi.unstubAllGlobals();
}

/** Creates a locale whose texts come from the catalogues of core and all widgets. */
export function openLocale(): Locale {
  return createLocale("en", async (name, language) => {
    const folder = folders.find((one) => one.name === name);
    if (!folder) throw new Error(`no texts of ${name}`);
    return readTemplates(folder, language);
  });
}

/**
 * Loads the texts of widgets and switches to a language.
 * @param names the widgets and parts; by default all widgets, without their parts
 */
export const speak = (locale: Locale, language: Language, names = widgets.map(({ name }) => name)): Promise<void> =>
  withWindow(async () => {
    for (const name of names) await locale.addWidget(name);
    await locale.setLanguage(language);
  });

export type Screen = {
  /** Values of the tag's attributes. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Returns values of the model that replace those of the widget's own model. */
  readonly holds?: (model: any) => Readonly<Record<string, unknown>>;
};

/** Renders a screen of a widget to HTML; by default its prerendered screen. */
export async function drawWidget(locale: Locale, widget: WidgetFolder, language: Language, screen: Screen = {}): Promise<string> {
  const name = basename(widget.folder); // The files of a widget are named after its folder, whose name may differ from the widget's.
  const { View } = await find(views, fileOf(name, "view.tsx"));
  const { Model } = await find(models, fileOf(name, "model.ts"));
  const ports = fakePorts(locale, widget.definition);
  const options = signal<Record<string, unknown>>({ open: true, ...screen.options });
  const model = new Model(ports, options);
  // A widget that needs the visitor's choice about cookies shows nothing before it knows the choice, so its model is started.
  if (widget.definition.needs?.includes("consent")) model.start?.();
  const held = screen.holds ? { ...model, ...screen.holds(model) } : model;
  const props = { model: held, options: options.value, announcer: ports.announcer, pathOf: ports.pathOf, hasPage: isBuilt, language };
  const markup = draw(ports, <View {...props} />);
  model[Symbol.dispose]();
  return markup;
}
