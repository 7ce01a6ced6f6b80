/** Tests that the hidden values of a page are stored with what its form sent, and that the API takes none that no form of ours sends. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formsCallback } from "#core/domain/leads/callback.contract.ts";
import { formsOpenFiber } from "#core/domain/leads/open-fiber.contract.ts";
import { callbackRequests, contactMessages, jobApplications, openFiberRequests, subscribers } from "#demo/api/db/schema-forms.ts";
import { formsContact } from "#widgets/contact/contact.contract.ts";
import { formsJobApplication } from "#widgets/job-application/job-application.contract.ts";
import { formsSubscribe } from "#widgets/newsletter/newsletter.contract.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { callbackForm, contactForm, jobApplicationForm, newsletterForm, openFiberForm } from "./support/forms.ts";
import { mailsTo } from "./support/outbox.ts";
import { pdf } from "./support/sample-files.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi({ rateLimitScale: 10 })));
afterAll(() => api.close());

const application = (recaptcha: string) => ({
  ...jobApplicationForm(recaptcha),
  upload_cv: pdf(3000, "cv.pdf"),
  upload_letter: [pdf(2000, "one.pdf")],
});
const forms = [
  { what: "newsletter", endpoint: formsSubscribe, form: newsletterForm, table: subscribers },
  { what: "contact", endpoint: formsContact, form: contactForm, table: contactMessages },
  { what: "open-fiber", endpoint: formsOpenFiber, form: openFiberForm, table: openFiberRequests },
  { what: "job-application", endpoint: formsJobApplication, form: application, table: jobApplications },
] as const;
const context = { utm_campaign: "lente’26", partner_id: "7" };

test.each(forms)("$what: the hidden values are stored with it, and stand in no mail to the visitor", async ({ endpoint, form, table }) => {
  const body = { ...form(await solveCaptcha(api)), context: JSON.stringify(context) };
  expect((await call(api, endpoint, { body } as never)).http).toBe(200);
  const [stored] = await api.context.db.select({ context: table.context }).from(table).where(eq(table.email, body.email));
  expect(stored).toEqual({ context });
  for (const { text } of await mailsTo(api, body.email)) expect(text).not.toContain("lente");
});

test.each(forms)("$what: a form without hidden values is stored without", async ({ endpoint, form, table }) => {
  const body = form(await solveCaptcha(api));
  expect((await call(api, endpoint, { body } as never)).http).toBe(200);
  const [stored] = await api.context.db.select({ context: table.context }).from(table).where(eq(table.email, body.email));
  expect(stored).toEqual({ context: null });
});

test("callback: the hidden values are stored with it", async () => {
  const body = { ...callbackForm(await solveCaptcha(api)), context: JSON.stringify(context) };
  expect((await call(api, formsCallback, { body })).http).toBe(200);
  const all = await api.context.db.select({ context: callbackRequests.context }).from(callbackRequests);
  expect(all).toEqual([{ context }]);
});

test.each([
  ["an eleventh name", JSON.stringify(Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`name_${at}`, "x"])))],
  ["a name with a capital", '{"Campaign":"x"}'],
  ["a value of 201 characters", JSON.stringify({ a: "x".repeat(201) })],
  ["a number", '{"a":1}'],
  ["a list", "[]"],
  ["no JSON", "utm_campaign=spring"],
])("refuses %s", async (_what, json) => {
  const body = { ...newsletterForm(await solveCaptcha(api)), context: json };
  const { http, status } = await call(api, formsSubscribe, { body });
  expect([http, Object.keys(status.message as object)]).toEqual([422, ["context"]]);
});
