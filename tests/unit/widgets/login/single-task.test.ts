import { expect, test } from "vitest";
import type { Outcome } from "#core/services/api/outcome.ts";
import { createSingleTask } from "#widgets/login/single-task.model.ts";

const done: Outcome<number> = { ok: true, value: 1 };

test("runs until its call answers", async () => {
  const task = createSingleTask();
  let answer: (outcome: Outcome<number>) => void = () => undefined;
  const running = task.run(() => new Promise<Outcome<number>>((resolve) => (answer = resolve)));
  expect(task.isRunning()).toBe(true);
  answer(done);
  expect(await running).toBe(done);
  expect(task.isRunning()).toBe(false);
});

test("cancelled: the call hears it, and its answer is nobody's", async () => {
  const task = createSingleTask();
  let heard = false;
  const running = task.run(async (abort) => {
    await new Promise<void>((resolve) => abort.addEventListener("abort", () => resolve()));
    heard = abort.aborted;
    return done;
  });
  task.cancel();
  expect(task.isRunning()).toBe(false);
  expect(await running).toBeUndefined();
  expect(heard).toBe(true);
});

test("the late answer of a cancelled call does not end the next one", async () => {
  const task = createSingleTask();
  const first = task.run(() => Promise.resolve(done));
  task.cancel();
  const second = task.run(() => new Promise<Outcome<number>>(() => undefined));
  expect(await first).toBeUndefined();
  expect(task.isRunning()).toBe(true);
  void second;
});
