/**
 * Tests the accessibility of the eSIM's view in every language, width and colour scheme: each step of an activation, and what can go wrong
 * in it.
 */
import type { APIRequestContext, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { signInWithEsim } from "#tests/e2e/my-digi-esim.ts";
import { expectSoundView, isThere } from "./customer-area.ts";
import { expectSound } from "./looks.ts";
import { control, open as bring, type Stage } from "./page.ts";

const tag = "digi-my-digi";
const calls = "/my-digi/my-mobile/esim";

const done = (data: object, message?: string): object => ({
  meta: { status: { error: false, ...(message !== undefined && { message }) } },
  data,
});
const refused = (code: string, more: object = {}): object => ({ meta: { status: { error: true, code, ...more } } });
const sent = (sign: string, resend_in = 0): object =>
  done({ sign, channel: "sms", destination: "•••56", expires_in: 1800, resend_in, attempts_left: 5 });
const profile = {
  ...{ activationCode: "LPA:1$smdp.digi.example$ABCDE-FGHIJ-KLMNO-PQRST", smdpAddress: "smdp.digi.example" },
  ...{ matchingId: "ABCDE-FGHIJ-KLMNO-PQRST", iccid: "8932000000000001012" },
};
/** A picture of one black pixel. */
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==";

/** Shows the view of a customer with one line that has an eSIM. The test itself answers the three calls of the activation. */
async function arrive(page: Page, request: APIRequestContext) {
  await signInWithEsim(page, request);
  const activate = await control(page, `${calls}/activate`);
  const check = await control(page, `${calls}/validate-sms-code`);
  const manage = await control(page, `${calls}/manage`);
  activate.answer(sent("one"));
  check.answer(done({ sign: "two" }));
  manage.answer(done(profile, pixel));
  const stage = await bring(page, tag, { attributes: 'loading="eager" soft-navigation view="esim"' });
  await isThere(page);
  return { stage, activate, check, manage };
}

const radio = ({ widget }: Stage, value: string) => widget.locator(`[name="isEsimInstalled"][value="${value}"]`);
const retry = ({ alert }: Stage) => alert.getByRole("button").first();
const shows = (stage: Stage, heading: string): Promise<void> =>
  expect(stage.widget.getByRole("heading", { name: heading, exact: true })).toBeVisible();

/** Returns a function that sends the form in the language that the page has then, and waits until its fields show so many mistakes. */
const mistake = (stage: Stage, count: number) => async (): Promise<void> => {
  await stage.submit.click();
  await expect(stage.errors).toHaveCount(count);
};

/** Answers the question of the activation's first step, sends it, and waits for the second step. */
async function agree(stage: Stage): Promise<void> {
  await radio(stage, "no").check();
  await stage.submit.click();
  await shows(stage, "Enter the code");
}

async function enter(stage: Stage, code: string): Promise<void> {
  await stage.field("verify-code").fill(code);
  await stage.submit.click();
}

/** Opens the view anew, with the first step of an activation. */
async function reopen(page: Page): Promise<Stage> {
  await page.reload();
  const stage = await bring(page, tag, { attributes: 'loading="eager" soft-navigation view="esim"' });
  await isThere(page);
  return stage;
}

test("my digi: the eSIM, step one: asked, with mistakes, not sent, without a contact number, begun anew", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const { stage, activate, check } = await arrive(page, request);
  await expectSoundView(stage, "the agreement");
  await expectSoundView(stage, "an agreement without an answer", mistake(stage, 1));
  await radio(stage, "yes").check();
  await expectSoundView(stage, "an agreement that is not confirmed", mistake(stage, 1));
  await radio(stage, "no").check();
  activate.hold();
  await stage.submit.click();
  await expectSoundView(stage, "an agreement under way", () => expect(stage.widget.locator("button[aria-busy=true]")).toBeVisible());
  activate.fail("503");
  await expect(retry(stage)).toBeVisible();
  await expectSoundView(stage, "an agreement that was not sent");
  activate.answer(refused("invalid", { message: { phone_number: ["Add a contact number first."] } }), 422);
  await stage.submit.click();
  await expect(stage.alert).toContainText("Add a contact number first");
  await expectSoundView(stage, "no contact number");
  activate.answer(sent("one"));
  await stage.submit.click();
  await shows(stage, "Enter the code");
  check.answer(refused("invalid", { message: { sign: ["Please start again."] } }), 422);
  await enter(stage, "1");
  await shows(stage, "Before you begin");
  await expectSoundView(stage, "a run that begins anew", () => expect(stage.alert).toBeVisible());
});

test("my digi: the eSIM, step two: the code, with mistakes, wrong, not checked, of no use, not sent again", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const { stage, activate, check } = await arrive(page, request);
  await agree(stage);
  await expectSoundView(stage, "the code");
  await stage.field("verify-code").fill("12 34");
  await expectSoundView(stage, "a code with a blank", mistake(stage, 1));
  check.answer(refused("code_wrong", { attempts_left: 4 }), 422);
  await enter(stage, "1");
  await expect(stage.errors).toContainText("This code is not correct.");
  await expectSoundView(stage, "a wrong code");
  check.hold();
  await enter(stage, "2");
  await expectSoundView(stage, "a code under way", () => expect(stage.widget.locator("button[aria-busy=true]")).toBeVisible());
  check.fail("503");
  await expect(retry(stage)).toBeVisible();
  await expectSoundView(stage, "a code that was not checked");
  activate.answer(refused("too_many_sends", { message: "Too many codes. Please wait." }), 429);
  await stage.widget.getByRole("button", { name: "Send a new code" }).click();
  await expect(stage.alert).toContainText("Too many codes.");
  await expectSoundView(stage, "a code that was not sent again", () => expect(stage.alert).toBeVisible());
  check.answer(refused("code_burnt"), 422);
  await enter(stage, "3");
  await expect(stage.errors).toContainText("Too many incorrect codes.");
  await expectSoundView(stage, "a code of no use");
});

test("my digi: the eSIM, step three: not read, shown, with its guides, without its picture", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  const { stage, manage } = await arrive(page, request);
  await agree(stage);
  manage.fail("503");
  await enter(stage, "1");
  await shows(stage, "Your eSIM");
  await expectSoundView(stage, "an eSIM that was not read");
  manage.answer(done(profile, pixel));
  await retry(stage).click();
  await expect(stage.widget.getByRole("img")).toBeVisible();
  await expectSoundView(stage, "the eSIM");
  for (const summary of await stage.widget.locator("summary").all()) await summary.click();
  await expectSoundView(stage, "the eSIM with its guides");
  const again = await reopen(page);
  manage.answer(done(profile, "no picture"));
  await agree(again);
  await enter(again, "1");
  await expect(again.widget).toContainText("Error!");
  await expectSoundView(again, "an eSIM without its picture");
});

test("my digi: the eSIM, step one: confirmed, refused for a SIM card, of a line that is not known", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const { stage, activate } = await arrive(page, request);
  await radio(stage, "yes").check();
  await stage.field("confirmed").check();
  await expectSoundView(stage, "an agreement that is confirmed", () => expect(stage.field("confirmed")).toBeChecked());
  activate.answer(refused("not_available"), 501);
  await stage.submit.click();
  await expect(stage.alert).toContainText("There is no eSIM to install on this line");
  await expectSoundView(stage, "a run that is refused for a SIM card");
  const again = await reopen(page);
  activate.answer(refused("not_found"), 404);
  await radio(again, "no").check();
  await again.submit.click();
  await expect(again.alert).toContainText("We don’t know this line");
  await expectSoundView(again, "a run of a line that is not known");
});

test("my digi: the eSIM, step two: no contact number any more, another code under way, there, too old", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const { stage, activate, check } = await arrive(page, request);
  await agree(stage);
  const resend = stage.widget.locator(".esim-resend button");
  activate.answer(refused("invalid", { message: { phone_number: ["We send the code to another number."] } }), 422);
  await resend.click();
  await expect(stage.alert).toContainText("Add a contact number first");
  await expectSoundView(stage, "no contact number any more");
  activate.hold();
  await resend.click();
  await expectSoundView(stage, "another code under way", () => expect(resend).toHaveAttribute("aria-busy", "true"));
  activate.answer(sent("two", 3600));
  await expect(stage.field("verify-code")).toBeFocused();
  await expectSoundView(stage, "another code, and none after it for a while", () => expect(resend).toBeDisabled());
  check.answer(refused("code_expired"), 422);
  await enter(stage, "1");
  await expect(stage.errors).toContainText("This code has expired.");
  await expectSoundView(stage, "a code that is too old");
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148" });
  test("my digi: the eSIM, step three: read again, with its link", async ({ page, request, complaints }) => {
    complaints.announce("Failed to load resource");
    const { stage, manage } = await arrive(page, request);
    await agree(stage);
    manage.fail("503");
    await enter(stage, "1");
    await shows(stage, "Your eSIM");
    manage.hold();
    await retry(stage).click();
    await expectSoundView(stage, "an eSIM that is read again", () => expect(stage.widget.locator("button[aria-busy=true]")).toBeVisible());
    manage.answer(done(profile, pixel));
    await expect(stage.widget.locator('a[href*="esim_qrcode_provisioning"]')).toBeVisible();
    await expectSoundView(stage, "the eSIM with the link for this phone");
  });
});

test("my digi: the eSIM on its way, not there, of no line, of a SIM card’s line, of an unknown one, of one of several lines", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInWithEsim(page, request);
  const products = await control(page, "/my-digi/my-products?*");
  const line = (phone: string, esim: object | null) => ({
    ...{ id: phone, i: "mobile-light", wpId: "1101", t: ["Light"], prc: 5, status: "active", "phone-nr": phone, esim },
  });
  const answer = (...items: readonly ReturnType<typeof line>[]): void =>
    products.answer({
      ...{ meta: { status: { error: false } }, client_id: "100200300", addresses: [] },
      sections: ["mobile", "internet", "tv", "landline", "online"].map((kind) => ({ kind, items: kind === "mobile" ? items : [] })),
      phones: items.map((item) => ({ "phone-nr": item["phone-nr"], text: `+32 ${item["phone-nr"]}`, kind: "mobile", "address-id": null })),
    });
  const show = async (query = ""): Promise<Stage> => {
    const stage = await bring(page, tag, { attributes: 'loading="eager" soft-navigation view="esim"' });
    if (query !== "") {
      await page.evaluate((search) => history.replaceState(null, "", `${location.pathname}${search}`), query);
      await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
    }
    await isThere(page);
    return stage;
  };
  products.hold();
  const waiting = await bring(page, tag, { attributes: 'loading="eager" soft-navigation view="esim"' });
  await expectSound(waiting, "the eSIM on its way", { isThere: () => expect(waiting.widget.locator(".ui-skeleton")).toBeVisible() });
  products.fail("503");
  await expectSoundView(waiting, "an eSIM that does not come", () => expect(retry(waiting)).toHaveCount(1));
  answer(line("470123456", null));
  await expectSoundView(await show(), "no line with an eSIM");
  const card = await show("?phone-nr=470123456");
  await expect(card.alert).toContainText("There is no eSIM to install on this line");
  await expectSoundView(card, "a line with a SIM card");
  answer(line("470123456", { installed: false }), line("471654321", { installed: true }));
  const unknown = await show("?phone-nr=479999999");
  await expect(unknown.alert).toContainText("We don’t know this line");
  await expectSoundView(unknown, "an unknown line");
  const several = await show("?phone-nr=471654321");
  await expect(several.field("phone-nr")).toBeVisible();
  await expectSoundView(several, "one of several lines");
});
