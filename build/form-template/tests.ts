/** The template of a form's tests, which cover its model, its call, and the journey through it. */
import { pascal } from "#build/template.ts";

/** Returns the content of each generated file, by its path in the repository. */
export const testFiles = (name: string): Readonly<Record<string, string>> => ({
  [`tests/unit/widgets/${name}/${name}.model.test.ts`]: modelTest(name),
  [`tests/contract/${name}.test.ts`]: contractTest(name),
  [`tests/e2e/${name}.test.ts`]: journey(name),
});

const modelTest = (name: string): string => `import { signal } from "@preact/signals-core";
import { is } from "superstruct";
import { expect, onTestFinished, test } from "vitest";
import type { Call } from "#core/services/api/call.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import { captchaCheck } from "#core/services/captcha/captcha.contract.ts";
import type { Ports } from "#core/runtime/element/widget.ts";
import type { Language } from "#core/base/values/language.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import { Model } from "#widgets/${name}/${name}.model.ts";
import { ${pascal(name)}Fields } from "#widgets/${name}/${name}.schema.ts";

const fields: ${pascal(name)}Fields = { first_name: "Marie", email: "marie@example.be", question: "Which box do I need?", agree: "1" };

/** Creates and starts the model. The captcha is verified at once, and \`outcome\` is the answer to each request. */
function setUp(outcome: Outcome<unknown>) {
  const bodies: unknown[] = [];
  const call = ((endpoint: unknown, request: { body?: unknown } = {}) => {
    if (endpoint === captchaCheck) return Promise.resolve({ ok: true, value: { res: true } });
    bodies.push(request.body);
    return Promise.resolve(outcome);
  }) as Call;
  const provider = { obtain: () => Promise.resolve({ token: "token", lifeMs: 600_000 }) };
  const ports = {
    call,
    language: signal<Language>("nl"),
    captcha: { call, clock: createFakeClock(), provider, secure: true, needsHand: false },
    emit: () => true,
    track: () => undefined,
  };
  const model = new Model(ports as unknown as Ports);
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
  });
  return { model, bodies };
}

test("sends what was typed, with the security check's token", async () => {
  const { model, bodies } = setUp({ ok: true, value: {}, message: "Thank you." });
  await model.form.submit(fields);
  expect(bodies).toEqual([{ ...fields, lang: "nl", platform: "web", recaptcha: "token" }]);
  expect(model.form.state.value).toMatchObject({ status: "sent", message: "Thank you." });
});

test("a refusal keeps the form, and it can be sent again", async () => {
  const { model, bodies } = setUp({ ok: false, failure: { code: "network.unreachable" } });
  await model.form.submit(fields);
  expect(model.form.state.value).toMatchObject({ status: "refused", failure: { code: "network.unreachable" } });
  await model.form.submit(fields);
  expect(bodies).toHaveLength(2);
});

test.each([
  ["no question", { question: "" }],
  ["an address without a domain", { email: "marie" }],
  ["no consent", { agree: "" }],
])("%s is not sent", (_what, change) => {
  expect(is(fields, ${pascal(name)}Fields)).toBe(true);
  expect(is({ ...fields, ...change }, ${pascal(name)}Fields)).toBe(false);
});
`;

const contractTest = (name: string): string => `import { afterAll, beforeAll, expect, test } from "vitest";
import { forms${pascal(name)} } from "#widgets/${name}/${name}.contract.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { mailsTo } from "./support/outbox.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const form = (recaptcha: string) => ({
  first_name: "Marie",
  email: "marie@example.be",
  question: "Which box do I need?",
  agree: "1",
  lang: "fr",
  platform: "web",
  recaptcha,
});

test("POST /forms/${name} brings the question to customer service", async () => {
  const { http } = await call(api, forms${pascal(name)}, { body: form(await solveCaptcha(api)) });
  expect(http).toBe(200);
  const [mail] = await mailsTo(api, "support@digi.example");
  expect(mail?.text).toContain("Which box do I need?");
});

test("refuses a form without a question, and one without a captcha", async () => {
  const { http, status } = await call(api, forms${pascal(name)}, { body: { ...form("none"), question: " " } });
  expect(http).toBe(422);
  expect(status.message).toEqual({ question: ["Ce champ est obligatoire"] });
  expect((await call(api, forms${pascal(name)}, { body: form("none") })).status.code).toBe("captcha_invalid");
});
`;

const journey = (name: string): string => `import { expect, test } from "#tests/page.ts";

test("says what is missing, then sends", async ({ page }) => {
  await page.goto("/demo-pages/${name}?lang=en");
  await expect(page.locator("digi-${name}:state(ready)")).toBeAttached();
  const widget = page.locator("digi-${name}");
  const submit = widget.getByRole("button", { name: "Send my question" });
  await widget.getByLabel("First name").fill("Marie");
  await widget.getByLabel("Email address").fill("marie@example.be");
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(widget.locator('[part="error"]')).toHaveText(["This field is required", "Please tick this box to continue"]);
  await widget.getByLabel("Your question").fill("Which box do I need?");
  await widget.getByRole("checkbox").check();
  await submit.click();
  await expect(widget.getByRole("heading", { name: "Success!" })).toBeFocused();
});
`;
