/**
 * Host pages on which every tag of the release is tested: pages with each library that is loaded before our script, and pages that restrict
 * scripts, styles or policies as hosts do.
 */
import { widgets } from "#tests/widgets.ts";
import { apiOrigin, cdnOrigin, release } from "#tests/hosts/pages.ts";
import { complaintsScript } from "./listening.ts";
import { hosts, isLibrary, type Source } from "./hosts.ts";
import { formsJobApplication } from "#widgets/job-application/job-application.contract.ts";

export type TagPage = {
  readonly name: string;
  readonly source?: Source;
  /** HTML of the page's head that comes before our script. */
  readonly head: string;
  /** An expression that is true in a page where the library or the restriction is at work. */
  readonly mark: string;
  readonly policy?: string;
  /** True where the tags are tested in every browser; on the other pages they are tested in Chromium alone, to save time. */
  readonly isInEveryBrowser?: true;
};

const everywhere = { isInEveryBrowser: true } as const;
const nonce = "tags";
const inEveryBrowser = ["Prototype", "MooTools"];
const ofLibraries = hosts
  .filter(isLibrary)
  .map(({ name, source, head, mark }): TagPage => ({ name, source, head, mark, ...(inEveryBrowser.includes(name) && everywhere) }));

export const tagPages: readonly TagPage[] = [
  ...ofLibraries,
  {
    ...everywhere,
    name: "no currentScript",
    head: `<script>Object.defineProperty(document, "currentScript", { get: () => null })</script>`,
    mark: "document.currentScript === null && Object.hasOwn(document, 'currentScript')",
  },
  {
    ...everywhere,
    name: "*{all:unset}",
    head: "<style>* { all: unset }</style>",
    mark: `getComputedStyle(document.querySelector("main")).display === "inline"`,
  },
  {
    ...everywhere,
    name: "strict CSP, Trusted Types",
    head: "",
    // The policy itself needs no check: whatever it forbids is reported as a violation, and recorded as an error.
    mark: `document.scripts[0].nonce === "${nonce}"`,
    policy: [
      "default-src 'none'",
      `script-src ${cdnOrigin} 'nonce-${nonce}'`,
      `connect-src ${apiOrigin}`,
      "style-src 'none'",
      // The API's answers name pictures on the API's origin, so the policy allows them.
      `img-src data: ${apiOrigin}`,
      "require-trusted-types-for 'script'",
      "trusted-types digi-html",
    ].join("; "),
  },
];

const picture = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const card = { id: "max", type: "mobile", price: 11, label: "Max", list: ["30 GB"] };

/** Attributes and content that a page's author writes, for the tags that show nothing without them. */
const written: Readonly<Record<string, { readonly attributes?: string; readonly content?: string }>> = {
  "digi-job-application": { attributes: `endpoint="${formsJobApplication.path}"` },
  "digi-hero-slider": {
    attributes: "",
    content: `<a href="/one"><img src="${picture}" alt="One"></a><a href="/two"><img src="${picture}" alt="Two"></a>`,
  },
  "digi-subscription-carousel": { attributes: `cards='${JSON.stringify([card, { ...card, id: "light", label: "Light" }])}'` },
  "digi-text-page": { attributes: `page="privacy"` },
};

export const tags: readonly string[] = widgets.map(({ tag }) => tag);

/** Returns a tag as a page's author writes it. The tag has no `id` and no class, so that only the page's own rules apply to it. */
export function tagMarkup(tag: string): string {
  const { attributes = widgets.find((widget) => widget.tag === tag)?.attributes ?? "", content = `<a href="/other">Another way</a>` } =
    written[tag] ?? {};
  return `<${tag} loading="eager" ${attributes}>${content}</${tag}>`;
}

/** Returns the document of a page with one tag. */
export function tagDocument({ head }: TagPage, tag: string): string {
  // The option is written in a `<meta>`, because a page that hides the script's own element (`document.currentScript`) hides the script's
  // attributes, too.
  const ours = `<meta name="digi:api" content="${apiOrigin}"><script defer src="${release}/v1/loader.js"></script>`;
  const body = `<main>${tagMarkup(tag)}</main>`;
  const scripts = `${head}${complaintsScript}`.replaceAll("<script>", `<script nonce="${nonce}">`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A host page</title><link rel="icon" href="data:,">${scripts}${ours}</head><body>${body}</body></html>`;
}
