import { afterEach, describe, expect, test, vi } from "vitest";
import { createLock, longestWaitMs } from "#core/platform/locks.ts";
import { joinTabs } from "#core/platform/tabs.ts";
import { createFakeStore } from "#tests/unit/core/services/session/desk.ts";
import { createFakeClock } from "./fake-clock.ts";

afterEach(() => vi.unstubAllGlobals());

describe("other tabs", () => {
  test("hear what one says, and it does not hear itself", async () => {
    const [one, other] = [joinTabs("tabs.test"), joinTabs("tabs.test")];
    const heard: unknown[] = [];
    one.listen((message) => heard.push(["one", message]));
    const arrived = new Promise<void>((resolve) => {
      other.listen((message) => {
        heard.push(["other", message]);
        resolve();
      });
    });
    one.send({ ended: "signed-out" });
    await arrived;
    expect(heard).toEqual([["other", { ended: "signed-out" }]]);
  });

  test("are none where the browser refuses the channel", () => {
    vi.stubGlobal("BroadcastChannel", function refused() {
      throw new DOMException("no", "SecurityError");
    });
    const tabs = joinTabs("tabs.test");
    tabs.listen(() => undefined);
    expect(() => tabs.send("x")).not.toThrow();
  });
});

/** Simulates the browser's lock manager: one holder at a time for each name, with `ifAvailable` and `signal` as the specification says. */
function fakeLockManager() {
  const queue: (() => void)[] = [];
  let held = false;
  const release = (): void => {
    held = false;
    queue.shift()?.();
  };
  const run = async (act: (lock: unknown) => unknown): Promise<unknown> => {
    held = true;
    try {
      return await act({});
    } finally {
      release();
    }
  };
  return {
    request(_name: string, options: { ifAvailable?: boolean; signal?: AbortSignal }, act: (lock: unknown) => unknown): Promise<unknown> {
      if (!held) return run(act);
      if (options.ifAvailable) return Promise.resolve(act(null));
      return new Promise((resolve, reject) => {
        const begin = (): void => void run(act).then(resolve, reject);
        queue.push(begin);
        options.signal?.addEventListener("abort", () => {
          queue.splice(queue.indexOf(begin), 1);
          reject(options.signal?.reason as Error);
        });
      });
    },
  };
}

function setUp(locks: unknown) {
  vi.stubGlobal("navigator", locks === undefined ? {} : { locks });
  const clock = createFakeClock();
  const values = new Map<string, string>();
  let ids = 0;
  const open = () => createLock("test", { clock, store: createFakeStore(values), id: () => `tab-${++ids}` });
  return { clock, values, tabs: [open(), open(), open()] as const };
}

const ways = [
  ["Web Locks", fakeLockManager],
  ["a page without Web Locks", () => undefined],
  ["a page whose locks are refused", () => ({ request: () => Promise.reject(new DOMException("storage is blocked", "SecurityError")) })],
] as const;

describe.each(ways)("one at a time: %s", (_name, locks) => {
  test("each in turn, and told whether it waited", async () => {
    const { clock, tabs } = setUp(locks());
    const log: string[] = [];
    const done = Promise.all(
      tabs.map((lock, tab) =>
        lock(async (waited) => {
          log.push(waited ? "begins after others" : "begins at once");
          await clock.wait(1000);
          log.push("ends");
          return tab;
        }),
      ),
    );
    await clock.pass(10_000);
    expect(await done).toEqual([0, 1, 2]);
    expect(log).toEqual(["begins at once", "ends", "begins after others", "ends", "begins after others", "ends"]);
    expect(clock.timers).toBe(0);
  });

  test("what is thrown inside is thrown outside, and the next one runs", async () => {
    const { clock, values, tabs } = setUp(locks());
    const failed = expect(tabs[0](() => Promise.reject(new RangeError("inside")))).rejects.toThrow("inside");
    await clock.pass(1000);
    await failed;
    const next = tabs[1](() => Promise.resolve("next"));
    await clock.pass(1000);
    expect(await next).toBe("next");
    expect([clock.timers, values.size]).toEqual([0, 0]);
  });

  test("nobody waits for ever for a tab that is frozen", async () => {
    const { clock, tabs } = setUp(locks());
    void tabs[0](() => new Promise(() => undefined));
    await clock.pass(100);
    const next = tabs[1]((waited) => Promise.resolve(waited));
    await clock.pass(longestWaitMs - 1000);
    expect(await Promise.race([next, Promise.resolve("still waiting")])).toBe("still waiting");
    await clock.pass(2000);
    expect(await next).toBe(true);
  });
});
