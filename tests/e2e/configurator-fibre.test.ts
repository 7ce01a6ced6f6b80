/**
 * Journeys of the builder at addresses with different offers: without fibre, without TV, without internet, and after a change of address.
 */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { addressIds as ids, type TypedAddress } from "./builder.ts";
import { tracked } from "./data-layer.ts";
import { addAddress, addMobile, brussels, bundleOf, check, field, ghent, open, bundle, section, submit, widget } from "./sections.ts";

const namur: TypedAddress = { postalCode: "5000", street: "Rue de Fer", number: "20" };

const itemsOf = async (page: Page, event: string): Promise<string[]> =>
  (await tracked(page)).filter((one) => one.event === event).flatMap(({ ecommerce }) => ecommerce.items.map(({ item_id }) => item_id));

test("Namur: no fibre is said in the form's place, and who wants is told when it comes; the default bundle stays [C-027, C-195, C-196, C-423, C-424, C-425, P-149, P-150] @all", async ({
  page,
}) => {
  await open(page, `?fttbAddressId=${ids.ghent}&internet=internet-500`);
  await expect(bundle(page)).toContainText("Fibre + 500 Mbps");
  await section(page, "Your address").getByRole("button", { name: "Change Veldstraat 10" }).click();
  const asked = page.waitForRequest(
    (request) => request.url().includes("/bundle-configurator?") && request.postDataJSON()?.fttbId === null,
  );
  await check(page, namur);
  await asked;
  await expect(widget(page).getByRole("heading", { name: "No fibre here yet" })).toBeFocused();
  await expect(field(page, "postalCode")).toHaveCount(0);
  await expect(section(page, "Your address")).toContainText(
    "Fibre hasn’t reached Rue de Fer 20 yet. Removed from your pack: Fibre + 500 Mbps.",
  );
  for (const name of ["Internet", "TV", "Landline"]) await expect(section(page, name)).toContainText("Add your address");
  await widget(page).getByRole("button", { name: "Keep me informed" }).click();
  await field(page, "first_name").fill("Marie");
  await field(page, "last_name").fill("Peeters");
  await field(page, "email").fill("marie@example.be");
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect(section(page, "Your address")).toContainText("We’ll write to marie@example.be");
  await section(page, "Your address").getByRole("button", { name: "Undo" }).click();
  await expect(section(page, "Your address")).toContainText("Veldstraat 10");
  await expect(bundle(page)).toContainText("Fibre + 500 Mbps");
});

test("a link's choice waits for an address that has it; where there is no TV it goes on waiting [C-015, C-044] @all", async ({ page }) => {
  await open(page, "?tv=tv-max&type=internet-1000&utm=mail");
  expect(page.url()).toMatch(/bundle\?utm=mail$/);
  await expect(section(page, "Internet")).toContainText("Add your address");
  await addAddress(page, ghent);
  await expect(bundle(page)).toContainText("Fibre + 1 Gbps");
  await expect(section(page, "TV")).toContainText("There is no TV packages for this address");
  expect((await bundleOf(page)).wanted).toMatchObject({ tv: "tv-max", type: null });
  await section(page, "Your address").getByRole("button", { name: "Change Veldstraat 10" }).click();
  await check(page, brussels);
  await expect(bundle(page)).toContainText("TV + Max");
  expect(await itemsOf(page, "add_to_cart")).toEqual(["1202", "1303"]);
});

test("what a link asks for and nobody offers is said @all", async ({ page }) => {
  await open(page, `?fttbAddressId=${ids.brussels}&internet=internet-7`);
  await expect(section(page, "Internet")).toContainText("The offer in your link isn’t available at this address.");
  await open(page, `?fttbAddressId=${ids.ghent}&type=fax-max`);
  await expect(section(page, "Your address")).toContainText("The offer in your link isn’t available at this address.");
  await open(page, "?fttbAddressId=FTTB-0000-0");
  await expect(section(page, "Your address")).toContainText("We don’t know the address in your link.");
  expect(new URL(page.url()).search).toBe("");
});

test("Liège: no internet, so the landline says why; TV comes with mobile alone, and leaves with it [C-330, C-421, C-422] @all", async ({
  page,
}) => {
  await open(page, `?fttbAddressId=${ids.liege}&tv=tv-max`);
  await expect(section(page, "Internet")).toContainText("There is no internet packages for this address");
  await expect(section(page, "Landline")).toContainText("There is no Landline packages for this address");
  await section(page, "TV").getByRole("button", { name: "Choose TV" }).click();
  await expect(section(page, "TV")).toContainText("Choose an internet subscription or a mobile plan first");
  await addMobile(page);
  await expect(bundle(page)).toContainText("TV + Max in French");
  await widget(page)
    .getByRole("button", { name: /^Delete Light/ })
    .click();
  await expect(section(page, "Mobile")).toContainText("TV was removed, too: it needs an internet subscription or a mobile plan.");
  await widget(page).getByRole("button", { name: "Undo" }).first().click();
  await expect(bundle(page)).toContainText("TV + Max in French");
});

test("the address is removed with a full pack, and brought back; changed, what is not on offer there leaves [C-029, C-189, C-190, C-193] @all", async ({
  page,
}) => {
  await open(page, `?fttbAddressId=${ids.brussels}&internet=internet-500&tv=tv-max&landline=landline-unlimited`);
  await expect(bundle(page)).toContainText("€24.50");
  await section(page, "Internet").getByRole("button", { name: "Change Fibre + 500 Mbps" }).click();
  await section(page, "Internet").locator('button[aria-label="Choose Fibre + 1 Gbps"]').click();
  await expect(bundle(page)).toContainText("€29.50");
  expect(await itemsOf(page, "remove_from_cart")).toEqual(["1201"]);

  const asked = page.waitForRequest((one) => one.url().includes("/bundle-configurator?") && one.postDataJSON()?.fttbId === null);
  await section(page, "Your address").getByRole("button", { name: "Delete Grand-Place 1" }).click();
  await asked; // The call is for the default bundle.
  await expect(section(page, "Your address")).toContainText(
    "Your address was removed, and with it Fibre + 1 Gbps, TV + Max in Dutch and Landline.",
  );
  await expect(section(page, "Your address").getByRole("button", { name: "Undo" })).toBeFocused();
  await expect(bundle(page)).toContainText("€0");
  for (const name of ["Internet", "TV", "Landline"]) await expect(section(page, name)).toContainText("Add your address");
  await section(page, "Your address").getByRole("button", { name: "Undo" }).click();
  await expect(bundle(page)).toContainText("€29.50");
  await expect(section(page, "TV").getByRole("button", { name: /^Change TV/ })).toBeVisible();

  await section(page, "Internet").getByRole("button", { name: "Delete Fibre + 1 Gbps" }).click();
  await expect(section(page, "Internet")).toContainText("TV and landline were removed, too");
  await section(page, "Internet").getByRole("button", { name: "Undo" }).click();

  await section(page, "Your address").getByRole("button", { name: "Change Grand-Place 1" }).click();
  await check(page, ghent);
  await expect(section(page, "Your address")).toContainText(
    "Your address is now Veldstraat 10. Removed, as it’s not on offer there: TV + Max in Dutch.",
  );
  await expect(bundle(page)).toContainText("€17.50");
  await section(page, "Your address").getByRole("button", { name: "Undo" }).click();
  await expect(section(page, "Your address")).toContainText("Grand-Place 1");
  await expect(bundle(page)).toContainText("€29.50");
});
