/** The one place where HTML of others (the CMS's) becomes nodes. Nothing of it runs, styles or names anything outside itself. */
import { pageDocument } from "#core/platform/page-document.ts";
import DOMPurify, { type Config } from "dompurify";
import { pageGlobal } from "#core/platform/page-globals.ts";
import { warnOnce } from "#core/platform/console.ts";
import { blocksOf } from "./plain-text.rules.ts";
import { allowedAttributes, allowedTags } from "./allowed-html.ts";

/** Before ids of the CMS, and before the fragments of links that lead to them: they never meet ours. */
export const idPrefix = "digi-html-";

type Policy = NonNullable<Config["TRUSTED_TYPES_POLICY"]>;
type PolicyRules = { readonly createHTML: (html: string) => string; readonly createScriptURL: () => string };
type PolicyFactory = { createPolicy(name: string, rules: PolicyRules): Policy };

/** The sanitiser itself is having markup parsed, in a document where nothing runs. */
let isParsing = false;

/**
 * The name is one that pages allow: a script of theirs may have got hold of what we give for it. So it lets through what the sanitiser lets
 * through, whoever asks; only the sanitiser's own markup, which it looks at next, stays as it came.
 */
const createHTML = (html: string): string => (isParsing ? html : whileParsing(() => DOMPurify.sanitize(html, rulesWith(policy ?? null))));

function whileParsing<Result>(parse: () => Result): Result {
  isParsing = true;
  try {
    return parse();
  } finally {
    isParsing = false;
  }
}

/** Undefined: the page forbids it. `null`: this browser has no Trusted Types. Made once, when it is first needed: a page may allow it a single time. */
let policy: Policy | null | undefined;
let isPolicyAsked = false;

function askPolicy(): Policy | null | undefined {
  if (isPolicyAsked) return policy;
  isPolicyAsked = true;
  const trustedTypes = pageGlobal("trustedTypes") as PolicyFactory | undefined;
  try {
    policy = trustedTypes ? trustedTypes.createPolicy("digi-html", { createHTML, createScriptURL: () => "" }) : null;
  } catch {
    warnOnce("texts of the CMS are shown without their markup: the page's Content-Security-Policy must allow `trusted-types digi-html`");
  }
  return policy;
}

/**
 * The HTML as nodes that can be put into a shadow root. Where the page's Content-Security-Policy forbids to parse it (it lacks
 * `trusted-types digi-html`), its texts in paragraphs; the console says so once.
 */
export function sanitise(html: string): DocumentFragment {
  const trusted = askPolicy();
  return trusted === undefined ? paragraphs(blocksOf(html)) : nodesOf(html, trusted);
}

function nodesOf(html: string, trusted: Policy | null): DocumentFragment {
  const nodes = whileParsing(() => DOMPurify.sanitize(html, { ...rulesWith(trusted), RETURN_DOM_FRAGMENT: true }));
  for (const element of nodes.querySelectorAll("*")) dress(element);
  return nodes;
}

const rulesWith = (trusted: Policy | null) =>
  ({
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    // Names are prefixed below; until then nothing looks them up.
    SANITIZE_DOM: false,
    TRUSTED_TYPES_POLICY: trusted,
  }) satisfies Config;

/** The rules that a list of allowed names cannot say. The nodes are in a document of their own yet, where no image is fetched. */
function dress(element: Element): void {
  if (element.id) element.id = idPrefix + element.id;
  if (element instanceof HTMLImageElement) dressImage(element);
  if (element instanceof HTMLAnchorElement) dressLink(element);
}

function dressImage(image: HTMLImageElement): void {
  if (/^\s*data:/i.test(image.getAttribute("src") ?? "")) return image.replaceWith(image.alt);
  image.loading = "lazy";
  image.decoding = "async";
}

function dressLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute("href");
  if (href?.startsWith("#")) link.setAttribute("href", `#${idPrefix}${href.slice(1)}`);
  if (link.target === "_blank") link.rel = "noopener noreferrer";
  // A frame or a named window of the page is none of the CMS's business.
  else link.removeAttribute("target");
}

function paragraphs(texts: readonly string[]): DocumentFragment {
  const nodes = pageDocument.createDocumentFragment();
  for (const text of texts) nodes.append(Object.assign(pageDocument.createElement("p"), { textContent: text }));
  return nodes;
}
