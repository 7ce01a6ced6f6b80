/**
 * What somebody hears who does not see the screen: the texts of the live region, and where focus goes. Both are recorded from the page's
 * first moment on, because the live region only keeps its latest text.
 */
import type { Page } from "playwright/test";
import { expect } from "#tests/page.ts";

type Heard = { readonly said: string[]; readonly focused: WeakSet<Node> };
type Hearing = Window & { heard: Heard };

/** Runs in the page before its own scripts. */
function record(): void {
  if ("heard" in window) return; // another page was opened in this tab before: each brings its script
  const heard: Heard = { said: [], focused: new WeakSet() };
  (window as unknown as Hearing).heard = heard;
  const lastOf = new WeakMap<Element, string>();
  const listenIn = (root: ShadowRoot): void => {
    new MutationObserver(() => {
      for (const region of root.querySelectorAll("output")) {
        const text = region.textContent ?? "";
        if (text && text !== lastOf.get(region)) heard.said.push(text);
        lastOf.set(region, text);
      }
    }).observe(root, { childList: true, characterData: true, subtree: true });
    // Where focus moves within a root, the root alone hears of it.
    root.addEventListener("focusin", ({ target }) => void (target instanceof Node && heard.focused.add(target)), true);
  };
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    listenIn(root);
    return root;
  };
}

export const recordHeard = (page: Page): Promise<unknown> => page.addInitScript(record);

/** In a region's text a space may hold words together, and one at its end makes a repeated text another one. */
const plain = (text: string): string => text.replaceAll("\u00a0", " ").trim();

/** The texts that were said, first to last. */
export const saidOn = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate(() => (window as unknown as Hearing).heard.said)).map(plain);

/** Each text was said, alone or in a longer one, at any time since the page was opened. */
export async function expectSaid({ page }: { readonly page: Page }, ...texts: readonly string[]): Promise<void> {
  for (const text of texts.map(plain)) await expect.poll(async () => (await saidOn(page)).join("\n"), `“${text}” is said`).toContain(text);
}

/** Boxes that are no news: who comes to the page, to the step or to the section reads them on the way. */
const readOnArrival = [
  // With the page itself.
  "No Access",
  "That address is not one of yours.",
  "We don’t know the address in your link. Add yours here.",
  "The plan in your link is no longer on offer. Choose another one.",
  "The offer in your link isn’t available at this address. Choose another one.",
  "An invoice is overdue. Please pay it as soon as you can.",
  "Your bank refused a direct debit. Please pay that invoice yourself.",
  "We still have to agree on a date with you for the technician. We’ll call you.",
  "We don’t know whether your statement has reached us",
  // Under the heading of a step or dialog that took focus.
  "We’re closed at the moment",
  "Leaving or reloading this page will log you out",
  "The day on which your old contract should end is past",
  "To protect your privacy, we don’t keep your payment details for longer than two hours. Please fill them in again.",
  // Beside the control that brings them, or in the section of an address whose change was said.
  "Your old contract goes on until you give us your numbers",
  "Finish these plans before you order, or delete them.",
  "Change or delete the plans that are no longer on offer, then order.",
  "There are no packages available for this address",
  "There is no internet packages for this address",
  "There is no TV packages for this address",
  "There is no Landline packages for this address",
];

/**
 * Returns a line for each visible box that nobody heard of: it took no focus, nothing in it did, the live region did not say its title, and
 * it is no box that is read on arrival.
 */
export async function unheardOn(page: Page, tag: string): Promise<string[]> {
  const find = (): Promise<string[]> => page.evaluate(findUnheard, [tag, readOnArrival] as const);
  if ((await find()).length === 0) return [];
  // A part of a tag may draw itself some frames after the tag, in another language.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
  });
  return find();
}

/** Runs in the page. */
function findUnheard([tag, known]: readonly [string, readonly string[]]): string[] {
  const heard = (window as unknown as Partial<Hearing>).heard;
  const root = document.querySelector(tag)?.shadowRoot;
  if (!heard || !root) return [];
  const stage: ParentNode = root.querySelector("dialog[open]") ?? root;
  /** A count of mistakes goes down with each that is mended: it was said as it was. */
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
