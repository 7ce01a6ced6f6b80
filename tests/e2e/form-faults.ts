/**
 * Tests what can go wrong when a form is sent. The tests are a table, with a row for each fault and a column for each form, and a test for
 * each pair. Each day one form is tested with all faults, and every other form with one fault; the whole run tests every pair. Faults that
 * only one form can meet are tested in the test file of that form.
 */
import type { Locator, Page, Response, Route } from "playwright/test";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { uploadTimeoutMs } from "#core/base/values/limits.ts";
import { markUnless } from "#tests/depth.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { answerOf, pressTwice } from "#tests/presses.ts";
import { expectRetryHeard, fakeCall, faults, hold, type Fault } from "./fake-api.ts";

const api = `http://localhost:${ports.api}`;

/** A form that is tested with every fault: one column of the table. */
export type FaultyForm = {
  /** The name with which the titles of the form's tests begin. */
  readonly name: string;
  /** The endpoint of the call that sends the form. */
  readonly endpoint: Endpoint<any, any, any>;
  /** The answer that the test gives once a fault is over. Where it is left out, the API itself answers. */
  readonly answer?: object;
  /** The page's date and time, for a form that depends on them. */
  readonly now?: Date;
  readonly widget: (page: Page) => Locator;
  readonly open: (page: Page) => Promise<void>;
  /** Types valid values into the form, so that it can be sent. */
  readonly fillIn: (page: Page) => Promise<void>;
  readonly submit: (page: Page) => Locator;
  /** Expects that all values which `fillIn` typed are still in the form. */
  readonly expectKept: (page: Page) => Promise<void>;
  /**
   * Expects that the form was sent.
   * @param said the message of the answer, where the test has answered instead of the API
   */
  readonly expectSent: (page: Page, said?: string) => Promise<void>;
  /** The field that is typed into first, which starts the security check, and its text. */
  readonly first: { readonly field: string; readonly text: string };
  /** The field whose value the server refuses, the field's label, and another value for it. */
  readonly refused: { readonly field: string; readonly label: string; readonly other: string };
  /**
   * Texts that the last retry must send, besides a new text in the first field. Where this is left out, nothing is changed before the last
   * retry.
   */
  readonly sendsChanges?: readonly string[];
  /** Makes more checks of a fault, once its error box is shown. */
  readonly look?: (page: Page, sent: number) => Promise<void>;
  /** The faults that are not tested with this form, because another test of the form proves them or because the form cannot meet them. */
  readonly without?: readonly FaultName[];
  /** The fault whose test runs each day. */
  readonly daily: FaultName | "every fault";
  /** Ids of the statements that a fault's test proves for this form, in brackets. */
  readonly proves?: Partial<Readonly<Record<FaultName, string>>>;
};

type Call = Awaited<ReturnType<typeof fakeCall<object>>>;
/** A pair of the table: a form on its page, which meets a fault. */
type Cell = {
  readonly page: Page;
  readonly form: FaultyForm;
  readonly call: Call;
  readonly alert: Locator;
  readonly submit: Locator;
  readonly address: string;
};
type Row = { readonly says: string; readonly run: (cell: Cell) => Promise<void> };

/**
 * Returns the row of a fault that the error panel reports. The test expects that the panel names the cause and tells when the visitor can
 * try again, and that the form keeps the visitor's input.
 */
const ofPanel = (name: string, says: string): Row => ({
  says: `${says}, keeps what was typed, and goes through afterwards`,
  run: through(name),
});

const rows = {
  "a refusal": ofPanel("a refusal", "is said in its own words"),
  "an outage": ofPanel("an outage", "is said to be ours"),
  "an outage, in words": ofPanel("an outage, in words", "is said in its own words"),
  "no JSON": ofPanel("no JSON", "is said to be ours"),
  "another shape": ofPanel("another shape", "is said to be ours"),
  "too many calls": ofPanel("too many calls", "says when to try again"),
  "no way there": ofPanel("no way there", "is said"),
  "no answer in time": ofPanel("no answer in time", "is said"),
  "no connection": { says: "is said, keeps what was typed, and goes through once it is back", run: withoutConnection },
  "refused values": { says: "stand in the box with a link, and joined at their field", run: withRefusedValues },
  "a refused security check": { says: "is said and made anew, and the same form goes through then", run: withRefusedCheck },
  "a failed security check": { says: "is asked for again by hand, without a box, and loses nothing", run: withFailedCheck },
  "an expired security check": { says: "is made anew by itself and loses nothing", run: withExpiredCheck },
  "two presses": { says: "send once, when the security check is there", run: withTwoPresses },
} as const satisfies Readonly<Record<string, Row>>;

export type FaultName = keyof typeof rows;

/** Defines the tests of one form, in the test file that calls this function. */
export function formFaults(form: FaultyForm): void {
  const { name: column, endpoint, now, without = [], daily, proves = {} } = form;
  for (const [name, { says, run }] of Object.entries(rows) as [FaultName, Row][]) {
    if (without.includes(name)) continue;
    const isDaily = daily === "every fault" || daily === name;
    test(`${column}: ${name} ${says} ${proves[name] ?? ""}${markUnless(isDaily)}`, async ({ page, complaints }) => {
      complaints.announce(/Failed to load resource|security check/);
      await page.clock.install(now && { time: now });
      const call: Call = await fakeCall<object>(page, endpoint);
      const alert = form.widget(page).locator('[part="alert"]');
      await run({ page, form, call, alert, submit: form.submit(page), address: `${api}${endpoint.path}` });
    });
  }
}

const retryOf = (alert: Locator): Locator => alert.getByRole("button", { name: "Try again" });

/**
 * Returns a test of a form that is sent three times. The first call fails; the retry from the error box fails in another way, so that one
 * box replaces the other; the last one succeeds. The test moves the page's clock, so that it never waits.
 */
function through(name: string): Row["run"] {
  return async (cell) => {
    const { page, form, call } = cell;
    await form.open(page);
    await form.fillIn(page);
    const other = name === "an outage, in words" ? "too many calls" : "an outage, in words";
    const first = await meet(cell, name, cell.submit);
    const last = await meet(cell, other, first);
    if (form.answer) call.answer(form.answer, "Thank you.");
    else call.pass();
    const { first: start, sendsChanges } = form;
    const change = "Changed";
    if (sendsChanges) await form.widget(page).locator(`[name="${start.field}"]`).fill(change);
    await last.click();
    await form.expectSent(page, form.answer && "Thank you.");
    if (!sendsChanges) return;
    expect(call.seen[0]).not.toContain(change);
    for (const part of [change, ...sendsChanges]) expect(call.seen.at(-1)).toContain(part);
  };
}

/**
 * Sends the form, which fails, and checks the error box.
 * @returns the button that sends the form again: the retry button of the box, if the box has one
 */
async function meet({ page, form, call, alert, submit }: Cell, name: string, press: Locator): Promise<Locator> {
  const fault = faults[name] as Fault;
  // The clock is moved only when no puzzle is being solved, because the puzzle would otherwise reach its time limit.
  const passMs = async (ms: number): Promise<void> => {
    await expect(page.locator(".ui-captcha[data-state=working]")).toHaveCount(0);
    await page.clock.fastForward(ms);
  };
  const sent = call.seen.length + 1;
  call.fail(fault);
  await press.click();
  const box = alert.filter({ hasText: fault.says[0] as string });
  if (fault.answer === "late") {
    await expect.poll(() => call.seen.length).toBe(sent);
    await passMs(uploadTimeoutMs);
  }
  await expect(box).toBeFocused();
  for (const words of fault.says) await expect(box).toContainText(words);
  await form.expectKept(page);
  await form.look?.(page, call.seen.length);
  expect(call.seen, "never sent again by itself").toHaveLength(sent);
  const retry = retryOf(box);
  if (fault.retry === "now") await expect(retry).toBeVisible();
  else await expect(retry).toHaveCount(0);
  if (fault.retry === "in 30 s") {
    await passMs(30_000);
    await expectRetryHeard(box);
  }
  return fault.retry === "never" ? submit : retry;
}

async function withoutConnection({ page, form, alert, submit }: Cell): Promise<void> {
  const context = page.context();
  await form.open(page);
  await form.fillIn(page);
  await context.setOffline(true);
  await submit.click();
  await expect(alert).toContainText("You are offline");
  await expect(alert).toBeFocused();
  await form.expectKept(page);
  await context.setOffline(false);
  await expect(submit, "its security check is there again").toBeEnabled();
  await retryOf(alert).click();
  await form.expectSent(page);
}

async function withRefusedValues({ page, form, call, alert, submit }: Cell): Promise<void> {
  const { field: name, label, other } = form.refused;
  const field = form.widget(page).locator(`[name="${name}"]`);
  const errors = form.widget(page).locator('[part="error"]');
  const joined = "This is not in use., Try another.";
  const message = { [name]: joined.split(", "), stranger: ["Unknown"] };
  call.fail({ answer: { status: 422, json: { meta: { status: { error: true, code: "invalid", message } } } } });
  await form.open(page);
  await form.fillIn(page);
  await submit.click();
  await expect(errors).toHaveText([joined]);
  await expect(alert, "a key without a field is shown as it is").toContainText("stranger: Unknown");
  await expect(alert.getByRole("link")).toHaveText(`${label}: ${joined}`);
  await alert.getByRole("link").click();
  await expect(field).toBeFocused();
  await form.expectKept(page);
  await field.fill(other);
  await expect(errors).toHaveCount(0);
}

async function withRefusedCheck({ page, form, alert, submit, address }: Cell): Promise<void> {
  const tokens: string[] = [];
  const token = /(name="recaptcha"\r\n\r\n|"recaptcha":")([^\s"]+)/;
  await page.route(address, (route: Route) => {
    if (route.request().method() === "OPTIONS") return route.fallback();
    const body = route.request().postDataBuffer()?.toString("latin1") ?? "";
    tokens.push(token.exec(body)?.[2] ?? "");
    if (tokens.length > 1) return route.continue();
    return route.continue({ postData: Buffer.from(body.replace(token, "$1guessed"), "latin1") });
  });
  await form.open(page);
  await form.fillIn(page);
  const isRefusal = (response: Response): boolean => response.url() === address && response.status() === 422;
  const { body } = await answerOf(page, isRefusal, () => submit.click());
  const { meta } = body as { meta: { status: { code: string; message: string } } };
  expect(meta.status.code).toBe("captcha_invalid");
  await expect(alert).toBeFocused();
  await expect(alert).toContainText(meta.status.message);
  await form.expectKept(page);
  await expect(submit, "a new one is made by itself").toBeEnabled();
  await submit.click();
  await form.expectSent(page);
  expect(new Set(tokens).size).toBe(2);
}

async function withFailedCheck({ page, form, alert, submit }: Cell): Promise<void> {
  const answers = ["not reached", "refused"];
  await page.route(`${api}/api/recaptcha`, (route: Route) => {
    expect(Object.keys(route.request().postDataJSON() as object)).toEqual(["token"]);
    const answer = answers.shift();
    if (answer === "not reached") return route.continue({ url: `${api}/~503/api/recaptcha` });
    return answer === "refused" ? route.fulfill({ json: { meta: { status: { error: false } }, res: false } }) : route.continue();
  });
  await form.open(page);
  const field = form.widget(page).locator(`[name="${form.first.field}"]`);
  await field.fill(form.first.text);
  const again = form.widget(page).getByRole("button", { name: "Please confirm again" });
  const failed = form.widget(page).locator('.ui-captcha[data-state="failed"]');
  for (const left of [1, 0]) {
    await expect.poll(() => answers.length).toBe(left);
    await expect(failed).toBeVisible();
    await expect(submit).toBeDisabled();
    await expect(alert).toHaveCount(0);
    await again.click();
  }
  await expect(field).toHaveValue(form.first.text);
  await form.fillIn(page);
  await submit.click();
  await form.expectSent(page);
}

async function withExpiredCheck({ page, form, submit }: Cell): Promise<void> {
  await form.open(page);
  await form.fillIn(page);
  const letGo = await hold(page, `${api}/api/recaptcha`);
  const renewed = page.waitForRequest(`${api}/api/altcha-challenge`);
  await page.clock.fastForward("10:00");
  await renewed;
  await expect(submit).toBeDisabled();
  letGo();
  await expect(submit).toBeEnabled();
  await form.expectKept(page);
  await submit.click();
  await form.expectSent(page);
}

async function withTwoPresses({ page, form, call, submit }: Cell): Promise<void> {
  const letCheckGo = await hold(page, `${api}/api/recaptcha`);
  const letGo = call.hold();
  await form.open(page);
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription(/security check/);
  await form.widget(page).locator(`[name="${form.first.field}"]`).focus();
  await expect(submit).toHaveAccessibleDescription(/^Automatic security check/);
  await expect(submit).toBeDisabled();
  letCheckGo();
  await form.fillIn(page);
  await pressTwice(submit, { letGo, meanwhile: () => expect(submit).toBeDisabled() });
  await form.expectSent(page);
  expect(call.seen).toHaveLength(1);
}
