/** The contact form on the real site, against the real API: the way of a message, and everything that can go wrong on it. */
import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { formsContact } from "#widgets/contact/contact.contract.ts";
import { fakeCall, throughFaults } from "./fake-api.ts";

const api = `http://localhost:${ports.api}`;
const post = `${api}/forms/contact`;
const limit = 5_242_880;
const widget = (page: Page): Locator => page.locator("digi-contact");
const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
const category = (page: Page, value: string): Locator => widget(page).locator(`[name="category"][value="${value}"]`);
const chosenCategory = (page: Page): Locator => widget(page).locator('[name="category"]:checked');
const submit = (page: Page): Locator => widget(page).locator('button[type="submit"]');
const errors = (page: Page): Locator => widget(page).locator('[part="error"]');
const alert = (page: Page): Locator => widget(page).locator('[part="alert"]');
const sentPanel = (page: Page): Locator => widget(page).getByRole("heading", { name: "Thank you" });

const pdf = (size: number, name = "plan.pdf") => ({ name, mimeType: "application/pdf", buffer: Buffer.alloc(size, "%PDF-1.4\n") });
const program = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.concat([Buffer.from("MZ\x90\0"), Buffer.alloc(2000)]),
});

/** A page that holds the tag alone. */
async function open(page: Page, { attributes = "", lang = "en" } = {}): Promise<void> {
  await page.goto(`/demo-pages/empty?lang=${lang}`);
  await page
    .locator("main")
    .evaluate((main, html) => (main.innerHTML = html), `<digi-contact loading="eager" ${attributes}></digi-contact>`);
  // The first screen comes before: its ids are its own.
  await expect(page.locator("digi-contact:state(ready)")).toBeAttached();
}

const typed = {
  first_name: "José-María",
  last_name: "O’Neill",
  email: "jose@example.be",
  phone: "0470/12.34.56",
  message: "Hello,\nis there fibre?",
};

async function fillIn(page: Page, changed: Partial<typeof typed> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...typed, ...changed })) await field(page, name).fill(value);
  await category(page, "press").check();
  await field(page, "gdpr_agree").check();
  await expect(submit(page)).toBeEnabled();
}

async function expectKept(page: Page, file?: string): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
  await expect(chosenCategory(page)).toHaveValue("press");
  await expect(field(page, "gdpr_agree")).toBeChecked();
  if (file !== undefined) await expect(field(page, "upload")).toHaveValue(new RegExp(`${file}$`));
}

async function expectEmpty(page: Page): Promise<void> {
  for (const name of Object.keys(typed)) await expect(field(page, name)).toHaveValue("");
  await expect(field(page, "upload")).toHaveValue("");
  await expect(widget(page).locator(":checked:not(option)")).toHaveCount(0);
}

/** Details of the events of that name, from now on. */
async function listen(page: Page, name: string, { cancel = false } = {}): Promise<() => Promise<unknown[]>> {
  await page.evaluate(
    ([type, cancels]) => {
      const heard: unknown[] = [];
      (window as unknown as Record<string, unknown>)[type] = heard;
      document.addEventListener(type, (event) => {
        heard.push((event as CustomEvent).detail);
        if (cancels) event.preventDefault();
      });
    },
    [name, cancel] as const,
  );
  return () => page.evaluate((type) => (window as unknown as Record<string, unknown[]>)[type] ?? [], name);
}

const setLanguage = (page: Page, to: string): Promise<void> =>
  page.evaluate(
    (lang) => (window as unknown as { digiWidgets: { setLanguage(lang: string): Promise<void> } }).digiWidgets.setLanguage(lang),
    to,
  );

const setAttribute = (page: Page, name: string, value: string): Promise<void> =>
  widget(page).evaluate((element, [key, text]) => element.setAttribute(key, text), [name, value] as const);

/** How often the form's call left the page, from now on. */
function countCalls(page: Page): () => number {
  let calls = 0;
  page.on("request", (request) => void (calls += request.url().endsWith("/forms/contact") && request.method() === "POST" ? 1 : 0));
  return () => calls;
}

/** Answers of this call wait until they are let go. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

type Mail = { readonly subject: string; readonly text: string; readonly attachments: readonly { name: string; size: number }[] };

for (const [lang, thanks, receipt] of [
  ["en", "Thank you", "We have received your message"],
  ["fr", "Merci", "Nous avons bien reçu votre message"],
  ["nl", "Bedankt", "We hebben je bericht ontvangen"],
] as const) {
  test(`the site's page takes a message with a file, thanks, and mails a copy: ${lang} [P-007, P-016, P-018, P-048, P-049, P-097, P-264, P-265, P-292]`, async ({
    page,
    request,
  }) => {
    const mailsTo = async (to: string) => (await (await request.get(`${api}/demo/outbox?to=${to}`)).json()) as Mail[];
    const email = `jose.${lang}.${Date.now()}@example.be`;
    await page.goto(`/${lang}/contact`);
    await fillIn(page, { email });
    await field(page, "upload").setInputFiles(pdf(30_000));
    await submit(page).click();
    await expect(widget(page).getByRole("heading", { name: thanks })).toBeFocused();
    await expect.poll(async () => (await mailsTo(email)).map(({ subject }) => subject)).toEqual([receipt]);
    const service = (await mailsTo("support@digi.example")).find(({ text }) => text.includes(email));
    expect(service?.text).toContain("+32470123456");
    expect(service?.text).toContain("is there fibre?");
    expect(service?.attachments).toMatchObject([{ name: "plan.pdf", size: 30_000 }]);
  });
}

test("sends every field, both consents, prefix, language, platform and captcha as multipart; empty ones too [P-097, P-098, P-102, P-189, P-264, P-303, P-310]", async ({
  page,
}) => {
  await open(page, { lang: "nl" });
  await fillIn(page);
  const sent = page.waitForRequest(post);
  await submit(page).click();
  expect((await sent).headers()["content-type"]).toContain("multipart/form-data");
  const body = (await sent).postData() ?? "";
  const parts = {
    ...typed,
    phone: "470123456",
    message: "Hello,\r\nis there fibre?",
    category: "press",
    marketing_agree: "",
    gdpr_agree: "1",
    agree: "1",
  };
  for (const [name, value] of Object.entries({ ...parts, prefix: "+32", lang: "nl", platform: "web" }))
    expect(body).toContain(`name="${name}"\r\n\r\n${value}\r\n`);
  expect(body).toContain('name="recaptcha"');
  await expect(widget(page).getByRole("heading", { name: "Bedankt" })).toBeFocused();
});

test.describe("fields", () => {
  test("have labels, the prefix select, five categories with none chosen, and a link to the privacy page [P-098, P-099, P-303]", async ({
    page,
  }) => {
    await open(page);
    for (const label of ["First name", "Last name", "Email address", "Phone number", "Your message"])
      await expect(widget(page).getByRole("textbox", { name: label })).toBeVisible();
    await expect(widget(page).getByRole("combobox", { name: "Country code" }).locator("option")).toHaveText(["+32"]);
    await expect(widget(page).getByRole("radiogroup", { name: "What is it about?" }).getByRole("radio")).toHaveCount(5);
    await expect(chosenCategory(page)).toHaveCount(0);
    await expect(widget(page).getByRole("link", { name: "privacy policy" })).toHaveAttribute("href", "/en/privacy");
  });

  test("say what is missing, all at once; focus goes to the first; a change forgets it [P-182, P-186, P-188, P-189, P-211, P-212]", async ({
    page,
  }) => {
    const calls = countCalls(page);
    await open(page);
    await field(page, "email").focus();
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(errors(page)).toHaveText([
      "Choose what it is about",
      "Enter your first name",
      "Enter your last name",
      "Enter your email address",
      "Enter your phone number",
      "Write your message",
      "Please tick this box to continue",
    ]);
    await expect(category(page, "commercial")).toBeFocused();
    await expect(widget(page).getByRole("status")).toHaveText("7 fields need your attention");
    await page.keyboard.press("ArrowDown");
    await field(page, "first_name").fill("M");
    await field(page, "gdpr_agree").check();
    await expect(errors(page)).toHaveText([
      "Enter your last name",
      "Enter your email address",
      "Enter your phone number",
      "Write your message",
    ]);
    expect(calls()).toBe(0);
  });

  const refused: readonly (readonly [name: string, value: string, message: string])[] = [
    ["first_name", "   ", "Enter your first name"],
    ["last_name", "x".repeat(101), "Use at most 100 characters"],
    ["first_name", "Marie2", "Use only letters, spaces, hyphens and apostrophes"],
    ["email", "marie@example", "Enter an email address like name@example.be"],
    ["email", "marie@@example.be", "Enter an email address like name@example.be"],
    ["email", "marie @example.be", "Enter an email address like name@example.be"],
    ["phone", "47012345", "Enter a Belgian phone number, for example 0470\u00a012\u00a034\u00a056"],
    ["phone", "4701234567", "Enter a Belgian phone number, for example 0470\u00a012\u00a034\u00a056"],
    ["message", " \n ", "Write your message"],
  ];
  test("with something else than they ask for say so in place, keep it, and are taken when it is mended [P-171, P-183, P-184, P-185, P-187]", async ({
    page,
  }) => {
    const calls = countCalls(page);
    await open(page);
    await fillIn(page);
    for (const [name, value, message] of refused) {
      await field(page, name).fill(value);
      await submit(page).click();
      await expect(errors(page)).toHaveText([message]);
      await expect(field(page, name)).toBeFocused();
      await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, name)).toHaveValue(value);
      await field(page, name).fill(typed[name as keyof typeof typed]);
      await expect(errors(page)).toHaveCount(0);
    }
    expect(calls()).toBe(0);
    await submit(page).click();
    await expect(sentPanel(page)).toBeFocused();
  });

  test("are cut at `max-length`; without it a message has 5000 characters, line breaks and all [P-210]", async ({ page }) => {
    await open(page, { attributes: 'max-length="12"' });
    await field(page, "message").pressSequentially("Hello there, you");
    await expect(field(page, "message")).toHaveValue("Hello there,");
    await expect(
      widget(page)
        .getByRole("paragraph")
        .filter({ hasText: /^0 characters left$/ }),
    ).toBeVisible();
    await field(page, "phone").pressSequentially("0470 12 34 56");
    await expect(field(page, "phone"), "has a limit of its own").toHaveValue("0470 12 34 56");
    await widget(page).evaluate((element) => element.removeAttribute("max-length"));
    await expect(field(page, "message")).toHaveAttribute("maxlength", "5000");
    await fillIn(page, { message: `${"x".repeat(99)}\n`.repeat(49) + "x".repeat(100) });
    await submit(page).click();
    await expect(sentPanel(page)).toBeFocused();
  });
});

test.describe("category", () => {
  test("follows the attribute until the visitor has chosen, and again after a reset [P-099]", async ({ page, complaints }) => {
    complaints.announce("<digi-contact> category: not accepted");
    await open(page, { attributes: 'category="jobs"' });
    await expect(chosenCategory(page)).toHaveValue("jobs");
    await setAttribute(page, "category", "sponsorship");
    await expect(chosenCategory(page)).toHaveValue("sponsorship");
    await setAttribute(page, "category", "nonsense");
    await expect(chosenCategory(page)).toHaveValue("sponsorship");
    await category(page, "press").check();
    await setAttribute(page, "category", "commercial");
    await expect(chosenCategory(page)).toHaveValue("press");
    await widget(page).evaluate((element) => (element as unknown as { reset(): void }).reset());
    await expect(chosenCategory(page)).toHaveValue("commercial");
    await widget(page).evaluate((element) => element.removeAttribute("category"));
    await expect(chosenCategory(page)).toHaveCount(0);
  });

  test("that the page proposed is sent, and its error goes when the page proposes one [P-099]", async ({ page }) => {
    await open(page);
    await fillIn(page);
    await widget(page).evaluate((element) => (element as unknown as { reset(): void }).reset());
    await expectEmpty(page);
    for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
    await field(page, "gdpr_agree").check();
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(errors(page)).toHaveText(["Choose what it is about"]);
    await setAttribute(page, "category", "customer_support");
    await expect(errors(page)).toHaveCount(0);
    const sent = page.waitForRequest(post);
    await submit(page).click();
    expect((await sent).postData()).toContain('name="category"\r\n\r\ncustomer_support\r\n');
    await expect(sentPanel(page)).toBeFocused();
  });
});

test.describe("a file", () => {
  const wrong = [
    ["of one byte too many", pdf(limit + 1, "large.pdf"), "This file is larger than 5\u00a0MB"],
    ["of another kind", program("setup.exe"), "We can’t accept this type of file"],
    ["without content", { ...pdf(1), buffer: Buffer.alloc(0) }, "This file is empty"],
  ] as const;
  for (const [what, file, message] of wrong) {
    test(`${what} is refused at its field as soon as it is chosen, and can be taken away [P-049, P-302]`, async ({ page }) => {
      await open(page);
      await fillIn(page);
      await field(page, "upload").setInputFiles(file);
      await expect(errors(page)).toHaveText([message]);
      await expect(field(page, "upload")).toHaveAttribute("aria-invalid", "true");
      await expect(widget(page).getByRole("status")).toHaveText(message);
      await submit(page).click();
      await expect(field(page, "upload")).toBeFocused();
      await expectKept(page, file.name);
      await widget(page)
        .getByRole("button", { name: `Remove ${file.name}` })
        .click();
      await expect(errors(page)).toHaveCount(0);
      await expect(field(page, "upload")).toBeFocused();
      await submit(page).click();
      await expect(sentPanel(page)).toBeFocused();
    });
  }

  test("of just 5 242 880 bytes is taken [P-302]", async ({ page }) => {
    await open(page);
    await fillIn(page);
    await field(page, "upload").setInputFiles(pdf(limit));
    await expect(widget(page).getByText(/^5.MB$/)).toBeVisible();
    await submit(page).click();
    await expect(sentPanel(page)).toBeFocused();
  });

  test("that is a renamed program is refused by the API: in the box with a link, and at the field; nothing is lost [P-213, P-214, P-285, P-286, P-288]", async ({
    page,
    complaints,
  }) => {
    complaints.announce("422");
    await open(page);
    await fillIn(page);
    await field(page, "upload").setInputFiles(program("renamed.pdf"));
    await submit(page).click();
    await expect(alert(page)).toBeFocused();
    await expectKept(page, "renamed.pdf");
    await expect(errors(page)).toHaveText([/content doesn’t match/]);
    await alert(page)
      .getByRole("link", { name: /^Attachment: / })
      .click();
    await expect(field(page, "upload")).toBeFocused();
    await field(page, "upload").setInputFiles(pdf(2000));
    await expect(errors(page)).toHaveCount(0);
    await submit(page).click();
    await expect(sentPanel(page)).toBeFocused();
  });

  test("shows how far it is, can be stopped, and is sent afterwards [P-020]", async ({ page }) => {
    const throttle = await page.context().newCDPSession(page);
    const speed = (bytesPerSecond: number) =>
      throttle.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: bytesPerSecond,
      });
    await throttle.send("Network.enable");
    await open(page);
    await fillIn(page);
    await field(page, "upload").setInputFiles(pdf(4_000_000));
    await speed(300_000);
    await submit(page).click();
    await expect(widget(page).getByRole("progressbar", { name: /Sending your file: [1-9]/ })).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    await expect(widget(page).getByRole("button", { name: "Remove plan.pdf" })).toHaveCount(0);
    await widget(page).getByRole("button", { name: "Stop sending" }).click();
    await expect(alert(page)).toBeFocused();
    await expect(alert(page)).toContainText("Sending was stopped");
    await expect(widget(page).getByRole("progressbar")).toHaveCount(0);
    await expectKept(page, "plan.pdf");
    await speed(-1);
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(sentPanel(page)).toBeFocused();
  });
});

test.describe("captcha", () => {
  test("the button waits for it and says so; while sending there is no second press [P-018, P-019, P-020]", async ({ page }) => {
    const releaseCheck = await hold(page, `${api}/api/recaptcha`);
    const releaseForm = await hold(page, post);
    const calls = countCalls(page);
    await open(page);
    const reason = async () => widget(page).locator(`[id="${await submit(page).getAttribute("aria-describedby")}"]`);
    await expect(submit(page)).toBeDisabled();
    await expect(await reason()).toContainText("security check");
    await field(page, "first_name").focus();
    await expect(await reason()).toHaveText("Automatic security check");
    releaseCheck();
    await fillIn(page);
    await submit(page).dblclick();
    await expect(submit(page)).toHaveAttribute("aria-busy", "true");
    await expect(submit(page)).toBeDisabled();
    releaseForm();
    await expect(sentPanel(page)).toBeFocused();
    expect(calls()).toBe(1);
  });

  test("that failed is asked for again by hand; that expired is solved anew; nothing typed is lost [P-276, C-401, C-434, C-450]", async ({
    page,
    complaints,
  }) => {
    complaints.announce("503");
    await page.clock.install();
    await open(page);
    await page.route(`${api}/api/recaptcha`, (route) => route.continue({ url: `${api}/~503/api/recaptcha` }), { times: 1 });
    await field(page, "first_name").fill("Marie");
    const again = widget(page).getByRole("button", { name: "Please confirm again" });
    await expect(again).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
    await again.click();
    await fillIn(page);
    const renewed = page.waitForRequest(`${api}/api/altcha-challenge`);
    await page.clock.fastForward("10:00");
    await renewed;
    await expect(submit(page)).toBeEnabled();
    await expectKept(page);
    await submit(page).click();
    await expect(sentPanel(page)).toBeFocused();
  });

  test("that the API refuses is renewed, and the same message goes through then", async ({ page, complaints }) => {
    complaints.announce("422");
    let spent = "";
    await page.route(post, async (route) => {
      const headers = route.request().headers();
      const body = route.request().postData() ?? "";
      const token = /name="recaptcha"\r\n\r\n(\S+)/.exec(body)?.[1] ?? "";
      if (spent === "") spent = token;
      // What the first call carries is spent before it arrives.
      if (token === spent)
        await page.request.post(post, { headers: { "content-type": headers["content-type"] ?? "" }, data: Buffer.from(body) });
      await route.continue();
    });
    await open(page);
    await fillIn(page);
    await submit(page).click();
    await expect(alert(page)).toBeFocused();
    await expectKept(page);
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(sentPanel(page)).toBeFocused();
  });
});

test.describe("failures", () => {
  test("whatever goes wrong: a warning in place, nothing typed is lost, and what stands there then is sent [P-285, P-286, P-287, P-290, P-291]", async ({
    page,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    await page.clock.install();
    const call = await fakeCall(page, formsContact);
    await open(page);
    await fillIn(page);
    await field(page, "upload").setInputFiles(pdf(2000));
    const form = { page, call, alert: alert(page), submit: submit(page), expectKept: () => expectKept(page, "plan.pdf") };
    await throughFaults(form, async () => {
      call.answer({}, "Thank you.");
      await field(page, "message").fill("Something else");
    });
    await expect(sentPanel(page)).toBeFocused();
    const [first, last] = [call.seen[0], call.seen.at(-1)];
    expect(first).not.toContain("Something else");
    for (const part of ["Something else", 'filename="plan.pdf"']) expect(last).toContain(part);
  });

  test("offline and back", async ({ page, complaints }) => {
    complaints.announce("net::ERR_INTERNET_DISCONNECTED");
    await open(page);
    await fillIn(page);
    await page.context().setOffline(true);
    await submit(page).click();
    await expect(alert(page)).toContainText("You are offline");
    await expectKept(page);
    await page.context().setOffline(false);
    await expect(async () => {
      await widget(page).getByRole("button", { name: "Please confirm again" }).or(submit(page)).first().click();
      await expect(sentPanel(page)).toBeFocused({ timeout: 2000 });
    }).toPass();
  });

  test("a list of the server's at a field is joined; a key without a field is shown as it is [P-213, P-214, P-288]", async ({
    page,
    complaints,
  }) => {
    complaints.announce("422");
    const message = { phone: ["This number is not in use.", "Try another."], budget: ["Unknown"] };
    await page.route(post, (route) =>
      route.fulfill({ status: 422, json: { meta: { status: { error: true, code: "invalid", message } } } }),
    );
    await open(page);
    await fillIn(page);
    await submit(page).click();
    await expect(errors(page)).toHaveText(["This number is not in use., Try another."]);
    await expect(alert(page)).toContainText("budget: Unknown");
    await alert(page).getByRole("link", { name: "Phone number: This number is not in use., Try another." }).click();
    await expect(field(page, "phone")).toBeFocused();
    await expectKept(page);
    await field(page, "phone").fill("470999999");
    await expect(errors(page)).toHaveCount(0);
  });
});

test("everything typed, the file, focus and caret survive a language switch and changed attributes; errors change their language [P-016]", async ({
  page,
}) => {
  await open(page);
  await fillIn(page);
  await field(page, "upload").setInputFiles(pdf(2000));
  await field(page, "phone").fill("12");
  await submit(page).click();
  await field(page, "message").focus();
  await field(page, "message").evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 4));
  await setAttribute(page, "heading", "Write");
  await setAttribute(page, "max-length", "80");
  await setLanguage(page, "fr");
  await expect(widget(page).getByLabel("Votre message")).toBeFocused();
  expect(
    await field(page, "message").evaluate(({ selectionStart, selectionEnd }: HTMLTextAreaElement) => [selectionStart, selectionEnd]),
  ).toEqual([2, 4]);
  await expect(widget(page).getByRole("heading", { name: "Write" })).toBeVisible();
  await expect(errors(page)).toHaveText([/Indiquez un numéro belge/]);
  await field(page, "phone").fill(typed.phone);
  await expectKept(page, "plan.pdf");
  await submit(page).click();
  await expect(widget(page).getByRole("heading", { name: "Merci" })).toBeFocused();
});

test("a page that cancels digi-submit keeps the form as it is; it sees the name of the file and no captcha", async ({ page }) => {
  const calls = countCalls(page);
  await open(page);
  const submitted = await listen(page, "digi-submit", { cancel: true });
  await fillIn(page);
  await field(page, "upload").setInputFiles(pdf(2000));
  await submit(page).click();
  await expect.poll(submitted).toHaveLength(1);
  const fields = { ...typed, phone: "470123456", category: "press", upload: "plan.pdf", marketing_agree: "", gdpr_agree: "1" };
  expect(await submitted()).toEqual([{ form: "contact", fields }]);
  await expect(submit(page)).toBeEnabled();
  await expectKept(page, "plan.pdf");
  expect(calls()).toBe(0);
});

test("'Send another message' and reset() bring an empty form that works again", async ({ page }) => {
  await open(page);
  const succeeded = await listen(page, "digi-success");
  await fillIn(page);
  await field(page, "upload").setInputFiles(pdf(2000));
  await submit(page).click();
  await expect(sentPanel(page)).toBeFocused();
  expect(await succeeded()).toEqual([{ form: "contact" }]);
  await widget(page).getByRole("button", { name: "Send another message" }).click();
  await expectEmpty(page);
  await fillIn(page);
  await submit(page).click();
  await expect(sentPanel(page), "without a file this time").toBeFocused();
  await widget(page).evaluate((element) => (element as unknown as { reset(): void }).reset());
  await expectEmpty(page);
  await expect(errors(page)).toHaveCount(0);
});

test("by keyboard alone: from the first choice to 'Send another message'", async ({ page }) => {
  await open(page);
  page.on("filechooser", () => undefined); // from now on the browser asks us, and not only from the moment that somebody waits
  const keys = page.keyboard;
  const next = async (name: string): Promise<void> => {
    await keys.press("Tab");
    await expect(field(page, name)).toBeFocused();
  };
  await keys.press("Tab");
  await expect(category(page, "commercial")).toBeFocused();
  await keys.press("ArrowDown");
  await expect(category(page, "customer_support")).toBeChecked();
  for (const name of ["first_name", "last_name", "email"] as const) {
    await next(name);
    await keys.type(typed[name]);
  }
  await keys.press("Tab");
  await expect(widget(page).getByRole("combobox", { name: "Country code" })).toBeFocused();
  await next("phone");
  await keys.type(typed.phone);
  await next("message");
  await keys.type("Hello");
  await next("upload");
  const chooser = page.waitForEvent("filechooser");
  await keys.press("Space");
  await (await chooser).setFiles(pdf(2000));
  await keys.press("Tab");
  await expect(widget(page).getByRole("button", { name: "Remove plan.pdf" })).toBeFocused();
  await next("marketing_agree");
  await next("gdpr_agree");
  await keys.press("Space");
  await keys.press("Tab");
  await expect(widget(page).getByRole("link", { name: "privacy policy" })).toBeFocused();
  await expect(submit(page)).toBeEnabled();
  await keys.press("Tab");
  await expect(submit(page)).toBeFocused();
  await keys.press("Enter");
  await expect(sentPanel(page)).toBeFocused();
  await keys.press("Tab");
  await expect(widget(page).getByRole("button", { name: "Send another message" })).toBeFocused();
  await keys.press("Enter");
  await expectEmpty(page);
  await expect(category(page, "commercial"), "what was pressed is gone: focus goes on with the form").toBeFocused();
});
