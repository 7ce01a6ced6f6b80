/**
 * Helpers with which a journey answers one call of the API itself: with a good answer that fits the call's contract, or with any failure
 * that can come in its place.
 */
import { assert } from "superstruct";
import type { Locator, Page, Request, Route } from "playwright/test";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { requestTimeoutMs } from "#core/base/values/limits.ts";
import { expect } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";

type Answered = NonNullable<Parameters<Route["fulfill"]>[0]>;

export type Fault = {
  readonly answer: Answered | "none" | "late";
  /** Texts that the error box shows; the first is its title. */
  readonly says: readonly string[];
  /** The time at which the error box offers to try again. */
  readonly retry: "now" | "in 30 s" | "never";
};

/** Returns the CORS headers of an answer. A call with cookies needs a header that names the origin of its own page. */
const headersFor = (route: Route) => ({
  "access-control-allow-origin": route.request().headers()["origin"] ?? "*",
  "access-control-allow-credentials": "true",
  "access-control-expose-headers": "retry-after",
});
const refusal = (status: Readonly<Record<string, unknown>>): object => ({ meta: { status: { error: true, ...status } } });
const ours = "Something is wrong on our side.";

/** A failure for each cause. Unit tests test each cause in more detail (tests/unit/core/ui/base/failure-panel.test.tsx). */
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

/**
 * Holds back the calls to an address for which `matches` is true, from now on. Preflights pass.
 * @returns a function that releases them
 */
export async function hold(page: Page, address: string, matches: (request: Request) => boolean = () => true): Promise<() => void> {
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    if (route.request().method() !== "OPTIONS" && matches(route.request())) await isLetGo;
    await route.fallback();
  });
  return () => letGo();
}

/**
 * Counts how often the form with the given address is sent from now on: every POST request that leaves the page.
 * @returns a function that returns the count
 */
export function countCalls(page: Page, address: string): () => number {
  let calls = 0;
  page.on("request", (request) => void (calls += request.url() === address && request.method() === "POST" ? 1 : 0));
  return () => calls;
}

/**
 * The requests of each page that are not answered yet, without those that a journey holds back. Requests for pictures and fonts are not in
 * it: no time limit of the page depends on them, and the browser may report one of an earlier page after another page was opened.
 */
const underWay = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): Set<Request> {
  const known = underWay.get(page);
  if (known) return known;
  const asked = new Set<Request>();
  underWay.set(page, asked);
  let leavesBy: Request | undefined;
  page.on("request", (request) => {
    if (!["image", "font", "media"].includes(request.resourceType())) asked.add(request);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) leavesBy = request;
  });
  page.on("requestfinished", (request) => asked.delete(request));
  page.on("requestfailed", (request) => asked.delete(request));
  // After a navigation the requests of the page before are forgotten, because nobody waits for them and the browser does not always report
  // how they ended.
  page.on("framenavigated", (frame) => {
    if (!leavesBy || frame !== page.mainFrame()) return;
    for (const request of asked) if (request !== leavesBy) asked.delete(request);
    leavesBy = undefined;
  });
  return asked;
}

/**
 * Answers one call instead of the API, from the first use of `fail` or `answer` on. Until then, and after `pass`, the API itself answers.
 * Preflights always go to the API, so that what it allows is not faked.
 */
export async function fakeCall<Answer>(page: Page, { method, path, answer: shape }: Endpoint<any, any, Answer>) {
  const pattern = path.replace(/\{\w+\}/g, "[^/]+");
  const pass = (route: Route): Promise<void> => route.continue();
  const seen: string[] = [];
  let reply = pass;
  let held: Promise<void> | undefined;
  const asked = watchRequests(page);
  /** The requests of this call that are not answered yet, including those that a journey holds back. */
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
    /** The bodies of the calls that the page made, from first to last. */
    seen: seen as readonly string[],
    pass: (): void => void (reply = pass),
    /** Holds back the calls from now on, until the returned function is called. */
    hold(): () => void {
      let letGo = (): void => undefined;
      held = new Promise((resolve) => (letGo = resolve));
      return letGo;
    },
    /** Waits until every call was answered or given up, and the page has rendered the result. */
    async isOver(): Promise<void> {
      await expect.poll(() => unanswered.size).toBe(0);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    },
    fail({ answer }: Pick<Fault, "answer">): void {
      reply = (route) => {
        if (answer === "none") return route.abort();
        // The call is never answered, so that the page gives up by its own time limit.
        if (answer === "late") return Promise.resolve(void asked.delete(route.request()));
        return route.fulfill({ ...answer, headers: { ...headersFor(route), ...answer.headers } });
      };
    },
    /** Answers the call as its contract promises. An answer of another shape fails the journey here. */
    answer(value: Answer, message?: string): void {
      const status = { error: false, ...(message !== undefined && { message }) };
      const json: unknown = { meta: { status }, status, ...value };
      assert(json, shape);
      reply = (route) => route.fulfill({ json: json as object, headers: headersFor(route) });
    },
  };
}

/**
 * Stops the page's clock (after `page.clock.install()`), so that no time passes while a busy machine works. The clock is put forward by a
 * minute, because it can only be stopped at a time that the page has not reached.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/**
 * Moves the page's clock forward (after `page.clock.install()`), by the given number of seconds at a time, until `until` succeeds. It first
 * waits for open requests: a call that a busy machine answers late would otherwise reach its time limit.
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
 * Presses 'Try again' in an error box (after `page.clock.install()`), and waits until the box is gone. The page's clock stands meanwhile:
 * an answer that a busy machine gives late would otherwise come after the page's own time limit, and the box would stay.
 */
export async function tryAgain(page: Page, box: Locator): Promise<void> {
  await stopTime(page);
  await box.getByRole("button", { name: "Try again" }).click();
  await expect(box).toHaveCount(0);
  await page.clock.resume();
}

/**
 * Expects that an error box is announced to users of screen readers. A box that takes no focus is only noticed if the live region in the
 * same dialog or root announces its title; a screen reader reads a box that takes focus by itself.
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

/**
 * Expects that the error box of a call that was made too often offers to try again once the waiting time is over, and that this was
 * announced.
 */
export async function expectRetryHeard(box: Locator): Promise<void> {
  await expectWaitOver(box, box.getByRole("button", { name: "Try again" }));
}

/**
 * Expects that the end of the waiting time was announced. After it the box shows its own retry button (`retry`), or a sentence that the
 * visitor can try again.
 */
export async function expectWaitOver(box: Locator, retry = box.getByText("You can try again now.")): Promise<void> {
  await expect(retry).toBeVisible();
  const said = (): Promise<string> =>
    box.evaluate((element) => {
      const stage = element.closest("dialog[open]") ?? (element.getRootNode() as ShadowRoot);
      return stage.querySelector("output")?.textContent?.trim() ?? "";
    });
  await expect.poll(said, "that it can be tried again is heard").toBe("You can try again now.");
}

/**
 * Returns the error box of a failure, after it has checked the box's texts and that the box is announced. Meanwhile the journey moves the
 * page's clock forward, so that the page repeats the calls that may be repeated, and gives up those without an answer.
 */
export async function boxOf(page: Page, alert: Locator, { says, answer }: Pick<Fault, "says" | "answer">): Promise<Locator> {
  const box = alert.filter({ hasText: says[0] as string });
  await passTime(page, answer === "late" ? requestTimeoutMs / 1000 : 2, () => expect(box).toBeVisible({ timeout: 100 }));
  for (const words of says) await expect(box).toContainText(words);
  await expectHeard(box);
  return box;
}
