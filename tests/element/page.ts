/** Helpers for the page in which the element suite runs: the built loader, every tag of the manifest, and ways to wait for a tag. */
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

/** A tag in this suite. Every attribute of it may also be read and written as a property. */
export type Tag = HTMLElement & Record<string, unknown> & { readonly shadowRoot: ShadowRoot };

type Manifest = { readonly modules: readonly { readonly declarations: readonly Definition[] }[] };

/** The path of a release: that of the product, or that of the sample widgets. */
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

/**
 * The way to use each tag in a test (tests/widgets.ts): the tag that it adds to its light DOM, if any, and the buttons that bring each of
 * its parts into view.
 */
export const ways = (await (await fetch("/ways.json")).json()) as Readonly<Partial<Record<string, TagWay>>>;

/**
 * Makes the server hold back, refuse or send all files whose names begin with `of`, from now on, including files that were requested
 * before.
 */
export const setFiles = async (of: string, are: "held" | "refused" | "sent"): Promise<void> =>
  void (await fetch(`/files?of=${of}&are=${are}`));

/** Adds the loader's script as a page author writes it, to this document or another. */
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

/** Waits until a tag is ready, and also the tag that it adds to its light DOM, if any. */
export async function ready(element: Element): Promise<void> {
  if (!isReady(element)) await nextEvent(element, "digi-ready");
  const brings = ways[element.localName]?.brings;
  if (brings) await until(() => element.querySelector(`:scope > ${brings}:state(ready)`) !== null);
}

export const nextEvent = (target: EventTarget, type: string): Promise<Event> =>
  new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until a condition is true. The wait has no time limit of its own: the test's limit ends it. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await nextFrame();
}

/** Waits for the rest of the current task, its microtasks and one frame. */
export async function settle(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/** Returns all elements of a tag's shadow root. */
export const elementsOf = (element: Tag): Element[] => [...element.shadowRoot.querySelectorAll("*")];

/** Returns the outline of a tag as a text. Two tags that look the same have the same outline. */
export const outlineOf = (element: Tag): string =>
  elementsOf(element)
    .map((one) => one.localName)
    .join(" ");

/** Returns the text in a tag's shadow root. */
export const textOf = (element: Tag): string => element.shadowRoot.textContent ?? "";

/** Returns the elements of a tag in the light DOM. */
export const lightDomOf = (element: Tag): Element[] => [...element.querySelectorAll("*")];

/** Returns a tag's first text field, in the shadow root or in the light DOM, where the fields of a login are. */
export const firstInput = (element: Tag): HTMLInputElement | undefined =>
  [...elementsOf(element), ...lightDomOf(element)].find((one): one is HTMLInputElement =>
    one.matches("input:not([type=checkbox]):not([type=radio]):not([type=file]):not([type=hidden])"),
  );

/** Sets the text of a field as a visitor's typing does. */
export function type(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
}
