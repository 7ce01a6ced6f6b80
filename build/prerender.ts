/**
 * The prerendered screen of each view, rendered at build time from the view itself. It is a small tree that the loader turns into nodes
 * before React is loaded. The languages are rendered one after another, because this process has one global table of texts.
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
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import { Spinner } from "#core/ui/base/spinner.tsx";
import { languages, type Language } from "#core/base/values/language.ts";
import { type BuiltPage, isBuilt, pathOf, routes } from "#core/base/values/routes.ts";
import { propertyOf } from "#core/runtime/element/attributes.ts";
import type { ScreenNode } from "#loader/prerendered-screen.ts";
import { createBuildLocale } from "./build-locale.ts";
import { readTemplates } from "./catalogues.ts";
import { catalogueFolders } from "./catalogues.ts";
import { serviceFile } from "./folder-chunks.ts";
import { WidgetHostContext } from "#core/runtime/element/root.tsx";
import type { WidgetHost } from "#core/runtime/element/widget-host.ts";
import { rootDir, sourceFile, type PartFolder, type WidgetFolder } from "./widgets.ts";

export type PrerenderedScreens = ReadonlyMap<string, ReadonlyMap<Language, readonly ScreenNode[]>>;
type Node = DefaultTreeAdapterMap["childNode"];

/** Returns a marker that replaces a page author's text while a view is rendered, so that the position of that text is found. */
const mark = (attribute: string): string => `\u0001${attribute}\u0001`;
const marked = /\u0001([\w-]+)\u0001/;
/** A marker that replaces an address from the host page's table of routes. */
const pageMark = "digi-page:";

/** Renders the prerendered screen of each widget in each language. A widget that takes no space at first, such as a dialog, has none. */
export async function prerenderScreens(widgets: readonly WidgetFolder[]): Promise<PrerenderedScreens> {
  const locale = createBuildLocale(async (name, language) => {
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
      hasPage: isBuilt,
      language: locale.language.peek(),
    });
    // Static markup is not used, because it joins adjacent text nodes, and letters in one node are positioned slightly differently from
    // letters in two.
    return parseFragment(renderToString(createElement(WidgetHostContext, { value: hostOf(parts) }, view))).childNodes;
  };
  const texts = Object.entries(definition.attributes).filter(([, kind]) => kind.kind === "text");
  const authored = Object.fromEntries(texts.map(([attribute]) => [propertyOf(attribute), mark(attribute)]));
  const language = locale.language.peek();
  // Each node gets the language of the view, because the page may be in another language than the widget.
  return pair(draw({}), draw(authored), language).map((node) => inLanguage(node, language));
}

function inLanguage(node: ScreenNode, lang: Language): ScreenNode {
  if (typeof node === "string" || node[0] === 0) return node;
  const [tag, attributes, ...children] = node as Extract<ScreenNode, readonly [string, ...unknown[]]>;
  return [tag, { ...(attributes || undefined), lang }, ...(children as ScreenNode[])];
}

/**
 * Merges two renderings of a view that differ only in texts. Where the second one contains a marker, the first one contains the default
 * text.
 */
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

/**
 * Tells whether an attribute is kept in the prerendered screen. `aria-controls` is left out, because a list of suggestions exists only once
 * the view is mounted.
 */
const isOfScreen = ({ name }: { readonly name: string }): boolean => name !== "aria-controls";
const isClosedList = ({ tagName, attrs }: DefaultTreeAdapterMap["element"]): boolean =>
  tagName === "ul" && attrs.some(({ name }) => name === "hidden");

/** Returns the spinner of a button. It is hidden until the button is busy, as after pressing Enter before the view is there. */
const spinner = (language: Language): ScreenNode[] => {
  const { childNodes } = parseFragment(renderToString(createElement(Spinner)));
  return pair(childNodes, childNodes, language);
};

/**
 * Returns attributes that turn an email field into a text field with the same keyboard. Scripts can read the caret position, which the
 * take-over needs, only from a text field.
 */
const readable = ({ type }: Readonly<Record<string, unknown>>): Record<string, string> =>
  type === "email" ? { type: "text", inputmode: "email" } : {};

function pageOf(value: string, language: Language): [string, string] {
  const page = value.slice(pageMark.length) as BuiltPage;
  return [page, pathOf(page, language)];
}

/** Returns a host for rendering that fetches nothing, so that only the skeletons of parts are rendered. */
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

/** Returns the services that all tags of a page share, in their state before anything is loaded. */
async function inertServices(needs: readonly ServiceName[] = []): Promise<Partial<Services>> {
  const made = needs.map(async (name) => {
    const file = pathToFileURL(join(rootDir, serviceFile(name))).href;
    const { createInert } = (await import(file)) as { createInert: (never: Promise<never>) => unknown };
    return [name, createInert(never)] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

/** Returns ports without effects, so that a view is rendered in its initial state. */
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
    pathOf: (page) => routes[page][locale.language.peek()],
    pages: () => ({}),
    navigate: () => undefined,
  };
}
