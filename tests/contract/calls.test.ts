/**
 * Tests what future widgets will need of client and API together: headers of their own, files, conflicts with data, `optional` access, and
 * a body of two forms. The calls here are registered only for these tests.
 */
import { Validator } from "@seriousme/openapi-schema-validator";
import { array, number, object, optional, string, type } from "superstruct";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { AsCustomer, Call } from "#core/services/api/call.ts";
import { createClient } from "#core/services/api/client.ts";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { file } from "#core/base/contract/file-answer.ts";
import { oneOf } from "#core/base/contract/one-of.ts";
import type { Fetch } from "#core/platform/network.ts";
import { openApiDocument } from "#demo/api/app/openapi-document.ts";
import { route } from "#demo/api/routing/register.ts";
import { routes as apiRoutes } from "#demo/api/app/modules.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import { bearer, createTime, hourMs, newCustomer, signIn } from "./support/access.ts";
import { publicUrl, siteUrl, startApi, type TestApi } from "./support/api.ts";
import { call as fire } from "./support/call.ts";

const line = object({ name: string(), price: number() });
/** The body of an order in two forms (C-380): the customer area sends lists where the order flow sends single objects. */
const OneBundle = object({ bundle: object({ internet: line }), email: string() });
const Lists = object({ bundle: object({ internet: array(line) }), address: string() });

const placeOrder = endpoint({
  method: "POST",
  path: "/tests/order",
  encoding: "json",
  access: "optional",
  idempotent: true,
  answer: type({ key: string(), by: string(), count: number() }),
  conflict: type({ data: type({ total: number() }) }),
  spec: {
    id: "tests.order",
    summary: "Places an order",
    body: oneOf(OneBundle, Lists),
    headers: object({ "idempotency-key": string(), "x-attempt": optional(string()) }),
    codes: ["price_changed", "slot_taken", "in_progress", "not_available"],
  },
});
const orderRoute = route({
  endpoint: placeOrder,
  budget: "lookup",
  async handle({ body, headers, signedIn }) {
    const items = [body.bundle.internet].flat();
    const total = items.reduce((sum, { price }) => sum + price, 0);
    if (total === 1) return { refused: "price_changed", message: "Dearer now", conflict: { data: { total: 2 } } };
    if (total === 2) return { refused: "slot_taken", message: "Too late" };
    if (total === 3) return { refused: "in_progress", message: "Wait" };
    if (total === 4) return { refused: "not_available", message: "Not here" };
    if (total === 5) return { refused: "slot_taken", message: "Not promised", conflict: { data: { total: "five" } } as never };
    const by = signedIn?.account.email ?? "nobody";
    return { answer: { key: headers["idempotency-key"], by, count: items.length } };
  },
});

const readSummary = endpoint({
  method: "GET",
  path: "/tests/summary/{id}",
  encoding: "none",
  answer: file("application/pdf"),
  spec: { id: "tests.summary", summary: "A summary as a file", query: object({ id: string() }), codes: ["not_found"] },
});
const summaryRoute = route({
  endpoint: readSummary,
  budget: "lookup",
  async handle({ query: { id } }) {
    if (id === "none") return { refused: "not_found", message: "No such summary" };
    return { answer: new File(["%PDF ", id], `résumé "${id}".pdf`, { type: id === "strange" ? "text/html" : "application/pdf" }) };
  },
});

const time = createTime();
const extraRoutes = [orderRoute, summaryRoute];
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now }, extraRoutes)));
afterAll(() => api.close());
beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", new URL(siteUrl));
});
afterEach(() => void vi.unstubAllGlobals());

/** Creates the widgets' own API client, connected with the API of this test. */
function createVisitor(token?: string): Call {
  const fetch: Fetch = async (input, init = {}) => {
    const { pathname } = new URL(String(input));
    const { statusCode, headers, rawPayload } = await api.app.inject({
      method: init.method as "POST",
      url: pathname,
      headers: { ...Object.fromEntries(new Headers(init.headers)), origin: siteUrl },
      ...(typeof init.body === "string" && { payload: init.body }),
    });
    return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: headers as Record<string, string> });
  };
  const asCustomer: AsCustomer = (send, anonymously) => (token === undefined && anonymously ? anonymously() : send(token ?? ""));
  return createClient({ api: publicUrl, fetch, clock: createFakeClock(), language: () => "en", customer: async () => asCustomer });
}

const keyed = { headers: { "idempotency-key": "key-1" } };
const orderOf = (price: number) => ({ bundle: { internet: { name: "1 Gbps", price } }, email: "a@b.be" });

describe("a call with a header of its own", () => {
  test("brings it to its handler", async () => {
    const outcome = await createVisitor()(placeOrder, { body: orderOf(10), ...keyed });
    expect(outcome).toMatchObject({ ok: true, value: { key: "key-1" } });
  });

  test("is refused without it, with the field's name; no other header comes through", async () => {
    const { http, status } = await fire(api, placeOrder, { body: orderOf(10) });
    expect([http, status.code, Object.keys(status.message as object)]).toEqual([422, "invalid", ["idempotency-key"]]);
  });

  test("may be sent by pages of other origins", async () => {
    const { headers } = await api.app.inject({
      method: "OPTIONS",
      url: placeOrder.path,
      headers: { origin: siteUrl, "access-control-request-method": "POST", "access-control-request-headers": "idempotency-key,x-attempt" },
    });
    expect(headers["access-control-allow-headers"]).toBe(
      "Accept-Language, Authorization, Content-Type, identity-key, idempotency-key, x-attempt",
    );
  });
});

describe("access `optional`", () => {
  test("is nobody's without a token, and the customer's with one", async () => {
    expect(await createVisitor()(placeOrder, { body: orderOf(10), ...keyed })).toMatchObject({ value: { by: "nobody" } });
    const { email } = await newCustomer(api);
    const { accessToken } = await signIn(api, email);
    expect(await createVisitor(accessToken)(placeOrder, { body: orderOf(10), ...keyed })).toMatchObject({ value: { by: email } });
  });

  test("is never nobody's where a token came that is not good", async () => {
    expect((await fire(api, placeOrder, { body: orderOf(10), headers: { ...keyed.headers, ...bearer("made-up") } })).http).toBe(401);
    const { email } = await newCustomer(api);
    const { accessToken } = await signIn(api, email);
    time.pass(hourMs);
    const stale = await fire(api, placeOrder, { body: orderOf(10), headers: { ...keyed.headers, ...bearer(accessToken) } });
    expect([stale.http, stale.status.code]).toEqual([401, "token_expired"]);
  });
});

describe("a conflict", () => {
  test("brings its data to the page", async () => {
    const outcome = await createVisitor()(placeOrder, { body: orderOf(1), ...keyed });
    expect(outcome).toEqual({
      ok: false,
      failure: { code: "price_changed", httpStatus: 409, message: "Dearer now", conflict: expect.objectContaining({ data: { total: 2 } }) },
    });
  });

  test.each([
    ["slot_taken", 2, 409, undefined],
    ["in_progress", 3, 409, "1"],
    ["not_available", 4, 501, undefined],
  ])("%s", async (code, price, http, retryAfter) => {
    const answered = await fire(api, placeOrder, { body: orderOf(price), ...keyed });
    expect([answered.http, answered.status.code, answered.headers["retry-after"]]).toEqual([http, code, retryAfter]);
  });

  test("whose data are not what is promised is a fault of the API", async () => {
    expect((await fire(api, placeOrder, { body: orderOf(5), ...keyed })).http).toBe(500);
  });
});

describe("an answer that is a file", () => {
  test("arrives with its name and type", async () => {
    const outcome = await createVisitor()(readSummary, { query: { id: "7" } });
    const answered = outcome.ok ? outcome.value : undefined;
    expect([answered?.name, answered?.type, await answered?.text()]).toEqual([`résumé "7".pdf`, "application/pdf", "%PDF 7"]);
  });

  test("may be read by pages of other origins, name included", async () => {
    const { headers } = await api.app.inject({ method: "GET", url: "/tests/summary/7", headers: { origin: siteUrl } });
    expect(headers["access-control-expose-headers"]).toBe("Content-Disposition, Date, Retry-After");
    expect(headers["content-disposition"]).toBe(`attachment; filename="r_sum_ _7_.pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9%20%227%22.pdf`);
  });

  test("is refused in JSON; what its descriptor does not promise is a fault of the API", async () => {
    expect((await fire(api, readSummary, { query: { id: "none" } })).status).toMatchObject({ error: true, code: "not_found" });
    expect((await fire(api, readSummary, { query: { id: "strange" } })).http).toBe(500);
    expect((await fire(api, readSummary, { query: { id: "7" } })).answer).toBeInstanceOf(File);
  });
});

describe("a body of two shapes on one path", () => {
  test("is taken in each", async () => {
    const lists = {
      bundle: {
        internet: [
          { name: "a", price: 10 },
          { name: "b", price: 10 },
        ],
      },
      address: "FTTB-1",
    };
    expect((await fire(api, placeOrder, { body: lists, ...keyed })).answer.count).toBe(2);
    expect((await fire(api, placeOrder, { body: orderOf(10), ...keyed })).answer.count).toBe(1);
  });

  test.each([
    ["the order flow's", { ...orderOf(10), email: 5 }, ["email"]],
    ["the area's", { bundle: { internet: [{ name: "a", price: "dear" }] }, address: "FTTB-1" }, ["price"]],
  ])("what is wrong in %s is told at its field", async (_what, body, fields) => {
    const { http, status } = await fire(api, placeOrder, { body, ...keyed });
    expect([http, Object.keys(status.message as object)]).toEqual([422, fields]);
  });
});

describe("openapi.json of such calls", () => {
  type Operation = Record<string, any>;
  const document = openApiDocument(extraRoutes, "1.0.0") as { paths: Record<string, Record<string, Operation>> };
  const order = document.paths["/tests/order"]?.["post"] ?? {};
  const summary = document.paths["/tests/summary/{id}"]?.["get"] ?? {};

  test("is valid", async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document) as Record<string, unknown>)).toEqual({ valid: true });
  });

  test("names the headers, the shapes, the conflict's data and who may call", () => {
    expect(order["parameters"]).toEqual([
      { name: "idempotency-key", in: "header", required: true, schema: { type: "string" } },
      { name: "x-attempt", in: "header", required: false, schema: { type: "string" } },
    ]);
    expect(order["requestBody"].content["application/json"].schema.anyOf).toHaveLength(2);
    const conflict = order["responses"][409].content["application/json"].schema.allOf[1].anyOf[0];
    expect(conflict.properties.data.properties).toEqual({ total: { type: "number" } });
    expect(order["responses"][501]).toEqual({ $ref: "#/components/responses/Refused501" });
    expect(order["security"]).toEqual([{ token: [] }, {}]);
  });

  test("every call says who may make it, the public ones too", () => {
    const all = openApiDocument(apiRoutes, "1.0.0") as { paths: Record<string, Record<string, Operation>> };
    const operations = Object.values(all.paths).flatMap((path) => Object.values(path));
    expect(operations.filter(({ security }) => !Array.isArray(security)).map(({ operationId }) => operationId)).toEqual([]);
    expect(all.paths["/api/altcha-challenge"]?.["post"]?.["security"]).toEqual([]);
  });

  test("says that an answer is a file, and nothing of conflicts where there are none", () => {
    expect(Object.keys(summary["responses"][200].content)).toEqual(["application/pdf", "application/json"]);
    expect(summary["responses"][200].content["application/pdf"].schema).toEqual({ type: "string", format: "binary" });
    expect(Object.keys(summary["responses"])).not.toContain("409");
  });
});
