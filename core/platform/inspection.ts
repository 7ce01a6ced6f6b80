/** Reads the whole host page; only the doctor uses it. */
import { pageDocument, rootOf } from "./page-document.ts";

/** Returns every element of the document, and of its open shadow roots, whose tag name begins with the prefix. */
export const knownElements = (prefix: string): Element[] => everyElement().filter(({ localName }) => localName.startsWith(prefix));

/**
 * Returns all elements of a tree and of its open shadow roots. Our own shadow roots are left out, because they contain nothing that a page
 * author wrote. Forms are left out, too: a form field may have the name of any property and so hide that property of its form.
 */
const everyElement = (tree: ParentNode = pageDocument): Element[] =>
  [...tree.querySelectorAll(":not(form)")].flatMap((element) => [
    element,
    ...(element.shadowRoot && !element.localName.startsWith("digi-") ? everyElement(element.shadowRoot) : []),
  ]);

/**
 * Finds an element by its id in the same way as the press that a tag waits for: in the tree that `from` is in, then in the trees around it,
 * and then in all open trees of the page.
 */
export function elementById(id: string, from: Element): Element | null {
  const tree = rootOf(from);
  const found = tree.getElementById(id);
  if (found) return found;
  return "host" in tree ? elementById(id, tree.host) : (everyElement().find((one) => one.id === id) ?? null);
}

/** Elements in which a tag is text for readers, as in the examples of a manual. */
const showsCode = "pre, code, kbd, samp, textarea, script, style, template, noscript, title";

/**
 * Tells whether an element is inside an element that shows code. `closest` is read from the prototype, because a form field may have the
 * name of one of its form's methods.
 */
const isShownAsCode = (element: Element): boolean => Element.prototype.closest.call(element, showsCode) !== null;

/** Finds our tags where an editor has escaped them as text, so that visitors read them instead of seeing the widget. */
export function escapedTags(prefix: string): { readonly element: Element; readonly tag: string }[] {
  const written = new RegExp(`<(${prefix}[a-z-]+)`, "i");
  const walker = pageDocument.createTreeWalker(pageDocument.body, NodeFilter.SHOW_TEXT);
  const found = new Map<Element, string>();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const tag = written.exec(walker.currentNode.nodeValue ?? "")?.[1];
    if (element && tag && !isShownAsCode(element)) found.set(element, tag.toLowerCase());
  }
  return [...found].map(([element, tag]) => ({ element, tag }));
}

/** Returns the links to pages (http or https) in an element of ours, drawn by us or written by the page's author. */
export const linksOf = (element: Element): HTMLAnchorElement[] =>
  [element, ...(element.shadowRoot ? [element.shadowRoot] : [])]
    .flatMap((tree) => [...tree.querySelectorAll<HTMLAnchorElement>("a[href]")])
    .filter(({ protocol }) => /^https?:$/.test(protocol));

/** Returns the state that one of our tags exposes itself (`:state(…)`). */
export const stateOf = (element: Element): "ready" | "loading" | "error" | undefined =>
  (["ready", "loading", "error"] as const).find((state) => element.matches(`:state(${state})`));

/** Resolves when the element is ready or has failed, or after `patienceMs` milliseconds where it is still loading. */
export const whenSettled = (element: Element, patienceMs: number): Promise<void> =>
  new Promise((resolve) => {
    if (stateOf(element) !== "loading") return resolve();
    const settle = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(settle, patienceMs);
    for (const type of ["digi-ready", "digi-error"]) element.addEventListener(type, settle, { once: true });
  });

export const pageRoot = (): Element => pageDocument.documentElement;

/** Returns the page's `<head>`, which contains the settings for the whole page. */
export const pageHead = (): Element => pageDocument.head;

/** Returns the page's script tag with this address; undefined where the tag is gone, or the script was bundled into another one. */
export const scriptAt = (address: string): HTMLScriptElement | undefined => [...pageDocument.scripts].find(({ src }) => src === address);

/** Returns the `<meta name>` tags whose name begins with `start`. */
export const metasNamed = (start: string): HTMLMetaElement[] => [
  ...pageDocument.head.querySelectorAll<HTMLMetaElement>(`meta[name^="${start}"]`),
];
export const metaNamed = (name: string): HTMLMetaElement | null => pageDocument.head.querySelector(`meta[name="${name}"]`);
/** Returns the `<meta>` tag with the page's Content-Security-Policy, which some pages set instead of a header. */
export const metaPolicy = (): Element | null => pageDocument.querySelector('meta[http-equiv="Content-Security-Policy" i]');

/** Tells whether the page reserves space for tags that are not defined yet, by our style sheet or by rules of its own. */
export function hasReserveSheet(): boolean {
  const isOurs = ({ href }: CSSStyleSheet): boolean => /\/reserve\.css($|[?#])/.test(href ?? "");
  const reservesSpace = (sheet: CSSStyleSheet): boolean => {
    try {
      return [...sheet.cssRules].some(({ cssText }) => /digi-[\w-]+:not\(:defined\)/.test(cssText));
    } catch {
      return false; // A style sheet of another origin cannot be read.
    }
  };
  return [...pageDocument.styleSheets].some((sheet) => isOurs(sheet) || reservesSpace(sheet));
}

type Unseen = { readonly why: "unboxed" | "empty" | "unready"; /** The page's rule that removes the box. */ readonly rule?: string };

/**
 * Tells in which way the page's styles leave one of our tags without a box: always, while it is empty, or until it is ready. Undefined
 * where the tag has a box.
 */
export function whyUnseen(element: Element): Unseen | undefined {
  const frame = element.shadowRoot?.querySelector(".frame");
  // A tag that shows only a dialog has no box by our own styles, so the page is not the cause.
  if (!frame || getComputedStyle(frame).display === "contents") return undefined;
  const { display, contain } = getComputedStyle(element);
  if (display === "contents") return { why: "unboxed" };
  const rule = displayRules().find(({ selectorText }) => element.matches(selectorText.replace(ofState, ":nth-child(n)")));
  if (rule)
    return {
      why: rule.selectorText.includes(":empty") ? "empty" : "unready",
      rule: `${rule.selectorText} { display: ${rule.style.display}; }`,
    };
  // The page's rule cannot be read, but the loader found the tag without a box and gave it one that takes no space (`collapsedBoxCss` in
  // loader/frame.ts).
  return contain === "strict" ? { why: "unready" } : undefined;
}

const ofState = /:empty|:not\(:state\(ready\)\)|:state\(ready\)/g;

/** Returns the page's rules that set the `display` of a tag by its state (empty or ready). */
function displayRules(): CSSStyleRule[] {
  const rulesIn = (sheet: { readonly cssRules: CSSRuleList }): CSSStyleRule[] => {
    try {
      return [...sheet.cssRules].flatMap((rule) => [
        ...("selectorText" in rule ? [rule as CSSStyleRule] : []),
        ...("cssRules" in rule ? rulesIn(rule as CSSGroupingRule) : []),
      ]);
    } catch {
      return []; // A style sheet of another origin cannot be read.
    }
  };
  return [...pageDocument.styleSheets]
    .flatMap(rulesIn)
    .filter(({ selectorText, style }) => (selectorText.includes(":empty") ? style.display === "none" : style.display !== ""))
    .filter(({ selectorText }) => selectorText.search(ofState) >= 0);
}

/** Returns how far the page's content has moved by itself so far (layout shift); undefined where the browser does not report it. */
export async function shiftSoFar(): Promise<number | undefined> {
  if (!("PerformanceObserver" in globalThis) || !PerformanceObserver.supportedEntryTypes.includes("layout-shift")) return undefined;
  type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
  const shifts: Shift[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
  observer.observe({ type: "layout-shift", buffered: true });
  await new Promise((resolve) => setTimeout(resolve));
  shifts.push(...(observer.takeRecords() as Shift[])); // The entries that the browser has not delivered yet are added.
  observer.disconnect();
  return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
}

/** Returns the script tags whose address begins with `start` and, without its query and fragment, ends with `end`. */
export const scriptCopies = (start: string, end: string): HTMLScriptElement[] =>
  [...pageDocument.scripts].filter(({ src }) => src.startsWith(start) && src.replace(/[?#].*/, "").endsWith(end));

export type Violation = { readonly directive: string; readonly address: string; /** The policy's text. */ readonly policy: string };

/**
 * Collects the violations of the page's Content-Security-Policy from now on. The returned function stops collecting and resolves to the
 * violations, after waiting for reports that are still to come.
 */
export function collectViolations(): () => Promise<Violation[]> {
  const violations: Violation[] = [];
  const note = ({ effectiveDirective, blockedURI, originalPolicy }: SecurityPolicyViolationEvent): void => {
    violations.push({ directive: effectiveDirective, address: originOf(blockedURI), policy: originalPolicy });
  };
  pageDocument.addEventListener("securitypolicyviolation", note);
  return () =>
    new Promise((resolve) => {
      setTimeout(() => {
        pageDocument.removeEventListener("securitypolicyviolation", note);
        resolve(violations);
      });
    });
}

function originOf(address: string): string {
  try {
    return new URL(address).origin;
  } catch {
    return address; // Keywords such as `inline` and `eval` are no addresses and stay as they are.
  }
}
