import { effect } from "@preact/signals-core";
import { anything, assert, constantFrom, jsonValue, oneof, property, record, string } from "fast-check";
import { array, literal, nullable, number, object, string as text, type Infer } from "superstruct";
import { describe, expect, test } from "vitest";
import { createStoredState } from "#core/services/stored-state/stored-state.ts";
import type { Store } from "#core/platform/storage.ts";
import { expectComplaint } from "#tests/setup.ts";
import { createFakeClock, type FakeClock } from "#tests/unit/core/platform/fake-clock.ts";

const Cart = object({ lines: array(text()), total: number(), order: nullable(literal("begun")) });
type Cart = Infer<typeof Cart>;

const lifeMs = 7 * 24 * 3_600_000;
const cart: Cart = { lines: ["Essentials"], total: 700, order: null };
const other: Cart = { lines: [], total: 0, order: "begun" };

/** Simulates a browser whose tabs share the local storage of an origin. */
function createBrowser(clock: FakeClock = createFakeClock()) {
  const stored = new Map<string, string>();
  const tabs: { readonly onStorage: Set<(key: string | null) => void> }[] = [];

  type TabOptions = Partial<Parameters<typeof createStoredState<Cart>>[0]> & { readonly refuses?: boolean };
  function openTab({ refuses = false, ...options }: TabOptions = {}) {
    const tab = { onStorage: new Set<(key: string | null) => void>() };
    tabs.push(tab);
    const memory = new Map<string, string>();
    const tell = (key: string | null): void => {
      for (const { onStorage } of tabs.filter((one) => one !== tab)) for (const onChange of onStorage) onChange(key);
    };
    const area = refuses ? memory : stored;
    const store: Store = {
      get: (key) => area.get(key),
      set(key, value) {
        area.set(key, value);
        if (!refuses) tell(key);
      },
      remove(key) {
        if (area.delete(key) && !refuses) tell(key);
      },
      persistent: () => !refuses,
    };
    const kept = createStoredState<Cart>({
      key: "appState",
      struct: Cart,
      version: 2,
      lifeMs,
      store,
      clock,
      watchStore(onChange) {
        tab.onStorage.add(onChange);
        return () => void tab.onStorage.delete(onChange);
      },
      ...options,
    });
    return { kept, tab, stop: kept.start(), tell };
  }
  const inStore = (key = "appState"): unknown => JSON.parse(stored.get(key) ?? "null");
  return { clock, stored, openTab, inStore };
}

const entry = (value: object, head: object = {}): string => JSON.stringify({ digi: 1, version: 2, savedAt: 0, ...head, ...value });

describe("kept state", () => {
  test("is there after a reload, with its mark, version and time", () => {
    const { openTab, inStore, clock } = createBrowser();
    const first = openTab();
    expect(first.kept.value.value).toBeUndefined();
    first.kept.save(cart);
    expect(first.kept.value.value).toEqual(cart);
    expect(inStore()).toEqual({ digi: 1, version: 2, savedAt: clock.now(), ...cart });
    first.stop();
    expect(openTab().kept.value.value).toEqual(cart);
  });

  test("is not read before it is started", () => {
    const { stored, clock } = createBrowser();
    stored.set("appState", entry(cart, { savedAt: clock.now() }));
    const store: Store = { get: (key) => stored.get(key), set: () => undefined, remove: () => undefined, persistent: () => true };
    const kept = createStoredState<Cart>({ key: "appState", struct: Cart, version: 2, lifeMs, store, clock });
    expect(kept.value.value).toBeUndefined();
    kept.start();
    expect(kept.value.value).toEqual(cart);
  });

  test("is in the other tabs at once; the last writer wins", () => {
    const { openTab } = createBrowser();
    const [one, two] = [openTab(), openTab()];
    one.kept.save(cart);
    expect(two.kept.value.value).toEqual(cart);
    two.kept.save(other);
    expect(one.kept.value.value).toEqual(other);
    one.kept.clear();
    expect(two.kept.value.value).toBeUndefined();
  });

  test("of another tab waits while somebody types here, whose own is saved then", () => {
    const { openTab } = createBrowser();
    let isTyping = true;
    const one = openTab({ isHeld: () => isTyping });
    const two = openTab();
    two.kept.save(cart);
    expect(one.kept.value.value).toBeUndefined();
    one.kept.save(other);
    expect(two.kept.value.value).toEqual(other);
    isTyping = false;
    two.kept.save(cart);
    expect(one.kept.value.value).toEqual(cart);
  });

  test("comes to rest where two tabs save what they see", () => {
    const { openTab } = createBrowser();
    let writes = 0;
    for (const { kept } of [openTab(), openTab()])
      effect(() => {
        if (!kept.value.value) return;
        writes++;
        kept.save(kept.value.value);
      });
    openTab().kept.save(cart);
    expect(writes).toBe(2);
  });

  test("goes with the whole storage", () => {
    const { openTab, stored } = createBrowser();
    const [one, two] = [openTab(), openTab()];
    one.kept.save(cart);
    expect(two.kept.value.value).toEqual(cart);
    stored.clear();
    one.tell(null);
    expect(two.kept.value.value).toBeUndefined();
  });

  test("is not touched by what other keys do", () => {
    const { openTab, stored } = createBrowser();
    const [one, two] = [openTab(), openTab()];
    one.kept.save(cart);
    stored.clear();
    one.tell("cart");
    expect(two.kept.value.value).toEqual(cart);
  });

  test("lives for its time from the last saving, whether or not somebody looks", async () => {
    const { openTab, clock, stored } = createBrowser();
    const { kept } = openTab();
    kept.save(cart);
    await clock.pass(lifeMs - 1);
    expect(openTab().kept.value.value).toEqual(cart);
    kept.save(cart); // A value that did not change is stored again, so that it lives longer.
    await clock.pass(lifeMs - 1);
    expect(kept.value.value).toEqual(cart);
    await clock.pass(1);
    expect([kept.value.value, stored.size, clock.timers]).toEqual([undefined, 0, 0]);
  });

  test("that is over is not there after a reload either", async () => {
    const { openTab, clock, stored } = createBrowser();
    const { kept, stop } = openTab();
    kept.save(cart);
    stop();
    expect(clock.timers).toBe(0);
    await clock.pass(lifeMs);
    expect([openTab().kept.value.value, stored.size]).toEqual([undefined, 0]);
  });

  test("survives a clock that is set back a little, and not one from another age", () => {
    const { openTab, clock, stored } = createBrowser();
    stored.set("appState", entry(cart, { savedAt: clock.now() + 60_000 }));
    expect(openTab().kept.value.value).toEqual(cart);
    stored.set("appState", entry(cart, { savedAt: 9e15 }));
    expect(openTab().kept.value.value).toBeUndefined();
  });
});

describe("kept state and what stands in storage already", () => {
  test.each(["hello", "", "{}", '{"lines":[]}', '{"digi":"1"}', "[1]", "null"])("leaves a value of the host's alone: %s", (foreign) => {
    const { openTab, stored, inStore } = createBrowser();
    stored.set("appState", foreign);
    const { kept } = openTab();
    expect(kept.value.value).toBeUndefined();
    kept.save(cart);
    expect([stored.get("appState"), inStore("digi.appState")]).toMatchObject([foreign, cart]);
    expect(openTab().kept.value.value).toEqual(cart);
    kept.clear();
    expect([...stored.keys()]).toEqual(["appState"]);
  });

  test("moves home when the host's value is gone, and is never there twice", () => {
    const { openTab, stored } = createBrowser();
    stored.set("appState", "host");
    const { kept } = openTab();
    kept.save(cart);
    stored.delete("appState");
    expect(openTab().kept.value.value).toEqual(cart);
    kept.save(other);
    expect([...stored.keys()]).toEqual(["appState"]);
  });

  test("under a key of ours overwrites what stands there", () => {
    const { openTab, stored } = createBrowser();
    stored.set("digi.orders", "hello");
    const { kept } = openTab({ key: "digi.orders" });
    kept.save(cart);
    expect([...stored.keys()]).toEqual(["digi.orders"]);
    kept.clear();
    expect(stored.size).toBe(0);
  });

  test.each([
    ["broken", entry({ lines: "none" })],
    ["from a newer version", entry(cart, { version: 3 })],
    ["from an older version that nobody knows", entry(cart, { version: 1 })],
    ["without a version", JSON.stringify({ digi: 1, ...cart })],
  ])("that is %s is ignored, and overwritten by the next saving", (_which, stands) => {
    const { openTab, stored, clock, inStore } = createBrowser();
    stored.set("appState", stands.replace('"savedAt":0', `"savedAt":${clock.now()}`));
    const { kept } = openTab();
    expect(kept.value.value).toBeUndefined();
    expect(stored.has("appState")).toBe(true); // A page with a newer version may still need the value, so it stays.
    kept.save(other);
    expect([inStore(), [...stored.keys()]]).toMatchObject([{ version: 2, ...other }, ["appState"]]);
  });

  test("of an older version is migrated", () => {
    const { openTab, stored, clock } = createBrowser();
    stored.set("appState", entry({ lines: ["Light"] }, { version: 1, savedAt: clock.now() }));
    const { kept } = openTab({ migrate: (older, version) => (version === 1 ? { total: 500, order: null, ...older } : undefined) });
    expect(kept.value.value).toEqual({ lines: ["Light"], total: 500, order: null });
  });

  test.each([
    ["answers nonsense", () => ({ lines: 1 })],
    ["answers nothing", () => undefined],
  ])("is ignored where the migration %s", (_what, migrate) => {
    const { openTab, stored, clock } = createBrowser();
    stored.set("appState", entry(cart, { version: 1, savedAt: clock.now() }));
    expect(openTab({ migrate }).kept.value.value).toBeUndefined();
  });

  test("is ignored where the migration fails, and the console says so", () => {
    const { openTab, stored, clock } = createBrowser();
    stored.set("appState", entry(cart, { version: 1, savedAt: clock.now() }));
    expectComplaint("appState: what an older version kept could not be taken over");
    const migrate = (): never => {
      throw new Error("no");
    };
    expect(openTab({ migrate }).kept.value.value).toBeUndefined();
  });

  test("lives in the page where storage is refused, and says that it will not last", () => {
    const { openTab, stored } = createBrowser();
    const { kept } = openTab({ refuses: true });
    kept.save(cart);
    expect([kept.value.value, kept.persistent(), stored.size]).toEqual([cart, false, 0]);
  });
});

describe("kept state, whatever happens", () => {
  test("is never a crash, and never what it should not be, whatever stands in storage", () => {
    // This warning is written where the made-up value looks like one of an older version.
    expectComplaint("what an older version kept could not be taken over");
    const values = oneof(
      string(),
      jsonValue().map((value) => JSON.stringify(value)),
      record({ digi: constantFrom(1, 2, "1"), version: anything(), savedAt: anything(), lines: anything(), total: anything() }).map(
        (value) => {
          try {
            return JSON.stringify(value) ?? "";
          } catch {
            return "{"; // The value is a bigint or a circular object, which `JSON.stringify` refuses.
          }
        },
      ),
    );
    assert(
      property(values, (stands) => {
        const { openTab, stored } = createBrowser();
        stored.set("appState", stands);
        const { kept } = openTab();
        expect(kept.value.value).toBeUndefined();
        kept.save(cart);
        expect(openTab().kept.value.value).toEqual(cart);
      }),
    );
  });
});
