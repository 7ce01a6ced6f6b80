import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { systemClock } from "#core/platform/clock.ts";
import { keepNextKeyUp } from "#core/platform/keys.ts";
import { createLocalStore, createTabStore, watchLocalStore } from "#core/platform/storage.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the clock", () => {
  test("calls once, unless cancelled", () => {
    vi.useFakeTimers();
    const run = vi.fn<() => void>();
    systemClock.after(10, run);
    systemClock.after(10, run)();
    vi.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledOnce();
  });

  test("what is far off does not come at once", () => {
    vi.useFakeTimers();
    const run = vi.fn<() => void>();
    systemClock.after(40 * 86_400_000, run);
    vi.advanceTimersByTime(1_000);
    expect(run).not.toHaveBeenCalled();
  });

  test("a wait ends with its signal and leaves no timer", async () => {
    vi.useFakeTimers();
    const caller = new AbortController();
    const waiting = systemClock.wait(1_000, caller.signal);
    caller.abort();
    await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
    await expect(systemClock.wait(1_000, caller.signal)).rejects.toMatchObject({ name: "AbortError" });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a key that the page does not hear being let go", () => {
  const heard: string[] = [];
  const told = (type: string, key: string): void => dispatch(Object.assign(new Event(type), { key }));
  let dispatch: (event: Event) => void;

  beforeEach(() => {
    heard.length = 0;
    const page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    dispatch = (event) => void page.dispatchEvent(event);
    keepNextKeyUp("Escape");
    keepNextKeyUp("Escape"); // The key is held down.
    page.addEventListener("keyup", (event) => heard.push((event as KeyboardEvent).key));
  });

  test("is that key alone, once, whatever other is let go before", () => {
    for (const key of ["Shift", "Escape", "Escape"]) told("keyup", key);
    expect(heard).toEqual(["Shift", "Escape"]);
  });

  test("is none any more where the window was left meanwhile", () => {
    told("blur", "");
    told("keyup", "Escape");
    expect(heard).toEqual(["Escape"]);
  });
});

describe("storage", () => {
  function area(refuses: { read?: boolean; write?: boolean } = {}) {
    const kept = new Map<string, string>();
    return {
      kept,
      get length() {
        if (refuses.read) throw new DOMException("no", "SecurityError");
        return kept.size;
      },
      getItem: (key: string) => kept.get(key) ?? null,
      setItem(key: string, value: string) {
        if (refuses.write) throw new DOMException("full", "QuotaExceededError");
        kept.set(key, value);
      },
      removeItem: (key: string) => kept.delete(key),
    };
  }

  test("keeps, gives back, forgets", () => {
    const local = area();
    vi.stubGlobal("localStorage", local);
    const store = createLocalStore();
    store.set("a", "1");
    expect([store.get("a"), local.kept.get("a"), store.get("b"), store.persistent()]).toEqual(["1", "1", undefined, true]);
    store.remove("a");
    expect([store.get("a"), local.kept.size]).toEqual([undefined, 0]);
  });

  test("tells what other tabs change, until it is stopped", () => {
    const page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
    const keys: unknown[] = [];
    const stop = watchLocalStore((key) => keys.push(key));
    const change = (key: string | null): boolean => page.dispatchEvent(Object.assign(new Event("storage"), { key }));
    change("a");
    change(null);
    stop();
    change("b");
    expect(keys).toEqual(["a", null]);
  });

  test("where it is full, the page remembers, and says that it will not last", () => {
    vi.stubGlobal("sessionStorage", area({ write: true }));
    const store = createTabStore();
    store.set("a", "1");
    expect([store.get("a"), store.persistent()]).toEqual(["1", false]);
    store.remove("a");
    expect(store.get("a")).toBeUndefined();
  });

  test("where the browser forbids it altogether, nothing throws", () => {
    Object.defineProperty(globalThis, "localStorage", {
      configurable: true,
      get() {
        throw new DOMException("no", "SecurityError");
      },
    });
    const store = createLocalStore();
    store.set("a", "1");
    expect([store.get("a"), store.get("b"), store.persistent()]).toEqual(["1", undefined, false]);
    Reflect.deleteProperty(globalThis, "localStorage");
  });
});
