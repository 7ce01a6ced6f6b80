/**
 * Tests the accessibility of the builder's offers at an address, in every language, width and colour scheme: while they are loaded, when
 * they cannot be loaded, where there are none, and where a link asks for a product that is not offered.
 */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { expectSound } from "./looks.ts";
import { control, open as bring, passTenSeconds, setLanguage, type Stage } from "./page.ts";

const tag = "digi-configurator";
const liege = "FTTB-4000-1-01-5";

async function arrive(page: Page, query: string): Promise<Stage> {
  await page.addInitScript((more) => history.replaceState(null, "", `${location.pathname}?lang=en${more}`), query);
  const stage = await bring(page, tag);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  return stage;
}

const answerOf = (mobile: readonly object[]) => ({ meta: { status: { error: false } }, mobile, internet: [], tv: [], landline: [] });
const light = { i: "mobile-light", wpId: "1101", t: ["Light"], prc: 5, lb: "", l: ["15 GB"], images: [], ih: false };

test("configurator: an address that is looked up, offers that do not come, nothing on offer, mobile alone", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const lookup = await control(page, "/address/**");
  const offers = await control(page, "/bundle-configurator*");
  lookup.hold();
  const stage = await arrive(page, `&fttbAddressId=${liege}`);
  const { widget, alert } = stage;
  await expect(widget.locator(".builder-looking")).toBeVisible();
  await expectSound(stage, "an address that is looked up", { everyWidth: true });
  const slow = (): Promise<void> =>
    expect(async () => {
      await passTenSeconds(page);
      await expect(widget.locator(".ui-slow button")).toBeVisible({ timeout: 200 });
    }).toPass();
  await slow();
  await expectSound(stage, "an address that is looked up for long", { isThere: slow });

  offers.fail("503");
  lookup.pass();
  const failed = async (): Promise<void> => expect(widget.locator(".builder-taking [part=alert] button")).toBeVisible();
  await failed();
  await expectSound(stage, "offers that do not come", { isThere: failed });

  offers.answer(answerOf([]));
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(widget.getByText("There are no packages available for this address")).toBeVisible();
  await expectSound(stage, "nothing on offer", { isThere: () => expect(alert).toHaveCount(1), everyWidth: true });

  offers.answer(answerOf([light]));
  await setLanguage(page, tag, "nl"); // Another language makes the page request the offers again, in that language.
  await expectSound(stage, "mobile alone", { isThere: () => expect(alert).toHaveCount(3), everyWidth: true });
});

test("configurator: no internet and no landline, and offers of a link that are not there", async ({ page }) => {
  const stage = await arrive(page, `&fttbAddressId=${liege}&type=phone-of-yesterday`);
  const { widget, alert } = stage;
  await expect(widget.getByText("There is no internet packages for this address")).toBeVisible();
  await expect(widget.getByText("The offer in your link isn’t available at this address.")).toHaveCount(1);
  await expectSound(stage, "no internet, no landline, unknown offers", { isThere: () => expect(alert).toHaveCount(3), everyWidth: true });
});
