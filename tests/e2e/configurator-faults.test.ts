/**
 * Journeys of the builder with an API that is down, slow, busy, or answers something else, at each of its calls: the failure is shown where
 * it concerns, nothing that was typed or chosen is lost, and the builder goes on once the API works again.
 */
import type { Locator, Page } from "playwright/test";
import { addressCity, addressInfrastructure, addressNumber, addressStreet } from "#core/domain/address/address.contract.ts";
import { checkDealerCode } from "#core/domain/promo-code-check/promo-codes.contract.ts";
import { esimDevices, mobileOperators } from "#core/domain/mobile-line/mobile-line.contract.ts";
import { bundleOffers } from "#core/domain/offers/offers.contract.ts";
import { addressById } from "#core/domain/eligibility/linked-address.contract.ts";
import { requestTimeoutMs } from "#core/base/values/limits.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { builderOn, everythingShared, fragmentOf, openBuilder, addressIds, addresses } from "./builder.ts";
import { codesIn, storeBundle } from "./codes.ts";
import { boxOf, fakeCall, faults, passTime, type Fault } from "./fake-api.ts";

const api = `http://localhost:${ports.api}`;
const html: Fault = {
  answer: { contentType: "text/html", body: "<!doctype html><title>Gateway</title>" },
  says: ["Code response.invalid"],
  retry: "now",
};
/** The failures of an API, each with the text of its box. Where nothing is sent, a retry costs nothing, so the box always offers one. */
const everyFault = [
  ...["no way there", "no answer in time", "too many calls", "an outage"].map((name) => [name, faults[name] as Fault] as const),
  ["a page of HTML", html] as const,
];

type Asked = {
  readonly page: Page;
  readonly call: { fail(fault: Pick<Fault, "answer">): void; readonly seen: readonly unknown[] };
  readonly alert: Locator;
  /** Acts as the visitor does, so that the page makes the call for the first time. */
  readonly ask: () => Promise<void>;
  readonly expectKept: () => Promise<void>;
};

/** Lets the call fail in one way after another, and each time tries again by the button of the error box. Returns the last error box. */
async function askThrough({ page, call, alert, ask, expectKept }: Asked): Promise<Locator> {
  const retry = alert.getByRole("button", { name: "Try again" });
  let press = ask;
  for (const [name, fault] of everyFault) {
    await test.step(name, async () => {
      call.fail(fault);
      await press();
      await boxOf(page, alert, fault);
      await expectKept();
      if (fault.retry === "in 30 s") await page.clock.fastForward(30_000);
      await expect(retry).toBeVisible();
      press = () => retry.click();
    });
  }
  return retry;
}

test.beforeEach(({ complaints }) => complaints.announce(/Failed to load resource|could not be fetched/));

test("looking up an address: in place, at each field, and what stands in the others stays @all", async ({ page }) => {
  await page.clock.install();
  const calls = {
    city: await fakeCall(page, addressCity),
    street: await fakeCall(page, addressStreet),
    number: await fakeCall(page, addressNumber),
  };
  const { addAddress, field, option, section, submit } = await openBuilder(page);
  await addAddress.click();
  const alert = section("address").locator("[part=alert]");
  for (const [name, call, typed] of [
    ["postalCode", calls.city, "1000"],
    ["street", calls.street, "Grand-Place"],
    ["number", calls.number, "1"],
  ] as const) {
    const retry = await askThrough({
      page,
      call,
      alert,
      ask: () => field(name).fill(typed),
      expectKept: () => expect(field(name)).toHaveValue(typed),
    });
    call.pass();
    await retry.click();
    await expect(field(name), "its button went away").toBeFocused();
    await expect(alert).toHaveCount(0);
    if (name === "postalCode") continue;
    await field(name).press("ArrowDown");
    await option(typed).click();
  }
  await expect(submit).toBeEnabled();
});

test("keeps the pack while the address of a link or its offers fail or are slow, and asks for both again @all", async ({ page }) => {
  await page.clock.install();
  const lookup = await fakeCall(page, addressById);
  const offers = await fakeCall(page, bundleOffers);
  await storeBundle(page);
  const { section, total, bundle } = builderOn(page);
  const alert = section("address").locator("[part=alert]");
  const expectKept = async (): Promise<void> => {
    await expect(total).toContainText("€12");
    expect((await bundle()).wanted.fttbAddressId).toBe(addressIds.ghent);
  };
  const ask = async (): Promise<void> => void (await openBuilder(page, `?fttbAddressId=${addressIds.ghent}`));
  const retry = await askThrough({ page, call: lookup, alert, ask, expectKept });
  lookup.pass();
  await askThrough({ page, call: offers, alert, ask: () => retry.click(), expectKept });

  offers.pass();
  const letGo = offers.hold();
  await retry.click();
  await expect(section("address")).toContainText("Veldstraat 10: Looking up what’s on offer…");
  await passTime(page, 4, () => expect(section("address")).toContainText("This is taking a while.", { timeout: 200 }));
  await section("address").getByRole("button", { name: "Stop waiting" }).click();
  await expect(alert).toContainText("Our service is taking too long to respond");
  await expect(section("address").locator('[data-focus="address-answer"]')).toBeFocused();
  letGo();
  await retry.click();
  await expect(section("address").locator('[data-focus="address"]')).toContainText("Veldstraat 10");
  await expect(total).toContainText("€12");
});

test("offers at the address of the pack that are slow say so, and can be stopped @all", async ({ page }) => {
  await page.clock.install();
  const offers = await fakeCall(page, bundleOffers);
  await openBuilder(page, fragmentOf(everythingShared));
  const { section, row } = builderOn(page);
  await expect(row("landline")).toBeVisible();
  const letGo = offers.hold();
  await page.reload();
  await expect(row("landline")).toBeVisible();
  await passTime(page, 4, () => expect(section("address")).toContainText("This is taking a while.", { timeout: 200 }));
  await section("address").getByRole("button", { name: "Stop waiting" }).click();
  await expect(section("address").locator('[data-focus="address-answer"]')).toBeFocused();
  await expect(row("landline")).toBeVisible();
  letGo();
  await section("address").getByRole("button", { name: "Try again" }).click();
  await expect(section("internet").getByRole("button", { name: "Change Fibre + 500 Mbps" })).toBeVisible();
});

test("a dealer code: what was typed stays, whatever comes @all", async ({ page }) => {
  await page.clock.install();
  const call = await fakeCall(page, checkDealerCode);
  await storeBundle(page);
  const { widget } = await openBuilder(page);
  const codes = codesIn(widget.locator("aside"));
  await codes.answer("dealerCare", "yes").check();
  await codes.input("dealerCare").fill("dealer-bru");
  const retry = await askThrough({
    page,
    call,
    alert: codes.form("dealerCare").locator("[part=alert]"),
    ask: () => codes.apply("dealerCare").click(),
    expectKept: () => expect(codes.input("dealerCare")).toHaveValue("dealer-bru"),
  });
  call.pass();
  await retry.click();
  await expect(codes.taken).toContainText("digi Shop Brussels");
});

test('offers "Others" while operators fail, asks for the list of phones again, and keeps the answers of the form @all', async ({
  page,
}) => {
  await page.clock.install();
  const operators = await fakeCall(page, mobileOperators);
  const devices = await fakeCall(page, esimDevices);
  const { section, field, radio } = await openBuilder(page);
  await section("mobile").locator('[data-focus="add"]').click();
  await field("favorite_package").first().click();
  operators.fail({ answer: { status: 503, body: "" } });
  await radio("phone", "keep-phone").check();
  await field("number").fill("0470 12 34 56");
  const names = field("provider").locator("option");
  for (const [name, fault] of everyFault) {
    await test.step(name, async () => {
      const before = operators.seen.length;
      operators.fail(fault);
      // A call that failed before may be repeated for the third time meanwhile, so time passes until the list is requested.
      await passTime(page, fault.answer === "late" ? requestTimeoutMs / 1000 : 2, async () => {
        await field("number").focus();
        await field("provider").focus();
        expect(operators.seen.length).toBeGreaterThan(before);
      });
      await expect(names).toHaveText(["Choose an operator", "Others"]);
      await expect(field("number")).toHaveValue("0470 12 34 56");
    });
  }
  operators.pass();
  await expect(async () => {
    await page.clock.fastForward(2000);
    await field("number").focus();
    await field("provider").focus();
    await expect(names.filter({ hasText: "Orange" })).toBeAttached({ timeout: 200 });
  }).toPass();

  const retry = await askThrough({
    page,
    call: devices,
    alert: section("mobile").locator("[part=alert]"),
    ask: () => radio("sim_card", "esim").check(),
    expectKept: () => expect(field("number")).toHaveValue("0470 12 34 56"),
  });
  devices.pass();
  await retry.click();
  await expect(field("device")).toBeVisible();
});

test("says in place that a street is unknown or the captcha refused or too old, and keeps the address @all", async ({ page }) => {
  await page.clock.install();
  let isRefused = true;
  await page.route(`${api}/api/recaptcha`, (route) =>
    isRefused ? route.fulfill({ json: { meta: { status: { error: false } }, res: false } }) : route.continue(),
  );
  const call = await fakeCall(page, addressInfrastructure);
  const { addAddress, fillAddress, field, section, submit, errors, widget } = await openBuilder(page);
  await addAddress.click();
  await field("postalCode").fill("1000");
  await expect(field("street")).toBeEnabled();
  await field("street").fill("Nosuchstreet");
  await expect(section("address")).toContainText("Nothing found. Check the spelling.");

  const again = widget.getByRole("button", { name: "Please confirm again" });
  await expect(again).toBeVisible();
  isRefused = false;
  await again.click();
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(errors).toHaveText(["Choose a street from the list"]);
  await expect(field("street")).toBeFocused();
  await expect(field("street")).toHaveValue("Nosuchstreet");

  await fillAddress(addresses.brussels);
  const renewed = page.waitForRequest(`${api}/api/altcha-challenge`);
  await page.clock.fastForward("10:00");
  await renewed;
  await expect(submit).toBeEnabled();
  await expect(field("street")).toHaveValue("Grand-Place");

  const message = "The security check is over. Please confirm again.";
  const status = { error: true, code: "captcha_invalid", message };
  call.fail({ answer: { status: 422, json: { meta: { status }, status } } });
  await submit.click();
  await expect(section("address").locator("[part=alert]")).toContainText(message);
  await expect(widget.getByRole("heading", { name: "No fibre here yet" }), "nobody has said so").toHaveCount(0);
  await expect(field("number")).toHaveValue("1");
  call.pass();
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(section("address").locator('[data-focus="address"]')).toContainText("Grand-Place 1");
});
