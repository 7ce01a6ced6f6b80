/**
 * The only code that turns HTML from outside (the CMS's) into nodes. Nothing in its result can run scripts, set styles or refer to names
 * outside the text.
 */
import { pageDocument } from "#core/platform/page-document.ts";
import DOMPurify, { type Config, type DOMPurify as Sanitiser } from "dompurify";
import { warnOnce } from "#core/platform/console.ts";
import { askPolicy, sanitiseBy } from "#core/platform/trusted-types.ts";
import { blocksOf } from "#core/base/values/plain-text.ts";
import { allowedAttributes, allowedTags } from "./allowed-html.ts";

/** The prefix of all ids in a text of the CMS, and of the fragments of its links to these ids, so that they never collide with our ids. */
export const idPrefix = "digi-html-";

type Policy = NonNullable<Config["TRUSTED_TYPES_POLICY"]>;

/**
 * Creates the sanitiser for an empty document of its own. With the page's document, an element of the page that is named `nodeType` would
 * make the library believe that there is no document. It is given no `trustedTypes`: it would create a policy that passes everything.
 */
const createSanitiser = (): Sanitiser =>
  DOMPurify({
    ...{ DocumentFragment, HTMLTemplateElement, Node, Element, NodeFilter, NamedNodeMap, HTMLFormElement, DOMParser },
    document: pageDocument.implementation.createHTMLDocument(""),
  });

/** The sanitiser, created when it is first needed: where screens are prerendered there is no document. */
let created: Sanitiser | undefined;
const sanitiser = (): Sanitiser => (created ??= createSanitiser());

/** True while the sanitiser itself parses markup, in a document where nothing runs. */
let isParsing = false;

/**
 * Returns HTML for the Trusted Types policy, sanitised, whoever asks. While the sanitiser itself parses, the markup is returned unchanged,
 * because the sanitiser checks it afterwards.
 */
const trustedHtml = (html: string): string =>
  isParsing ? html : whileParsing(() => sanitiser().sanitize(html, rulesWith(knownPolicy() ?? null)));

function whileParsing<Result>(parse: () => Result): Result {
  isParsing = true;
  try {
    return parse();
  } finally {
    isParsing = false;
  }
}

/** Returns the Trusted Types policy; undefined where the page forbids it, which the console then says once. */
function knownPolicy(): Policy | null | undefined {
  sanitiseBy(trustedHtml);
  const policy = askPolicy() as Policy | null | undefined;
  if (policy === undefined)
    warnOnce("texts of the CMS are shown without their markup: the page's Content-Security-Policy must allow `trusted-types digi-html`");
  return policy;
}

/**
 * Returns the HTML as nodes that can be put into a shadow root. Where the page's Content-Security-Policy forbids parsing (it lacks
 * `trusted-types digi-html`), the result is the texts in paragraphs, and the console says so once.
 */
export function sanitise(html: string): DocumentFragment {
  const trusted = knownPolicy();
  return trusted === undefined ? paragraphs(blocksOf(html)) : nodesOf(html, trusted);
}

function nodesOf(html: string, trusted: Policy | null): DocumentFragment {
  const nodes = whileParsing(() => sanitiser().sanitize(html, { ...rulesWith(trusted), RETURN_DOM_FRAGMENT: true }));
  for (const element of nodes.querySelectorAll("*")) complete(element);
  return nodes;
}

const rulesWith = (trusted: Policy | null) =>
  ({
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    // Ids are prefixed later, by `complete`. Until then no code looks nodes up by their id, so DOMPurify's own protection of ids is not
    // needed.
    SANITIZE_DOM: false,
    TRUSTED_TYPES_POLICY: trusted,
  }) satisfies Config;

/**
 * Applies to an element those rules that a list of allowed names cannot express. The element still belongs to a separate document, in which
 * no image is fetched.
 */
function complete(element: Element): void {
  if (element.id) element.id = idPrefix + element.id;
  if (element instanceof HTMLImageElement) completeImage(element);
  if (element instanceof HTMLAnchorElement) completeLink(element);
}

function completeImage(image: HTMLImageElement): void {
  // The property is the address as the browser reads it: without blanks and line breaks, also within the name of the scheme.
  if (image.src.startsWith("data:")) return image.replaceWith(image.alt);
  image.loading = "lazy";
  image.decoding = "async";
}

function completeLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute("href");
  if (href?.startsWith("#")) link.setAttribute("href", `#${idPrefix}${href.slice(1)}`);
  if (link.target === "_blank") link.rel = "noopener noreferrer";
  // A link of the CMS must not open in a frame or a named window of the page.
  else link.removeAttribute("target");
}

function paragraphs(texts: readonly string[]): DocumentFragment {
  const nodes = pageDocument.createDocumentFragment();
  for (const text of texts) nodes.append(Object.assign(pageDocument.createElement("p"), { textContent: text }));
  return nodes;
}
