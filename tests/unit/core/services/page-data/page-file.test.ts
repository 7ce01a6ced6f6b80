import { beforeEach, expect, test, vi } from "vitest";
import type { Outcome } from "#core/services/api/outcome.ts";
import { createFileCall } from "#core/services/page-data/page-file.ts";
import type { Fetch } from "#core/platform/network.ts";
import { requestTimeoutMs } from "#core/base/values/limits.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  vi.stubGlobal("navigator", {
    get onLine() {
      return isOnline;
    },
  });
  return () => vi.unstubAllGlobals();
});

const clock = createFakeClock();
const ask = (
  fetch: Fetch,
  address = "data/cards.json",
  rest: { signal?: AbortSignal; isFresh?: boolean } = {},
): Promise<Outcome<unknown>> =>
  createFileCall(clock, fetch, () => "https://site.example/en/page")({} as never, { query: { address }, ...rest } as never) as Promise<
    Outcome<unknown>
  >;
const answer = (body: string, status = 200) => vi.fn<Fetch>(() => Promise.resolve(new Response(body, { status })));
/** A `fetch` that never answers, and rejects when its signal is aborted. */
const never: Fetch = (_address, init) =>
  new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(new DOMException("ended", "AbortError"))));

test.each([
  ["data/cards.json", "https://site.example/en/data/cards.json"],
  ["/cards.json", "https://site.example/cards.json"],
  ["https://cdn.example/cards.json", "https://cdn.example/cards.json"],
])("%s is read from %s, without the page's cookies for others", async (written, address) => {
  const fetch = answer("[1]");
  expect(await ask(fetch, written)).toEqual({ ok: true, value: [1] });
  expect(fetch).toHaveBeenCalledWith(address, expect.objectContaining({ credentials: "same-origin" }));
});

test.each<[what: string, fetch: Fetch, failure: object]>([
  ["404", answer("<h1>Not here</h1>", 404), { code: "http.refused", httpStatus: 404 }],
  ["HTML", answer("<h1>Here</h1>"), { code: "response.invalid", httpStatus: 200 }],
  ["nothing", answer(""), { code: "response.invalid", httpStatus: 200 }],
  ["another origin without CORS", () => Promise.reject(new TypeError("Failed to fetch")), { code: "network.unreachable" }],
])("%s", async (_what, fetch, failure) => {
  expect(await ask(fetch)).toEqual({ ok: false, failure });
});

test.each([
  ["a file may come from the browser's cache", {}, undefined],
  ["a fresh one comes past it", { isFresh: true }, "reload"],
] as const)("%s", async (_what, request, cache) => {
  const fetch = answer("[]");
  await ask(fetch, "/page.json", request);
  expect(fetch.mock.lastCall?.[1]?.cache).toBe(cache);
});

test("offline nothing is asked", async () => {
  isOnline = false;
  const fetch = answer("[]");
  expect(await ask(fetch)).toEqual({ ok: false, failure: { code: "network.offline" } });
  expect(fetch).not.toHaveBeenCalled();
});

test("it is given up after the time of a call, and when nobody wants it", async () => {
  const late = ask(never);
  await clock.pass(requestTimeoutMs);
  expect(await late).toEqual({ ok: false, failure: { code: "network.timeout" } });
  const leaving = new AbortController();
  const dropped = ask(never, "/x", { signal: leaving.signal });
  leaving.abort();
  expect(await dropped).toEqual({ ok: false, failure: { code: "network.aborted" } });
});
