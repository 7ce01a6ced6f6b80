/**
 * Tests the accessibility of an order's page in each of its states, and of the list while it is loaded or cannot be loaded, in every
 * language, width and colour scheme.
 */
import type { CustomerOrder } from "#core/domain/order/customer-orders.contract.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { signInByHand } from "#tests/e2e/signed-in.ts";
import { expect, test } from "#tests/page.ts";
import { sampleOrder } from "#tests/unit/widgets/my-digi/orders/sample-order.ts";
import { isThere } from "./customer-area.ts";
import { expectSoundIn, languages } from "./looks.ts";
import { control, open as bring, setLanguage, type Stage } from "./page.ts";

const tag = "digi-my-digi";
const attributes = 'loading="eager" view="orders"';
const good = { meta: { status: { error: false } } };
const day = (text: string): CalendarDate => parseDate(text) as CalendarDate;

const { orderId, at, total, steps, items } = sampleOrder;
const listed = {
  orders: [{ orderId, at, t: ["Fibre 500 Mbps"], status: "open", total, next: null }],
  ...{ page: 1, page_count: 1, page_size: 10, total_items: 1 },
};

const over = { can_cancel: false, withdrawable_until: null, move_until: null, portability_until: null } as const;
const proximus = { currentProvider: { prefix: "PXS", name: "Proximus" }, customerNumber: "60012345", switchNumber: "PXS123456A" };
const shared = { id: "visit", text: "Our technician installs this with order 500000000." } as const;

/** The states of an order, by a text that the page shows in this state only. */
const states: Readonly<Record<string, Partial<CustomerOrder>>> = {
  "everything works": {
    ...{ ...over, needs: [], status: "active", once: 40 },
    items: items.map((one) => ({ ...one, status: "active" as const })),
    steps: steps.map((step) => ({ ...step, at: day("2026-12-15") })),
  },
  withdrawn: { ...over, needs: [], status: "withdrawn", slot: null, items: items.map((one) => ({ ...one, status: "ending" as const })) },
  cancelled: { ...over, needs: [], status: "cancelled", slot: null, items: items.map((one) => ({ ...one, status: "cancelled" as const })) },
  "too late to move the visit": { needs: [], move_until: null, portability: proximus, portability_until: null, can_cancel: false },
  "a visit, and numbers that were sent": { needs: [], portability: { ...proximus, endDate: day("2026-12-31") } },
  "a visit, and numbers to be sent": {},
  "neither a visit nor numbers": { needs: ["slot", "portability"], slot: null, move_until: null, portability_until: null },
  "the visit of another order": { needs: [], slot: null, move_until: null, steps: [...steps.slice(0, 2), shared, ...steps.slice(2)] },
};

/** Opens a list with one order. The test itself answers the call for the order. */
async function arrive(stage: Stage): Promise<void> {
  (await control(stage.page, "/my-digi/orders?*")).answer({ ...good, ...listed });
  await stage.widget.evaluate((one, name) => one.setAttribute("view", name), "orders");
  await expect(stage.widget.getByRole("article")).toHaveCount(1);
}

test("my digi: an order in each of its states", async ({ page, request }) => {
  await signInByHand(page, request);
  const stage = await bring(page, tag, { attributes: 'loading="eager" view="overview"' });
  const { widget } = stage;
  await arrive(stage);
  const order = await control(page, `/my-digi/orders/${orderId}?*`);
  for (const [name, state] of Object.entries(states)) {
    order.answer({ ...good, ...sampleOrder, ...state });
    await widget.getByRole("article").getByRole("link").click();
    for (const language of languages.toReversed()) {
      await setLanguage(page, tag, language);
      await isThere(page);
      await expect(widget.locator(`.ui-badge[data-state="${state.status ?? "open"}"]`).first()).toBeVisible();
      await expectSoundIn(page, tag, name, language);
    }
    await widget.getByRole("link", { name: "All orders" }).click();
  }
});

test("my digi: an order that takes another one along, one that came too late, and no time that is free", async ({ page, request }) => {
  await signInByHand(page, request);
  const stage = await bring(page, tag, { attributes: 'loading="eager" view="overview"' });
  const { widget, alert } = stage;
  await arrive(stage);
  const along = [{ t: ["Landline"], orderId: "500000002" }];
  const waiting = { needs: ["slot"], slot: null, move_until: null, portability_until: null, takes_along: along };
  (await control(page, `/my-digi/orders/${orderId}?*`)).answer({ ...good, ...sampleOrder, ...waiting });
  await widget.getByRole("article").getByRole("link").click();
  await widget.getByRole("button", { name: "Cancel the order" }).click();
  const question = widget.getByRole("dialog");
  await expect(question).toContainText("Also cancelled, because it doesn’t work without this order: Landline (500000002).");
  for (const language of languages.toReversed()) {
    await setLanguage(page, tag, language);
    await expectSoundIn(page, tag, "another order is cancelled, too", language);
  }
  const late = { meta: { status: { error: true, code: "already_done", message: "It is too late." } } };
  (await control(page, `/my-digi/orders/${orderId}/cancel`)).answer(late);
  await question.getByRole("button", { name: "Cancel the order" }).click();
  await expect(alert).toBeFocused();
  await expect(alert).toContainText("This can’t be changed any more");
  for (const language of languages.toReversed()) {
    await setLanguage(page, tag, language);
    await isThere(page);
    await expectSoundIn(page, tag, "it is too late", language);
  }
  (await control(page, "/bundle-configurator/install-interval/*")).answer({ ...good, data: [] });
  await widget.getByRole("button", { name: "Choose a day" }).click();
  for (const language of languages.toReversed()) {
    await setLanguage(page, tag, language);
    await isThere(page);
    await expect(alert.first()).toBeVisible();
    await expectSoundIn(page, tag, "no time is free", language);
  }
});

test("my digi: the list of orders on its way and not there, free days and operators that do not come", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  complaints.announce("the list of operators could not be fetched");
  await signInByHand(page, request);
  const list = await control(page, "/my-digi/orders?*");
  list.hold();
  const stage = await bring(page, tag, { attributes });
  const { widget, alert } = stage;
  for (const language of languages.toReversed()) {
    await setLanguage(page, tag, language);
    await expect(widget.locator(".ui-skeleton").first()).toBeVisible();
    await expectSoundIn(page, tag, "the list on its way", language);
  }
  list.fail("503");
  for (const language of languages.toReversed()) {
    await setLanguage(page, tag, language);
    await isThere(page);
    await expect(alert.getByRole("button")).toBeVisible();
    await expect(widget.locator(".other-ways").getByRole("link")).toHaveCount(2);
    await expectSoundIn(page, tag, "the list is not there", language);
  }
  list.answer({ ...good, ...listed });
  const state = { ...sampleOrder, needs: ["slot", "portability"], slot: null, move_until: null, portability_until: null };
  (await control(page, `/my-digi/orders/${orderId}?*`)).answer({ ...good, ...state });
  await alert.getByRole("button").click();
  await widget.getByRole("article").getByRole("link").click();
  for (const [call, name] of [
    ["/bundle-configurator/install-interval/*", "Choose a day"],
    ["/bundle-configurator/easyswitch-operators", "Give the numbers"],
  ] as const) {
    (await control(page, call)).fail("503");
    await widget.getByRole("button", { name }).click();
    for (const language of languages.toReversed()) {
      await setLanguage(page, tag, language);
      await isThere(page);
      await expect(widget.locator(".other-ways").getByRole("link")).toHaveCount(2);
      await expectSoundIn(page, tag, `${name}: not there`, language);
    }
    await widget.getByRole("button", { name: "Leave it as it is" }).click();
  }
});
