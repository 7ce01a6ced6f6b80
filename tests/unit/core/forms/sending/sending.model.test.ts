import { signal } from "@preact/signals-core";
import { expect, test, vi } from "vitest";
import type { SubmissionState } from "#core/forms/form/submission.model.ts";
import { createSending, longSendingMs } from "#core/forms/sending/sending.model.ts";

function setUp() {
  const timers = new Map<() => void, number>();
  const clock = {
    now: () => 0,
    after(ms: number, run: () => void) {
      timers.set(run, ms);
      return () => void timers.delete(run);
    },
    wait: () => Promise.reject(new Error("nothing waits here")),
  };
  const state = signal<SubmissionState<unknown>>({ status: "editing" });
  const form = { state, cancel: vi.fn<() => void>(() => (state.value = { status: "editing" })), reset: vi.fn<() => void>() };
  const sending = createSending(form, clock);
  const stop = sending.watch();
  return { state, form, sending, stop, timers };
}

test("a sending that takes a while can be stopped, and says so until the next begins", () => {
  const { state, form, sending, stop, timers } = setUp();
  state.value = { status: "sending" };
  state.value = { status: "sending", progress: 0.5 };
  expect([...timers.values()]).toEqual([longSendingMs]);
  expect(sending.notice.value).toBe("none");
  for (const run of timers.keys()) run();
  expect(sending.notice.value).toBe("long");
  sending.stop();
  expect(form.cancel).toHaveBeenCalledOnce();
  expect(sending.notice.value).toBe("stopped");
  state.value = { status: "sending" };
  expect(sending.notice.value).toBe("none");
  sending.stop();
  sending.reset();
  expect(form.reset).toHaveBeenCalledOnce();
  expect(sending.notice.value).toBe("none");
  state.value = { status: "sending" };
  stop();
  expect(timers.size).toBe(0);
});
