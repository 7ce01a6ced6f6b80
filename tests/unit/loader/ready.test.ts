import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenReady } from "#loader/ready.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { FakeElement } from "./fake-element.ts";

let page: EventTarget;
let treeChanged: () => void;
let watching = 0;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(told: () => void) {
        treeChanged = told;
      }
      observe(): void {
        watching++;
      }
      disconnect(): void {
        watching--;
      }
    },
  );
});
afterEach(() => {
  expect(watching, "what watched the page has stopped").toBe(0);
  vi.unstubAllGlobals();
});

function setUp(count: number) {
  const tags = Array.from({ length: count }, () => Object.assign(new FakeElement(), { isConnected: true }));
  vi.stubGlobal("document", { querySelectorAll: () => tags });
  let outcome: unknown = "pending";
  const wait = (): void => {
    whenReady({ tag: undefined, known: ["digi-thing"], load: () => undefined }).then(
      () => (outcome = "ready"),
      (cause: { code: string }) => (outcome = cause.code),
    );
  };
  const outcomeNow = async (): Promise<unknown> => {
    await settle();
    return outcome;
  };
  const become = (index: number, state: "ready" | "error", code?: string): Promise<unknown> => {
    tags[index]?.states.clear();
    tags[index]?.states.add(state);
    page.dispatchEvent(new CustomEvent(`digi-${state}`, { detail: code && { code } }));
    return outcomeNow();
  };
  const leave = (index: number): Promise<unknown> => {
    Object.assign(tags[index] ?? {}, { isConnected: false });
    treeChanged();
    return outcomeNow();
  };
  return { wait, become, leave, outcomeNow };
}

test("nothing to wait for", async () => {
  const { wait, outcomeNow } = setUp(0);
  wait();
  expect(await outcomeNow()).toBe("ready");
});

test("all must be ready", async () => {
  const { wait, become } = setUp(2);
  wait();
  expect(await become(0, "ready")).toBe("pending");
  expect(await become(1, "ready")).toBe("ready");
});

test("a tag that leaves is not waited for", async () => {
  const { wait, become, leave } = setUp(2);
  wait();
  expect(await leave(0)).toBe("pending");
  expect(await become(1, "ready")).toBe("ready");
});

test("the last one that leaves ends the waiting", async () => {
  const { wait, leave } = setUp(1);
  wait();
  expect(await leave(0)).toBe("ready");
});

test("a tag that fails ends the waiting with its failure", async () => {
  const { wait, become } = setUp(2);
  wait();
  expect(await become(1, "error", "catalogue.failed")).toBe("catalogue.failed");
});

test("one that has failed already is told at once; after its retry it counts as ready", async () => {
  const { wait, become, outcomeNow } = setUp(1);
  await become(0, "error", "catalogue.failed");
  wait();
  expect(await outcomeNow()).toBe("chunk.failed");
  await become(0, "ready");
  wait();
  expect(await outcomeNow()).toBe("ready");
});
