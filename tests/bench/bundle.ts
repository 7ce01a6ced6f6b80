/**
 * The bench's page of the bundle builder with everything chosen: the API's answers for it, and a measurement of how long presses and keys
 * take, with the bundle opened on a phone and on a desktop.
 */
import type { IncomingMessage } from "node:http";
import type { Locator } from "playwright-core";
import type { Language } from "#core/base/values/language.ts";
import { addressOf, linkedAddressOf } from "#demo/api/data/address-book.ts";
import { offersAt } from "#demo/api/domain/offer-cards.ts";
import { checkedDealer, checkedVoucher, type Checked } from "#demo/api/domain/promo-codes.ts";
import { operatorNames } from "#demo/api/data/operators.ts";
import type { Tab } from "./browser.ts";
import { createPresses, type Pressed, type Presses } from "./presses.ts";

const language: Language = "en";
const home = "FTTB-1000-1-01-1";

/** The fragment of an address that contains a complete bundle: six mobile lines, four products and both codes. */
export const fragment = `#digi=1.${Buffer.from(
  JSON.stringify({
    m: Array.from({ length: 6 }, () => ({ w: "1101", s: "s" })),
    ...{ i: "1201", t: "1302", l: "1401", a: home, v: "WELCOME10", d: "DEALER-BRU" },
  }),
).toString("base64url")}`;

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || "{}") as Record<string, unknown>;
}

const codeAnswer = (checked: Checked): object =>
  "promo" in checked
    ? { data: checked.promo }
    : { meta: { status: { error: true, code: "code_refused", message: { code: "There is no such code." } } } };

/** Returns the API's answer to a call of the bundle builder, or undefined for other calls. */
export async function answerBundle(request: IncomingMessage): Promise<object | undefined> {
  const { headers, url = "" } = request;
  const { pathname } = new URL(url, `http://${headers.host}`);
  // The addresses of pictures are on the API's own origin, as in the reference API. The response to such an address is no picture, which
  // leaves no gap in the layout.
  const asked = { language, publicUrl: `http://${headers.host}` };
  if (pathname === "/bundle-configurator/mobile-operators") return { mobileOperators: operatorNames };
  if (pathname === "/bundle-configurator") {
    const { fttbId } = await bodyOf(request);
    return offersAt(typeof fttbId === "string" ? addressOf(fttbId) : undefined, asked);
  }
  if (pathname === `/address/${home}`) return { address: linkedAddressOf(home, language) };
  if (pathname === "/voucher") return codeAnswer(checkedVoucher(String((await bodyOf(request))["code"]), language));
  if (pathname === "/dealer-code") return codeAnswer(checkedDealer(String((await bodyOf(request))["code"]), language));
  return undefined;
}

/** Returns functions that change the bundle as a visitor does. Each press and key in them is measured. */
function createChanges({ page, quiet }: Tab, presses: Presses) {
  const builder = page.locator("digi-configurator");
  /**
   * Returns the visible button with the given name. Where there are two, beside the sections and in the open bundle, only one of them is
   * visible.
   */
  const button = (name: string | RegExp, root: Locator = builder): Locator =>
    root.getByRole("button", { name, exact: true }).filter({ visible: true }).last();
  const press = (what: string, name: string | RegExp | Locator, root?: Locator): Promise<void> =>
    presses.press(what, typeof name === "string" || name instanceof RegExp ? button(name, root) : name);
  const answer = (name: string, value: string): Locator => builder.locator(`[name="${name}"][value="${value}"]`).last();

  /** Presses a card of the carousel. A card that is not visible is brought into view slide by slide first. */
  const choose = async (what: string, name: string): Promise<void> => {
    const card = page.locator(`button[aria-label="Choose ${name}"]`);
    const slide = builder.locator(".ui-slide", { has: card });
    await slide.waitFor();
    const isBefore = await slide.evaluate((one) => one.matches(".ui-slide[inert]:has(~ .ui-slide:not([inert]))"));
    while ((await slide.getAttribute("inert")) !== null) await press("next slide", isBefore ? "Previous offer" : "Next offer");
    await press(what, card);
  };
  const changePlan = async (to: string): Promise<void> => {
    await press("open the form of a line", /^Edit (Light|Max) /);
    await press("choose its plan", answer("favorite_package", `mobile-${to.toLowerCase()}`));
    await press("save the line", "Save changes");
  };
  const changeInternet = async (from: string, to: string): Promise<void> => {
    await press("open a section", `Change Fibre + ${from}`);
    await choose("choose a card", `Fibre + ${to}`);
  };
  const checkCode = async (root?: Locator): Promise<void> => {
    await press("remove a code", "Remove code WELCOME10", root);
    await presses.type("type a code", "WELCOME10");
    await presses.key("check a code", "Enter");
    await button("Remove code WELCOME10", root).waitFor();
    await quiet();
  };
  const removeAndUndo = async (): Promise<void> => {
    for (const [what, name] of [
      ["remove a line", /^Delete (Light|Max) /],
      ["remove a landline", "Delete Landline"],
      ["remove internet, and what needs it", /^Delete Fibre/],
      ["remove the address, and all that is offered there", /^Delete Grand/],
    ] as const) {
      await press(what, name);
      await press(`undo: ${what}`, button("Undo").first());
      await quiet();
    }
  };
  return { builder, press, answer, changePlan, changeInternet, checkCode, removeAndUndo };
}

type Changes = ReturnType<typeof createChanges>;

/** Opens each view once, so that its files are loaded. */
async function openAll({ press, changePlan }: Changes): Promise<void> {
  await changePlan("Max");
  await press("open a section", "Change Fibre + 500 Mbps");
  await press("close a section", "Close");
  await press("bill", "Your first bills");
  await press("share", "Share");
}

async function changeOnDesktop({ press, answer, changePlan, changeInternet, checkCode, removeAndUndo }: Changes): Promise<void> {
  for (const extra of ["Your first bills", "Share"]) {
    await press(`open: ${extra}`, extra);
    await changePlan("Light");
    await changeInternet("500 Mbps", "1 Gbps");
    await checkCode();
    await press("keep a number", answer("landline_phone", "keep-phone"));
    await press("order, with what is missing", "Order");
    await press("a number of ours", answer("landline_phone", "new-phone"));
    await removeAndUndo();
    await changeInternet("1 Gbps", "500 Mbps");
    await changePlan("Max");
  }
}

async function changeOnPhone({ builder, press, changePlan, changeInternet, checkCode, removeAndUndo }: Changes): Promise<void> {
  await changePlan("Light");
  await changeInternet("500 Mbps", "1 Gbps");
  await removeAndUndo();
  await press("draw up", /^Show your pack/);
  const sheet = builder.getByRole("dialog");
  for (const extra of ["Your first bills", "Share"]) {
    await press(`drawn up: ${extra}`, extra, sheet);
    await checkCode(sheet);
    await press("edit the pack", "Edit your pack", sheet);
    await press("remove from the pack drawn up", /^Remove Light/, sheet);
    await press("undo in the pack drawn up", "Undo", sheet);
    await press("edited", "Done", sheet);
  }
}

/** Measures presses and keys with everything shown; the files of a first opening are already loaded. */
export async function useBundle(tab: Tab): Promise<Pressed> {
  const { page, quiet } = tab;
  const presses = createPresses(tab);
  const changes = createChanges(tab, presses);
  await changes.builder.locator(".code-taken").nth(1).waitFor({ state: "attached" });
  await quiet();
  await page.evaluate(() => window.bench.frames(20));

  await page.setViewportSize({ width: 1280, height: 900 });
  await openAll(changes);
  await quiet();
  presses.forget();
  await changeOnDesktop(changes);

  await page.setViewportSize({ width: 412, height: 823 });
  await page.evaluate(() => window.bench.frames(20));
  await changeOnPhone(changes);
  return presses.read();
}
