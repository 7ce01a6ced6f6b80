/** The newsletter on the real site, against the real API: the way of a subscriber, and everything that can go wrong on it. */
import type { Locator, Page, Route } from "playwright/test";
import { ports } from "#tests/ports.ts";
import { expect, test } from "#tests/page.ts";
import { formsSubscribe } from "#widgets/newsletter/newsletter.contract.ts";
import { fakeCall, throughFaults } from "./fake-api.ts";

const api = `http://localhost:${ports.api}`;

/** The first screen comes before: its ids are its own. */
async function open(page: Page, lang = "en"): Promise<void> {
  await page.goto(`/demo-pages/newsletter?lang=${lang}`);
  await expect(page.locator("digi-newsletter:state(ready)")).toBeAttached();
}
const widget = (page: Page): Locator => page.locator("digi-newsletter");
const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
const submit = (page: Page): Locator => widget(page).locator('button[type="submit"]');
const subscribe = `${api}/forms/subscribe`;

async function fillIn(page: Page, email = "marie@example.be"): Promise<void> {
  await field(page, "first_name").fill("José-María");
  await field(page, "last_name").fill("O’Neill");
  await field(page, "email").fill(email);
  await field(page, "agree").check();
  await expect(submit(page)).toBeEnabled();
}

/** Of the tag in the page, and of its card. */
const heights = (page: Page): Promise<readonly [hostPx: number, cardPx: number]> =>
  widget(page).evaluate((tag) => [tag.clientHeight, tag.shadowRoot?.querySelector(".ui-surface")?.getBoundingClientRect().height ?? 0]);

async function expectKept(page: Page): Promise<void> {
  await expect(field(page, "first_name")).toHaveValue("José-María");
  await expect(field(page, "email")).toHaveValue("marie@example.be");
  await expect(field(page, "agree")).toBeChecked();
}

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

test("says what is wrong at each field, first message only, goes to the first, and forgets it on a change [P-170, P-171, P-182, P-184, P-185, P-211, P-212]", async ({
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

test("its room is kept while it is filled in, waits and errs, given back with success, and kept anew when the form is back", async ({
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
  await fillIn(page, `room.${Date.now()}@example.be`);
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

test("is disabled until the captcha is verified and while sending, and tells why [P-019, P-020]", async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(subscribe, async (route: Route) => {
    await held;
    await route.continue();
  });
  await open(page);
  await expect(submit(page)).toBeDisabled();
  const reason = await submit(page).getAttribute("aria-describedby");
  await expect(widget(page).locator(`[id="${reason}"]`)).toContainText("security check");
  await fillIn(page, `busy.${Date.now()}@example.be`);
  let calls = 0;
  page.on("request", (request) => void (calls += request.url() === subscribe ? 1 : 0));
  await submit(page).dblclick();
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveAttribute("aria-busy", "true");
  release();
  await expect(widget(page).getByRole("heading")).toBeFocused();
  expect(calls, "a double click sends once").toBe(1);
});

test("checks its token with the API, and a refused check leaves it unverified without an error box [P-274, P-275, P-276, C-400, C-401, C-434]", async ({
  page,
}) => {
  let answer = false;
  await page.route(`${api}/api/recaptcha`, (route) => {
    expect(Object.keys(route.request().postDataJSON() as object)).toEqual(["token"]);
    return answer ? route.continue() : route.fulfill({ json: { meta: { status: { error: false } }, res: false } });
  });
  await open(page);
  await field(page, "first_name").fill("Marie");
  const again = widget(page).getByRole("button", { name: "Please confirm again" });
  await expect(again).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await expect(widget(page).locator('[part="alert"]')).toHaveCount(0);
  answer = true;
  await again.click();
  await expect(submit(page)).toBeEnabled();
  await expect(field(page, "first_name")).toHaveValue("Marie");
});

test("an expired captcha is solved anew by itself and nothing typed is lost [C-450]", async ({ page }) => {
  await page.clock.install();
  await open(page);
  await fillIn(page);
  const renewed = page.waitForRequest(`${api}/api/altcha-challenge`);
  await page.clock.fastForward("10:00");
  await renewed;
  await expect(submit(page)).toBeEnabled();
  await expectKept(page);
});

test("whatever goes wrong at the API: a warning in place, nothing typed is lost, and the same form goes through afterwards [P-285, P-290, P-291, C-412, C-413]", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await page.clock.install();
  const call = await fakeCall(page, formsSubscribe);
  await open(page);
  await fillIn(page);
  const alert = widget(page).locator('[part="alert"]');
  await throughFaults({ page, call, alert, submit: submit(page), expectKept: () => expectKept(page) }, () => call.answer({}));
  await expect(widget(page).getByRole("button", { name: "Subscribe someone else" })).toBeVisible();
});

test("shows the server's field errors joined, as 'label: message' lines that lead to their fields [P-213, P-214, P-286, P-288, C-414]", async ({
  page,
  complaints,
}) => {
  complaints.announce("422");
  const message = { email: ["Unknown domain.", "Please check."], stranger: ["Not known here."] };
  await page.route(subscribe, (route) =>
    route.fulfill({ status: 422, json: { meta: { status: { error: true, code: "invalid", message } } } }),
  );
  await open(page);
  await fillIn(page);
  await submit(page).click();
  const alert = widget(page).locator('[part="alert"]');
  await expect(alert).toContainText("Email address: Unknown domain., Please check.");
  await expect(alert).toContainText("stranger: Not known here.");
  await expect(widget(page).locator('[part="error"]')).toHaveText("Unknown domain., Please check.");
  await alert.getByRole("link").click();
  await expect(field(page, "email")).toBeFocused();
});

test("shows a string message as it is, and 'Success!' where the server says nothing [P-265, P-287, P-289, P-292, C-415]", async ({
  page,
  complaints,
}) => {
  complaints.announce("400");
  let json: unknown = { meta: { status: { error: true, message: "The list is closed <b>today</b>." } } };
  let status = 400;
  await page.route(subscribe, (route) => route.fulfill({ status, json: json as object }));
  await open(page);
  await fillIn(page);
  await submit(page).click();
  await expect(widget(page).locator('[part="alert"]')).toContainText("The list is closed <b>today</b>.");
  status = 200;
  json = { meta: { status: { error: false, message: { success: "Welcome aboard." } } } };
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect(widget(page).getByRole("heading", { name: "Welcome aboard." })).toBeVisible();
});

test("the host page can take the form: a cancelled digi-submit sends nothing and leaves the form as it is", async ({ page }) => {
  await open(page);
  await fillIn(page);
  await page.evaluate(() => {
    document.addEventListener("digi-submit", (event) => {
      event.preventDefault();
      (window as unknown as { taken: unknown }).taken = (event as CustomEvent).detail;
    });
  });
  let calls = 0;
  page.on("request", (request) => void (calls += request.url() === subscribe ? 1 : 0));
  await submit(page).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { taken?: unknown }).taken))
    .toEqual({
      form: "newsletter",
      fields: { first_name: "José-María", last_name: "O’Neill", email: "marie@example.be", agree: "1" },
    });
  await expectKept(page);
  expect(calls).toBe(0);
});

test("switches language live with everything typed, errors too [P-002, P-016, C-002]", async ({ page }) => {
  await open(page, "en");
  await fillIn(page, "marie@example");
  await submit(page).click();
  await expect(widget(page).locator('[part="error"]')).toHaveText("Enter an email address like name@example.be");
  for (const [lang, label] of [
    ["fr", "Prénom"],
    ["nl", "Voornaam"],
    ["en", "First name"],
  ] as const) {
    await page.evaluate(
      (to) => (window as unknown as { digiWidgets: { setLanguage(to: string): void } }).digiWidgets.setLanguage(to),
      lang,
    );
    await expect(widget(page).getByLabel(label)).toHaveValue("José-María");
    await expect(widget(page).locator('[part="error"]')).toHaveCount(1);
  }
});

test("by keyboard alone", async ({ page }) => {
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
  await page.keyboard.press("Tab"); // the link to the privacy page
  await page.keyboard.press("Tab");
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(widget(page).getByRole("button", { name: "Subscribe someone else" })).toBeVisible();
});

test("max-length cuts what is typed and pasted beyond it [P-210]", async ({ page }) => {
  await open(page);
  await widget(page).evaluate((element) => element.setAttribute("max-length", "5"));
  await expect(field(page, "first_name")).toHaveAttribute("maxlength", "5");
  await field(page, "first_name").pressSequentially("Marie-Louise");
  await expect(field(page, "first_name")).toHaveValue("Marie");
});

test("works where the page's storage is blocked", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = { get: () => { throw new DOMException("denied", "SecurityError"); } }; // prettier-ignore
    for (const area of ["localStorage", "sessionStorage"]) Object.defineProperty(window, area, refuse);
  });
  await open(page);
  await fillIn(page, `blocked.${Date.now()}@example.be`);
  await submit(page).click();
  await expect(widget(page).getByRole("button", { name: "Subscribe someone else" })).toBeVisible();
});

for (const [what, dataApi, reason] of [
  ["missing", "", "data-api is missing"],
  ["of an API that is not there", 'data-api="http://localhost:9"', "Content-Security-Policy blocks http://localhost:9"],
] as const) {
  test(`data-api ${what}: the check says that it did not succeed, can be asked again, and nothing typed is lost`, async ({
    page,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    complaints.announce("ERR_");
    complaints.announce("Content Security Policy"); // the site allows its own API only
    complaints.announce("[digi] The security check of a form did not succeed");
    await page.route("**/demo-pages/newsletter*", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/data-api="[^"]*"/, dataApi) });
    });
    await open(page);
    await field(page, "first_name").fill("José-María");
    await expect(widget(page).getByRole("button", { name: "Please confirm again" })).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    await expect(field(page, "first_name")).toHaveValue("José-María");
    await expect.poll(() => complaints.said.join("\n")).toContain(reason);
  });
}
