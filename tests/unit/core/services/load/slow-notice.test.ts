import { expect, test } from "vitest";
import { createSlowNotice, slowAfterMs } from "#core/services/load/slow-notice.model.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";

const unfinished = (): Promise<never> => new Promise(() => undefined);

test("comes after ten seconds, and goes with the answer", async () => {
  const clock = createFakeClock();
  const notice = createSlowNotice(clock);
  let finish = (): void => undefined;
  const work = notice.during(new Promise<void>((resolve) => (finish = resolve)));
  await clock.pass(slowAfterMs - 1);
  expect(notice.isOver.value).toBe(false);
  await clock.pass(1);
  expect(notice.isOver.value).toBe(true);
  finish();
  await work;
  expect([notice.isOver.value, clock.timers]).toEqual([false, 0]);
});

test("goes with a failure, too, which stays the caller's", async () => {
  const clock = createFakeClock();
  const notice = createSlowNotice(clock);
  await expect(notice.during(Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(clock.timers).toBe(0);
});

test("watches the latest work: what came before neither shortens nor ends its ten seconds", async () => {
  const clock = createFakeClock();
  const notice = createSlowNotice(clock);
  let finishFirst = (): void => undefined;
  const first = notice.during(new Promise<void>((resolve) => (finishFirst = resolve)));
  await clock.pass(slowAfterMs - 1);
  void notice.during(unfinished());
  await clock.pass(1);
  expect(notice.isOver.value).toBe(false);
  await clock.pass(slowAfterMs);
  expect(notice.isOver.value).toBe(true);
  finishFirst();
  await first;
  expect(notice.isOver.value).toBe(true);
});
