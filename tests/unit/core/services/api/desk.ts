/** Endpoints of every kind for the tests of the API client, on a network whose calls the test answers. */
import { array, number, object, optional, string, type } from "superstruct";
import { vi } from "vitest";
import type { AsCustomer } from "#core/services/api/call.ts";
import { createClient } from "#core/services/api/client.ts";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { file } from "#core/base/contract/file-answer.ts";
import type { Language } from "#core/base/values/language.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import { createFakeNetwork } from "./fake-network.ts";

export const cities = endpoint({
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
export const once = { ...cities, reusable: false };
export const check = endpoint({
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
export const upload = endpoint({
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

export const token = { ...check, access: "bearer", withCookies: true } as const;
export const account = endpoint({
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
export const order = endpoint({
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
export const summary = endpoint({
  method: "GET",
  path: "/summary/{id}",
  encoding: "none",
  answer: file("application/pdf", "image/png"),
  spec: { id: "t.summary", summary: "", query: object({ id: string() }), codes: ["not_found"] },
});

export const well = { meta: { status: { error: false } } };
export const five = { ...well, count: 5 };

export function setUp() {
  const clock = createFakeClock();
  const network = createFakeNetwork();
  const page: { language: Language } = { language: "fr" };
  const customer = vi.fn<() => Promise<AsCustomer>>();
  vi.stubGlobal("location", { origin: "https://shop.example", href: "https://shop.example/" });
  const call = createClient({ api: "https://api.example", fetch: network.fetch, clock, language: () => page.language, customer });
  return { call, clock, network, page, customer };
}

/** Simulates a browser that is online and whose random numbers are known. It is called before each test. */
export function stubPage(): void {
  vi.stubGlobal("navigator", { onLine: true });
  // With this random number there is no jitter: the pauses between two tries are 400 ms, then 800 ms.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
}
