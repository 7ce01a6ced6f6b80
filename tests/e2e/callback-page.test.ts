/**
 * Journeys of the callback page on the real site: a call is ordered, promised or refused, within and outside business hours, and from
 * another time zone.
 */
import type { Locator, Page, Response } from "playwright/test";
import { formsCallback } from "#core/domain/leads/callback.contract.ts";
import { callbackHours } from "#core/base/values/limits.ts";
import { formatDate, parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { answerOf, pressTwice } from "#tests/presses.ts";
import { fakeCall } from "./fake-api.ts";
import { formFaults } from "./form-faults.ts";
import { setLanguage } from "./host-page.ts";

const api = `http://localhost:${ports.api}`;
const post = `${api}${formsCallback.path}`;
const widget = (page: Page): Locator => page.locator("digi-callback-page");
const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
const submit = (page: Page): Locator => widget(page).getByRole("button", { name: "Call me back!" });
const errors = (page: Page): Locator => widget(page).locator('[part="error"]');
const sent = (page: Page, name = "Thank you"): Locator => widget(page).getByRole("heading", { name });
const time = (page: Page): Locator => widget(page).locator(".ui-now");

const data = { day: "2026-01-19", from: "09:00", to: "17:00" };

async function open(page: Page, lang = "en"): Promise<void> {
  await page.goto(`/demo-pages/empty?lang=${lang}`);
  const tag = '<digi-callback-page loading="eager"></digi-callback-page>';
  await page.locator("main").evaluate((main, html) => (main.innerHTML = html), tag);
  await expect(page.locator("digi-callback-page:state(ready)")).toBeAttached();
}

const typed = { first_name: "José-María", last_name: "O’Neill", phone_number: "0470/12.34.56" };

async function fillIn(page: Page, changed: Partial<typeof typed> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...typed, ...changed })) await field(page, name).fill(value);
  await widget(page).locator('[name="radio"][value="no"]').check();
  for (const name of ["digi_terms", "digi_contact"]) await field(page, name).check();
}

async function expectKept(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
  await expect(widget(page).locator('[name="radio"]:checked')).toHaveValue("no");
  for (const name of ["digi_terms", "digi_contact"]) await expect(field(page, name)).toBeChecked();
}

async function expectEmpty(page: Page): Promise<void> {
  for (const name of Object.keys(typed)) await expect(field(page, name)).toHaveValue("");
  await expect(widget(page).locator(":checked:not(option)")).toHaveCount(0);
}

/** Returns a pattern for a text in which every kind of space matches, also a no-break space. */
const blanks = (text: string): RegExp => new RegExp(text.replaceAll(/[.+]/g, "\\$&").replaceAll(" ", "\\s"));

/** Returns a pattern for a text with an English weekday, since some browsers write a comma after it and others do not. */
const days = (text: string): RegExp => new RegExp(text.replace(/(day),? (?=\d)/, "$1,? "));

test("asks for a call once, and promises the answer's day and hours on the page and to customer service", async ({ page, request }) => {
  const lastName = `Peeters${[..."abcdefgh"].map(() => "abcdefghij"[Math.floor(Math.random() * 10)]).join("")}`;
  await page.goto("/en/callback");
  await test.step("shows title, number, hours and all that is asked [P-080, P-081, P-083, P-112, P-208, P-209, P-217]", async () => {
    await expect(widget(page).getByRole("heading", { name: "Leave your number" })).toBeVisible();
    await expect(widget(page)).toContainText("Monday to Saturday, 09:00 to 17:00");
    await expect(widget(page).getByRole("link", { name: "+32 2 870 41 41" })).toHaveAttribute("href", "tel:+3228704141");
    for (const label of ["First name", "Last name", "Phone number"])
      await expect(widget(page).getByRole("textbox", { name: label })).toBeVisible();
    await expect(field(page, "phone_number")).toHaveAttribute("inputmode", "numeric");
    await expect(widget(page).getByRole("combobox", { name: "Country code" }).locator("option")).toHaveText(["+32"]);
    await expect(widget(page).getByRole("radiogroup", { name: "Are you already a customer?" }).getByRole("radio")).toHaveCount(2);
    await expect(widget(page).locator(":checked:not(option)"), "nothing is chosen or ticked").toHaveCount(0);
    await expect(widget(page).getByRole("checkbox")).toHaveCount(2);
    await expect(widget(page).getByRole("link", { name: "Go to home" })).toHaveAttribute("href", "/en");
  });

  await test.step("sends one request for a double click, and says when the call comes [P-005, P-082, P-084, P-112, P-206]", async () => {
    await fillIn(page, { last_name: lastName });
    await expect(submit(page)).toBeEnabled();
    const call = await fakeCall(page, formsCallback);
    const letGo = call.hold();
    const isPost = (response: Response): boolean => response.url() === post && response.request().method() === "POST";
    const { body } = await answerOf(page, isPost, () => pressTwice(submit(page), { letGo }));
    const answer = body as { data: { day: string } };
    await expect(sent(page, "Thank you! We have received your request.")).toBeFocused();
    const day = formatDate(parseDate(answer.data.day) as CalendarDate, "en", "weekday");
    await expect(widget(page)).toContainText(days(`We’ll call you on ${day}, between ${callbackHours.opens} and ${callbackHours.closes}.`));
    await expect(widget(page)).toContainText(blanks("Your number: +32 470 12 34 56"));
    await expect(widget(page).getByRole("link", { name: "Go to home" })).toHaveAttribute("href", "/en");
    expect(call.seen).toHaveLength(1);
    const mails = (await (await request.get(`${api}/demo/outbox`)).json()) as { subject: string; text: string }[];
    const [mail, ...others] = mails.filter(({ subject }) => subject.includes(lastName));
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`Phone: +32470123456\nCall on: ${day}, between 09:00 and 17:00\nAlready a customer: no\n`);
  });

  await widget(page).getByRole("button", { name: "Ask for another call" }).click();
  await expectEmpty(page);
  await expect(field(page, "first_name")).toBeFocused();
});

test("what is missing or wrong stands at its field, nothing is sent, and a page that cancels keeps the form [P-206, P-207, P-217, P-112] @all", async ({
  page,
}) => {
  const call = await fakeCall(page, formsCallback);
  call.answer({ data });
  await page.route(`${api}/api/recaptcha`, async (route) => {
    await held;
    await route.continue();
  });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await open(page);
  await test.step("the button waits for the captcha, and says so", async () => {
    await field(page, "first_name").focus();
    await expect(submit(page)).toBeDisabled();
    await expect(submit(page)).toHaveAccessibleDescription(/security check/);
    release();
    await expect(submit(page)).toBeEnabled();
  });
  await submit(page).click();
  await expect(errors(page)).toHaveText([
    "Enter your first name",
    "Enter your last name",
    "Enter your phone number",
    "Please tick this box to continue",
    "Please tick this box to continue",
  ]);
  await expect(field(page, "first_name")).toBeFocused();
  await fillIn(page);
  for (const [name, wrong, says] of [
    ["phone_number", "47012345", /^Enter a Belgian phone number/],
    ["first_name", "R2D2", "Use only letters, spaces, hyphens and apostrophes"],
    ["last_name", "é".repeat(101), "Use at most 100 characters"],
  ] as const) {
    await field(page, name).fill(wrong);
    await submit(page).click();
    await expect(errors(page)).toHaveText([says]);
    await expect(field(page, name)).toBeFocused();
    await field(page, name).fill(typed[name]);
    await expect(errors(page)).toHaveCount(0);
  }
  for (const name of ["digi_terms", "digi_contact"]) {
    await field(page, name).uncheck();
    await submit(page).click();
    await expect(errors(page)).toHaveText(["Please tick this box to continue"]);
    await field(page, name).check();
  }
  await page.evaluate(() => document.addEventListener("digi-submit", (event) => event.preventDefault(), { once: true }));
  await submit(page).click();
  await expectKept(page);
  expect(call.seen).toEqual([]);
  await submit(page).click();
  await expect(sent(page, "Success!")).toBeFocused();
  expect(call.seen).toHaveLength(1);
});

formFaults({
  name: "callback page",
  endpoint: formsCallback,
  answer: { data },
  widget,
  open,
  fillIn: async (page) => {
    await fillIn(page);
    await expect(submit(page)).toBeEnabled();
  },
  submit,
  expectKept,
  expectSent: async (page, said = "Thank you! We have received your request.") => {
    await expect(sent(page, said)).toBeFocused();
    const day = said === "Thank you." ? "on Monday 19 January 2026" : "on ";
    await expect(widget(page)).toContainText(days(`We’ll call you ${day}`));
    await expect(widget(page)).toContainText(", between 09:00 and 17:00.");
  },
  first: { field: "first_name", text: "Marie" },
  refused: { field: "phone_number", label: "Phone number", other: "0470999999" },
  daily: "a refused security check",
});

test("the promise follows the language @all", async ({ page }) => {
  const call = await fakeCall(page, formsCallback);
  call.answer({ data }, "Thank you.");
  await open(page);
  await fillIn(page);
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect(sent(page)).toBeFocused();
  await expect(widget(page)).toContainText(days("We’ll call you on Monday 19 January 2026, between 09:00 and 17:00."));
  await setLanguage(page, "fr");
  await expect(widget(page)).toContainText(blanks("Nous vous rappellerons le lundi 19 janvier 2026, entre 9 h et 17 h."));
  await setLanguage(page, "nl");
  await expect(widget(page)).toContainText("We bellen je op maandag 19 januari 2026, tussen 9 en 17 uur.");
});

test("keeps what was typed after the server's words, in another language, goes through by Enter, and names the hours @all", async ({
  page,
  complaints,
}) => {
  complaints.announce("422");
  const call = await fakeCall(page, formsCallback);
  await page.clock.install({ time: new Date("2026-01-15T10:00:00+01:00") });
  await open(page);
  await fillIn(page);
  const message = { phone_number: ["This number is not in use."] };
  call.fail({ answer: { status: 422, json: { meta: { status: { error: true, code: "invalid", message } } } } });
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect(errors(page)).toHaveText(["This number is not in use."]);
  await setLanguage(page, "nl");
  await expect(widget(page).getByRole("button", { name: "Bel mij terug!" })).toBeVisible();
  await expectKept(page);
  await setLanguage(page, "en");
  call.answer({}, "Thank you.");
  await field(page, "phone_number").fill(typed.phone_number);
  await field(page, "phone_number").press("Enter");
  await expect(sent(page)).toBeFocused();
  await expect(widget(page)).toContainText("We’ll call between 09:00 and 17:00, Monday to Saturday.");
});

test("reset() empties the form and clears the captcha, which is solved anew before anything is sent; an expired one, too [P-161, P-157] @all", async ({
  page,
}) => {
  const check = (name: string): Locator => widget(page).locator(`.ui-captcha[data-state="${name}"]`);
  await page.clock.install();
  await open(page);
  await expect(check("idle"), "it starts unverified [P-158]").toBeVisible();
  await fillIn(page);
  await expect(check("verified")).toBeVisible();
  let release = (): void => undefined;
  let held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${api}/api/recaptcha`, async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.fastForward("10:00");
  await expect(check("working")).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  release();
  await expect(check("verified")).toBeVisible();
  await expectKept(page);
  held = new Promise<void>((resolve) => (release = resolve));
  await widget(page).evaluate((element) => (element as unknown as { reset(): void }).reset());
  await expectEmpty(page);
  await expect(check("working")).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  release();
  await expect(check("verified")).toBeVisible();
});

test.describe("a visitor on the other side of the world @all", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("is told the hours of Brussels, when the call comes at each end of a day, and nothing moves when it changes [P-081, P-084]", async ({
    page,
  }) => {
    await page.clock.install({ time: new Date("2026-01-17T16:50:00+01:00") }); // In the visitor's time zone it is Sunday morning.
    await open(page);
    await page.clock.pauseAt(new Date("2026-01-17T16:59:30+01:00"));
    expect(await page.evaluate(() => new Date().getDay())).toBe(0);
    await expect(time(page)).toHaveText("We’re open now. We’ll call you today.");
    const top = async (): Promise<number | undefined> => (await field(page, "first_name").boundingBox())?.y;
    const before = await top();
    await page.clock.fastForward(29_000);
    await expect(time(page), "16:59:59").toHaveText("We’re open now. We’ll call you today.");
    await page.clock.fastForward(1000);
    await expect(time(page), "17:00").toHaveText("We’re closed at the moment. We’ll call you on Monday from 09:00.");
    expect(await top()).toBe(before);
    const hourMs = 3_600_000;
    for (const [passes, says] of [
      [19 * hourMs, "We’re closed at the moment. We’ll call you tomorrow from 09:00."], // In Brussels it is Sunday, 12:00.
      [21 * hourMs - 1000, "We’re closed at the moment. We’ll call you today from 09:00."], // In Brussels it is Monday, 08:59:59.
      [1000, "We’re open now. We’ll call you today."], // In Brussels it is Monday, 09:00.
    ] as const) {
      await page.clock.fastForward(passes);
      await expect(time(page)).toHaveText(says);
    }
    expect(await top()).toBe(before);
  });
});
