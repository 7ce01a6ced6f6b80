/**
 * Journeys of a visitor who types something wrong and presses what stands beneath: whatever the left field then says, the press arrives.
 * Each control is pressed by a real pointer, which is held for a moment, as fingers do.
 */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { field as orderField, leave, openStep, widget as orderWidget } from "./ordering.ts";
import { addAddress, brussels, open as openBuilder, radio, section } from "./sections.ts";
import { signInByHand } from "./signed-in.ts";

type Form = {
  readonly what: string;
  /** Opens the form, and returns the tag that has it. */
  open(page: Page, request: APIRequestContext): Promise<Locator>;
};

const openPage =
  (page: Parameters<typeof pathOf>[0], tag: string): Form["open"] =>
  async (browser) => {
    await browser.goto(pathOf(page, "en"));
    await expect(browser.locator(`${tag}:state(ready)`)).toBeAttached();
    return browser.locator(tag);
  };

const forms: readonly Form[] = [
  { what: "a message to us", open: openPage("contact", "digi-contact") },
  { what: "a call back", open: openPage("callback", "digi-callback-page") },
  { what: "the login", open: openPage("login", "digi-login") },
  {
    what: "a kept landline",
    async open(page) {
      await openBuilder(page);
      await addAddress(page, brussels);
      const landline = section(page, "Landline");
      await section(page, "Internet").getByRole("button", { name: "Choose internet" }).click();
      await section(page, "Internet").getByRole("button", { name: "Choose Fibre + 500 Mbps" }).click();
      await landline.getByRole("button", { name: "Choose a landline" }).click();
      await landline.getByRole("button", { name: "Choose Landline" }).click();
      await radio(page, "landline_phone", "keep-phone").check();
      return landline;
    },
  },
  {
    what: "the payment of an order",
    async open(page, request) {
      await signInByHand(page, request);
      await leave(page, { secret: { iban: null, isAgreed: false } });
      await openStep(page, "payment");
      await expect(orderField(page, "iban")).toBeVisible();
      return orderWidget(page);
    },
  },
  {
    what: "the payment of invoices",
    async open(page, request) {
      await signInByHand(page, request);
      await page.goto(pathOf("invoices", "en"));
      const area = page.locator("digi-my-digi");
      await area.getByRole("button", { name: "Change how you pay" }).click();
      await expect(area.locator('[name="iban"]')).toBeVisible();
      return area;
    },
  },
];

/** Returns what is typed into a field: an account number with a wrong digit where one is asked for, elsewhere what no rule takes. */
const wrongFor = (name: string | null): string => (name === "iban" ? "BE71 0961 2345 6760" : "x1");

const texts = "input:not([type=radio], [type=checkbox], [type=file]), textarea";
/** The controls that are seen and can be pressed. */
const pressable = "input:visible, textarea:visible, select:visible, button:visible:not([disabled]):not([aria-disabled=true])";

for (const { what, open } of forms)
  test(`what stands beneath a field that complains needs one press: ${what} @all`, async ({ page, request, complaints }) => {
    complaints.announce("Failed to load resource");
    const controls = (await open(page, request)).locator(pressable);
    const isText = await controls.evaluateAll((found, selector) => found.map((control) => control.matches(selector)), texts);
    const pairs = isText.flatMap((is, index) => (is && index + 1 < isText.length ? [index] : []));
    expect(pairs.length).toBeGreaterThan(0);
    for (const index of pairs) {
      const typed = controls.nth(index);
      await typed.fill(wrongFor(await typed.getAttribute("name")));
      await pressHeld(page, controls.nth(index + 1));
    }
  });

/** Returns the position of a control in the page, which the browser may scroll when the control takes the focus. */
const positionOf = (control: Locator): Promise<readonly number[]> =>
  control.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return [left + scrollX, top + scrollY].map(Math.round);
  });

/** Presses a control with a held pointer. Expects that it does not move meanwhile, and gets the click. */
async function pressHeld(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const clicked = control.evaluate(
    (element) => new Promise((resolve) => element.addEventListener("click", () => resolve(true), { once: true })),
  );
  await control.hover();
  const before = await positionOf(control);
  await page.mouse.down();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await positionOf(control), `${await control.innerText()} while it is pressed`).toEqual(before);
  await page.mouse.up();
  await clicked;
}
