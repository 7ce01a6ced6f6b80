/** Draws widgets as the build does: in one process, one language after another, without a window. */
import { basename } from "node:path";
import { signal } from "@preact/signals-core";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { vi } from "vitest";
import { catalogueFolders, readTemplates } from "#build/catalogues.ts";
import { findWidgets, type WidgetFolder } from "#build/widgets.ts";
import { createInert as createInertBundle } from "#core/domain/bundle/bundle.service.ts";
import { createInert as createInertCodes } from "#core/features/codes/codes.service.ts";
import { createInert as createInertConsent } from "#core/services/consent/consent.service.ts";
import type { WidgetHost } from "#core/runtime/element/widget-host.ts";
import type { Ports, Widget } from "#core/runtime/element/widget.ts";
import { WidgetHostContext } from "#core/runtime/element/root.tsx";
import { createLocale, type Locale } from "#core/services/i18n/locale.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import type { Language } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
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
    ...(needs?.includes("codes") && { codes: createInertCodes(new Promise<never>(() => undefined)) }),
    ...(needs?.includes("consent") && { consent: createInertConsent() }),
    emit: () => true,
    track: () => undefined,
    pathOf: (page) => pathOf(page, locale.language.peek()),
    pages: () => ({}),
    navigate: () => undefined,
  };
}

/** Nothing is fetched while it is drawn: of its parts only the skeletons stand. */
const hostOf = (ports: Ports): WidgetHost => ({ widget: { name: "", sheets: [] }, ports }) as unknown as WidgetHost;

export const draw = (ports: Ports, view: ReactNode): string =>
  renderToStaticMarkup(<WidgetHostContext value={hostOf(ports)}>{view}</WidgetHostContext>);

/** The library that holds the texts tells the window of a change; nothing else here may see one. */
async function withWindow(act: () => Promise<void>): Promise<void> {
  vi.stubGlobal("window", new EventTarget());
  await act();
  vi.unstubAllGlobals();
}

/** The language of this realm, from the catalogues of core and all widgets. */
export function openLocale(): Locale {
  return createLocale("en", async (name, language) => {
    const folder = folders.find((one) => one.name === name);
    if (!folder) throw new Error(`no texts of ${name}`);
    return readTemplates(folder, language);
  });
}

/** @param names those whose texts are there; without a word all widgets, and none of their parts */
export const speak = (locale: Locale, language: Language, names = widgets.map(({ name }) => name)): Promise<void> =>
  withWindow(async () => {
    for (const name of names) await locale.addWidget(name);
    await locale.setLanguage(language);
  });

export type Screen = {
  /** Attributes of its tag. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** In the place of what its model holds. */
  readonly holds?: (model: any) => Readonly<Record<string, unknown>>;
};

/** Without a word its prerendered screen. */
export async function drawWidget(locale: Locale, widget: WidgetFolder, language: Language, screen: Screen = {}): Promise<string> {
  const name = basename(widget.folder); // its file may have another
  const { View } = await find(views, fileOf(name, "view.tsx"));
  const { Model } = await find(models, fileOf(name, "model.ts"));
  const ports = fakePorts(locale, widget.definition);
  const options = signal<Record<string, unknown>>({ open: true, ...screen.options });
  const model = new Model(ports, options);
  // Until it knows what was chosen it says nothing.
  if (widget.definition.needs?.includes("consent")) model.start?.();
  const held = screen.holds ? { ...model, ...screen.holds(model) } : model;
  const props = { model: held, options: options.value, announcer: ports.announcer, pathOf: ports.pathOf, language };
  const markup = draw(ports, <View {...props} />);
  model[Symbol.dispose]();
  return markup;
}
