import { describe, expect, test, vi } from "vitest";
import type { Outcome } from "#core/services/api/outcome.ts";
import { createTtlStore, entryLifeMs } from "#core/services/stored/ttl-store.ts";
import { pick } from "#core/services/stored/link-params.rules.ts";
import { createLinkParams } from "#core/features/link-page/link-params.ts";
import { createFakeClock, type FakeClock } from "#tests/unit/core/platform/fake-clock.ts";

/** Simulates the address bar and the storage of one tab. */
function openTab(search: string, clock: FakeClock = createFakeClock()) {
  const stored = new Map<string, string>();
  const store = {
    get: (key: string) => stored.get(key),
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
    persistent: () => true,
  };
  let query = search;
  const running = new Map();
  /** Opens a page in this tab; `next` is the query of its address. */
  const visit = (next: string = query, name = "confirm-email") => {
    query = next;
    return createLinkParams(name, {
      query: () => query,
      replaceQuery: (search) => (query = search),
      tabStore: createTtlStore(store, clock),
      running,
    });
  };
  return { visit, clock, stored, query: () => query };
}

/** Creates a promise that the test resolves. */
function promised() {
  let resolve: (outcome: Outcome<string>) => void = () => undefined;
  const promise = new Promise<Outcome<string>>((settle) => (resolve = settle));
  return { promise, resolve };
}

describe("link parameters", () => {
  test("leave the address bar at once, and nothing else of it does [P-070]", () => {
    const tab = openTab("?utm_source=mail&i=1&flag&d=2&p=3&q=a%20b+c");
    expect(tab.visit().take(["i", "d", "p", "code"])).toEqual({ i: "1", d: "2", p: "3" });
    expect(tab.query()).toBe("?utm_source=mail&flag&q=a%20b+c");
  });

  test("leave no question mark behind", () => {
    const tab = openTab("?i=1&code=2");
    tab.visit().take(["i", "code"]);
    expect(tab.query()).toBe("");
  });

  test("are there again after a reload, and in the page of another language", () => {
    const tab = openTab("?i=1&code=2");
    tab.visit().take(["i", "code"]);
    expect(tab.visit().take(["i", "code"])).toEqual({ i: "1", code: "2" });
    expect(tab.visit("?lang=fr").take(["i", "code"])).toEqual({ i: "1", code: "2" });
  });

  test("are shared by two tags of the page", () => {
    const tab = openTab("?i=1");
    tab.visit().take(["i"]);
    expect(tab.visit().take(["i"])).toEqual({ i: "1" });
  });

  test("of one page are not those of another", () => {
    const tab = openTab("?i=1");
    expect(tab.visit().take(["i"])).toEqual({ i: "1" });
    expect(tab.visit("", "password-recovery").take(["i"])).toEqual({});
  });

  test("of a new link take the place of all that the old one had", () => {
    const tab = openTab("?i=1&d=2&p=3");
    tab.visit().take(["i", "d", "p"]);
    expect(tab.visit("?i=9").take(["i", "d", "p"])).toEqual({ i: "9" });
  });

  test("that are empty count as missing, and leave too", () => {
    const tab = openTab("?i=&d=2");
    expect(tab.visit().take(["i", "d"])).toEqual({ d: "2" });
    expect(tab.query()).toBe("");
  });

  test("whose names nobody knows are the whole query but for what is harmless [P-042]", () => {
    const tab = openTab("?token=1&whatever=2&lang=fr&utm_source=mail&page_id=7");
    expect(tab.visit().take()).toEqual({ token: "1", whatever: "2" });
    expect(tab.query()).toBe("?lang=fr&utm_source=mail&page_id=7");
  });

  test.each([
    ["lang", true],
    ["page_id", true],
    ["utm_source", true],
    ["utm_", false],
    ["utm", false],
    ["xlang", false],
    ["langs", false],
    ["code_lang", false],
    ["page_id2", false],
    ["my_page_id", false],
    ["xutm_source", false],
    ["utm_source-code", false],
    ["LANG", false],
  ])("whose names nobody knows: '%s' by itself says nothing, and stays: %s", (name, stays) => {
    const tab = openTab(`?${name}=s`);
    expect(tab.visit().take()).toEqual(stays ? {} : { [name]: "s" });
    expect(tab.query()).toBe(stays ? `?${name}=s` : "");
  });

  test("live for 30 minutes, whether or not somebody looks", async () => {
    const tab = openTab("?i=1");
    tab.visit().take(["i"]);
    await tab.clock.pass(entryLifeMs - 1);
    expect(tab.visit().take(["i"])).toEqual({ i: "1" });
    await tab.clock.pass(1);
    expect(tab.stored.size).toBe(0);
    expect(tab.clock.timers).toBe(0);
  });

  test("live no longer for being written again", async () => {
    const tab = openTab("?i=1");
    const link = tab.visit();
    link.take(["i"]);
    await tab.clock.pass(entryLifeMs - 1);
    link.keep({ done: "1" });
    expect(tab.visit().take(["i"])).toEqual({ done: "1" });
    await tab.clock.pass(1);
    expect(tab.visit().take(["i"])).toEqual({});
  });

  test("are not read from what somebody else wrote", () => {
    const tab = openTab("");
    for (const text of ["", "null", "1", "{", '{"atMs":1}', '{"atMs":"x","values":{}}', '{"atMs":9e15,"values":{"i":"1"}}']) {
      tab.stored.set("digi.link.confirm-email", text);
      expect(tab.visit().take(["i"])).toEqual({});
    }
  });

  test("are whole or nothing", () => {
    expect(pick({ i: "1", d: "2", p: "3", x: "4" }, ["i", "d", "p"])).toEqual({ i: "1", d: "2", p: "3" });
    expect(pick({ i: "1", d: "2" }, ["i", "d", "p"])).toBeUndefined();
    expect(pick({ i: "1", d: "2", p: "" }, ["i", "d", "p"])).toBeUndefined();
    expect(pick({ i: "1", d: "2", p: 3 }, ["i", "d", "p"])).toBeUndefined();
  });
});

describe("link parameters and their use", () => {
  test("that were used are gone", () => {
    const tab = openTab("?i=1");
    const link = tab.visit();
    expect([link.take(["i"]), tab.stored.size]).toEqual([{ i: "1" }, 1]);
    link.forget();
    expect(tab.visit().take(["i"])).toEqual({});
    expect(tab.stored.size).toBe(0);
  });

  test("that were used leave what came of it, until the next link", () => {
    const tab = openTab("?i=1");
    const link = tab.visit();
    link.take(["i"]);
    link.settle({ message: "Done." });
    expect(tab.visit().take(["i"])).toEqual({});
    expect(tab.visit().settled()).toEqual({ message: "Done." });
    tab.visit("?i=2").take(["i"]);
    expect(tab.visit().settled()).toBeUndefined();
  });

  test("cannot say what came of a link", () => {
    const link = openTab("?message=Send+money&settled=1").visit();
    link.take();
    expect(link.settled()).toBeUndefined();
  });

  test("are used by one call, however many tags of the page want it", async () => {
    const tab = openTab("?i=1");
    const answer = promised();
    const call = vi.fn<() => Promise<Outcome<string>>>(() => answer.promise);
    const both = [tab.visit().once(call), tab.visit().once(call)];
    answer.resolve({ ok: true, value: "done" });
    expect(await Promise.all(both)).toEqual([
      { ok: true, value: "done" },
      { ok: true, value: "done" },
    ]);
    expect(call).toHaveBeenCalledOnce();
    await tab.visit().once(call);
    expect(call).toHaveBeenCalledTimes(2); // The visitor can try again later by a button.
  });

  test("are still used where the tag that called is taken out of the page", async () => {
    const tab = openTab("?i=1");
    const first = promised();
    const removed = tab.visit().once(() => first.promise);
    const other = tab.visit().once(async () => ({ ok: true, value: "done" }));
    first.resolve({ ok: false, failure: { code: "network.aborted" } });
    expect(await removed).toMatchObject({ ok: false });
    expect(await other).toEqual({ ok: true, value: "done" });
  });
});
