/** Journeys of the bundle in the browser's storage: in two tabs, where nothing can be stored, and beside values of the host page. */
import { appStateVersion } from "#core/domain/bundle/bundle.schema.ts";
import { expect, test } from "#tests/page.ts";
import { pressTwice } from "#tests/presses.ts";
import { bringToFront, openTab } from "#tests/tabs.ts";
import { tracked } from "./data-layer.ts";
import { add, addNew, button, choosePlan, field, open, bundle, rows, tag, widget } from "./mobile-lines.ts";

test("removes a line in both tabs, keeps a field in use as it is, and names no number to measurement or console [C-409, C-410, C-480] @all", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    addEventListener("digi-bundle-changed", (event) => told.push((event as CustomEvent<unknown>).detail));
    addEventListener("digi-analytics", (event) => told.push((event as CustomEvent<unknown>).detail));
    addEventListener("digi-navigate", (event) => (told.push((event as CustomEvent<unknown>).detail), event.preventDefault()));
  });
  const logged: string[] = [];
  page.on("console", (message) => void logged.push(message.text()));
  await open(page);
  await addNew(page, "Light");
  await add(page).click();
  await choosePlan(page, "Max");
  await field(page, "phone").and(page.locator('[value="keep-phone"]')).check();
  await field(page, "number").fill("470123456");
  await field(page, "subscription").and(page.locator('[value="no"]')).check();
  await field(page, "customer_number").fill("87654321");

  const other = await openTab(page);
  await open(other);
  await bringToFront(other);
  await button(other, /^Delete Light/).click();
  await bringToFront(page);
  await expect(rows(page)).toHaveCount(0);
  await expect(field(page, "customer_number")).toBeFocused();
  await expect(field(page, "customer_number")).toHaveValue("87654321");
  await field(page, "provider").selectOption({ label: "BASE" });
  await field(page, "number_agree").check();
  await button(page, "Add to my pack").click();
  await expect(rows(other)).toHaveText([/Max.*\+32\s470\s12\s34\s56/]);
  await button(page, /^Delete Max/).click();
  await button(page, "Undo").click();
  await bundle(page).getByRole("button", { name: "Order" }).click();
  const told = await page.evaluate(() => (window as unknown as { told: { event?: string; ecommerce?: object }[] }).told);
  const events = told.flatMap(({ event, ecommerce }) =>
    event === undefined ? [] : [[event, (ecommerce as any).items[0].item_id] as const],
  );
  expect(events.filter(([event]) => event !== "view_item_list")).toEqual([
    ["add_to_cart", "1101"],
    ["add_to_cart", "1103"],
    ["remove_from_cart", "1103"],
    ["add_to_cart", "1103"],
    ["begin_checkout", "1103"],
  ]);
  expect(events.map(([event]) => event)).toContain("view_item_list");
  for (const { ecommerce } of told) if (ecommerce) expect(ecommerce).toMatchObject({ currency: "EUR" });
  expect(await tracked(page)).toHaveLength(events.length);
  const words = JSON.stringify([told, logged, page.url()]);
  expect(words).toContain('"ids":["mobile-max"]');
  expect(words).not.toMatch(/470|87654321|BASE|base/);
});

test("where the browser keeps nothing, full or forbidden, the pack stays on the page, and that is said before it would be lost @all", async ({
  page,
}) => {
  const addAndOrder = async (): Promise<void> => {
    await add(page).click();
    await choosePlan(page, "Light");
    await field(page, "phone").and(page.locator('[value="new-phone"]')).check();
    await pressTwice(button(page, "Add to my pack")); // A double click adds only one line.
    await bundle(page).getByRole("button", { name: "Order" }).click();
    await expect(widget(page).locator("[part=alert]")).toContainText("We can’t take your pack to the order");
    await expect(page).toHaveURL(/bundle$/);
    await expect(rows(page)).toHaveCount(1);
  };
  await open(page);
  await page.evaluate(fillStorage);
  await addAndOrder();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith("host.")))).toEqual([]);

  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("no", "SecurityError"); } }); // prettier-ignore
  });
  await open(page);
  await addAndOrder();
});

/** Fills all the storage that the browser grants the origin, as a host page may do. This function runs in the page. */
function fillStorage(): void {
  localStorage.clear();
  for (let size = 2 ** 22; size >= 1; size /= 2) {
    try {
      localStorage.setItem(`host.${size}`, "x".repeat(size));
    } catch {} // There is no space for a value of this size, so half of it is tried next.
  }
}

test("begins with an empty pack, and keeps what is the host's, where appState cannot be read [C-197] @all", async ({ page }) => {
  const now = Date.UTC(2026, 0, 5, 12);
  const marked = (more: object): string => JSON.stringify({ digi: 1, version: appStateVersion, savedAt: now, ...more });
  await page.clock.setFixedTime(now);
  await open(page);
  for (const [what, text] of [
    ["the host's", '{"theme":"dark"}'],
    ["of a future version", marked({ version: 99, bundle: { mobile: "?" } })],
    ["broken", marked({ bundle: { mobile: { cards: [{ id: 1 }] } } })],
    ["of 5 MB", marked({ bundle: "x".repeat(4_900_000) })],
  ] as const) {
    await page.evaluate((value) => (localStorage.clear(), localStorage.setItem("appState", value)), text);
    await page.reload();
    await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
    await expect(bundle(page), what).toContainText("Nothing chosen yet.");
    await addNew(page, "Light");
    await expect(rows(page), what).toHaveCount(1);
    const kept = await page.evaluate(() => ({ ...localStorage }));
    const isHosts = what === "the host's";
    if (isHosts) expect(kept["appState"]).toBe(text);
    expect(JSON.parse(kept[isHosts ? "digi.appState" : "appState"] ?? "{}"), what).toMatchObject({
      digi: 1,
      version: appStateVersion,
      bundle: { mobile: { cards: [{ i: "mobile-light" }] } },
    });
  }
});
