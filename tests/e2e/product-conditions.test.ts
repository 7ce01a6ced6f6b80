/** Journeys of the conditions of products: what is fair use, to the edge, and what happens beyond it. */
import type { Locator, Page } from "playwright/test";
import { cmsPage } from "#core/domain/pages/cms-page.contract.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { alert, expectHeaders, expectNoSidewaysScroll, openTab, show, tab } from "./cms-page.ts";
import { boxOf, fakeCall, faults, type Fault } from "./fake-api.ts";

const widget = (page: Page): Locator => page.locator("digi-product-conditions");
const plain = (text: string): string => text.replace(/[\u00a0\u202f\s]+/g, " ");
const region = (page: Page, id: string): Locator => widget(page).locator(`[data-section="${id}"]`);

test("Internet, Mobile and Fixed Telephony have their conditions; mobile's fair use is told as sentences and as a table [C-124, C-469, C-470, C-471, C-472, P-323, P-324, P-325, P-326, P-327]", async ({
  page,
}) => {
  await page.goto("/en/conditions");
  await expect(widget(page).getByRole("tab")).toHaveText(["Internet", "Mobile", "Fixed Telephony"]);
  await expect(await openTab(widget(page), "Internet")).toContainText("Your internet is unlimited");
  await tab(widget(page), "Mobile").click();
  const fairUse = region(page, "fair-use");
  const text = plain(await fairUse.innerText());
  // 6000, 500 and 250 themselves are fair: abnormal is what is more.
  expect(text).toContain(
    "More than 6,000 minutes a month, more than 6,000 SMS a month, more than 500 SMS a day, or SMS to more than 250 different recipients a month is abnormal use.",
  );
  expect(text).toContain("We then block that use, at no extra cost.");
  const table = fairUse.getByRole("table");
  await expectHeaders(table);
  await expect(table.getByRole("columnheader").last()).toHaveText("Abnormal at more than");
  expect((await table.getByRole("cell").allInnerTexts()).map(plain)).toEqual(["6,000", "6,000", "500", "250"]);
  await tab(widget(page), "Fixed Telephony").click();
  await expect(await openTab(widget(page), "Fixed Telephony")).toContainText("Calls to landlines and mobiles in Belgium are unlimited.");
});

test("data beyond the bundle is priced per MB and per GB and counted per KB, and nothing carries over [C-473, C-474, C-475, P-328, P-329, P-330] @all", async ({
  page,
}) => {
  await page.goto("/en/conditions?tab=data");
  await openTab(widget(page), "Mobile");
  await expect(region(page, "data")).toBeFocused();
  const text = plain(await region(page, "data").innerText());
  expect(text).toContain("costs €0.0006 per MB, which is €0.60 per GB. It is counted per KB; 1 GB is 1000 MB");
  expect((await region(page, "data").getByRole("cell").allInnerTexts()).map(plain)).toEqual(["€0.0006", "€0.60"]);
  await expect(region(page, "unused")).toContainText("do not carry over to the next month");
});

test("in French and in Dutch the edges are the same, at 320 px and on paper @all", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [language, words] of [
    ["fr", ["Plus de 6 000 minutes", "plus de 6 000 SMS", "plus de 500 SMS", "plus de 250 destinataires", "0,0006 €", "0,60 €"]],
    ["nl", ["Meer dan 6.000 minuten", "meer dan 6.000 sms", "meer dan 500 sms", "meer dan 250 verschillende", "€ 0,0006", "€ 0,60"]],
  ] as const) {
    await page.goto(`${pathOf("conditions", language)}?tab=mobile`);
    await expect(region(page, "fair-use")).toBeVisible();
    const text = plain(await widget(page).locator(".ui-root").innerText());
    for (const one of words) expect(text).toContain(one);
    await expectNoSidewaysScroll(page);
  }
  await page.emulateMedia({ media: "print" });
  const paper = widget(page).locator(".ui-root");
  await expect(paper.getByText("Bellen naar vaste en mobiele nummers in België is onbeperkt.")).toBeVisible();
  await expect(paper.getByText("Je internet is onbeperkt")).toBeVisible();
});

test("the tag's attribute opens a tab, an unknown one is the first, and an outage is tried again @all", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  await page.clock.install();
  await show(page, '<digi-product-conditions tab="landline" loading="eager"></digi-product-conditions>');
  await openTab(widget(page), "Fixed Telephony");
  await show(page, '<digi-product-conditions tab="constructor" loading="eager"></digi-product-conditions>', { query: "&tab=fair-use" });
  await openTab(widget(page), "Mobile");
  await show(page, '<digi-product-conditions tab="constructor" loading="eager"></digi-product-conditions>');
  await openTab(widget(page), "Internet");
  const call = await fakeCall(page, cmsPage);
  const outage = faults["an outage"] as Fault;
  call.fail(outage);
  await page.goto("/en/conditions");
  const box = await boxOf(page, alert(widget(page)), outage);
  call.pass();
  await box.getByRole("button", { name: "Try again" }).click();
  await openTab(widget(page), "Internet");
});
