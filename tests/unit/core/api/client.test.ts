import { array, number, object, optional, string, type } from "superstruct";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createClient, type AsCustomer } from "#core/api/client.ts";
import { endpoint } from "#core/contract/endpoint.ts";
import { file } from "#core/contract/file-answer.ts";
import type { Language } from "#core/values/language.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";
import { createFakeNetwork } from "./fake-network.ts";

const cities = endpoint({
  method: "GET",
  path: "/address/city",
  encoding: "none",
  answer: type({ count: number() }),
  spec: {
    id: "t.cities",
    summary: "",
    query: object({ code: string() }),
    codes: [],
  },
});
const once = { ...cities, reusable: false };
const check = endpoint({
  method: "PUT",
  path: "/check",
  encoding: "json",
  answer: type({}),
  spec: {
    id: "t.check",
    summary: "",
    body: object({ box: string() }),
    codes: ["no_fiber"],
  },
});
const upload = endpoint({
  method: "POST",
  path: "/upload",
  encoding: "multipart",
  answer: type({}),
  spec: {
    id: "t.upload",
    summary: "",
    body: type({}),
    codes: [],
  },
});

const token = { ...check, access: "bearer", withCookies: true } as const;
const account = endpoint({
  method: "GET",
  path: "/my-digi/account/{field}",
  access: "account",
  encoding: "none",
  answer: type({}),
  spec: {
    id: "t.account",
    summary: "",
    query: object({ field: string(), lang: string() }),
    codes: [],
  },
});
const order = endpoint({
  method: "POST",
  path: "/order",
  encoding: "json",
  access: "optional",
  idempotent: true,
  answer: type({ id: string() }),
  conflict: type({ data: type({ total: number(), lines: array(string()) }) }),
  spec: {
    id: "t.order",
    summary: "",
    body: object({ total: number() }),
    headers: object({ "idempotency-key": optional(string()) }),
    codes: ["price_changed", "slot_taken", "in_progress"],
  },
});
const summary = endpoint({
  method: "GET",
  path: "/summary/{id}",
  encoding: "none",
  answer: file("application/pdf", "image/png"),
  spec: { id: "t.summary", summary: "", query: object({ id: string() }), codes: ["not_found"] },
});

const well = { meta: { status: { error: false } } };
const five = { ...well, count: 5 };

function setUp() {
  const clock = createFakeClock();
  const network = createFakeNetwork();
  const page: { language: Language } = { language: "fr" };
  const customer = vi.fn<() => Promise<AsCustomer>>();
  vi.stubGlobal("location", { origin: "https://shop.example", href: "https://shop.example/" });
  const call = createClient({ api: "https://api.example", fetch: network.fetch, clock, language: () => page.language, customer });
  return { call, clock, network, page, customer };
}

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  vi.spyOn(Math, "random").mockReturnValue(0.5); // no jitter: pauses are 400 ms, then 800 ms
});

describe("a call", () => {
  test("goes to the API's address with its query, in the visitor's language, without cookies", async () => {
    const { call, network } = setUp();
    const outcome = call(cities, { query: { code: "1000" } });
    await settle();
    const sent = network.last();
    expect(sent.url.href).toBe("https://api.example/address/city?code=1000");
    expect([sent.init.method, sent.header("accept-language"), sent.header("accept"), sent.init.credentials]).toEqual([
      "GET",
      "fr",
      "application/json",
      "omit",
    ]);
    sent.answer(five);
    expect(await outcome).toEqual({ ok: true, value: five });
  });

  test("carries JSON", async () => {
    const { call, network } = setUp();
    void call(check, { body: { box: "A" } });
    await settle();
    expect([network.last().init.method, network.last().header("content-type"), network.last().init.body]).toEqual([
      "PUT",
      "application/json",
      '{"box":"A"}',
    ]);
  });

  test("carries a form: texts as they are, lists as repeated fields, files as files, nothing for what is missing", async () => {
    const { call, network } = setUp();
    const file = new File(["x"], "bill.pdf", { type: "application/pdf" });
    void call(upload, { body: { name: "Ann", tags: ["a", "b"], age: 7, upload: file, none: undefined, nil: null } });
    await settle();
    const form = network.last().init.body as FormData;
    expect([...form.keys()]).toEqual(["name", "tags", "tags", "age", "upload"]);
    expect([form.get("name"), form.getAll("tags"), form.get("age")]).toEqual(["Ann", ["a", "b"], "7"]);
    expect((form.get("upload") as File).name).toBe("bill.pdf");
    expect(network.last().header("content-type"), "the browser writes it, with the boundary").toBeNull();
  });

  test.each([
    ["https://other.example/take", "https://other.example/take"],
    ["/own/path", "https://api.example/own/path"],
    ["own/path", "https://api.example/own/path"],
  ])("goes to the address %s that its tag gives", async (address, expected) => {
    const { call, network } = setUp();
    void call(upload, { body: {}, address });
    await settle();
    expect(network.last().url.href).toBe(expected);
  });
});

describe("an answer that is not the promised one is a failure of its own kind", () => {
  test.each([
    ["HTML with 200", "<!doctype html><p>hello", 200, { code: "response.invalid", httpStatus: 200 }],
    ["cut JSON with 200", '{"meta": {"sta', 200, { code: "response.invalid", httpStatus: 200 }],
    ["JSON of another shape", '{"hello": 1}', 200, { code: "response.invalid", httpStatus: 200 }],
    ["the envelope without its content", JSON.stringify(well), 200, { code: "response.invalid", httpStatus: 200 }],
    ["nothing", "", 200, { code: "response.invalid", httpStatus: 200 }],
    ["401 without an envelope", "no", 401, { code: "http.refused", httpStatus: 401 }],
    ["404 without an envelope", "<h1>404</h1>", 404, { code: "not_found", httpStatus: 404 }],
    ["413 without an envelope", "", 413, { code: "http.refused", httpStatus: 413 }],
  ])("%s", async (_what, body, status, failure) => {
    const { call, network } = setUp();
    const outcome = call(once, { query: { code: "1" } });
    await settle();
    network.last().answerText(body, { status });
    expect(await outcome).toEqual({ ok: false, failure });
    expect(network.calls).toHaveLength(1);
  });

  test.each([200, 400, 401, 404, 409, 422, 500])(
    "a refusal with an envelope keeps its code, its message and its fields with %i",
    async (status) => {
      const { call, network } = setUp();
      const refusal = async (told: object) => {
        const outcome = call(check, { body: { box: "" } });
        await settle();
        network.last().answer({ meta: { status: { error: true, ...told } } }, { status });
        return outcome;
      };
      expect(await refusal({ code: "no_fiber", message: "Not yet" })).toEqual({
        ok: false,
        failure: { code: "no_fiber", httpStatus: status, message: "Not yet" },
      });
      expect(await refusal({ code: "invalid", message: { box: ["Too long", "No digits"], city: "Unknown" } })).toEqual({
        ok: false,
        failure: { code: "invalid", httpStatus: status, fieldErrors: { box: "Too long, No digits", city: "Unknown" } },
      });
    },
  );

  test("the number that a system behind the API gives is told beside the kind of fault [C-426]", async () => {
    const { call, network } = setUp();
    const outcome = call(check, { body: { box: "" } });
    await settle();
    network.last().answer({ status: { error: true, code: 600084, message: "No" } });
    expect(await outcome).toEqual({
      ok: false,
      failure: { code: "http.refused", httpStatus: 200, statusCode: 600084, message: "No" },
    });
  });

  test("a network that does not answer", async () => {
    const { call, network } = setUp();
    const outcome = call(check, { body: { box: "" } });
    await settle();
    network.last().breakOff();
    expect(await outcome).toEqual({ ok: false, failure: { code: "network.unreachable" } });
  });

  test("a connection that goes while the answer is on its way", async () => {
    const { call, network } = setUp();
    const outcome = call(check, { body: { box: "" } });
    await settle();
    vi.stubGlobal("navigator", { onLine: false });
    network.last().breakOff();
    expect(await outcome).toEqual({ ok: false, failure: { code: "network.offline" } });
  });

  test("without a connection nothing is sent", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const { call, network, clock } = setUp();
    expect(await call(cities, { query: { code: "1" } })).toEqual({ ok: false, failure: { code: "network.offline" } });
    expect(network.calls).toHaveLength(0);
    expect(clock.timers).toBe(0);
  });
});

describe("a call that takes too long", () => {
  test("is given up after 15 s", async () => {
    const { call, clock, network } = setUp();
    const outcome = call(check, { body: { box: "" } });
    await clock.pass(14_999);
    expect(network.last().init.signal?.aborted).toBe(false);
    await clock.pass(1);
    expect(await outcome).toEqual({ ok: false, failure: { code: "network.timeout" } });
  });

  test("is given up while its body is on the way", async () => {
    const { call, clock, network } = setUp();
    const outcome = call(check, { body: { box: "" } });
    await settle();
    network.last().answerHeadOnly();
    await clock.pass(15_000);
    expect(await outcome).toEqual({ ok: false, failure: { code: "network.timeout" } });
  });

  test("a form without a file has 15 s as well; one with a file has 2 minutes", async () => {
    const { call, clock, network } = setUp();
    const form = call(upload, { body: { name: "Ann" } });
    const file = call(upload, { body: { upload: new File(["x"], "a.pdf") } });
    await clock.pass(15_000);
    expect(await form).toMatchObject({ failure: { code: "network.timeout" } });
    expect(network.calls[1]?.init.signal?.aborted).toBe(false);
    await clock.pass(105_000);
    expect(await file).toMatchObject({ failure: { code: "network.timeout" } });
  });

  test("leaves no timer behind, however it ends", async () => {
    const { call, clock, network } = setUp();
    const outcomes = [call(check, { body: { box: "" } }), call(check, { body: { box: "" } })];
    await settle();
    network.calls[0]?.answer(well);
    network.calls[1]?.breakOff();
    await Promise.all(outcomes);
    expect(clock.timers).toBe(0);
  });
});

describe("a cancelled call", () => {
  test("is aborted on the wire and says so", async () => {
    const { call, network } = setUp();
    const caller = new AbortController();
    const outcome = call(check, { body: { box: "" }, signal: caller.signal });
    await settle();
    caller.abort();
    expect(await outcome).toEqual({ ok: false, failure: { code: "network.aborted" } });
    expect(network.last().init.signal?.aborted).toBe(true);
  });

  test("ends in the pause before a repetition too", async () => {
    const { call, clock, network } = setUp();
    const caller = new AbortController();
    const outcome = call(once, { query: { code: "1" }, signal: caller.signal });
    await settle();
    network.last().breakOff();
    await settle();
    caller.abort();
    expect(await outcome).toEqual({ ok: false, failure: { code: "network.aborted" } });
    expect(clock.timers).toBe(0);
    expect(network.calls).toHaveLength(1);
  });
});

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

  test("a long Retry-After is told instead", async () => {
    const { call, clock, network } = setUp();
    const outcome = call(once, { query: { code: "1" } });
    await settle();
    network.last().answerText("", { status: 429, headers: { "retry-after": "60" } });
    await clock.pass(120_000);
    expect(await outcome).toEqual({ ok: false, failure: { code: "rate_limited", httpStatus: 429, retryAfterSeconds: 60 } });
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

describe("who calls", () => {
  test("a path takes its parameters from the query, which keeps the others", async () => {
    const { call, network, customer } = setUp();
    customer.mockResolvedValue((send) => send("token-1"));
    void call(account, { query: { field: "../a b?", lang: "nl" } });
    await settle();
    expect(network.last().url.href).toBe("https://api.example/my-digi/account/..%2Fa%20b%3F?lang=nl");
  });

  test("a bearer token goes along where the caller gives one; the API's cookies too [P-219]", async () => {
    const { call, network } = setUp();
    void call(token, { body: { box: "A" }, token: "token-1" });
    await settle();
    expect([network.last().header("authorization"), network.last().init.credentials]).toEqual(["Bearer token-1", "include"]);
    void call(token, { body: { box: "A" } });
    await settle();
    expect(network.last().header("authorization")).toBeNull();
  });

  test.each(["https://crm.example/take", "https://api.example.evil.example/x"])("neither goes to another address: %s", async (address) => {
    const { call, network } = setUp();
    void call(token, { body: { box: "A" }, token: "token-1", address });
    await settle();
    expect([network.last().url.href, network.last().header("authorization"), network.last().init.credentials]).toEqual([
      address,
      null,
      "omit",
    ]);
  });

  test("an account call is sent with the customer's token, as often as the session wants [P-222, C-352]", async () => {
    const { call, network, customer } = setUp();
    customer.mockResolvedValue(async (send) => {
      await send("stale");
      return send("fresh");
    });
    const outcome = call(account, { query: { field: "email", lang: "en" } });
    await settle();
    network.last().answer({ meta: { status: { error: true, code: "token_expired" } } }, { status: 401 });
    await settle();
    network.last().answer(well);
    expect(await outcome).toMatchObject({ ok: true });
    expect(network.calls.map((sent) => sent.header("authorization"))).toEqual(["Bearer stale", "Bearer fresh"]);
  });

  test("an account's answers are never reused, and public calls ask for no session [P-309]", async () => {
    const { call, network, customer } = setUp();
    void call(cities, { query: { code: "1000" } });
    await settle();
    expect(customer).not.toHaveBeenCalled();
    customer.mockResolvedValue((send) => send("token-1"));
    for (let times = 0; times < 2; times++) {
      const outcome = call(account, { query: { field: "email", lang: "en" } });
      await settle();
      network.last().answer(well);
      await outcome;
    }
    expect(network.calls).toHaveLength(3);
  });

  test("a wrong code tells how many tries are left", async () => {
    const { call, network } = setUp();
    const outcome = call(token, { body: { box: "A" } });
    await settle();
    network.last().answer({ meta: { status: { error: true, code: "code_wrong", message: "No", attempts_left: 3 } } }, { status: 422 });
    expect(await outcome).toEqual({
      ok: false,
      failure: { code: "code_wrong", httpStatus: 422, message: "No", attemptsLeft: 3 },
    });
    const strange = call(token, { body: { box: "A" } });
    await settle();
    network.last().answer({ meta: { status: { error: true, code: "code_wrong", attempts_left: "many" } } }, { status: 422 });
    expect(await strange).toEqual({ ok: false, failure: { code: "code_wrong", httpStatus: 422 } });
  });
});

describe("headers of a call's own", () => {
  test("go along, beside those of every call, which they do not replace", async () => {
    const { call, network, customer } = setUp();
    customer.mockResolvedValue((_send, anonymously) => anonymously?.() as never);
    // No type allows this one.
    void call(order, { body: { total: 5 }, headers: { "idempotency-key": "key-1", accept: "*/*" } as { "idempotency-key": string } });
    await settle();
    expect([network.last().header("idempotency-key"), network.last().header("accept")]).toEqual(["key-1", "application/json"]);
  });

  test("are the same with each repetition, and go to the API alone", async () => {
    const { call, clock, network, customer } = setUp();
    customer.mockResolvedValue((_send, anonymously) => anonymously?.() as never);
    void call(order, { body: { total: 5 }, headers: { "idempotency-key": "key-1" } });
    await settle();
    network.last().breakOff();
    await clock.pass(400);
    expect(network.calls.map((sent) => sent.header("idempotency-key"))).toEqual(["key-1", "key-1"]);
    void call(order, { body: { total: 5 }, headers: { "idempotency-key": "key-2" }, address: "https://crm.example/take" });
    await settle();
    expect([network.last().url.host, network.last().header("idempotency-key")]).toEqual(["crm.example", null]);
  });

  test("one that is still being answered is asked for again after a second", async () => {
    const { call, clock, network, customer } = setUp();
    customer.mockResolvedValue((_send, anonymously) => anonymously?.() as never);
    const outcome = call(order, { body: { total: 5 }, headers: { "idempotency-key": "key-1" } });
    await settle();
    network.last().answer({ meta: { status: { error: true, code: "in_progress" } } }, { status: 409, headers: { "retry-after": "1" } });
    await clock.pass(999);
    expect(network.calls).toHaveLength(1);
    await clock.pass(1);
    network.last().answer({ ...well, id: "order-1" });
    expect(await outcome).toMatchObject({ ok: true, value: { id: "order-1" } });
  });
});

describe("a conflict", () => {
  const conflict = { data: { total: 7, lines: ["Internet"] } };
  const refusedWith = async (body: object, status = 409) => {
    const { call, network, customer } = setUp();
    customer.mockResolvedValue((_send, anonymously) => anonymously?.() as never);
    const outcome = call(order, { body: { total: 5 } });
    await settle();
    network.last().answer({ meta: { status: { error: true, code: "price_changed" } }, ...body }, { status });
    return outcome;
  };

  test("carries the data that its declaration promises, typed", async () => {
    const outcome = await refusedWith(conflict);
    expect(outcome).toMatchObject({ ok: false, failure: { code: "price_changed", httpStatus: 409, conflict } });
    const total: number | undefined = outcome.ok ? undefined : outcome.failure.conflict?.data.total;
    expect(total).toBe(7);
  });

  test.each([
    ["without data", {}, 409],
    ["with other data", { data: { total: "seven" } }, 409],
    ["with another status", conflict, 422],
  ])("%s is told by its code alone", async (_what, body, status) => {
    expect(await refusedWith(body, status)).toEqual({ ok: false, failure: { code: "price_changed", httpStatus: status } });
  });
});

describe("an answer that is a file", () => {
  const asked = async (body: BodyInit, init: ResponseInit) => {
    const { call, network } = setUp();
    const outcome = call(summary, { query: { id: "7" } });
    await settle();
    const sent = network.last();
    expect(sent.header("accept")).toBe("application/pdf, image/png, application/json");
    sent.answerText(body as string, init);
    return outcome;
  };
  const pdf = (disposition?: string) => ({
    headers: {
      "content-type": "application/pdf; charset=binary",
      ...(disposition !== undefined && { "content-disposition": disposition }),
    },
  });

  test("has its bytes, its type and the name that the server gives it", async () => {
    const outcome = await asked("%PDF-1.7", pdf(`attachment; filename="summary.pdf"`));
    const answered = outcome.ok ? outcome.value : undefined;
    expect([answered?.name, answered?.type, await answered?.text()]).toEqual(["summary.pdf", "application/pdf", "%PDF-1.7"]);
  });

  test.each([
    ["none", undefined, ""],
    ["in letters of every kind", `attachment; filename="r_sum_.pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf`, "résumé.pdf"],
    ["broken in its encoding: the plain one", `attachment; filename*=UTF-8''%E9.pdf; filename="plain.pdf"`, "plain.pdf"],
    ["with folders: without", `attachment; filename="../../etc/a.pdf"`, "a.pdf"],
    ["with folders of Windows, quoted", String.raw`attachment; filename="C:\\temp\\a.pdf"`, "a.pdf"],
    ["without quotes", "attachment; filename=a.pdf; size=3", "a.pdf"],
  ])("a name: %s", async (_what, disposition, name) => {
    const outcome = await asked("%PDF", pdf(disposition));
    expect(outcome.ok && outcome.value.name).toBe(name);
  });

  test("a refusal is read as JSON, with whatever status", async () => {
    const refusal = JSON.stringify({ meta: { status: { error: true, code: "not_found", message: "Gone" } } });
    for (const status of [200, 404])
      expect(await asked(refusal, { status, headers: { "content-type": "application/json" } })).toEqual({
        ok: false,
        failure: { code: "not_found", httpStatus: status, message: "Gone" },
      });
  });

  test.each([
    ["JSON without an error", JSON.stringify(well), "application/json"],
    ["a page", "<!doctype html>", "text/html"],
    ["a file of another type", "GIF89a", "image/gif"],
    ["something without a type", "%PDF", ""],
  ])("%s is not the promised answer", async (_what, body, type) => {
    expect(await asked(body, { headers: { "content-type": type } })).toEqual({
      ok: false,
      failure: { code: "response.invalid", httpStatus: 200 },
    });
  });

  test("has two minutes, all of its body included", async () => {
    const { call, clock, network } = setUp();
    const outcome = call({ ...summary, reusable: false, idempotent: false }, { query: { id: "7" } });
    await settle();
    network.last().answerHeadOnly();
    await clock.pass(119_999);
    expect(network.last().init.signal?.aborted).toBe(false);
    await clock.pass(1);
    expect(await outcome).toEqual({ ok: false, failure: { code: "network.timeout" } });
  });
});

describe("a call that is the customer's where somebody is signed in", () => {
  test("carries the session's token", async () => {
    const { call, network, customer } = setUp();
    customer.mockResolvedValue((send) => send("token-1"));
    void call(order, { body: { total: 5 } });
    await settle();
    expect(network.last().header("authorization")).toBe("Bearer token-1");
  });

  test("goes without one where nobody is", async () => {
    const { call, network, customer } = setUp();
    customer.mockResolvedValue((_send, anonymously) => anonymously?.() as never);
    const outcome = call(order, { body: { total: 5 } });
    await settle();
    expect(network.last().header("authorization")).toBeNull();
    network.last().answer({ ...well, id: "order-1" });
    expect(await outcome).toMatchObject({ ok: true });
  });

  test("of an account alone has no other way", async () => {
    const { call, customer } = setUp();
    const ways: unknown[] = [];
    customer.mockResolvedValue(async (_send, anonymously) => {
      ways.push(anonymously);
      return { ok: false, failure: { code: "http.refused", httpStatus: 401 } };
    });
    await call(account, { query: { field: "email", lang: "en" } });
    expect(ways).toEqual([undefined]);
  });
});
