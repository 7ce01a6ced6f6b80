/**
 * Records what a screen reader announces: the texts of live regions, and which elements get the focus. Both are recorded from the page's
 * first moment, because a live region only keeps its latest text.
 */
import type { Page } from "playwright/test";
import { expect } from "#tests/page.ts";

type Heard = { readonly said: string[]; readonly focused: WeakSet<Node> };
type Hearing = Window & { heard: Heard };

/** Begins to record announcements and focus. This function runs in the page before the page's own scripts. */
function record(): void {
  // The script may run twice, because each page that was opened in this tab has added it; only the first run counts.
  if ("heard" in window) return;
  const heard: Heard = { said: [], focused: new WeakSet() };
  (window as unknown as Hearing).heard = heard;
  const lastOf = new WeakMap<Element, string>();
  const known = new WeakSet<ShadowRoot>();
  const listenIn = (root: ShadowRoot): void => {
    if (known.has(root)) return;
    known.add(root);
    new MutationObserver(() => {
      for (const region of root.querySelectorAll("output")) {
        const text = region.textContent ?? "";
        if (text && text !== lastOf.get(region)) heard.said.push(text);
        lastOf.set(region, text);
      }
    }).observe(root, { childList: true, characterData: true, subtree: true });
    // The listener is on the shadow root, because a move of focus within the root dispatches no event outside of it.
    root.addEventListener("focusin", ({ target }) => void (target instanceof Node && heard.focused.add(target)), true);
  };
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    listenIn(root);
    return root;
  };
  // The shadow roots of prerendered tags are in the page's source, so nobody attaches them.
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element && node.shadowRoot) listenIn(node.shadowRoot);
  }).observe(document, { childList: true, subtree: true });
}

export const recordHeard = (page: Page): Promise<unknown> => page.addInitScript(record);

/**
 * Returns a text without the spaces that only control its announcement: a no-break space keeps words together, and a space at the end makes
 * a screen reader announce a repeated text again.
 */
const plain = (text: string): string => text.replaceAll("\u00a0", " ").trim();

/** Returns the texts that live regions announced, from the first to the last. */
export const saidOn = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate(() => (window as unknown as Hearing).heard.said)).map(plain);

/** Expects that each text was announced, alone or as part of a longer one, at any time since the page was opened. */
export async function expectSaid({ page }: { readonly page: Page }, ...texts: readonly string[]): Promise<void> {
  for (const text of texts.map(plain)) await expect.poll(async () => (await saidOn(page)).join("\n"), `“${text}” is said`).toContain(text);
}

/** Titles of boxes that need not be announced, because visitors read them when they arrive at the page, the step or the section. */
const readOnArrival = [
  // These boxes are rendered together with the page, or with the tab that the visitor has opened.
  "No Access",
  "Only where something goes wrong.",
  "That address is not one of yours.",
  "We don’t know the address in your link. Add yours here.",
  "The plan in your link is no longer on offer. Choose another one.",
  "The offer in your link isn’t available at this address. Choose another one.",
  "You can order up to 6 SIM cards. More for your business?",
  "An invoice is overdue. Please pay it as soon as you can.",
  "Your bank refused a direct debit. Please pay that invoice yourself.",
  "Your technician still needs a day from you.",
  "We don’t know whether your statement has reached us",
  // Under the heading of a step or dialog that took focus.
  "We’re closed at the moment",
  "Leaving or reloading this page will log you out",
  "The day on which your old contract should end is past",
  "To protect your privacy, we don’t keep your payment details for longer than two hours. Please fill them in again.",
  // These boxes are next to the control that brings them, or in the section of an address whose change was announced.
  "Your old contract goes on until you give us your numbers",
  "Finish these plans before you order, or delete them.",
  "Change or delete the plans that are no longer on offer, then order.",
  "There are no packages available for this address",
  "There is no internet packages for this address",
  "There is no TV packages for this address",
  "There is no Landline packages for this address",
];

/**
 * Returns a line for each visible box that was not announced: neither the box nor anything in it was focused, no live region announced its
 * title, and it is not in `readOnArrival`.
 */
export async function unheardOn(page: Page, tag: string): Promise<string[]> {
  const find = (): Promise<string[]> => page.evaluate(findUnheard, [tag, readOnArrival] as const);
  if ((await find()).length === 0) return [];
  // A part of a tag may be rendered in a new language some frames later than the tag, so the check waits some frames.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
  });
  return find();
}

/** Returns a line for each visible box that was not announced. This function runs in the page. */
function findUnheard([tag, known]: readonly [string, readonly string[]]): string[] {
  const heard = (window as unknown as Partial<Hearing>).heard;
  const root = document.querySelector(tag)?.shadowRoot;
  if (!heard || !root) return [];
  const stage: ParentNode = root.querySelector("dialog[open]") ?? root;
  /**
   * Returns a title without the number of invalid fields at its beginning: the number becomes smaller while the visitor corrects them, and
   * the title was announced with the first number.
   */
  const plain = (text: string): string =>
    text
      .replaceAll("\u00a0", " ")
      .replace(/^\d+ fields?/, "fields")
      .trim();
  const said = heard.said.map(plain);
  return [...stage.querySelectorAll('[part="alert"], .ui-panel[part="card"], .ui-success')].flatMap((box) => {
    const title = plain(box.querySelector(".ui-alert-title, [part~=heading]")?.textContent ?? "");
    const hasFocused = [box, ...box.querySelectorAll("*")].some((element) => heard.focused.has(element));
    const isHeard = hasFocused || known.includes(title) || said.some((text) => text.includes(title));
    return isHeard || !box.checkVisibility() ? [] : [`nobody heard of: ${title}`];
  });
}
