/** Pages for every tag of the release: two libraries that change the language, and what hosts do to scripts, styles and policies. */
import { widgets } from "#tests/widgets.ts";
import { apiOrigin, cdnOrigin, release } from "#tests/hosts/pages.ts";
import { complaintsScript } from "./listening.ts";
import { hosts, type Source } from "./hosts.ts";
import { formsJobApplication } from "#widgets/job-application/job-application.contract.ts";

export type TagPage = {
  readonly name: string;
  readonly source?: Source;
  /** Before our script. */
  readonly head: string;
  /** True in a page where it is at work. */
  readonly mark: string;
  readonly policy?: string;
};

const nonce = "tags";
const ofLibrary = (name: string): TagPage => {
  const host = hosts.find((one) => one.name === name);
  if (!host) throw new Error(`no page of ${name}`);
  const { source, head, mark } = host;
  return { name, source, head, mark };
};

export const tagPages: readonly TagPage[] = [
  ofLibrary("Prototype"),
  ofLibrary("MooTools"),
  {
    name: "no currentScript",
    head: `<script>Object.defineProperty(document, "currentScript", { get: () => null })</script>`,
    mark: "document.currentScript === null && Object.hasOwn(document, 'currentScript')",
  },
  {
    name: "*{all:unset}",
    head: "<style>* { all: unset }</style>",
    mark: `getComputedStyle(document.querySelector("main")).display === "inline"`,
  },
  {
    name: "strict CSP, Trusted Types",
    head: "",
    // Whoever tries what it forbids is told of.
    mark: `document.scripts[0].nonce === "${nonce}"`,
    policy: [
      "default-src 'none'",
      `script-src ${cdnOrigin} 'nonce-${nonce}'`,
      `connect-src ${apiOrigin}`,
      "style-src 'none'",
      // The pictures that its answers name lie there, too.
      `img-src data: ${apiOrigin}`,
      "require-trusted-types-for 'script'",
      "trusted-types digi-html",
    ].join("; "),
  },
];

const picture = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const card = { id: "max", type: "mobile", price: 11, label: "Max", list: ["30 GB"] };

/** What a page's author writes beside the tag's name, where it shows nothing without. */
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

/** Without an `id` or a class: what the page's own rules do to the tag is all that is done. */
export function tagDocument({ head }: TagPage, tag: string): string {
  const { attributes = widgets.find((widget) => widget.tag === tag)?.attributes ?? "", content = `<a href="/other">Another way</a>` } =
    written[tag] ?? {};
  // Who hides the script's own element takes the options with it: they stand in the head.
  const ours = `<meta name="digi:api" content="${apiOrigin}"><script defer src="${release}/v1/loader.js"></script>`;
  const body = `<main><${tag} loading="eager" ${attributes}>${content}</${tag}></main>`;
  const scripts = `${head}${complaintsScript}`.replaceAll("<script>", `<script nonce="${nonce}">`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A host page</title><link rel="icon" href="data:,">${scripts}${ours}</head><body>${body}</body></html>`;
}
