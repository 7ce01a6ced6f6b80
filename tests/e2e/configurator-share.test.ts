/** Journeys of a bundle that is shared by a link and opened on another device, and of its first bills. */
import type { Browser, Locator, Page } from "playwright/test";
import { bundleOffers } from "#core/domain/offers/offers.contract.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { openElsewhere } from "#tests/tabs.ts";
import { recordHeard, saidOn } from "#tests/a11y/heard.ts";
import { everythingShared, fragmentOf, addressIds } from "./builder.ts";
import { fakeCall } from "./fake-api.ts";
import { readQrCode } from "./qr-code.ts";

const tag = "digi-configurator";
const widget = (page: Page): Locator => page.locator(tag);
const bundle = (page: Page): Locator => widget(page).getByRole("complementary", { name: "Your pack" });
const button = (page: Page, name: string): Locator => widget(page).getByRole("button", { name, exact: true });
const ready = (page: Page) => expect(page.locator(`${tag}:state(ready)`)).toBeAttached();

/** Copies the link by the share form, which is open, and returns it. */
async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(async () => navigator.clipboard.writeText(""));
  await bundle(page).getByRole("button", { name: "Copy the link" }).click();
  const copied = (): Promise<string> => page.evaluate(async () => navigator.clipboard.readText());
  await expect.poll(copied).not.toBe("");
  return copied();
}

/** Opens a link in a browser context that stores nothing of this one, as on another device. */
async function openLink(browser: Browser, link: string): Promise<Page> {
  const page = await openElsewhere(browser);
  await page.goto(link);
  await ready(page);
  return page;
}

/** The fragment of a link with two plans: Max with a SIM card, and Light with a number that the customer keeps. */
const fragment = fragmentOf({
  m: [
    { w: "1103", s: "s" },
    { w: "1101", s: "s", k: 1 },
  ],
});

test("shows what a link holds, asks for the kept number, and shares the pack again without it @all", async ({ page, browser }) => {
  await page.goto(pathOf("bundle", "en") + fragment);
  await ready(page);
  expect(new URL(page.url()).hash).toBe("");
  await expect(bundle(page)).toContainText("Max");
  const unfinished = widget(page).getByRole("list", { name: "Plans to finish" }).getByRole("listitem");
  await expect(unfinished).toHaveText([/Light.*Enter the number you keep.*€5/]);

  await bundle(page).getByRole("button", { name: "Order" }).click();
  await expect(button(page, "Finish Light")).toBeFocused();
  await expect(widget(page).getByText("Finish these plans before you order, or delete them.")).toBeVisible();

  await button(page, "Finish Light").click();
  await expect(widget(page).locator('[name="phone"][value="keep-phone"]')).toBeChecked();
  await widget(page).locator('[name="number"]').fill("0470 12 34 56");
  await widget(page).locator('[name="provider"]').selectOption({ label: "Proximus" });
  await widget(page).locator('[name="subscription"][value="no"]').check();
  await widget(page).locator('[name="customer_number"]').fill("12345678");
  await widget(page).locator('[name="number_agree"]').check();
  await button(page, "Add to my pack").click();
  await expect(unfinished).toHaveCount(0);
  await expect(bundle(page)).toContainText("€16");

  await bundle(page).getByRole("button", { name: "Share" }).click();
  await expect(bundle(page).getByRole("figure", { name: "QR code with the link to this pack" })).toBeVisible();
  const link = await copyLink(page);
  expect(new URL(link).origin + new URL(link).pathname).toBe(new URL(page.url()).origin + pathOf("bundle", "en"));
  expect(JSON.parse(atob(new URL(link).hash.slice(8)))).toEqual({
    m: [
      { w: "1103", s: "s" },
      { w: "1101", s: "s", k: 1 },
    ],
  });

  const there = await openLink(browser, link);
  await expect(bundle(there).locator(".pack-lines > li")).toHaveText([/Max.*€11/, /Light.*To complete.*€5/]);
  await expect(widget(there).getByRole("list", { name: "Plans to finish" }).getByRole("listitem")).toHaveText([
    /Light.*Enter the number you keep.*€5/,
  ]);
  await there.context().close();
});

test("copies a link that shows the same lines, address, code and total on another device, and the same link @all", async ({
  page,
  browser,
}) => {
  const lines = (at: Page): Locator => bundle(at).locator(".pack-lines > li");
  const copied = async (at: Page): Promise<string> => {
    await expect(lines(at)).toHaveCount(5); // One of the five lines is the discount.
    await bundle(at).getByRole("button", { name: "Share" }).click();
    return copyLink(at);
  };
  await page.goto(pathOf("bundle", "en") + fragmentOf(everythingShared));
  await ready(page);
  const link = await copied(page);
  const there = await openLink(browser, link);
  expect(await copied(there)).toBe(link);
  await expect(lines(there)).toHaveText(await lines(page).allTextContents());
  await expect(widget(there).locator('[data-focus="address"]')).toContainText("Grand-Place 1");
  await expect(bundle(there)).toContainText("Voucher WELCOME10");
  await expect(bundle(there).locator(".ui-total")).toContainText("€26.55");
  await there.context().close();
});

test.describe("on a screen as sharp as a phone's @all", () => {
  test.use({ deviceScaleFactor: 3 });

  test("what a camera reads in the QR code is the address that is shared; of 301 bytes it stands as a link alone", async ({ page }) => {
    await page.goto(pathOf("bundle", "en") + fragment);
    await ready(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const figure = bundle(page).getByRole("figure", { name: "QR code with the link to this pack" });
    const share = bundle(page).getByRole("button", { name: "Share", exact: true });
    /** Returns the link that is copied from a page with the given canonical address. The share form stays open. */
    const sharedFrom = async (canonical: string | undefined): Promise<string> => {
      await page.evaluate((href) => {
        document.querySelector("link[rel=canonical]")?.remove();
        if (href !== undefined) document.head.append(Object.assign(document.createElement("link"), { rel: "canonical", href }));
      }, canonical);
      if ((await share.getAttribute("aria-expanded")) === "true") await share.click();
      await share.click();
      await bundle(page).getByRole("button", { name: "Copy the link" }).click();
      return page.evaluate(async () => navigator.clipboard.readText());
    };
    const link = await sharedFrom(undefined);
    await expect(figure).toBeVisible();
    expect(await readQrCode(page, figure)).toEqual({ text: link, level: "M" });

    // A query of the page makes the link as long as it may be.
    const query = `?p=${"1".repeat(300 - link.length - "?p=".length)}`;
    const longest = await sharedFrom(pathOf("bundle", "en") + query);
    expect(longest).toHaveLength(300);
    await expect(figure).toBeVisible();
    expect(await readQrCode(page, figure)).toEqual({ text: longest, level: "M" });

    expect(await sharedFrom(`${pathOf("bundle", "en")}${query}1`)).toHaveLength(301);
    await expect(figure).toHaveCount(0);
  });
});

test("a link does not take the place of a pack that stands there, and a broken one says so @all", async ({ page }) => {
  await recordHeard(page);
  await page.goto(pathOf("bundle", "en") + fragmentOf({ m: [{ w: "1104", s: "s" }] }));
  await ready(page);
  await expect(bundle(page)).toContainText("€15");
  await page.goto("about:blank");
  await page.goto(pathOf("bundle", "en") + fragment);
  await ready(page);
  await expect(bundle(page)).toContainText("€15");
  await button(page, "Open the pack from the link").click();
  await expect(bundle(page)).toContainText("€11");
  await page.goto("about:blank");
  await page.goto(pathOf("bundle", "en") + fragment.slice(0, -2));
  await ready(page);
  await expect(widget(page).locator("[part=alert]").getByText("This link is not complete")).toBeVisible();
  // The live region may have a later text by now: on a busy machine that of a slow answer.
  await expect.poll(() => saidOn(page)).toContain("This link is not complete");
  await expect(bundle(page)).toContainText("€11");
});

test("the first bills are there when they are asked for, each line explained, and their parts add up @all", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-16T09:00:00+01:00") });
  await page.goto(pathOf("bundle", "en") + fragmentOf({ m: [{ w: "1103", s: "s" }] }));
  await ready(page);
  await bundle(page).getByRole("button", { name: "Your first bills" }).click();
  const bills = bundle(page).getByRole("region", { name: "Your first bills" });
  await expect(bills.locator("details").first()).toContainText(
    /First bill.*€16\.50.*16–30 November, 15 of 30 days.*Max.*€5\.50.*1–31 December.*Max.*€11/,
  );
  await expect(bills.locator("summary").nth(1)).toContainText(/Every month after that.*€11/);
});

test("each line of each bill stands under what it is for: which days, which month, paid once, with the discount or after it @all", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-11-16T09:00:00+01:00") });
  const offer = { lb: "", l: [], images: [], ih: false };
  const offers = await fakeCall(page, bundleOffers);
  offers.answer({
    mobile: [{ ...offer, i: "mobile-max", wpId: "1103", t: ["Max"], prc: 11 }],
    internet: [{ ...offer, i: "internet-500", wpId: "1201", t: ["Fibre", "500 Mbps"], prc: 10, once: 49.5 }],
    tv: [],
    landline: [],
  });
  await page.goto(pathOf("bundle", "en") + fragmentOf({ m: [{ w: "1103", s: "s" }], i: "1201", a: addressIds.brussels, v: "WELCOME10" }));
  await ready(page);
  await expect(bundle(page)).toContainText("10% off for 12 months");
  await bundle(page).getByRole("button", { name: "Your first bills" }).click();
  const bills = bundle(page).getByRole("region", { name: "Your first bills" });
  await expect(bills).toContainText("Example for a start on 16 November 2026. Each month is billed in advance, on the 1st, VAT included.");
  const told = await bills
    .locator("details")
    .evaluateAll((all) =>
      all.map((bill) => [
        bill.querySelector("summary")?.textContent,
        bill.querySelector("p")?.textContent,
        ...[...bill.querySelectorAll("h5")].map((heading) => [
          heading.textContent,
          ...[...(heading.nextElementSibling?.children ?? [])].map((line) => [...line.children].map((one) => one.textContent).join(": ")),
        ]),
      ]),
    );
  const month = ["Max: €11", "Fibre + 500 Mbps: €10", "10% off for 12 months: −€2.10"];
  expect(told).toEqual([
    [
      "First bill€77.85",
      "On 16 November 2026. The rest of the month you start in, and the whole next month.",
      ["16–30 November, 15 of 30 days", "Max: €5.50", "Fibre + 500 Mbps: €5", "10% off for 12 months: −€1.05"],
      ["1–31 December", ...month],
      ["Paid once", "Fibre + 500 Mbps: €49.50"],
    ],
    ["Second bill€18.90", "On 1 January 2027", ["1–31 January", ...month]],
    ["Bill 13, after your discount€21", "On 1 December 2027", ["1–31 December", ...month.slice(0, 2)]],
  ]);
});

test("what does not come of bills and link is asked for again, and the pack stays as it is @all", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  complaints.announce("could not be loaded");
  await page.goto(pathOf("bundle", "en") + fragmentOf({ m: [{ w: "1103", s: "s" }] }));
  await ready(page);
  for (const [name, file] of [
    ["Your first bills", "**/configurator.bill.js*"],
    ["Share", "**/configurator.share.js*"],
  ] as const) {
    let isLost = true;
    await page.route(file, (route) => (isLost ? route.fulfill({ status: 503, body: "" }) : route.continue()));
    await bundle(page).getByRole("button", { name, exact: true }).click();
    const retry = bundle(page).getByRole("button", { name: "Try again" });
    await expect(retry).toBeVisible({ timeout: 30_000 });
    isLost = false;
    await retry.click();
    await expect(bundle(page).getByRole("heading", { name: /Your first bills|Share this pack/ })).toBeVisible();
    await expect(bundle(page)).toContainText("€11");
    await bundle(page).getByRole("button", { name, exact: true }).click();
  }
});
