/** Tests the rounds of background work that the API makes without a request, on a clock that stands still until the test moves it. */
import type { FastifyBaseLogger } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRounds } from "#demo/api/app/rounds.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const error = vi.fn<() => void>();
const log = { error } as unknown as FastifyBaseLogger;
const minuteMs = 60_000;

test("a round is made every minute, from the first minute on, until the API closes", async () => {
  const round = vi.fn<() => Promise<void>>(async () => undefined);
  const rounds = createRounds(round, log);
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(round).not.toHaveBeenCalled();
  rounds.begin();
  rounds.begin();
  await vi.advanceTimersByTimeAsync(3 * minuteMs);
  expect(round).toHaveBeenCalledTimes(3);
  await rounds.close();
  await vi.advanceTimersByTimeAsync(3 * minuteMs);
  await rounds.runNow();
  expect(round).toHaveBeenCalledTimes(3);
});

test("rounds are made one after the other, and a slow one piles up no others", async () => {
  const ends: (() => void)[] = [];
  const round = vi.fn<() => Promise<void>>(() => new Promise((end) => void ends.push(end)));
  const rounds = createRounds(round, log);
  rounds.begin();
  await vi.advanceTimersByTimeAsync(5 * minuteMs);
  expect(round).toHaveBeenCalledTimes(1);
  const asked = rounds.runNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(round, "the first one is under way").toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(round).toHaveBeenCalledTimes(2);
  ends[1]?.();
  await asked;
  await rounds.close();
});

test("a round that fails is logged, and the next one is made", async () => {
  const failure = new Error("no database");
  const round = vi.fn<() => Promise<void>>().mockRejectedValueOnce(failure).mockResolvedValue(undefined);
  const rounds = createRounds(round, log);
  rounds.begin();
  await vi.advanceTimersByTimeAsync(2 * minuteMs);
  expect(round).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: failure }, "a round failed");
  await rounds.close();
});

test("closing waits for the round under way, and tells it so", async () => {
  let end = (): void => undefined;
  let isOver = (): boolean => false;
  const rounds = createRounds((told) => {
    isOver = told;
    return new Promise((done) => (end = done));
  }, log);
  void rounds.runNow();
  await vi.advanceTimersByTimeAsync(0);
  const closed = vi.fn<() => void>();
  const closing = rounds.close().then(closed);
  await vi.advanceTimersByTimeAsync(0);
  expect([isOver(), closed.mock.calls.length]).toEqual([true, 0]);
  end();
  await closing;
});
