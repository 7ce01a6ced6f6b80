/**
 * Journeys of the eSIM at the real API: the agreement, the code of the text message, the QR code, and that nobody else can learn the eSIM.
 * Each uses a customer that no other journey uses.
 */
import jsQr from "jsqr";
import type { Page, Request } from "playwright/test";
import { esimActivate, esimManage, esimValidateSmsCode } from "#core/domain/customer/esim.contract.ts";
import { fieldText } from "#demo/api/messages/field-texts.ts";
import { expect, test } from "#tests/page.ts";
import { answerOf, pressTwice } from "#tests/presses.ts";
import { recordShiftsFromNow, shiftsOf } from "#tests/shifts.ts";
import { openElsewhere, tabOpenedBy } from "#tests/tabs.ts";
import { api, recordEvents, traces } from "./access.ts";
import { hold } from "./fake-api.ts";
import { loseOnce } from "./lost-files.ts";
import { area, button, errors, heading, link } from "./my-digi-orders.ts";
import { message, said } from "./my-digi-product.ts";
import * as esim from "./my-digi-esim.ts";
import { removeHeader, signInWithProducts } from "./signed-in.ts";

const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148";

/** Reads the QR code from a picture of the page, as a camera does. */
async function scan(page: Page): Promise<string | undefined> {
  const { width, height, pixels } = await area(page)
    .getByRole("img", { name: "QR code of your eSIM" })
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const { naturalWidth, naturalHeight } = image;
      const canvas = new OffscreenCanvas(naturalWidth, naturalHeight).getContext("2d");
      canvas?.drawImage(image, 0, 0);
      return {
        width: naturalWidth,
        height: naturalHeight,
        pixels: [...(canvas?.getImageData(0, 0, naturalWidth, naturalHeight).data ?? [])],
      };
    });
  return jsQr(Uint8ClampedArray.from(pixels), width, height)?.data;
}

type Bodies = Record<string, unknown>[];

/** Records the bodies of the three calls of an activation. */
function recordBodies(page: Page): Bodies {
  const bodies: Bodies = [];
  page.on("request", (sent: Request) => {
    if (sent.method() === "POST" && sent.url().includes("/my-mobile/esim/")) bodies.push(sent.postDataJSON() as Bodies[number]);
  });
  return bodies;
}

/**
 * Presses the button before the question is answered, and then before the box is ticked. Expects an error at the question and at the box,
 * and that nothing is sent.
 */
async function leaveOpen(page: Page): Promise<void> {
  await esim.agreeButton(page).click();
  await expect(errors(page)).toHaveText("Please select an option");
  await area(page).getByRole("radio", { name: "Yes", exact: true }).check();
  await esim.agreeButton(page).click();
  await expect(errors(page)).toHaveText("Please tick this box to continue");
}

/** Types texts that are no codes. Expects an error at the field, and that the field keeps the text. */
async function typeMistakes(page: Page): Promise<void> {
  await expect(esim.oneTimeCode(page)).toHaveAttribute("inputmode", "numeric");
  await expect(esim.oneTimeCode(page)).toHaveAttribute("autocomplete", "one-time-code");
  for (const typed of ["12345678", "12a", "12 34", " ", ""]) {
    await esim.oneTimeCode(page).fill(typed);
    await esim.checkButton(page).click();
    await expect(errors(page)).toHaveText(typed === "" ? "Enter the code from the text message" : /^Enter 1 to 7 digits/);
    await expect(esim.oneTimeCode(page)).toBeFocused();
    await expect(esim.oneTimeCode(page)).toHaveValue(typed);
  }
}

/** Enters a wrong code twice. */
async function enterWrongCode(page: Page, right: string): Promise<void> {
  await esim.oneTimeCode(page).fill(String((Number(right) + 1) % 1_000_000).padStart(6, "0"));
  for (let time = 0; time < 2; time++) {
    await esim.checkButton(page).click();
    await expect(errors(page)).toHaveText("This code is not correct. You have 4 attempts left.");
    await expect(esim.oneTimeCode(page)).toBeFocused();
  }
}

type Shown = { data: { activationCode: string; matchingId: string }; meta: { status: { message: string } } };

test("an eSIM is put on a phone in three steps: agreement, code, QR code; and back to the line [C-011] [C-246] [C-342] [C-395] [C-438]", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const events = await recordEvents(page);
  const sent = esim.recordSent(page.context());
  const customer = await esim.signInWithEsim(page, request);
  const bodies = recordBodies(page);

  await test.step("found from My products; the view's file comes at the second go", async () => {
    const lost = await loseOnce(page, /\/my-digi\.esim\.js/);
    await page.goto("/en/my-digi/my-products");
    await link(page, "Install your eSIM Light").click();
    await expect(page).toHaveURL(/\/en\/my-digi\/my-products\/esim\?phone-nr=\d{9}$/);
    await expect(heading(page, "Install your eSIM")).toBeVisible();
    await expect(heading(page, "Before you begin")).toBeVisible();
    expect(lost()).toEqual(["/my-digi.esim.js"]);
  });
  const phone = new URL(page.url()).searchParams.get("phone-nr") ?? "";
  await test.step("a question without an answer is said at the question", () => leaveOpen(page));
  expect(bodies, "nothing is sent").toEqual([]);

  await test.step("agreed, once also by a double click; the code goes to the contact number", async () => {
    await esim.answerNo(page);
    const letGo = await hold(page, `${api}${esimActivate.path}`);
    await pressTwice(esim.agreeButton(page), { letGo });
    await expect(heading(page, "Enter the code")).toBeFocused();
    await expect(area(page)).toContainText(`We’ve sent it by text message to •••${customer.contact.slice(-2)}.`);
    await expect(area(page)).toContainText("The code is valid for 30 more minutes. You have 5 attempts left.");
    await expect(esim.resendButton(page)).toBeDisabled();
  });
  await test.step("letters, blanks, too many digits and nothing are said in place", () => typeMistakes(page));
  expect(bodies, "only the agreement is sent").toHaveLength(1);
  const right = await esim.smsCode(request, customer);
  await test.step("a wrong code says how often it may be tried, and is not sent twice", () => enterWrongCode(page, right));
  expect(bodies).toHaveLength(2);

  const answered = await answerOf(page, `${api}${esimManage.path}`, () => esim.enterCode(page, request, customer));
  const { data, meta } = answered.body as Shown;
  await test.step("the code is right: the QR code is the eSIM", async () => {
    expect(await scan(page)).toBe(data.activationCode);
    expect(await esim.shownCode(page)).toBe(data.activationCode);
    await expect(area(page)).toContainText("Whoever scans this takes your number");
  });
  const signs = bodies.map(({ sign }) => sign);
  expect(bodies.map((body) => body["phone-nr"])).toEqual(Array.from({ length: 4 }, () => phone));
  expect([signs[0], signs[1] === signs[2], new Set(signs).size], "a wrong code uses up no sign").toEqual(["", true, 3]);

  await test.step("nobody has heard of it; the way leads to the line, and back to the beginning", async () => {
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    const told = [await events(), await traces(page), stored, ...sent, await esim.mailsOf(request, customer)].join("\n");
    expect(told).toContain(esimManage.path);
    for (const secret of [data.activationCode, data.matchingId, meta.status.message.slice(0, 60)]) {
      expect(told).not.toContain(secret);
      await expect(said(page)).not.toContainText(secret);
    }
    expect(told).toContain("esim-code");
    await link(page, "Done").click();
    await expect(page).toHaveURL(`/en/my-digi/my-products/mobile?phone-nr=${phone}`);
    await page.goBack();
    await expect(heading(page, "Before you begin")).toBeVisible();
    await expect(area(page), "the eSIM is shown once").not.toContainText(data.matchingId);
  });
});

test("on a new iPhone a link opens its settings; it tells the page nothing, and is fetched by nobody [C-246] @all", async ({
  browser,
  request,
}) => {
  const page = await openElsewhere(browser, { userAgent: iPhone });
  const context = page.context();
  const events = await recordEvents(page);
  const sent = esim.recordSent(context);
  const customer = await esim.signInWithEsim(page, request);
  const toApple: string[] = [];
  await context.route(/apple\.com/, (route) => (toApple.push(route.request().url()), route.fulfill({ body: "" })));
  await esim.openEsim(page);
  await esim.agree(page);
  await esim.enterCode(page, request, customer);
  const code = await esim.shownCode(page);
  const way = link(page, "Install on this phone");
  const href = `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${encodeURIComponent(code)}`;
  await expect(way).toHaveAttribute("href", href);
  await expect(way).toHaveAttribute("rel", "noreferrer");
  await way.hover();
  await way.focus();
  expect(toApple).toEqual([]);
  const before = await events();
  const opened = await tabOpenedBy(page, () => way.click());
  await opened.waitForLoadState();
  expect(toApple).toEqual([href]);
  expect(await opened.evaluate(() => document.referrer)).toBe("");
  await expect(heading(page, "Your eSIM"), "the page stays").toBeVisible();
  expect(await events(), "the press tells the page and its analytics nothing").toBe(before);
  const toOthers = sent.filter((one) => !one.startsWith(`${href}\n`));
  const told = [await events(), await traces(page), ...toOthers, await esim.mailsOf(request, customer)].join("\n");
  expect(told).not.toContain("digi-navigate");
  for (const secret of [code, encodeURIComponent(code), "esimsetup"]) expect(told).not.toContain(secret);
  await context.close();
});

test("an eSIM that is on a phone is installed again once the customer has confirmed it; another code too soon @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const customer = await esim.signInWithEsim(page, request);
  await page.clock.install();
  await esim.openEsim(page);
  await area(page).getByRole("radio", { name: "Yes", exact: true }).check();
  await area(page)
    .getByRole("checkbox", { name: /Installing again ends the eSIM on the other phone/ })
    .check();
  const sent = await answerOf(page, `${api}${esimActivate.path}`, async () => {
    await esim.agreeButton(page).click();
    await expect(heading(page, "Enter the code")).toBeFocused();
  });
  expect(sent.request.postDataJSON()).toMatchObject({ isEsimInstalled: true });

  await test.step("the minute of the API’s own clock is not over: it says so, and what was typed stays", async () => {
    await esim.oneTimeCode(page).fill("1");
    await page.clock.fastForward(61_000);
    await esim.resendButton(page).click();
    await expect(message(page)).toBeFocused();
    await expect(esim.oneTimeCode(page)).toHaveValue("1");
    await expect(esim.resendButton(page)).toBeDisabled();
  });
  await esim.enterCode(page, request, customer);
});

test("without a contact number the way leads to the account; a line with a SIM card and a foreign one have nothing to install", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInWithProducts(page, request);
  await esim.openEsim(page);
  await esim.answerNo(page);
  await esim.agreeButton(page).click();
  await expect(message(page)).toBeFocused();
  await expect(message(page)).toContainText("Add a contact number first");
  await expect(message(page)).toContainText(fieldText("contact-number.missing", "en"));
  await link(page, "Go to your account").click();
  await expect(page).toHaveURL(/\/en\/my-digi\/account/);

  await page.goto("/en/my-digi/my-products/mobile");
  const line = await area(page).getByLabel("Number").inputValue();
  await page.goto(`${esim.path}?phone-nr=${line}`);
  await expect(message(page)).toContainText("There is no eSIM to install on this line");
  await link(page, "Back to the line").click();
  await expect(page).toHaveURL(`/en/my-digi/my-products/mobile?phone-nr=${line}`);

  await page.goto(`${esim.path}?phone-nr=479999999`);
  await expect(message(page)).toContainText("We don’t know this line");
  await message(page).getByRole("link", { name: "My products" }).click();
  await expect(page).toHaveURL("/en/my-digi/my-products");
});

test("the way is in the settings of the line with an eSIM alone; a reload begins anew [C-011]", async ({ page, request }) => {
  await esim.signInWithEsim(page, request);
  await page.goto("/en/my-digi/my-products/mobile?tab=section_mobile_settings");
  await expect(heading(page, "SIM card and number")).toBeVisible();
  await expect(area(page).getByRole("link", { name: /eSIM/ })).toHaveCount(0);
  await esim.openEsim(page);
  const phone = ((await area(page).locator(".area-number").textContent()) ?? "").replace(/\D/g, "").slice(-9);
  await page.goto(`/en/my-digi/my-products/mobile?phone-nr=${phone}&tab=section_mobile_settings`);
  await link(page, "Install your eSIM").click();
  await expect(page).toHaveURL(`${esim.path}?phone-nr=${phone}`);
  await esim.agree(page);
  await page.reload();
  await expect(heading(page, "Before you begin")).toBeVisible();
});

for (const width of [320, 1280])
  test(`nothing moves when the lines come, at ${width} px @all`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 1080 });
    await esim.signInWithEsim(page, request);
    const letGo = await hold(page, `${api}/my-digi/my-products?*`);
    await page.goto(esim.path);
    await expect(area(page).locator(".ui-skeleton")).toBeVisible();
    await removeHeader(page);
    await recordShiftsFromNow(page);
    letGo();
    await expect(heading(page, "Before you begin")).toBeVisible();
    expect((await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors)).toEqual([]);
  });

test("a code that was checked before the eSIM could be read is of no use twice @all", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  const customer = await esim.signInWithEsim(page, request);
  await esim.openEsim(page);
  await esim.agree(page);
  await page.route(`${api}${esimValidateSmsCode.path}`, async (route) => {
    if (route.request().method() === "OPTIONS") return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await esim.oneTimeCode(page).fill(await esim.smsCode(request, customer));
  await esim.checkButton(page).click();
  await expect(message(page)).toBeFocused();
  await page.unroute(`${api}${esimValidateSmsCode.path}`);
  await button(page, "Try again").click();
  await expect(heading(page, "Before you begin")).toBeFocused();
  await expect(message(page)).toHaveText("Please start again.");
  await expect(said(page)).toHaveText("Please start again.");
});
