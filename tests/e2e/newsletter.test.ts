/** Journeys of the newsletter on the real site, against the real API: a visitor subscribes. */
import type { Page, Route } from "playwright/test";
import { expect, moving, test } from "#tests/page.ts";
import { countCalls } from "./fake-api.ts";
import { setLanguage } from "./host-page.ts";
import { api, expectKept, field, fillIn, open, submit, subscribe, widget } from "./newsletter.ts";

test.use(moving);

/** Returns the height of the tag in the page, and the height of the card in it, in px. */
const heights = (page: Page): Promise<readonly [hostPx: number, cardPx: number]> =>
  widget(page).evaluate((tag) => [tag.clientHeight, tag.shadowRoot?.querySelector(".ui-surface")?.getBoundingClientRect().height ?? 0]);

test("subscribes, sends all fields and a welcome mail, and offers to send another [P-006, P-050, P-100, P-101, P-102, P-263, P-018]", async ({
  page,
  request,
}) => {
  const email = `marie.${Date.now()}@example.be`;
  await open(page);
  await expect(submit(page)).toBeDisabled();
  await fillIn(page, `  ${email} `);
  const sent = page.waitForRequest(subscribe);
  await submit(page).click();
  const body = (await sent).postData() ?? "";
  for (const part of [
    'name="agree"\r\n\r\n1',
    'name="marketing_agree"\r\n\r\n1',
    'name="lang"\r\n\r\nen',
    'name="platform"\r\n\r\nweb',
    'name="recaptcha"',
  ]) {
    expect(body).toContain(part);
  }
  expect(body, "trimmed [P-172]").toContain(`name="email"\r\n\r\n${email}\r\n`);
  await expect(widget(page).getByRole("heading")).toBeFocused();
  await expect(widget(page)).toContainText(`We’ve sent a welcome email to ${email}.`);
  await expect.poll(async () => ((await (await request.get(`${api}/demo/outbox?to=${email}`)).json()) as unknown[]).length).toBe(1);
  await widget(page).getByRole("button", { name: "Subscribe someone else" }).click();
  await expect(field(page, "email")).toHaveValue("");
  await expect(field(page, "first_name"), "what was pressed is gone: focus goes on with the form").toBeFocused();
});

test("says what is wrong at each field, first message only, goes to the first, and forgets it on a change [P-170, P-171, P-182, P-184, P-185, P-211, P-212] @all", async ({
  page,
}) => {
  await open(page);
  await field(page, "first_name").fill("   ");
  await field(page, "last_name").fill("Pe3ters");
  await field(page, "email").fill("marie@example");
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  const errors = widget(page).locator('[part="error"]');
  await expect(errors).toHaveText([
    "Enter your first name",
    "Use only letters, spaces, hyphens and apostrophes",
    "Enter an email address like name@example.be",
    "Please tick this box to continue",
  ]);
  await expect(field(page, "first_name")).toBeFocused();
  await expect(field(page, "first_name")).toHaveAttribute("aria-invalid", "true");
  await expect(widget(page).getByRole("status")).toHaveText("4 fields need your attention");
  const summary = widget(page).locator('[part="alert"]');
  await expect(summary.locator("p")).toHaveText([
    "4 fields need your attention",
    "Enter your first name",
    "Last name: Use only letters, spaces, hyphens and apostrophes",
    "Enter an email address like name@example.be",
    "privacy policy: Please tick this box to continue",
  ]);
  await summary.getByRole("link", { name: "privacy policy" }).click();
  await expect(field(page, "agree")).toBeFocused();
  await field(page, "first_name").fill("M");
  await expect(errors).toHaveCount(3);
  await expect(summary.getByRole("link")).toHaveCount(3);
  await field(page, "last_name").fill("M");
  await field(page, "agree").check();
  await expect(errors, "the last one stands at its field alone").toHaveCount(1);
  await expect(summary).toHaveCount(0);
});

test("its space is kept while it is filled in, waits and errs, given back with success, and kept anew when the form is back @all", async ({
  page,
  complaints,
}) => {
  complaints.announce(/status of 500/);
  const answers: (() => void)[] = [];
  const gates = [0, 1].map(() => new Promise<void>((open) => answers.push(open)));
  let calls = 0;
  await page.route(subscribe, async (route: Route) => {
    const call = (calls += 1);
    await gates[call - 1];
    await (call === 1 ? route.fulfill({ status: 500, json: { status: { error: true } } }) : route.continue());
  });
  await page.setViewportSize({ width: 1280, height: 1000 });
  await open(page);
  const [kept, card] = await heights(page);
  expect(kept).toBeGreaterThanOrEqual(card);
  expect(card).toBeGreaterThan(300);
  await fillIn(page, `widget.${Date.now()}@example.be`);
  expect((await heights(page))[0], "filled in").toBe(kept);
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute("aria-busy", "true");
  expect((await heights(page))[0], "waits").toBe(kept);
  answers[0]?.();
  await expect(widget(page).getByRole("button", { name: "Try again" })).toBeVisible();
  expect((await heights(page))[0], "errs").toBeGreaterThanOrEqual(kept);
  await widget(page).getByRole("button", { name: "Try again" }).click();
  await expect(submit(page)).toHaveAttribute("aria-busy", "true");
  answers[1]?.();
  await expect(widget(page).getByRole("heading")).toBeFocused();
  const [given, success] = await heights(page);
  expect(given, "given back").toBe(Math.round(success));
  expect(given).toBeLessThan(kept);
  await widget(page).evaluate((tag) => (tag as HTMLElement & { reset(): Promise<void> }).reset());
  await expect(field(page, "email")).toHaveValue("");
  expect((await heights(page))[0], "kept anew").toBe(kept);
});

test("the host page can take the form: a cancelled digi-submit sends nothing and leaves the form as it is @all", async ({ page }) => {
  await open(page);
  await fillIn(page);
  await page.evaluate(() => {
    document.addEventListener("digi-submit", (event) => {
      event.preventDefault();
      (window as unknown as { taken: unknown }).taken = (event as CustomEvent).detail;
    });
  });
  const calls = countCalls(page, subscribe);
  await submit(page).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { taken?: unknown }).taken))
    .toEqual({
      form: "newsletter",
      fields: { first_name: "José-María", last_name: "O’Neill", email: "marie@example.be", agree: "1" },
    });
  await expectKept(page);
  expect(calls()).toBe(0);
});

test("switches language live with everything typed, errors too [P-002, P-016, C-002] @all", async ({ page }) => {
  await open(page, "en");
  await fillIn(page, "marie@example");
  await submit(page).click();
  await expect(widget(page).locator('[part="error"]')).toHaveText("Enter an email address like name@example.be");
  for (const [lang, label] of [
    ["fr", "Prénom"],
    ["nl", "Voornaam"],
    ["en", "First name"],
  ] as const) {
    await setLanguage(page, lang);
    await expect(widget(page).getByLabel(label)).toHaveValue("José-María");
    await expect(widget(page).locator('[part="error"]')).toHaveCount(1);
  }
});

test("by keyboard alone @all", async ({ page }) => {
  await open(page);
  await expect(widget(page).getByRole("textbox").first()).toBeVisible();
  await page.keyboard.press("Tab");
  for (const text of ["Marie", "Peeters", `keys.${Date.now()}@example.be`]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  await expect(field(page, "agree")).toBeChecked();
  await expect(submit(page)).toBeEnabled();
  await page.keyboard.press("Tab"); // The next element to focus is the link to the privacy page.
  await page.keyboard.press("Tab");
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(widget(page).getByRole("button", { name: "Subscribe someone else" })).toBeVisible();
});

test("max-length ignores what is typed beyond it [P-210] @all", async ({ page }) => {
  await open(page);
  await widget(page).evaluate((element) => element.setAttribute("max-length", "5"));
  await expect(field(page, "first_name")).toHaveAttribute("data-max", "5");
  await field(page, "first_name").pressSequentially("Marie-Louise");
  await expect(field(page, "first_name")).toHaveValue("Marie");
});
