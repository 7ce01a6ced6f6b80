/** One call of the API in a journey's hand: a good answer by the call's contract, or whatever can come in its place. */
import { assert } from "superstruct";
import type { Locator, Page, Request, Route } from "playwright/test";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { requestTimeoutMs } from "#core/base/values/limits.ts";
import { expect } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";

type Answered = NonNullable<Parameters<Route["fulfill"]>[0]>;

export type Fault = {
  readonly answer: Answered | "none" | "late";
  /** What the box says of it: the first is its title. */
  readonly says: readonly string[];
  /** When the box offers to try again. */
  readonly retry: "now" | "in 30 s" | "never";
};

/** A call with cookies must hear its own page's origin. */
const headersFor = (route: Route) => ({
  "access-control-allow-origin": route.request().headers()["origin"] ?? "*",
  "access-control-allow-credentials": "true",
  "access-control-expose-headers": "retry-after",
});
const refusal = (status: Readonly<Record<string, unknown>>): object => ({ meta: { status: { error: true, ...status } } });
const ours = "Something is wrong on our side.";

/** Every cause once: unit tests know more of each (tests/unit/core/ui/base/failure-panel.test.tsx). */
export const faults: Readonly<Record<string, Fault>> = {
  "a refusal": { answer: { status: 401, json: refusal({ message: "Please log in." }) }, says: ["Please log in."], retry: "never" },
  "an outage": { answer: { status: 503, body: "<h1>Gateway</h1>" }, says: ["Error!", ours, "Code 503"], retry: "now" },
  "an outage, in words": {
    answer: { status: 503, json: refusal({ message: "Back at 5." }) },
    says: ["Back at 5.", "Code 503"],
    retry: "now",
  },
  "no JSON": { answer: { body: '{"meta":{"status":{"error":false,"mess' }, says: ["Error!", ours, "Code response.invalid"], retry: "now" },
  "another shape": {
    answer: { json: { meta: { status: "fine" }, status: 42 } },
    says: ["Error!", ours, "Code response.invalid"],
    retry: "now",
  },
  "too many calls": {
    answer: { status: 429, headers: { "retry-after": "30" }, json: refusal({ code: "rate_limited", message: "Too many." }) },
    says: ["Too many.", "You can try again in "],
    retry: "in 30 s",
  },
  "no way there": { answer: "none", says: ["Our service can’t be reached at the moment"], retry: "now" },
  "no answer in time": { answer: "late", says: ["Our service is taking too long to respond"], retry: "now" },
};

/** Calls to that address which `matches` wait on their way from now on, until what comes back is called. Preflights pass. */
export async function hold(page: Page, address: string, matches: (request: Request) => boolean = () => true): Promise<() => void> {
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    if (route.request().method() !== "OPTIONS" && matches(route.request())) await isLetGo;
    await route.fallback();
  });
  return () => letGo();
}

/** How often the form of that address was sent, from now on: each of its posts that left the page. */
export function countCalls(page: Page, address: string): () => number {
  let calls = 0;
  page.on("request", (request) => void (calls += request.url() === address && request.method() === "POST" ? 1 : 0));
  return () => calls;
}

/** What a page has asked and is still to be answered: not what a journey holds back. */
const underWay = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): Set<Request> {
  const known = underWay.get(page);
  if (known) return known;
  const asked = new Set<Request>();
  underWay.set(page, asked);
  let leavesBy: Request | undefined;
  page.on("request", (request) => {
    asked.add(request);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) leavesBy = request;
  });
  page.on("requestfinished", (request) => asked.delete(request));
  page.on("requestfailed", (request) => asked.delete(request));
  // Nobody waits for what the page before had asked: how a picture of it ended is not always told.
  page.on("framenavigated", (frame) => {
    if (!leavesBy || frame !== page.mainFrame()) return;
    for (const request of asked) if (request !== leavesBy) asked.delete(request);
    leavesBy = undefined;
  });
  return asked;
}

/**
 * Stands in for one call, from the first use of `fail` or `answer` on; until then, and after `pass`, the API itself answers.
 * Preflights are the API's: what it allows is not faked.
 */
export async function fakeCall<Answer>(page: Page, { method, path, answer: shape }: Endpoint<any, any, Answer>) {
  const pattern = path.replace(/\{\w+\}/g, "[^/]+");
  const pass = (route: Route): Promise<void> => route.continue();
  const seen: string[] = [];
  let reply = pass;
  let held: Promise<void> | undefined;
  const asked = watchRequests(page);
  /** Of this call, what a journey holds back too. */
  const unanswered = new Set<Request>();
  page.on("requestfinished", (request) => unanswered.delete(request));
  page.on("requestfailed", (request) => unanswered.delete(request));
  await page.route(new RegExp(`^http://localhost:${ports.api}${pattern}(\\?|$)`), async (route) => {
    const request = route.request();
    if (request.method() !== method) return route.continue();
    seen.push(request.postDataBuffer()?.toString() ?? "");
    unanswered.add(request);
    if (held) asked.delete(request);
    await held;
    return reply(route);
  });
  return {
    /** Bodies of the calls that the page made, first to last. */
    seen: seen as readonly string[],
    pass: (): void => void (reply = pass),
    /** Calls wait on their way from now on, until what comes back is called. */
    hold(): () => void {
      let letGo = (): void => undefined;
      held = new Promise((resolve) => (letGo = resolve));
      return letGo;
    },
    /** What was asked has its answer, or nobody waits for it any more; and the page has drawn what came of that. */
    async isOver(): Promise<void> {
      await expect.poll(() => unanswered.size).toBe(0);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    },
    fail({ answer }: Pick<Fault, "answer">): void {
      reply = (route) => {
        if (answer === "none") return route.abort();
        if (answer === "late") return Promise.resolve(void asked.delete(route.request())); // the page gives up
        return route.fulfill({ ...answer, headers: { ...headersFor(route), ...answer.headers } });
      };
    },
    /** As the contract promises it: an answer of another shape fails the journey here. */
    answer(value: Answer, message?: string): void {
      const status = { error: false, ...(message !== undefined && { message }) };
      const json: unknown = { meta: { status }, status, ...value };
      assert(json, shape);
      reply = (route) => route.fulfill({ json: json as object, headers: headersFor(route) });
    },
  };
}

/**
 * The page's time stands still from now on (`page.clock.install()` before it): none passes while a busy machine takes its own. A minute is
 * over before, so that the moment is never past where the page has gone on meanwhile.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/**
 * Lets the page's time run ahead (`page.clock.install()` before it), so many seconds at once, until something has come of it. What is on
 * its way comes first: a call that a busy machine answers late would find its own time over.
 */
export async function passTime(page: Page, seconds: number, until: () => Promise<void>): Promise<void> {
  const asked = watchRequests(page);
  await expect(async () => {
    await expect.poll(() => [...asked].map((request) => request.url())).toEqual([]);
    await page.clock.fastForward(seconds * 1000);
    await until();
  }).toPass({ intervals: [20] });
}

/**
 * A box that takes no focus is read by nobody who does not come across it: the live region in reach says its title as well. One that takes
 * focus is read from there.
 */
export async function expectHeard(box: Locator): Promise<void> {
  await expect(box).toHaveCount(1);
  const unheard = (): Promise<string> =>
    box.evaluate((element) => {
      if (element.hasAttribute("tabindex")) return "";
      const title = element.querySelector(".ui-alert-title")?.textContent || "a box without a title";
      const stage = element.closest("dialog[open]") ?? (element.getRootNode() as ShadowRoot);
      const said = stage.querySelector("output")?.textContent ?? "";
      return said.includes(title) ? "" : `“${title}”, while the live region says “${said}”`;
    });
  await expect.poll(unheard, "a box that takes no focus is not heard").toBe("");
}

/** The time to wait is over: what the box of a call that came too often offers now, and that this was said. */
export async function expectRetryHeard(box: Locator): Promise<void> {
  await expect(box.getByRole("button", { name: "Try again" })).toBeVisible();
  const said = (): Promise<string> =>
    box.evaluate((element) => {
      const stage = element.closest("dialog[open]") ?? (element.getRootNode() as ShadowRoot);
      return stage.querySelector("output")?.textContent?.trim() ?? "";
    });
  await expect.poll(said, "that it can be tried again is heard").toBe("You can try again now.");
}

/** The box of that fault, seen and heard. Calls that may be repeated are, those that do not come are given up: the page's clock is the journey's. */
export async function boxOf(page: Page, alert: Locator, { says, answer }: Pick<Fault, "says" | "answer">): Promise<Locator> {
  const box = alert.filter({ hasText: says[0] as string });
  await passTime(page, answer === "late" ? requestTimeoutMs / 1000 : 2, () => expect(box).toBeVisible({ timeout: 100 }));
  for (const words of says) await expect(box).toContainText(words);
  await expectHeard(box);
  return box;
}
