/** Tests how a part is loaded, shown and removed: every state, and files that come late. */
import { expect, test, vi } from "vitest";
import { createPartModel, skeletonAfterMs, type PartState } from "#core/runtime/part/part.model.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";

type Shown = Disposable & { readonly chunk: string };

function setUp(loaded?: string) {
  const clock = createFakeClock();
  const loads: { resolve: (chunk: string) => void; reject: (cause: unknown) => void }[] = [];
  const disposed: string[] = [];
  const onFailed = vi.fn<(cause: unknown) => void>();
  const open = vi.fn<(chunk: string) => Shown>((chunk) => ({ chunk, [Symbol.dispose]: () => void disposed.push(chunk) }));
  const part = createPartModel<string, Shown>({
    clock,
    loaded: () => loaded,
    load: () => new Promise((resolve, reject) => loads.push({ resolve, reject })),
    open,
    onFailed,
  });
  const seen: PartState<Shown>["kind"][] = [];
  part.state.subscribe(({ kind }) => void (seen.at(-1) !== kind && seen.push(kind)));
  return { part, clock, loads, disposed, onFailed, open, seen };
}

test("what is there already is shown at once, without a timer", () => {
  const { part, clock, seen } = setUp("chunk");
  part.begin();
  expect(part.state.peek()).toMatchObject({ kind: "shown", shown: { chunk: "chunk" } });
  expect([seen, clock.timers]).toEqual([["waiting", "shown"], 0]);
});

test("a short wait shows nothing, a long one the skeleton after 300 ms", async () => {
  const { part, clock, loads, seen } = setUp();
  part.begin();
  await clock.pass(skeletonAfterMs - 1);
  expect(seen).toEqual(["waiting"]);
  await clock.pass(1);
  expect(seen).toEqual(["waiting", "loading"]);
  loads[0]?.resolve("chunk");
  await settle();
  expect([seen, clock.timers]).toEqual([["waiting", "loading", "shown"], 0]);
});

test("one that came in time never shows a skeleton", async () => {
  const { part, clock, loads, seen } = setUp();
  part.begin();
  loads[0]?.resolve("chunk");
  await clock.pass(10 * skeletonAfterMs);
  expect(seen).toEqual(["waiting", "shown"]);
});

test("a failure is said once, and the retry asks again; while it does, the failure stands", async () => {
  const { part, clock, loads, onFailed } = setUp();
  part.retry(); // The part has not begun to load yet.
  part.begin();
  loads[0]?.reject("503");
  await settle();
  expect(part.state.peek()).toEqual({ kind: "failed", retrying: false, code: "chunk.invalid" });
  expect([onFailed.mock.calls, clock.timers]).toEqual([[["503", "chunk.invalid"]], 0]);
  part.retry();
  part.retry();
  expect(part.state.peek()).toEqual({ kind: "failed", retrying: true, code: "chunk.invalid" });
  loads[1]?.reject("cut");
  await settle();
  expect(part.state.peek()).toEqual({ kind: "failed", retrying: false, code: "chunk.invalid" });
  part.retry();
  loads[2]?.resolve("chunk");
  await settle();
  expect(part.state.peek()).toMatchObject({ kind: "shown" });
  expect([loads.length, onFailed.mock.calls.length]).toEqual([3, 2]);
});

test("why it failed is told as the loader told it", async () => {
  const { part, loads, onFailed } = setUp();
  part.begin();
  const cause = Object.assign(new Error("gone"), { name: "DigiError", code: "chunk.outdated" });
  loads[0]?.reject(cause);
  await settle();
  expect(part.state.peek()).toEqual({ kind: "failed", retrying: false, code: "chunk.outdated" });
  expect(onFailed.mock.calls).toEqual([[cause, "chunk.outdated"]]);
});

test("a part whose model cannot be made has failed", async () => {
  const { part, open, onFailed } = setUp("chunk");
  open.mockImplementationOnce(() => {
    throw new RangeError("model");
  });
  part.begin();
  expect(part.state.peek()).toEqual({ kind: "failed", retrying: false, code: "chunk.invalid" });
  expect(onFailed).toHaveBeenCalledOnce();
  part.retry();
  expect(part.state.peek()).toMatchObject({ kind: "shown" });
});

test("one that is left is disposed, and can begin again", () => {
  const { part, disposed, open } = setUp("chunk");
  part.begin();
  part.stop();
  expect([part.state.peek(), disposed]).toEqual([{ kind: "waiting" }, ["chunk"]]);
  part.stop();
  part.begin();
  expect([disposed, open.mock.calls.length]).toEqual([["chunk"], 2]);
});

test("what arrives, or fails, after it was left is dropped: no model, no timer, no complaint", async () => {
  for (const end of ["resolve", "reject"] as const) {
    const { part, clock, loads, open, onFailed } = setUp();
    part.begin();
    part.stop();
    loads[0]?.[end]("late");
    await settle();
    expect([part.state.peek(), open.mock.calls, onFailed.mock.calls, clock.timers]).toEqual([{ kind: "waiting" }, [], [], 0]);
  }
});
