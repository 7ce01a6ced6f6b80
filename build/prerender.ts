/**
 * The prerendered screen of each view, rendered at build time from the view itself, as a small tree that the loader turns into nodes before
 * React is loaded. The languages are rendered one after another, because the texts are one global table in this process.
 */
import { signal } from "@preact/signals-core";
import { parseFragment, type DefaultTreeAdapterMap } from "parse5";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import type { Ports, Widget, WidgetModel } from "#core/runtime/element/widget.ts";
import type { ServiceName } from "#core/base/contract/element.ts";
import type { Services } from "#core/runtime/element/services.ts";
import type { Locale } from "#core/services/i18n/locale.ts";
import { createLocale } from "#core/services/i18n/locale.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import { Spinner } from "#core/ui/base/spinner.tsx";
import { languages, type Language } from "#core/base/values/language.ts";
import { pathOf, type PageId } from "#core/base/values/routes.ts";
import { propertyOf } from "#core/runtime/element/attributes.ts";
import type { ScreenNode } from "#loader/prerendered-screen.ts";
import { readTemplates } from "./catalogues.ts";
import { catalogueFolders } from "./catalogues.ts";
import { serviceFolder } from "./folder-chunks.ts";
import { WidgetHostContext } from "#core/runtime/element/root.tsx";
import type { WidgetHost } from "#core/runtime/element/widget-host.ts";
import { rootDir, sourceFile, type PartFolder, type WidgetFolder } from "./widgets.ts";

export type PrerenderedScreens = ReadonlyMap<string, ReadonlyMap<Language, readonly ScreenNode[]>>;
type Node = DefaultTreeAdapterMap["childNode"];

/** Returns a marker that stands for a page author's text while a view is rendered, to see where the text goes. */
const mark = (attribute: string): string => `\u0001${attribute}\u0001`;
const marked = /\u0001([\w-]+)\u0001/;
/** A marker for an address of the host's routes table. */
const pageMark = "digi-page:";

/** Renders the prerendered screen of each widget in each language. A widget that takes no space at first (a dialog) has none. */
export async function prerenderScreens(widgets: readonly WidgetFolder[]): Promise<PrerenderedScreens> {
  // @lit/localize dispatches an event on `window` at every change; at build time there are no listeners.
  (globalThis as { window?: EventTarget }).window ??= new EventTarget();
  const locale = createLocale("en", async (name, language) => {
    const folder = catalogueFolders(widgets).find((candidate) => candidate.name === name);
    if (!folder) throw new Error(`no catalogue of ${name}`);
    return readTemplates(folder, language);
  });
  const screens = new Map<string, Map<Language, readonly ScreenNode[]>>();
  for (const language of languages) {
    await locale.setLanguage(language);
    for (const widget of widgets.filter(({ heights }) => heights.length > 0)) {
      await locale.addWidget(widget.name);
      const byLanguage = screens.get(widget.name) ?? new Map<Language, readonly ScreenNode[]>();
      screens.set(widget.name, byLanguage.set(language, await drawWidget(widget, locale)));
    }
  }
  return screens;
}

async function drawWidget({ folder, definition, parts }: WidgetFolder, locale: Locale): Promise<readonly ScreenNode[]> {
  const { View } = (await import(pathToFileURL(sourceFile(folder, "view.tsx")).href)) as Pick<Widget, "View">;
  const { Model } = (await import(pathToFileURL(sourceFile(folder, "model.ts")).href)) as Pick<Widget, "Model">;
  const services = await inertServices(definition.needs);
  const draw = (options: Record<string, unknown>): Node[] => {
    const model: WidgetModel = new Model(inertPorts(locale, services), signal(options));
    const view = createElement(View, {
      model,
      options,
      announcer: createAnnouncer(),
      pathOf: (page) => pageMark + page,
      language: locale.language.peek(),
    });
    // Not as static markup, which joins neighbouring text nodes: text in one node is set slightly differently from text in two.
    return parseFragment(renderToString(createElement(WidgetHostContext, { value: hostOf(parts) }, view))).childNodes;
  };
  const texts = Object.entries(definition.attributes).filter(([, kind]) => kind.kind === "text");
  const authored = Object.fromEntries(texts.map(([attribute]) => [propertyOf(attribute), mark(attribute)]));
  const language = locale.language.peek();
  // The prerendered screen gets the same language as the view: the page may be in another language than the widget.
  return pair(draw({}), draw(authored), language).map((node) => inLanguage(node, language));
}

function inLanguage(node: ScreenNode, lang: Language): ScreenNode {
  if (typeof node === "string" || node[0] === 0) return node;
  const [tag, attributes, ...children] = node as Extract<ScreenNode, readonly [string, ...unknown[]]>;
  return [tag, { ...(attributes || undefined), lang }, ...(children as ScreenNode[])];
}

/** Merges two renderings of a view, which are the same but for texts: where the second one has a marker, the first one has the default. */
function pair(plain: readonly Node[], authored: readonly Node[], language: Language): ScreenNode[] {
  return plain.flatMap((node, index): ScreenNode[] => {
    const other = authored[index];
    if (node.nodeName === "#text") {
      const { value } = node as DefaultTreeAdapterMap["textNode"];
      const option = marked.exec((other as DefaultTreeAdapterMap["textNode"] | undefined)?.value ?? "")?.[1];
      return [option === undefined ? value : [0, option, value]];
    }
    if (!("tagName" in node) || isClosedList(node)) return [];
    const attributes = Object.fromEntries(
      node.attrs.filter(isOfScreen).map(({ name, value }) => [name, value.startsWith(pageMark) ? pageOf(value, language) : value]),
    );
    const children = pair(node.childNodes, (other as DefaultTreeAdapterMap["element"] | undefined)?.childNodes ?? [], language);
    if (node.tagName === "button" && attributes["type"] === "submit" && !("hidden" in attributes)) children.unshift(...spinner(language));
    return [[node.tagName, node.attrs.length > 0 ? { ...attributes, ...readable(attributes) } : 0, ...children]];
  });
}

/** A list of suggestions opens only once the view is mounted: before that, nothing controls it. */
const isOfScreen = ({ name }: { readonly name: string }): boolean => name !== "aria-controls";
const isClosedList = ({ tagName, attrs }: DefaultTreeAdapterMap["element"]): boolean =>
  tagName === "ul" && attrs.some(({ name }) => name === "hidden");

/** Returns the spinner of a button. It is hidden until the button is busy, which it is after an early Enter. */
const spinner = (language: Language): ScreenNode[] => {
  const { childNodes } = parseFragment(renderToString(createElement(Spinner)));
  return pair(childNodes, childNodes, language);
};

/**
 * Returns attributes for an email field whose caret can be read. The caret of an email field cannot be read; the same field as text has one
 * for the take-over.
 */
const readable = ({ type }: Readonly<Record<string, unknown>>): Record<string, string> =>
  type === "email" ? { type: "text", inputmode: "email" } : {};

function pageOf(value: string, language: Language): [string, string] {
  const page = value.slice(pageMark.length) as PageId;
  return [page, pathOf(page, language)];
}

/** Returns a host for rendering that fetches nothing: of the parts only the skeletons are rendered. */
const hostOf = (parts: readonly PartFolder[]): WidgetHost =>
  ({
    widget: {
      name: "",
      sheets: [],
      parts: Object.fromEntries(parts.map(({ definition }) => [definition.name, { files: [], skeleton: definition.skeleton }])),
    },
    ports: { announcer: createAnnouncer() },
  }) as unknown as WidgetHost;

const never = new Promise<never>(() => undefined);

/** Returns the services that the page shares, in the state before anything is loaded. */
async function inertServices(needs: readonly ServiceName[] = []): Promise<Partial<Services>> {
  const made = needs.map(async (name) => {
    const file = pathToFileURL(join(rootDir, serviceFolder(name), `${name}.service.ts`)).href;
    const { createInert } = (await import(file)) as { createInert: (never: Promise<never>) => unknown };
    return [name, createInert(never)] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

/** Returns ports that do nothing: a view is rendered in its first state. */
function inertPorts(locale: Locale, services: Partial<Services>): Ports {
  const clock: Ports["clock"] = { now: () => Date.now(), after: () => () => undefined, wait: () => never };
  const call: Ports["call"] = () => never;
  return {
    ...(services as Services),
    call,
    clock,
    language: locale.language,
    ibanKind: "be",
    paymentIn: "tab",
    captcha: { call, clock, secure: true, needsHand: false, provider: { obtain: () => never } },
    announcer: createAnnouncer(),
    emit: () => true,
    track: () => undefined,
    pathOf: (page) => pathOf(page, locale.language.peek()),
    pages: () => ({}),
    navigate: () => undefined,
  };
}
