/**
 * Tests what can go wrong while an eSIM is installed on a phone: each call with each fault, a code that the API no longer takes, and a
 * broken picture of the QR code.
 */
import type { Page } from "playwright/test";
import { esimActivate, esimManage, esimValidateSmsCode, type EsimProfile, type SentCode } from "#core/domain/customer/esim.contract.ts";
import { fieldText } from "#demo/api/messages/field-texts.ts";
import { expect, test } from "#tests/page.ts";
import { recordShiftsFromNow, shiftsOf, untilInputIsOld } from "#tests/shifts.ts";
import { expireToken } from "./ended-session.ts";
import { api } from "./access.ts";
import { boxOf, expectRetryHeard, fakeCall, faults, type Fault } from "./fake-api.ts";
import { alert, area, button, errors, heading, link } from "./my-digi-orders.ts";
import { message, said } from "./my-digi-product.ts";
import * as esim from "./my-digi-esim.ts";
import { removeHeader } from "./signed-in.ts";

const sent = (sign: string, more: Partial<SentCode> = {}): { data: SentCode } => ({
  data: { sign, channel: "sms", destination: "+32 47• •• •• 56", expires_in: 1800, resend_in: 60, attempts_left: 5, ...more },
});
const profile: EsimProfile = {
  ...{ activationCode: "LPA:1$smdp.digi.example$ABCDE-FGHIJ", smdpAddress: "smdp.digi.example", matchingId: "ABCDE-FGHIJ" },
  iccid: "8932000000000001012",
};
/** A picture of one black pixel. */
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==";

const refusal = (code: string, more: object = {}, status = 422): Pick<Fault, "answer"> => ({
  answer: { status, json: { meta: { status: { error: true, code, ...more } } } },
});

/** Lets the test answer the three calls of an activation, and shows the first step. */
async function arrive(page: Page): Promise<Calls> {
  const calls = {
    activate: await fakeCall(page, esimActivate),
    check: await fakeCall(page, esimValidateSmsCode),
    manage: await fakeCall(page, esimManage),
  };
  calls.activate.answer(sent("one"));
  calls.check.answer({ data: { sign: "two" } });
  calls.manage.answer({ data: profile }, pixel);
  await esim.openEsim(page);
  return calls;
}
type Calls = Record<"activate" | "check" | "manage", Awaited<ReturnType<typeof fakeCall<any>>>>;

const signsOf = (seen: readonly string[]) => seen.map((body) => (JSON.parse(body) as { sign: string }).sign);

const steps = [
  {
    call: "activate",
    ...{ name: "the agreement", begin: esim.answerNo, press: esim.agreeButton, next: "Enter the code" },
    expectKept: (page: Page) => expect(area(page).getByRole("radio", { name: "No", exact: true })).toBeChecked(),
  },
  {
    call: "check",
    ...{ name: "the code", press: esim.checkButton, next: "Your eSIM" },
    async begin(page: Page) {
      await esim.agree(page);
      await esim.oneTimeCode(page).fill("123");
    },
    expectKept: (page: Page) => expect(esim.oneTimeCode(page)).toHaveValue("123"),
  },
] as const;

for (const { name, call, begin, press, next, expectKept } of steps)
  test(`${name}: refused, unreachable, broken and late, with the way on, and nothing is lost @all`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    await esim.signInWithEsim(page, request);
    await page.clock.install();
    const calls = await arrive(page);
    await begin(page);
    let retry = press(page);
    for (const [title, fault] of Object.entries(faults)) {
      // Neighbours with the same title could be taken for each other.
      if (title === "no JSON" || title === "another shape") continue;
      calls[call].fail(fault);
      await test.step(title, async () => {
        await retry.click();
        const box = await boxOf(page, alert(page), fault);
        await expectKept(page);
        if (fault.retry === "in 30 s") {
          await page.clock.fastForward(31_000);
          await expectRetryHeard(box);
        }
        retry = fault.retry === "never" ? press(page) : box.getByRole("button", { name: "Try again" });
      });
    }
    if (call === "activate") calls.activate.answer(sent("one"));
    else calls.check.answer({ data: { sign: "two" } });
    await retry.click();
    await expect(heading(page, next)).toBeFocused();
    expect(new Set(calls[call].seen).size, "the same call each time").toBe(1);
  });

test("the eSIM that could not be read is asked for again with the same sign; a broken picture leaves the text [C-395]", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await esim.signInWithEsim(page, request);
  const calls = await arrive(page);
  await esim.agree(page);
  calls.manage.fail(faults["an outage"] as Fault);
  await esim.oneTimeCode(page).fill("7");
  await esim.checkButton(page).click();
  await expect(heading(page, "Your eSIM")).toBeFocused();
  await expect(alert(page)).toContainText("Something is wrong on our side.");
  // It begins as a PNG does, so that only the browser finds that it is none.
  calls.manage.answer({ data: profile }, pixel.slice(0, 40));
  await button(page, "Try again").click();
  await expect(heading(page, "Your eSIM")).toBeFocused();
  await expect(area(page)).toContainText("Error!");
  await expect(area(page)).toContainText(profile.activationCode);
  await expect(area(page).locator("img")).toHaveCount(0);
  const scan = area(page).getByText("Scan it with the phone");
  await expect(scan).toHaveCount(1);
  await expect(scan).toBeHidden();
  expect(signsOf(calls.activate.seen)).toEqual([""]);
  expect(signsOf(calls.check.seen)).toEqual(["one"]);
  expect(signsOf(calls.manage.seen)).toEqual(["two", "two"]);
  for (const [label, text] of [
    ["Copy The code as text", profile.activationCode],
    ["Copy SM-DP+ address", profile.smdpAddress],
    ["Copy Activation code", profile.matchingId],
  ] as const) {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await button(page, label).click();
    await expect(said(page)).toContainText("Copied to clipboard!");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
});

test("another code is not sent to the line itself: the way leads to the account, and what is typed stays [C-246, C-391] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await esim.signInWithEsim(page, request);
  const calls = await arrive(page);
  calls.activate.answer(sent("one", { resend_in: 0 }));
  await esim.agree(page);
  await esim.oneTimeCode(page).fill("123");
  const says = fieldText("contact-number.missing", "en");
  calls.activate.fail(refusal("invalid", { message: { phone_number: [says] } }));
  await esim.resendButton(page).click();
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText("Add a contact number first");
  await expect(alert(page)).toContainText(says);
  await expect(esim.oneTimeCode(page)).toHaveValue("123");
  await link(page, "Go to your account").click();
  await expect(page).toHaveURL(/\/en\/my-digi\/account/);
});

test("a message that is no picture is never shown or said [C-395] @all", async ({ page, request }) => {
  await esim.signInWithEsim(page, request);
  const calls = await arrive(page);
  calls.manage.answer({ data: profile }, "Your eSIM is ready.");
  await esim.agree(page);
  await esim.oneTimeCode(page).fill("7");
  await esim.checkButton(page).click();
  await expect(heading(page, "Your eSIM")).toBeFocused();
  await expect(area(page)).toContainText("Error!");
  await expect(area(page)).not.toContainText("Your eSIM is ready.");
});

test("a code that is burnt or too old asks for another one, which comes with the last sign [C-246]", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await esim.signInWithEsim(page, request);
  await page.clock.install();
  const calls = await arrive(page);
  await esim.agree(page);

  await test.step("wrong once more, then burnt", async () => {
    calls.check.fail(refusal("code_wrong", { attempts_left: 1 }));
    await esim.oneTimeCode(page).fill("1");
    await esim.checkButton(page).click();
    await expect(errors(page)).toHaveText("This code is not correct. You have 1 attempt left.");
    await expect(esim.oneTimeCode(page)).toBeFocused();
    calls.check.fail(refusal("code_burnt"));
    await esim.oneTimeCode(page).fill("2");
    await expect(errors(page), "typing on takes the error away").toHaveCount(0);
    await esim.checkButton(page).click();
    await expect(errors(page)).toHaveText("Too many incorrect codes. Please request a new one.");
    await esim.checkButton(page).click({ force: true });
    expect(calls.check.seen).toHaveLength(2);
  });

  await test.step("another one, after a minute, in an empty field that has the focus", async () => {
    await expect(esim.resendButton(page)).toBeDisabled();
    await page.clock.fastForward(60_000);
    calls.activate.answer(sent("three"));
    await esim.resendButton(page).click();
    await expect(esim.oneTimeCode(page)).toBeFocused();
    await expect(esim.oneTimeCode(page)).toHaveValue("");
    await expect(said(page)).toHaveText("A new code is on its way. Earlier codes no longer work.");
    await expect(area(page)).toContainText("You have 5 attempts left.");
    expect(signsOf(calls.activate.seen)).toEqual(["", "one"]);
  });

  await test.step("after half an hour it is too old, by the page’s own clock", async () => {
    await page.clock.fastForward(1_800_000);
    await expect(errors(page)).toHaveText("This code has expired. Please request a new one.");
    calls.activate.fail(refusal("invalid", { message: { sign: ["Please start again."] } }));
    await esim.resendButton(page).click();
    await expect(heading(page, "Before you begin")).toBeFocused();
    await expect(message(page)).toHaveText("Please start again.");
  });
});

test("a line without an eSIM, and one that nobody knows, end the run with the API’s words @all", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  await esim.signInWithEsim(page, request);
  const calls = await arrive(page);
  for (const [code, text, way] of [
    ["not_available", "This line has a SIM card.", "Back to the line"],
    ["not_found", "We know no such line.", "My products"],
  ] as const) {
    await esim.openEsim(page);
    calls.activate.fail(refusal(code, { message: text }, 404));
    await esim.answerNo(page);
    await esim.agreeButton(page).click();
    await expect(message(page)).toBeFocused();
    await expect(message(page)).toContainText(text);
    await expect(message(page).getByRole("link", { name: way })).toBeVisible();
    await expect(area(page).locator("form")).toHaveCount(0);
  }
});

test("a token that has expired is renewed, and the code is checked once [C-391] @all", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  await esim.signInWithEsim(page, request);
  await arrive(page);
  const refused = await expireToken(page, `${api}${esimValidateSmsCode.path}`);
  await esim.agree(page);
  await esim.oneTimeCode(page).fill("1");
  await esim.checkButton(page).click();
  await expect(heading(page, "Your eSIM")).toBeFocused();
  expect(refused()).toBe(1);
  await expect(link(page, "Done")).toBeVisible();
});

for (const width of [320, 1280])
  test(`nothing moves by itself when a code is wrong, of no use, or could not be sent, at ${width} px @all`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    await page.setViewportSize({ width, height: 1080 });
    await esim.signInWithEsim(page, request);
    const calls = await arrive(page);
    await removeHeader(page);
    const still = async (
      what: string,
      call: "activate" | "check",
      fault: Pick<Fault, "answer">,
      shown: () => Promise<void>,
    ): Promise<void> =>
      test.step(what, async () => {
        calls[call].fail(fault);
        const letGo = calls[call].hold();
        const press = call === "check" ? esim.checkButton(page) : esim.agreeButton(page);
        await press.scrollIntoViewIfNeeded();
        await recordShiftsFromNow(page);
        await press.click();
        await expect(press).toHaveAttribute("aria-busy", "true");
        await untilInputIsOld(page);
        letGo();
        await shown();
        expect((await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors)).toEqual([]);
      });
    await esim.answerNo(page);
    await still("not agreed", "activate", faults["an outage"] as Fault, () => expect(message(page)).toBeFocused());
    calls.activate.answer(sent("one"));
    await button(page, "Try again").click();
    await expect(heading(page, "Enter the code")).toBeFocused();
    await esim.oneTimeCode(page).fill("1");
    await still("not checked", "check", faults["an outage"] as Fault, () => expect(message(page)).toBeFocused());
    await esim.oneTimeCode(page).fill("2");
    await still("wrong", "check", refusal("code_wrong", { attempts_left: 4 }), () => expect(errors(page)).toHaveCount(1));
    await esim.oneTimeCode(page).fill("3");
    await still("burnt", "check", refusal("code_burnt"), () => expect(errors(page)).toContainText("Too many"));
  });
