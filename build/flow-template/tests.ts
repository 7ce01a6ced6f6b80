/** The template of a flow's unit tests, which cover its samples, the moves between its steps, and its requests. */

/** Returns the content of each generated file, by its path in the repository. */
export const testFiles = (name: string): Readonly<Record<string, string>> => ({
  [`tests/unit/widgets/${name}/choice/samples.ts`]: samples(name),
  [`tests/unit/widgets/${name}/${name}.model.test.ts`]: modelTest(name),
  [`tests/unit/widgets/${name}/details/details.model.test.ts`]: detailsTest(name),
});

const samples = (name: string): string => `import type { Offer } from "#widgets/${name}/choice/choice.contract.ts";

export const offers = [
  { id: "start", name: "Start", price: 12.1, html: "<p>We come to your home.</p>" },
  { id: "comfort", name: "Comfort", price: 17.5, html: "<p>We connect everything.</p>" },
  { id: "max", name: "Max", price: 25, html: "<p>We explain everything.</p>" },
] as const satisfies readonly Offer[];

/** The answers for which \`npm run heights\` reserves space: those of the first step. @public */
export const answers = { "/${name}/offers": { offers } };
`;

const modelTest = (name: string): string => `import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Ports } from "#core/runtime/element/widget.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { createFakeAddressBar } from "#tests/unit/core/platform/fake-address-bar.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import { Model } from "#widgets/${name}/${name}.model.ts";
import { monthlyCents } from "#widgets/${name}/${name}.rules.ts";
import { offers } from "./choice/samples.ts";

const bar = createFakeAddressBar("https://site.example/en/page");
const stepInAddress = (): string | null => new URL(bar.read()).searchParams.get("step");

/** The data that the fake tab stores. */
const stored = new Map<string, string>();
beforeEach(() => {
  bar.push("/en/page");
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

/** Creates and starts the model, as on a page that was just loaded. */
function setUp() {
  const model = new Model({ clock: createFakeClock() } as unknown as Ports, undefined, bar);
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
  });
  return model;
}

const [offer] = offers;
const day = parseDate("2026-01-12") as CalendarDate;

test("each step leads to the next one, and the address names it", () => {
  const model = setUp();
  expect([model.step.value, stepInAddress()]).toEqual(["choice", null]);
  model.choose(offer);
  expect([model.step.value, stepInAddress()]).toEqual(["appointment", "appointment"]);
  model.next();
  expect(model.step.value).toBe("appointment");
  model.setDay(day);
  model.next();
  expect([model.step.value, stepInAddress()]).toEqual(["details", "details"]);
  model.finish("A1");
  expect([model.step.value, stepInAddress(), model.order.value.reference]).toEqual(["done", "done", "A1"]);
  bar.back();
  expect([model.step.value, stepInAddress()]).toEqual(["done", "done"]);
});

test("Previous, and the browser's Back, lead to the step before, and lose nothing", () => {
  const model = setUp();
  model.choose(offer);
  model.setDay(day);
  model.next();
  model.keepTyped({ iban: "BE71" });
  model.previous();
  expect(model.step.value).toBe("appointment");
  bar.back();
  expect([model.step.value, model.order.value.day, model.typed.value]).toEqual(["details", day, { iban: "BE71" }]);
});

test("a reload leads to the same step with what was chosen, but for what was typed; an order that was taken is over", () => {
  const before = setUp();
  before.choose(offer);
  before.setDay(day);
  before.next();
  before.keepTyped({ iban: "BE71096123456769" });
  const after = setUp();
  expect([after.step.value, after.order.value.offer, after.typed.value]).toEqual(["details", offer, {}]);
  expect([...stored.values()].join()).not.toContain("BE71");
  after.finish("A1");
  expect(setUp().step.value).toBe("choice");
});

test("an address that names a step which is not open leads to the first that is", () => {
  bar.push("?step=details");
  expect([setUp().step.value, stepInAddress()]).toEqual(["choice", null]);
});

test("a company reads prices without VAT; who is none is not asked for its number", () => {
  const model = setUp();
  expect([monthlyCents(offer, false), monthlyCents(offer, true)]).toEqual([1210, 1000]);
  model.setCompany(true);
  model.keepTyped({ vat: "BE0428759497", iban: "BE71" });
  model.setCompany(false);
  expect(model.typed.value).toEqual({ iban: "BE71" });
});
`;

const detailsTest = (name: string): string => `import { signal } from "@preact/signals-core";
import { is } from "superstruct";
import { expect, onTestFinished, test } from "vitest";
import type { Call } from "#core/services/api/call.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import { captchaCheck } from "#core/services/captcha/captcha.contract.ts";
import type { Ports } from "#core/runtime/element/widget.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import { Model } from "#widgets/${name}/details/details.model.ts";
import { Details } from "#widgets/${name}/details/details.schema.ts";

const details: Details = { sim_number: "8932000000000001236", iban: "BE71096123456769" };
const offer = { id: "start", name: "Start", price: 10 };
const day = parseDate("2026-01-12") as CalendarDate;

/** Creates and starts the model. The captcha is verified at once, and \`outcome\` is the answer to each request. */
function setUp(outcome: Outcome<unknown>) {
  const bodies: unknown[] = [];
  const told: unknown[] = [];
  const references: string[] = [];
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
    emit: (_event: string, detail: unknown) => (told.push(detail), true),
    track: () => undefined,
  };
  const model = new Model(ports as unknown as Ports, signal({ offer, day, onOrdered: (reference: string) => references.push(reference) }));
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
  });
  return { model, bodies, told, references };
}

test("sends what was chosen and typed, and hands the reference on; the host page is told no account number", async () => {
  const { model, bodies, told, references } = setUp({ ok: true, value: { reference: "A1" } });
  await model.form.submit(details);
  expect(bodies).toEqual([{ ...details, offer: "start", day, lang: "nl", platform: "web", recaptcha: "token" }]);
  expect(references).toEqual(["A1"]);
  expect(JSON.stringify(told)).not.toContain("BE71");
});

test("a refusal keeps the form, and it can be sent again", async () => {
  const { model, bodies, references } = setUp({ ok: false, failure: { code: "network.unreachable" } });
  await model.form.submit(details);
  expect(model.form.state.value).toMatchObject({ status: "refused", failure: { code: "network.unreachable" } });
  await model.form.submit(details);
  expect([bodies.length, references]).toEqual([2, []]);
});

test.each([
  ["an account of another country", { iban: "FR1420041010050500013M02606" }],
  ["a SIM card number that is too short", { sim_number: "8932" }],
  ["an empty VAT number, where it is asked for,", { vat: "" }],
  ["a VAT number with a wrong digit", { vat: "BE0428759498" }],
])("%s is not sent", (_what, change) => {
  expect(is(details, Details)).toBe(true);
  expect(is({ ...details, ...change }, Details)).toBe(false);
});
`;
