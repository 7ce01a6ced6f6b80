/** Tests which calls of the API client are repeated after a failure, and which are not made at all because the answer is already known. */
import { beforeEach, describe, expect, test } from "vitest";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { check, cities, five, once, setUp, stubPage, upload } from "./desk.ts";

beforeEach(stubPage);

describe("repetition", () => {
  test("an idempotent call is made three times in all, with growing pauses", async () => {
    const { call, clock, network } = setUp();
    const outcome = call(once, { query: { code: "1" } });
    await settle();
    network.last().answerText("", { status: 503 });
    await clock.pass(399);
    expect(network.calls).toHaveLength(1);
    await clock.pass(1);
    expect(network.calls).toHaveLength(2);
    network.last().breakOff();
    await clock.pass(799);
    expect(network.calls).toHaveLength(2);
    await clock.pass(1);
    network.last().answerText("", { status: 502 });
    expect(await outcome).toEqual({ ok: false, failure: { code: "http.refused", httpStatus: 502 } });
    expect(network.calls).toHaveLength(3);
  });

  test("a second try that succeeds is a success", async () => {
    const { call, clock, network } = setUp();
    const outcome = call(once, { query: { code: "1" } });
    await settle();
    network.last().answerText("", { status: 500 });
    await clock.pass(400);
    network.last().answer(five);
    expect(await outcome).toMatchObject({ ok: true });
  });

  test.each([400, 401, 403, 404, 409, 422])("status %i is an answer, not a fault: once", async (status) => {
    const { call, clock, network } = setUp();
    const outcome = call(once, { query: { code: "1" } });
    await settle();
    network.last().answerText("", { status });
    await clock.pass(10_000);
    expect(await outcome).toMatchObject({ ok: false });
    expect(network.calls).toHaveLength(1);
  });

  test.each([check, upload])("a call that changes something is made once, whatever happens", async (changing) => {
    const { call, clock, network } = setUp();
    const outcome = call(changing as typeof check, { body: { box: "" } });
    await settle();
    network.last().answerText("", { status: 503 });
    await clock.pass(10_000);
    expect(await outcome).toMatchObject({ failure: { httpStatus: 503 } });
    expect(network.calls).toHaveLength(1);
  });

  test.each([
    ["seconds", "3"],
    ["a date", new Date(Date.UTC(2026, 0, 5, 12, 0, 3)).toUTCString()],
  ])("a short Retry-After, in %s, is waited for", async (_form, header) => {
    const { call, clock, network } = setUp();
    void call(once, { query: { code: "1" } });
    await settle();
    network.last().answerText("", { status: 429, headers: { "retry-after": header } });
    await clock.pass(2_999);
    expect(network.calls).toHaveLength(1);
    await clock.pass(1);
    expect(network.calls).toHaveLength(2);
  });

  test.each([4, 5])("a Retry-After of %i s is waited for, and no longer", async (seconds) => {
    const { call, clock, network } = setUp();
    void call(once, { query: { code: "1" } });
    await settle();
    network.last().answerText("", { status: 503, headers: { "retry-after": String(seconds) } });
    await clock.pass(seconds * 1000 - 1);
    expect(network.calls).toHaveLength(1);
    await clock.pass(1);
    expect(network.calls).toHaveLength(2);
  });

  test.each([6, 60])("a Retry-After of %i s is told instead", async (retryAfterSeconds) => {
    const { call, clock, network } = setUp();
    const outcome = call(once, { query: { code: "1" } });
    await settle();
    network.last().answerText("", { status: 429, headers: { "retry-after": String(retryAfterSeconds) } });
    await clock.pass(120_000);
    expect(await outcome).toEqual({ ok: false, failure: { code: "rate_limited", httpStatus: 429, retryAfterSeconds } });
    expect(network.calls).toHaveLength(1);
  });

  test("a Retry-After that makes no sense is as none", async () => {
    const { call, network } = setUp();
    const outcome = call(check, { body: { box: "" } });
    await settle();
    network.last().answerText("", { status: 429, headers: { "retry-after": "soon" } });
    expect(await outcome).toEqual({ ok: false, failure: { code: "rate_limited", httpStatus: 429 } });
  });
});

describe("an answer to a public question", () => {
  test("is used again for 30 s after it came, and then asked for anew [P-308]", async () => {
    const { call, clock, network } = setUp();
    const first = call(cities, { query: { code: "1000" } });
    await clock.pass(2_000);
    network.last().answer(five);
    await first;
    await clock.pass(29_999);
    expect(await call(cities, { query: { code: "1000" } })).toMatchObject({ value: { count: 5 } });
    expect(network.calls).toHaveLength(1);
    await clock.pass(1);
    void call(cities, { query: { code: "1000" } });
    await settle();
    expect(network.calls).toHaveLength(2);
  });

  test("is shared by all who ask while it is on its way", async () => {
    const { call, network } = setUp();
    const both = Promise.all([call(cities, { query: { code: "1" } }), call(cities, { query: { code: "1" } })]);
    await settle();
    expect(network.calls).toHaveLength(1);
    network.last().answer(five);
    expect((await both).map((outcome) => outcome.ok)).toEqual([true, true]);
  });

  test("is kept per question, language and address", async () => {
    const { call, network, page } = setUp();
    void call(cities, { query: { code: "1" } });
    void call(cities, { query: { code: "2" } });
    void call(cities, { query: { code: "1" }, address: "/elsewhere" });
    page.language = "nl";
    void call(cities, { query: { code: "1" } });
    await settle();
    expect(network.calls.map((one) => `${one.url.pathname}${one.url.search} ${one.header("accept-language")}`)).toEqual([
      "/address/city?code=1 fr",
      "/address/city?code=2 fr",
      "/elsewhere?code=1 fr",
      "/address/city?code=1 nl",
    ]);
  });

  test("a failure is not kept", async () => {
    const { call, network } = setUp();
    const refused = call(cities, { query: { code: "1" } });
    await settle();
    network.last().answerText("", { status: 404 });
    await refused;
    void call(cities, { query: { code: "1" } });
    await settle();
    expect(network.calls).toHaveLength(2);
  });

  test("calls that say so are asked each time", async () => {
    const { call, network } = setUp();
    void call(once, { query: { code: "1" } });
    void call(once, { query: { code: "1" } });
    await settle();
    expect(network.calls).toHaveLength(2);
  });

  test("who leaves is told at once; the others still get their answer", async () => {
    const { call, network } = setUp();
    const leaving = new AbortController();
    const left = call(cities, { query: { code: "1" }, signal: leaving.signal });
    const staying = call(cities, { query: { code: "1" }, signal: new AbortController().signal });
    await settle();
    leaving.abort();
    expect(await left).toEqual({ ok: false, failure: { code: "network.aborted" } });
    expect(network.last().init.signal?.aborted).toBe(false);
    network.last().answer(five);
    expect(await staying).toMatchObject({ ok: true });
  });

  test("when the last one leaves, the call itself ends, and the next one asks anew", async () => {
    const { call, clock, network } = setUp();
    const [one, other] = [new AbortController(), new AbortController()];
    void call(cities, { query: { code: "1" }, signal: one.signal });
    void call(cities, { query: { code: "1" }, signal: other.signal });
    await settle();
    one.abort();
    other.abort();
    await settle();
    expect(network.last().init.signal?.aborted).toBe(true);
    expect(clock.timers).toBe(0);
    const again = call(cities, { query: { code: "1" } });
    await settle();
    network.last().answer(five);
    expect(await again).toMatchObject({ ok: true });
    expect(network.calls).toHaveLength(2);
  });

  test("who has left before asking causes no call", async () => {
    const { call, network } = setUp();
    expect(await call(cities, { query: { code: "1" }, signal: AbortSignal.abort() })).toMatchObject({
      failure: { code: "network.aborted" },
    });
    expect(network.calls).toHaveLength(0);
  });
});
