/** Journeys of the contact form on the real site, against the real API: a message is written and sent. */
import { markUnless } from "#tests/depth.ts";
import { expect, moving, test } from "#tests/page.ts";
import {
  api,
  category,
  errors,
  expectEmpty,
  expectKept,
  field,
  fillIn,
  open,
  post,
  sentPanel,
  setAttribute,
  submit,
  typed,
  widget,
} from "./contact.ts";
import { countCalls } from "./fake-api.ts";
import { listen, setLanguage } from "./host-page.ts";
import { pdf } from "./sample-files.ts";

test.use(moving);

type Mail = { readonly subject: string; readonly text: string; readonly attachments: readonly { name: string; size: number }[] };

for (const [lang, thanks, receipt] of [
  ["en", "Thank you", "We have received your message"],
  ["fr", "Merci", "Nous avons bien reçu votre message"],
  ["nl", "Bedankt", "We hebben je bericht ontvangen"],
] as const) {
  test(`the site's page takes a message with a file, thanks, and mails a copy: ${lang} [P-007, P-018, P-048, P-049, P-264, P-265, P-292]${markUnless(lang === "en")}`, async ({
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

test("sends every field, both consents, prefix, language, platform and captcha as multipart; empty ones too [P-097, P-098, P-102, P-189, P-264, P-303, P-310] @all", async ({
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

test("keeps what was typed, the file, focus and caret through another language and changed attributes [P-016] @all", async ({ page }) => {
  await open(page);
  await fillIn(page);
  await field(page, "upload").setInputFiles(pdf(2000));
  await field(page, "phone").fill("12");
  await submit(page).click();
  await expect(field(page, "phone"), "led to what is wrong").toBeFocused();
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

test("a page that cancels digi-submit keeps the form as it is; it sees the name of the file and no captcha @all", async ({ page }) => {
  const calls = countCalls(page, post);
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

test("'Send another message' and reset() bring an empty form that works again @all", async ({ page }) => {
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

test("by keyboard alone: from the first choice to 'Send another message' @all", async ({ page }) => {
  await open(page);
  // With this listener the browser reports every file dialog to the test from now on, instead of opening it.
  page.on("filechooser", () => undefined);
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
