/** Tests a single call of the API client: how it is sent, which outcome its answer becomes, and how it ends without an answer. */
import { define } from "superstruct";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { check, cities, five, once, setUp, stubPage, upload, well } from "./desk.ts";

beforeEach(stubPage);

/** A schema that throws, as on a page that has replaced the built-in functions which the library uses. */
const broken = define<never>("broken", () => {
  throw new TypeError("value.entries is not a function");
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

  test("carries files last, in their order: an API looks at the captcha before it takes one", async () => {
    const { call, network } = setUp();
    const [cv, letter, other] = ["cv.pdf", "letter.pdf", "other.pdf"].map((name) => new File(["x"], name));
    void call(upload, { body: { upload_cv: cv, name: "Ann", upload_letter: [letter, other], recaptcha: "token" } });
    await settle();
    const form = network.last().init.body as FormData;
    expect([...form.keys()]).toEqual(["name", "recaptcha", "upload_cv", "upload_letter", "upload_letter"]);
    expect(form.getAll("upload_letter").map((file) => (file as File).name)).toEqual(["letter.pdf", "other.pdf"]);
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

  test.each([
    ["while the answer is read", { ...once, answer: broken }, { query: { code: "1" } }],
    [
      "while the call is made",
      check,
      {
        body: {
          get box(): string {
            throw new TypeError("toArray is not a function");
          },
        },
      },
    ],
  ])("a fault of our own code, %s, is not the network's, and stands in the console", async (_when, endpoint, request) => {
    const said = vi.spyOn(console, "error").mockClear().mockReturnValue();
    const { call, network } = setUp();
    const outcome = call(endpoint as typeof check, request as { body: { box: string } });
    await settle();
    if (network.calls.length > 0) network.last().answer(five);
    expect(await outcome).toEqual({ ok: false, failure: { code: "response.invalid" } });
    expect(said.mock.calls).toEqual([[expect.stringMatching(/went wrong in this page/), expect.any(TypeError)]]);
  });

  test("a body that breaks off is the network's", async () => {
    const said = vi.spyOn(console, "error").mockClear().mockReturnValue();
    const { call, network } = setUp();
    const outcome = call(check, { body: { box: "" } });
    await settle();
    network.last().breakOffBody();
    expect(await outcome).toEqual({ ok: false, failure: { code: "network.unreachable" } });
    expect(said).not.toHaveBeenCalled();
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
    expect(clock.timers, "each call's time").toBe(2);
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
