/** A look at the whole host page, for the doctor alone. */
import { pageDocument, rootOf } from "./page-document.ts";

/** Every element of the document, and of its open shadow roots, whose tag begins so. */
export const knownElements = (prefix: string): Element[] => everyElement().filter(({ localName }) => localName.startsWith(prefix));

/** Our own shadow roots hold nothing that a page author wrote. Forms are left out: a field may have any property's name. */
const everyElement = (tree: ParentNode = pageDocument): Element[] =>
  [...tree.querySelectorAll(":not(form)")].flatMap((element) => [
    element,
    ...(element.shadowRoot && !element.localName.startsWith("digi-") ? everyElement(element.shadowRoot) : []),
  ]);

/** As a press finds it that a tag waits for: in the tree that the element stands in, in those around it, and in all that are open. */
export function elementById(id: string, from: Element): Element | null {
  const tree = rootOf(from);
  const found = tree.getElementById(id);
  if (found) return found;
  return "host" in tree ? elementById(id, tree.host) : (everyElement().find((one) => one.id === id) ?? null);
}

/** Where such texts belong, as in a manual's examples. */
const showsCode = "pre, code, kbd, samp, textarea, script, style, template, noscript, title";

/** A form's fields may have its methods' names. */
const isShownAsCode = (element: Element): boolean => Element.prototype.closest.call(element, showsCode) !== null;

/** Tags that an editor has taken for text: visitors read them. */
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

/** To pages, from an element of ours: drawn by us or by the page's author. */
export const linksOf = (element: Element): HTMLAnchorElement[] =>
  [element, ...(element.shadowRoot ? [element.shadowRoot] : [])]
    .flatMap((tree) => [...tree.querySelectorAll<HTMLAnchorElement>("a[href]")])
    .filter(({ protocol }) => /^https?:$/.test(protocol));

/** Of a tag of ours, as it says it itself. */
export const stateOf = (element: Element): "ready" | "loading" | "error" | undefined =>
  (["ready", "loading", "error"] as const).find((state) => element.matches(`:state(${state})`));

/** Resolves when it has come, or failed; or after so long, where it is on its way still. */
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

/** Where the page says what holds for all of it. */
export const pageHead = (): Element => pageDocument.head;

/** The page's tag of a script that runs from this address; undefined where it is gone, or the script stands in another. */
export const scriptAt = (address: string): HTMLScriptElement | undefined => [...pageDocument.scripts].find(({ src }) => src === address);

/** What the page says by `<meta name>`, or in the place of a header. */
export const metasNamed = (start: string): HTMLMetaElement[] => [
  ...pageDocument.head.querySelectorAll<HTMLMetaElement>(`meta[name^="${start}"]`),
];
export const metaNamed = (name: string): HTMLMetaElement | null => pageDocument.head.querySelector(`meta[name="${name}"]`);
export const metaPolicy = (): Element | null => pageDocument.querySelector('meta[http-equiv="Content-Security-Policy" i]');

/** Whether the page, by our sheet or by rules of its own, keeps room for tags that have not come to life. */
export function hasReserveSheet(): boolean {
  const isOurs = ({ href }: CSSStyleSheet): boolean => /\/reserve\.css($|[?#])/.test(href ?? "");
  const keepsRoom = (sheet: CSSStyleSheet): boolean => {
    try {
      return [...sheet.cssRules].some(({ cssText }) => /digi-[\w-]+:not\(:defined\)/.test(cssText));
    } catch {
      return false; // of another origin: nobody may read it
    }
  };
  return [...pageDocument.styleSheets].some((sheet) => isOurs(sheet) || keepsRoom(sheet));
}

type Unseen = { readonly why: "unboxed" | "empty" | "unready"; /** The page's own rule, where it may be read. */ readonly rule?: string };

/** How the page's styles leave a tag of ours without a box: for good, while it is empty, or until it is ready. */
export function whyUnseen(element: Element): Unseen | undefined {
  const frame = element.shadowRoot?.querySelector(".frame");
  // A dialog's tag has no box by ours.
  if (!frame || getComputedStyle(frame).display === "contents") return undefined;
  const { display, contain } = getComputedStyle(element);
  if (display === "contents") return { why: "unboxed" };
  const rule = displayRules().find(({ selectorText }) => element.matches(selectorText.replace(ofState, ":nth-child(n)")));
  if (rule)
    return {
      why: rule.selectorText.includes(":empty") ? "empty" : "unready",
      rule: `${rule.selectorText} { display: ${rule.style.display}; }`,
    };
  // Of a rule that nobody may read: the loader has given it a place (loader/frame.ts).
  return contain === "strict" ? { why: "unready" } : undefined;
}

const ofState = /:empty|:not\(:state\(ready\)\)|:state\(ready\)/g;

/** Those that say what is shown of a tag by whether it is there. */
function displayRules(): CSSStyleRule[] {
  const rulesIn = (sheet: { readonly cssRules: CSSRuleList }): CSSStyleRule[] => {
    try {
      return [...sheet.cssRules].flatMap((rule) => [
        ...("selectorText" in rule ? [rule as CSSStyleRule] : []),
        ...("cssRules" in rule ? rulesIn(rule as CSSGroupingRule) : []),
      ]);
    } catch {
      return []; // of another origin: nobody may read it
    }
  };
  return [...pageDocument.styleSheets]
    .flatMap(rulesIn)
    .filter(({ selectorText, style }) => (selectorText.includes(":empty") ? style.display === "none" : style.display !== ""))
    .filter(({ selectorText }) => selectorText.search(ofState) >= 0);
}

/** How far the page has moved by itself (layout shift); undefined where the browser does not tell. */
export async function shiftSoFar(): Promise<number | undefined> {
  if (!("PerformanceObserver" in globalThis) || !PerformanceObserver.supportedEntryTypes.includes("layout-shift")) return undefined;
  type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
  const shifts: Shift[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
  observer.observe({ type: "layout-shift", buffered: true });
  await new Promise((resolve) => setTimeout(resolve));
  shifts.push(...(observer.takeRecords() as Shift[])); // what the browser has not told by then
  observer.disconnect();
  return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
}

/** Script tags whose address begins and (queries aside) ends so. */
export const scriptCopies = (start: string, end: string): HTMLScriptElement[] =>
  [...pageDocument.scripts].filter(({ src }) => src.startsWith(start) && src.replace(/[?#].*/, "").endsWith(end));

export type Violation = { readonly directive: string; readonly address: string; /** The whole of it. */ readonly policy: string };

/** What the page's policy refuses from now on. The stop waits for reports that are on their way. */
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
    return address; // `inline`, `eval` and the like stay words
  }
}
