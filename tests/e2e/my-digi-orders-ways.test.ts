/** Journeys to the orders in the customer area and back: list, pages, addresses, menu, and the login in place. */
import { cancelOrder } from "#core/domain/order/order-changes.contract.ts";
import { customerOrder, type CustomerOrder } from "#core/domain/order/customer-orders.contract.ts";
import { oauth2Token } from "#core/services/session/session.contract.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { customersOrder, mobileOrder, newLine } from "#tests/contract/support/sample-orders.ts";
import { expect, test } from "#tests/page.ts";
import { recordShiftsFromNow, shiftsOf } from "#tests/shifts.ts";
import { sampleOrder } from "#tests/unit/widgets/my-digi/orders/sample-order.ts";
import { fakeCall, hold } from "./fake-api.ts";
import { orderByHand } from "./placed-orders.ts";
import { signInByHand, removeHeader } from "./signed-in.ts";
import { signInWithInternetAlone } from "./my-digi-product-order.ts";
import { alert, area, arriveAtOrder, button, heading, link, question, withoutVisit } from "./my-digi-orders.ts";

test("nothing moves when the list of orders or one of them has come, at 320 and at 1280 px @all", async ({ page, request }) => {
  const { number } = await arriveAtOrder(page, request, withoutVisit());
  const list = pathOf("orders", "en");
  for (const [address, call, last] of [
    [list, "**/my-digi/orders?*", () => link(page, `Follow the order ${number}`)],
    [`${list}?order-id=${number}`, `**/my-digi/orders/${number}?*`, () => heading(page, "Documents")],
  ] as const)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 1080 });
      const letGo = await hold(page, call);
      await page.goto(address);
      await expect(area(page).locator(".ui-skeleton")).toHaveAttribute("aria-busy", "true");
      await removeHeader(page);
      await page.evaluate(() => document.fonts.ready);
      await recordShiftsFromNow(page);
      letGo();
      await expect(last()).toBeVisible();
      expect(await shiftsOf(page)).toEqual([]);
      await page.unroute(call);
    }
});

test("nothing moves when an order comes in any of its states, at 320 and at 1280 px @all", async ({ page, request }) => {
  await signInByHand(page, request);
  const call = await fakeCall(page, customerOrder);
  const { slot, ...rest } = sampleOrder;
  const states: readonly CustomerOrder[] = [
    { ...sampleOrder, needs: ["slot", "portability"], slot: null },
    { ...rest, slot, needs: [] },
    ...(["active", "cancelled", "withdrawn"] as const).map((status): CustomerOrder => ({
      ...sampleOrder,
      status,
      needs: [],
      can_cancel: false,
    })),
  ];
  for (const state of states)
    for (const width of [320, 1280])
      await test.step(`${state.status}, ${state.needs.join() || "nothing needed"}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 1080 });
        call.answer(state);
        const letGo = call.hold();
        await page.goto(`${pathOf("orders", "en")}?order-id=${state.orderId}`);
        await expect(area(page).locator(".ui-skeleton")).toHaveAttribute("aria-busy", "true");
        await removeHeader(page);
        await page.evaluate(() => document.fonts.ready);
        await recordShiftsFromNow(page);
        letGo();
        await expect(heading(page, "Where your order is")).toBeVisible();
        expect(await shiftsOf(page)).toEqual([]);
      });
});

test("somebody else's order, one that does not exist, and a made-up address lead to the list @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("404");
  const { number } = await arriveAtOrder(page, request, customersOrder());
  await signInByHand(page, request);
  for (const id of [number, "0", "%3Cimg%20src%3Dx%3E", "..%2Foverview"]) {
    await page.goto(`${pathOf("orders", "en")}?order-id=${id}`);
    await expect(alert(page)).toContainText("This order is not one of yours");
    await expect(area(page).getByRole("status").first(), "is heard").toContainText("This order is not one of yours");
  }
  await link(page, "All orders").click();
  await expect(area(page)).toContainText("You haven’t ordered anything yet.");
  await expect(link(page, "Compose your pack")).toHaveAttribute("href", pathOf("bundle", "en"));
});

test("Back and Forward go between the list and an order; another language keeps the order @all", async ({ page, request }) => {
  const { number } = await arriveAtOrder(page, request, customersOrder());
  await page.goto(pathOf("orders", "en"));
  await link(page, `Follow the order ${number}`).click();
  await expect(heading(page, `Order ${number}`)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`order-id=${number}$`));
  await page.goBack();
  await expect(link(page, `Follow the order ${number}`)).toBeVisible();
  await page.goForward();
  await expect(heading(page, "What you ordered")).toBeVisible();
  await page.goto(`${pathOf("orders", "nl")}?order-id=${number}`);
  await expect(heading(page, "Wat je besteld hebt")).toBeVisible();
});

test("more than ten orders come in pages, the newest first @all", async ({ page, request }) => {
  const { tokens } = await signInByHand(page, request);
  const numbers: string[] = [];
  for (let index = 0; index < 11; index++) numbers.unshift(await orderByHand(request, tokens, mobileOrder(newLine())));
  await page.goto(pathOf("orders", "en"));
  const rows = area(page).getByRole("article");
  await expect(rows).toHaveCount(10);
  await button(page, "Load more").click();
  await expect(rows).toHaveText(numbers.map((number) => new RegExp(`Order ${number} of`)));
  await expect(
    area(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("article") })
      .last(),
  ).toBeFocused();

  const [last = ""] = numbers.slice(-1);
  const follow = link(page, `Follow the order ${last}`);
  for (const goBack of [() => link(page, "All orders").click(), () => page.goBack()]) {
    await follow.click();
    await expect(heading(page, "Where your order is")).toBeVisible();
    await goBack();
    await expect(rows, "both pages are still shown").toHaveCount(11);
    await expect(follow).toBeFocused();
    await expect(follow).toBeInViewport();
  }
});

test("the menu leads from an order to the list, also where no page is loaded @all", async ({ page, request }) => {
  await arriveAtOrder(page, request, customersOrder());
  await link(page, "Orders").click();
  await expect(page).toHaveURL(pathOf("orders", "en"));
  await page.goBack();
  await expect(heading(page, "Where your order is")).toBeVisible();
  await area(page).evaluate((tag) => tag.setAttribute("soft-navigation", ""));
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await link(page, "Orders").click();
  await expect(page).toHaveURL(pathOf("orders", "en"));
  await expect(area(page).getByRole("article")).toHaveCount(1);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("a session that ends while the question is open leaves the login free @all", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  await arriveAtOrder(page, request, withoutVisit());
  await button(page, "Cancel the order").click();
  const over = (code: string) => ({
    answer: { status: 401, json: { meta: { status: { error: true, code, message: "Please log in." } } } },
  });
  (await fakeCall(page, cancelOrder)).fail(over("token_expired"));
  (await fakeCall(page, oauth2Token)).fail(over("expired"));
  await question(page).getByRole("button", { name: "Cancel the order" }).click();
  const name = area(page).locator('digi-login [name="username"]');
  await name.click();
  await expect(name).toBeFocused();
  await expect(question(page)).toBeHidden();
});

test("a landline of another order is cancelled with the internet that it needs, and the question says so @all", async ({
  page,
  request,
}) => {
  const { tokens, address } = await signInWithInternetAlone(page, request);
  const [fttbAddressId = "", box = ""] = address.split("~");
  const added = await orderByHand(request, tokens, {
    bundle: {
      ...{ mobile: [], internet: [], tv: [] },
      landline: [{ i: "landline-unlimited", wpId: "1401", phone: "new-phone", phoneProvider: null, landline_agree: false }],
    },
    ...{ deliveryAddress: null, installAddress: { fttbAddressId, box }, lang: "en" },
  });
  await page.goto(pathOf("orders", "en"));
  await area(page)
    .getByRole("link", { name: /^Follow the order \d/ })
    .last()
    .click();
  await button(page, "Cancel the order").click();
  await expect(question(page)).toContainText(`Also cancelled, because it doesn’t work without this order: Landline (${added}).`);
  await question(page).getByRole("button", { name: "Cancel the order" }).click();
  await expect(alert(page)).toContainText("Your order is cancelled");
  await page.goto(`${pathOf("orders", "en")}?order-id=${added}`);
  await expect(heading(page, `Order ${added}`)).toBeVisible();
  await expect(area(page)).toContainText("Cancelled");
  await expect(button(page, "Cancel the order")).toHaveCount(0);
});
