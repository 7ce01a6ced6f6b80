import { signal } from "@preact/signals-core";
import { describe, expect, test, vi } from "vitest";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { Call } from "#core/services/api/call.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import { createIdentity, type Purpose, type Return } from "#core/domain/identity/identity.ts";
import { readState } from "#core/domain/identity/state.rules.ts";
import { createTtlStore, entryLifeMs, longEntryLifeMs } from "#core/services/stored/ttl-store.ts";
import type { Language } from "#core/base/values/language.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";

const purpose: Purpose = { h: "secret-hash" };
const url = "https://app.example/authorize?state=%7B%22h%22%3A%22secret-hash%22%7D&nonce=1";
const person = { firstName: "Marie", lastName: "Peeters", nationalRegNumber: "85073003328" };

/** Simulates a browser tab. Each `visit` loads the page anew, with the same storage. */
function openTab({ persistent = true, cancels = false, address = url } = {}) {
  const clock = createFakeClock();
  const stored = new Map<string, string>();
  const store = {
    get: (key: string) => stored.get(key),
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
    persistent: () => persistent,
  };
  const calls: { id: string; query: Record<string, unknown> }[] = [];
  const answers: ((outcome: Outcome<unknown>) => void)[] = [];
  const headers: unknown[] = [];
  const call = ((endpoint: Endpoint, sent: { query: Record<string, unknown>; headers: unknown }) => {
    calls.push({ id: specOf(endpoint).id, query: sent.query });
    headers.push(sent.headers);
    if (specOf(endpoint).id === "itsme.auth-url") return Promise.resolve({ ok: true, value: { url: address } });
    return new Promise((resolve) => answers.push(resolve));
  }) as unknown as Call;
  const emit = vi.fn<(event: string, detail: unknown) => boolean>(() => !cancels);
  const navigateTo = vi.fn<(href: string) => void>();
  let attempts = 0;
  const visit = (page: "sign-up" | "confirm-email" | "order" = "sign-up", source?: string) => {
    const asking = new Map<string, Promise<Return>>();
    const tag = () =>
      createIdentity(
        { call, language: signal<Language>("fr"), pathOf: () => "/fr/inscription", emit },
        { page, ...(source !== undefined && { source }), ...(page === "order" && { lifeMs: longEntryLifeMs }) },
        {
          tabStore: createTtlStore(store, clock),
          uuid: () => `uuid-${++attempts}`,
          navigateTo,
          watchComingBack: () => () => undefined,
          asking,
        },
      );
    return { tag, ...tag() };
  };
  return { visit, clock, stored, calls, headers, answers, emit, navigateTo };
}

const known: Outcome<unknown> = { ok: true, value: { clientInfo: person, email: "marie@example.be" } };

describe("leaving for the identity app", () => {
  test("asks for its address with a UUID of its own each time, and goes there [P-236, P-239, P-240, P-135, P-136]", async () => {
    const tab = openTab();
    expect(await tab.visit().leave(purpose)).toEqual({ kind: "leaving" });
    expect(tab.calls).toEqual([
      { id: "itsme.auth-url", query: { uuid: "uuid-1", redirect_uri: "fr/inscription", h: "secret-hash", lang: "fr" } },
    ]);
    expect(tab.navigateTo).toHaveBeenCalledExactlyOnceWith(url);
    await tab.visit().leave(purpose);
    expect(tab.calls[1]?.query["uuid"]).toBe("uuid-3");
  });

  test("has a key for the attempt that stays in the tab, and in no address: the answer is asked for with it", async () => {
    const tab = openTab();
    await tab.visit().leave(purpose);
    void tab.visit().finish(purpose, { code: "c1" });
    expect(tab.headers).toEqual([{ "identity-key": "uuid-2" }, { "identity-key": "uuid-2" }]);
    expect(JSON.stringify([tab.calls, tab.navigateTo.mock.calls, tab.emit.mock.calls])).not.toContain("uuid-2");
    expect(tab.stored.get("itsme_uuid")).toContain("uuid-2");
  });

  test("carries the link of an email change as state [P-237]", async () => {
    const tab = openTab();
    await tab.visit("confirm-email").leave({ state: '{"i":"1","d":"2","p":"3"}' });
    expect(tab.calls[0]?.query).toMatchObject({ redirect_uri: "fr/inscription", state: '{"i":"1","d":"2","p":"3"}' });
  });

  test("tells the host page first, without the keys in the address", async () => {
    const tab = openTab();
    await tab.visit().leave(purpose);
    expect(tab.emit).toHaveBeenCalledExactlyOnceWith("digi-navigate", { page: undefined, href: "https://app.example/authorize" });
  });

  test("does not happen where the host page keeps the visitor", async () => {
    const tab = openTab({ cancels: true });
    expect(await tab.visit().leave(purpose)).toEqual({ kind: "staying" });
    expect(tab.navigateTo).not.toHaveBeenCalled();
  });

  test("does not happen where nobody would know the visitor on return", async () => {
    const tab = openTab({ persistent: false });
    expect(await tab.visit().leave(purpose)).toEqual({ kind: "problem", problem: { kind: "unstored" } });
    expect(tab.calls).toEqual([]);
  });

  test.each(["javascript:alert(1)", "nonsense", "data:text/html,x", ""])("goes to the web only, not to %o", async (address) => {
    const tab = openTab({ address });
    expect(await tab.visit().leave(purpose)).toEqual({
      kind: "problem",
      problem: { kind: "refused", failure: { code: "response.invalid" } },
    });
    expect(tab.navigateTo).not.toHaveBeenCalled();
  });
});

describe("the way back", () => {
  /** Creates a tab whose visitor has been to the identity app. */
  async function returned(page: "sign-up" | "confirm-email" = "sign-up") {
    const tab = openTab();
    await tab.visit(page).leave(purpose);
    return tab;
  }

  test("asks once what the app said, by the attempt's UUID and with the query of the return [P-241, P-244]", async () => {
    const tab = await returned();
    const answer = tab.visit().finish(purpose, { code: "c1", state: "{}", iss: "https://app.example" });
    expect(tab.calls[1]).toEqual({
      id: "itsme.callback",
      query: { uuid: "uuid-1", code: "c1", state: "{}", iss: "https://app.example", lang: "fr" },
    });
    tab.answers[0]?.(known);
    expect(await answer).toEqual({
      kind: "identified",
      identified: { uuid: "uuid-1", code: "c1", person: { ...person, email: "marie@example.be" } },
    });
  });

  test("names its purpose [P-242]", async () => {
    const tab = await returned("confirm-email");
    void tab.visit("confirm-email", "update-account-email").finish(purpose, { code: "c1" });
    expect(tab.calls[1]?.query).toMatchObject({ source: "update-account-email" });
  });

  test("asks once for two tags of the page", async () => {
    const tab = await returned();
    const page = tab.visit();
    const both = [page.tag().finish(purpose, { code: "c1" }), page.tag().finish(purpose, { code: "c1" })];
    tab.answers[0]?.(known);
    expect((await Promise.all(both)).map(({ kind }) => kind)).toEqual(["identified", "identified"]);
    expect(tab.calls).toHaveLength(2);
  });

  test("asks once across a reload after the answer", async () => {
    const tab = await returned();
    const first = tab.visit().finish(purpose, { code: "c1" });
    tab.answers[0]?.(known);
    const before = await first;
    expect(await tab.visit().finish(purpose, { code: "c1" })).toEqual(before);
    expect(tab.calls).toHaveLength(2);
  });

  test("asks no second time after a reload in the middle", async () => {
    const tab = await returned();
    void tab.visit().finish(purpose, { code: "c1" });
    expect(await tab.visit().finish(purpose, { code: "c1" })).toEqual({ kind: "problem", problem: { kind: "lost" } });
    expect(tab.calls).toHaveLength(2);
  });

  test("leads nowhere in a tab that began no such attempt, or another one", async () => {
    const lost = { kind: "problem", problem: { kind: "lost" } };
    expect(await openTab().visit().finish(purpose, { code: "c1" })).toEqual(lost);
    const tab = await returned();
    expect(await tab.visit().finish({ h: "other" }, { code: "c1" })).toEqual(lost);
    expect(await tab.visit("confirm-email").finish(purpose, { code: "c1" })).toEqual(lost);
    expect(await tab.visit().finish(purpose, {})).toEqual(lost);
    expect(tab.calls).toHaveLength(1);
  });

  test("does not take a foreign code for one that was answered", async () => {
    const tab = await returned();
    const first = tab.visit().finish(purpose, { code: "c1" });
    tab.answers[0]?.(known);
    await first;
    expect(await tab.visit().finish(purpose, { code: "c2" })).toEqual({ kind: "problem", problem: { kind: "lost" } });
    expect(tab.calls).toHaveLength(2);
  });

  test("tells a refusal, and forgets the attempt [P-243]", async () => {
    const tab = await returned();
    const answer = tab.visit().finish(purpose, { code: "c1" });
    const failure = { code: "identity_exists", message: "There is an account." } as const;
    tab.answers[0]?.({ ok: false, failure });
    expect(await answer).toEqual({ kind: "problem", problem: { kind: "refused", failure } });
    expect(tab.stored.size).toBe(0);
  });

  test("leaves nothing in the tab once used, nor after 30 minutes; its keys are itsme_uuid and itsme_code [P-240, C-480]", async () => {
    const tab = await returned();
    const answer = tab.visit().finish(purpose, { code: "c1" });
    tab.answers[0]?.(known);
    await answer;
    expect([...tab.stored.keys()]).toEqual(["itsme_uuid", "itsme_code"]);
    await tab.clock.pass(entryLifeMs);
    expect(tab.stored.size).toBe(0);

    const other = await returned();
    other.visit().forget();
    await settle();
    expect(other.stored.size).toBe(0);
  });
});

describe("an order's way, which has no link", () => {
  const order: Purpose = {};
  const accountData = { first_name: "Marie", address: {}, extra: { address: [] } };

  test("carries neither h nor state, there and back; what the app said comes by both names [C-158 order-flow, C-159 order-flow]", async () => {
    const tab = openTab();
    await tab.visit("order").leave(order);
    expect(tab.calls[0]?.query).toEqual({ uuid: "uuid-1", redirect_uri: "fr/inscription", lang: "fr" });
    const answer = tab.visit("order").finish(order, { code: "c1" });
    tab.answers[0]?.({ ok: true, value: { clientInfo: person, account_data: accountData } });
    const identified = { uuid: "uuid-1", code: "c1", person, accountData };
    expect(await answer).toEqual({ kind: "identified", identified });
    expect(await tab.visit("order").finish(order, { code: "c1" })).toEqual({ kind: "identified", identified });
    expect(tab.calls).toHaveLength(2);
  });

  test("is kept for two hours after the answer, however long the app took", async () => {
    const tab = openTab();
    await tab.visit("order").leave(order);
    await tab.clock.pass(entryLifeMs - 1);
    const answer = tab.visit("order").finish(order, { code: "c1" });
    tab.answers[0]?.(known);
    await answer;
    await tab.clock.pass(longEntryLifeMs - 1);
    expect(await tab.visit("order").finish(order, { code: "c1" })).toMatchObject({ kind: "identified" });
    await tab.clock.pass(1);
    expect(tab.stored.size).toBe(0);
  });

  test("an entry that somebody gave a longer life is not kept longer", async () => {
    const tab = openTab();
    tab.stored.set("itsme_uuid", JSON.stringify({ atMs: tab.clock.now(), values: {}, lifeMs: 1e12 }));
    const store = createTtlStore(
      { get: (key) => tab.stored.get(key), set: () => undefined, remove: (key) => void tab.stored.delete(key), persistent: () => true },
      tab.clock,
    );
    expect(store.read("itsme_uuid")).toEqual({});
    await tab.clock.pass(longEntryLifeMs);
    expect(store.read("itsme_uuid")).toBeUndefined();
  });
});

describe("state", () => {
  test("names the parts of a link [P-037, P-071]", () => {
    expect(readState('{"h":"1"}', ["h"])).toEqual({ h: "1" });
    expect(readState('{"i":"1","d":"2","p":"3","x":4}', ["i", "d", "p"])).toEqual({ i: "1", d: "2", p: "3" });
  });

  test.each([undefined, "", "null", "1", "[]", "{", '{"h":""}', '{"h":1}', '{"H":"1"}', '"h"'])(
    "malformed as %o it names nothing [P-041]",
    (state) => {
      expect(readState(state, ["h"])).toBeUndefined();
    },
  );
});

test.each([
  [undefined, false],
  ["open", false],
  ["{}", false],
  ['{"tab":1}', false],
  ['["h"]', false],
  ['{"h":"1"}', true],
  ['{"i":"1"}', true],
  ['{"tab":', false],
  ['{"id', false],
  ['{"id":"1","tab', false],
  ["{", false],
  ['{"i', false],
  ['{"i":', true],
  ['{"i":"1","d":"2', true],
])("with the state %j a tab without an attempt takes its parameters: %s", (state, isOurs) => {
  expect(openTab().visit().namesIn(state).length > 0).toBe(isOurs);
});
