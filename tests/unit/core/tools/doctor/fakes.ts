/** A simulated page for the tests of the doctor, and the API's answers. */
import { vi } from "vitest";
import type { Examined } from "#core/tools/doctor/doctor.ts";
import type { Finding } from "#core/tools/doctor/finding.ts";

/** Creates the part of an element that the doctor reads. Real elements are tested in tests/element/doctor.test.ts. */
export const tag = (localName: string, attributes: Record<string, string> = {}) => ({
  localName,
  children: [] as readonly Element[],
  attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
  getAttribute: (name: string) => attributes[name] ?? null,
  hasAttribute: (name: string) => name in attributes,
  matches: (selector: string): boolean => selector === ":state(ready)",
  querySelectorAll: () => [],
  shadowRoot: null,
  parentElement: null,
  getRootNode: () => document,
});
export const script = (src: string, options: Record<string, string> = {}) => ({
  ...tag("script", { src, ...Object.fromEntries(Object.entries(options).map(([name, value]) => [`data-${name}`, value])) }),
  src,
  type: "",
  dataset: options,
});
export type FakeElement = ReturnType<typeof tag>;

/** Returns findings without their location in the page and without the corrected markup. */
export const facts = (findings: readonly Finding[]) => findings.map(({ element: _e, found: _f, fix: _x, ...problem }) => problem);
export const written = (findings: readonly Finding[]) => findings.map(({ element, found, fix }) => [element, found, fix]);

export const page = (more: Partial<Examined> = {}): Examined => ({
  options: {
    get: (name: string) => (name === "api" ? "https://api.example" : undefined),
    base: "https://cdn.example/digi/1.0.0/",
  } as Examined["options"],
  language: "en",
  copies: ["1.0.0"],
  own: "https://cdn.example/digi/v1/loader.js",
  made: 0,
  ...more,
});

/** Creates one of our tags that shows links to the given paths. */
export const tagWithLinks = (...paths: readonly string[]) => {
  const anchors = paths.map((path) => {
    const { href, protocol } = new URL(path, "https://shop.example");
    return { href, protocol, getAttribute: () => path };
  });
  return { ...tag("digi-contact"), querySelectorAll: () => anchors as never[] };
};

/** Creates a complete document with our style sheet, whose content the test gives. */
export const documentOf = (held: object): object =>
  Object.assign(new EventTarget(), {
    readyState: "complete",
    getElementById: () => null,
    createTreeWalker: () => ({ nextNode: () => null }),
    styleSheets: [{ href: "https://cdn.example/digi/v1/reserve.css" }],
    ...held,
  });

type Api = (mode?: RequestMode) => Promise<Response>;

/** Simulates a page of the shop over https, and records its console. `vi.unstubAllGlobals()` in `afterEach` removes the page again. */
export function standOnPage(held: object, api: Api): void {
  vi.stubGlobal("location", { origin: "https://shop.example", href: "https://shop.example/", search: "" });
  vi.stubGlobal("NodeFilter", { SHOW_TEXT: 4 });
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("fetch", (_address: string, { mode }: RequestInit) => api(mode));
  vi.stubGlobal("document", documentOf(held));
  vi.spyOn(console, "info").mockReturnValue(undefined);
}

/** The definitions of tags that the build gives the doctor. */
export const definitions = {
  "digi-contact": { "max-length": { kind: "integer", min: 1, text: "" } },
  "digi-configurator": Object.fromEntries(
    ["mobile", "internet", "tv", "landline", "type"].map((name) => [name, { kind: "text", text: "" }]),
  ),
  "digi-callback-modal": {
    endpoint: { kind: "address", text: "" },
    for: { kind: "text", text: "" },
    open: { kind: "boolean", text: "" },
  },
};
/** The pages to which a tag's links lead. Some of these links are only in a step that is not open. */
export const pages = { "digi-callback-modal": ["privacy", "terms"] };
