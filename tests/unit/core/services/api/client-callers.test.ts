/** Tests what differs from call to call of the API client: the access token of the customer, headers, and unusual kinds of answers. */
import { beforeEach, describe, expect, test } from "vitest";
import { itsmeCallback } from "#core/domain/identity/identity.contract.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { account, cities, order, setUp, stubPage, summary, token, well } from "./desk.ts";

beforeEach(stubPage);

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
    // The types allow no such header, so a cast is needed.
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

describe("the refusal of a person who has an account, which is an ordinary response", () => {
  const known = { account_hint: "j•••@digi.example", client_id: "100200302" };
  test.each([
    ["carries which account it is", known, known],
    ["carries nothing where it is malformed", { account_hint: 7 }, undefined],
  ])("%s", async (_what, body, carried) => {
    const { call, network } = setUp();
    const outcome = call(itsmeCallback, { query: { uuid: "7" }, headers: { "identity-key": "of-this-tab-only-7" } });
    await settle();
    network.last().answer({ status: { error: true, code: 600084 }, meta: { status: { error: true, code: "identity_exists" } }, ...body });
    const answered = await outcome;
    expect(answered).toMatchObject({ ok: false, failure: { code: "identity_exists", statusCode: 600084 } });
    expect(answered.ok ? undefined : answered.failure.conflict).toEqual(carried && expect.objectContaining(carried));
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
