import { expect, test, vi } from "vitest";
import type { Outcome } from "#core/services/api/outcome.ts";
import { callAsCustomer, type Tokens } from "#core/services/session/customer-call.ts";

type Answer = Outcome<string, undefined>;
const well = (value: string): Answer => ({ ok: true, value });
const refused = (code: "http.refused" | "expired" | "logout" | "network.timeout", httpStatus?: number) =>
  ({ ok: false, failure: { code, ...(httpStatus && { httpStatus }) } }) as const;

function setUp(tokens: Partial<Tokens>, answers: readonly Answer[] = [well("as the customer")]) {
  const over = vi.fn<Tokens["over"]>();
  const left = [...answers];
  const send = vi.fn<(token: string) => Promise<Answer>>(async () => left.shift() ?? well("once too often"));
  const anonymously = vi.fn<() => Promise<Answer>>(async () => well("as nobody"));
  const all: Tokens = { current: async () => undefined, renewed: async () => refused("expired", 401), over, ...tokens };
  return { over, send, anonymously, call: () => callAsCustomer(all, send, anonymously), account: () => callAsCustomer(all, send) };
}
const signedIn = { current: async () => ({ ok: true, value: "token-1" }) as const };

test("a call that needs nobody is the customer's where somebody is signed in", async () => {
  const { call, send, anonymously } = setUp(signedIn);
  expect(await call()).toEqual(well("as the customer"));
  expect(send.mock.calls).toEqual([["token-1"]]);
  expect(anonymously).not.toHaveBeenCalled();
});

test("where nobody is signed in it goes anonymously; an account call is refused and never sent [P-220]", async () => {
  const { call, account, send } = setUp({});
  expect(await call()).toEqual(well("as nobody"));
  expect(await account()).toEqual(refused("http.refused", 401));
  expect(send).not.toHaveBeenCalled();
});

test("a stale token is renewed once, and the call stays the customer's [P-222]", async () => {
  const renewed = { ...signedIn, renewed: async () => ({ ok: true, value: "token-2" }) as const };
  const { call, send, anonymously } = setUp(renewed, [refused("http.refused", 401), well("as the customer")]);
  expect(await call()).toEqual(well("as the customer"));
  expect(send.mock.calls).toEqual([["token-1"], ["token-2"]]);
  expect(anonymously).not.toHaveBeenCalled();
});

test.each(["expired", "logout"] as const)(
  "an API that says '%s' to the repeated call has ended the renewed token's session",
  async (code) => {
    const renewed = { ...signedIn, renewed: async () => ({ ok: true, value: "token-2" }) as const };
    const { call, over } = setUp(renewed, [refused("http.refused", 401), refused(code, 401)]);
    expect(await call()).toEqual(refused(code, 401));
    expect(over.mock.calls).toEqual([["token-2"]]);
  },
);

test.each([
  ["no token can be had", { current: async () => refused("network.timeout") }, [], "network.timeout"],
  ["it cannot be renewed", signedIn, [refused("http.refused", 401)], "expired"],
  ["the API says that it is over", signedIn, [refused("expired", 401)], "expired"],
] as const)(
  "a session that ends in the course of a call is a failure, and nothing is sent in nobody's name: %s",
  async (_what, tokens, answers, code) => {
    const { call, anonymously } = setUp(tokens, answers);
    expect(await call()).toMatchObject({ ok: false, failure: { code } });
    expect(anonymously).not.toHaveBeenCalled();
  },
);
