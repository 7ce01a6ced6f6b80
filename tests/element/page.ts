/** The page that the suite runs in: the built loader, every tag of the manifest, and counts of what a tag holds on to. */
import { assert } from "./assert.ts";

export type Attribute = {
  readonly name: string;
  readonly fieldName: string;
  readonly digi: { readonly kind: string; readonly values?: readonly string[]; readonly min?: number; readonly max?: number };
};
export type Definition = {
  readonly tagName: string;
  readonly attributes: readonly Attribute[];
  readonly members?: readonly { readonly kind: string; readonly name: string }[];
};

/** A tag as the suite uses it: any attribute may be a property. */
export type Tag = HTMLElement & Record<string, unknown> & { readonly shadowRoot: ShadowRoot };

type Manifest = { readonly modules: readonly { readonly declarations: readonly Definition[] }[] };

/** The path of a release: the product's, or that of the sample widgets. */
export type Release = "/dist" | "/sample";

export async function readDefinitions(release: Release = "/dist"): Promise<Definition[]> {
  const manifest = (await (await fetch(`${release}/custom-elements.json`)).json()) as Manifest;
  const definitions = manifest.modules.flatMap((module) => module.declarations);
  assert(definitions.length > 0, `${release}/custom-elements.json names no tag; is there a build?`);
  return definitions;
}

export type PartWay = { readonly opens: readonly string[]; readonly leaves: string };

type TagWay = {
  readonly brings?: string;
  readonly standsOnce?: true;
  readonly standsFor?: string;
  readonly parts: Readonly<Record<string, PartWay>>;
};

/** Ways of each tag (tests/widgets.ts): the other tag that it brings along, and the buttons that bring each of its parts into view. */
export const ways = (await (await fetch("/ways.json")).json()) as Readonly<Partial<Record<string, TagWay>>>;

/** Makes the server hold, refuse or send the files whose names begin so, from now on; files that are already waited for included. */
export const setFiles = async (of: string, are: "held" | "refused" | "sent"): Promise<void> =>
  void (await fetch(`/files?of=${of}&are=${are}`));

/** Adds the script as a page author writes it, to this document or another. */
export function addLoader(owner: Document = document, release: Release = "/dist"): Promise<void> {
  const script = owner.createElement("script");
  script.src = `${release}/v1/loader.js`;
  script.dataset["api"] = `${location.origin}/no-api`;
  script.dataset["lang"] = "en";
  return new Promise((resolve, reject) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error("the loader could not be fetched")));
    owner.head.append(script);
  });
}

type DigiWidgets = { readonly setLanguage: (language: string) => Promise<void> };
export const setLanguage = (language: string): Promise<void> =>
  (globalThis as unknown as { digiWidgets: DigiWidgets }).digiWidgets.setLanguage(language);

/** Makes a tag mount at once. Dialogs are created open, because closed ones have nothing to check. */
export function wakeUp(element: Element): void {
  element.setAttribute("loading", "eager");
}

export function createTag(definition: Definition, attributes: Record<string, string> = {}): Tag {
  const element = document.createElement(definition.tagName) as Tag;
  wakeUp(element);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

export const isReady = (element: Element): boolean => element.matches(":state(ready)");

/** Puts the tag into the page and waits until it is rendered. */
export async function mount(element: Tag, parent: Node = document.body): Promise<Tag> {
  parent.appendChild(element);
  await ready(element);
  return element;
}

/** Waits until a tag is ready, and the tag that it brings along, too. */
export async function ready(element: Element): Promise<void> {
  if (!isReady(element)) await nextEvent(element, "digi-ready");
  const brings = ways[element.localName]?.brings;
  if (brings) await until(() => element.querySelector(`:scope > ${brings}:state(ready)`) !== null);
}

export const nextEvent = (target: EventTarget, type: string): Promise<Event> =>
  new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until the condition is true; only the test's own time limit ends the wait. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await nextFrame();
}

/** Waits for the rest of the current task, its microtasks and one frame. */
export async function settle(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/** Returns all elements below a tag's shadow root, as the browser sees them. */
export const elementsOf = (element: Tag): Element[] => [...element.shadowRoot.querySelectorAll("*")];

/** Returns the outline of a tag. Two tags that look the same have the same outline. */
export const outlineOf = (element: Tag): string =>
  elementsOf(element)
    .map((one) => one.localName)
    .join(" ");

/** Returns the text of a tag. */
export const textOf = (element: Tag): string => element.shadowRoot.textContent ?? "";

/** Returns the elements of a tag in the page's own tree. */
export const lightDomOf = (element: Tag): Element[] => [...element.querySelectorAll("*")];

/** Returns the first text field in the shadow root, or in the light DOM: a login's, or that of a login which the tag brings along. */
export const firstInput = (element: Tag): HTMLInputElement | undefined =>
  [...elementsOf(element), ...lightDomOf(element)].find((one): one is HTMLInputElement =>
    one.matches("input:not([type=checkbox]):not([type=radio]):not([type=file]):not([type=hidden])"),
  );

/** Sets a text in the way a visitor's typing does. */
export function type(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
}
