/** Reads the whole host page, for the doctor alone. */
import { pageDocument, rootOf } from "./page-document.ts";

/** Returns every element of the document, and of its open shadow roots, whose tag name begins with the prefix. */
export const knownElements = (prefix: string): Element[] => everyElement().filter(({ localName }) => localName.startsWith(prefix));

/**
 * Returns all elements of a tree and of its open shadow roots. Our own shadow roots are left out: they hold nothing that a page author
 * wrote. Forms are left out, too: a form field may have the name of any property and so hide that property of its form.
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

/** Elements in which the text of a tag is meant as text, as in the examples of a manual. */
const showsCode = "pre, code, kbd, samp, textarea, script, style, template, noscript, title";

/**
 * Tells whether an element is inside an element that shows code. `closest` is read from the prototype, because a form field may have the
 * name of one of its form's methods.
 */
const isShownAsCode = (element: Element): boolean => Element.prototype.closest.call(element, showsCode) !== null;

/** Finds tags that an editor has escaped as text, so that visitors read them. */
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

/** The state of one of our tags, as the tag itself exposes it (`:state(…)`). */
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

/** The page's `<head>`, which holds the settings for the whole page. */
export const pageHead = (): Element => pageDocument.head;

/** The page's script tag that has this address; undefined where the tag is gone, or the script is part of another one. */
export const scriptAt = (address: string): HTMLScriptElement | undefined => [...pageDocument.scripts].find(({ src }) => src === address);

/** Returns the `<meta name>` tags whose name begins with `start`. */
export const metasNamed = (start: string): HTMLMetaElement[] => [
  ...pageDocument.head.querySelectorAll<HTMLMetaElement>(`meta[name^="${start}"]`),
];
export const metaNamed = (name: string): HTMLMetaElement | null => pageDocument.head.querySelector(`meta[name="${name}"]`);
/** Returns the `<meta>` tag by which the page sets its content security policy in place of a header. */
export const metaPolicy = (): Element | null => pageDocument.querySelector('meta[http-equiv="Content-Security-Policy" i]');

/** Tells whether the page, by our style sheet or by rules of its own, reserves space for tags that are not defined yet. */
export function hasReserveSheet(): boolean {
  const isOurs = ({ href }: CSSStyleSheet): boolean => /\/reserve\.css($|[?#])/.test(href ?? "");
  const reservesSpace = (sheet: CSSStyleSheet): boolean => {
    try {
      return [...sheet.cssRules].some(({ cssText }) => /digi-[\w-]+:not\(:defined\)/.test(cssText));
    } catch {
      return false; // a style sheet of another origin cannot be read
    }
  };
  return [...pageDocument.styleSheets].some((sheet) => isOurs(sheet) || reservesSpace(sheet));
}

type Unseen = { readonly why: "unboxed" | "empty" | "unready"; /** The page's own rule, where it may be read. */ readonly rule?: string };

/** Tells how the page's styles leave one of our tags without a box: for good, while it is empty, or until it is ready. */
export function whyUnseen(element: Element): Unseen | undefined {
  const frame = element.shadowRoot?.querySelector(".frame");
  // A dialog's tag has no box by our own styles.
  if (!frame || getComputedStyle(frame).display === "contents") return undefined;
  const { display, contain } = getComputedStyle(element);
  if (display === "contents") return { why: "unboxed" };
  const rule = displayRules().find(({ selectorText }) => element.matches(selectorText.replace(ofState, ":nth-child(n)")));
  if (rule)
    return {
      why: rule.selectorText.includes(":empty") ? "empty" : "unready",
      rule: `${rule.selectorText} { display: ${rule.style.display}; }`,
    };
  // The rule cannot be read, but the loader has given the tag a box that takes no space (`collapsedBoxCss` in loader/frame.ts).
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
      return []; // a style sheet of another origin cannot be read
    }
  };
  return [...pageDocument.styleSheets]
    .flatMap(rulesIn)
    .filter(({ selectorText, style }) => (selectorText.includes(":empty") ? style.display === "none" : style.display !== ""))
    .filter(({ selectorText }) => selectorText.search(ofState) >= 0);
}

/** Measures how far the page has moved by itself (layout shift); undefined where the browser does not tell. */
export async function shiftSoFar(): Promise<number | undefined> {
  if (!("PerformanceObserver" in globalThis) || !PerformanceObserver.supportedEntryTypes.includes("layout-shift")) return undefined;
  type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
  const shifts: Shift[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
  observer.observe({ type: "layout-shift", buffered: true });
  await new Promise((resolve) => setTimeout(resolve));
  shifts.push(...(observer.takeRecords() as Shift[])); // entries that the browser has not delivered yet
  observer.disconnect();
  return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
}

/** Returns the script tags whose address begins with `start` and, without its query and fragment, ends with `end`. */
export const scriptCopies = (start: string, end: string): HTMLScriptElement[] =>
  [...pageDocument.scripts].filter(({ src }) => src.startsWith(start) && src.replace(/[?#].*/, "").endsWith(end));

export type Violation = { readonly directive: string; readonly address: string; /** The whole policy. */ readonly policy: string };

/**
 * Collects what the page's content security policy refuses from now on. The returned function stops collecting; it waits for reports that
 * are still on their way.
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
    return address; // keywords such as `inline` and `eval` are kept
  }
}
