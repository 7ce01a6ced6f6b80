import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { uploadTimeoutMs } from "#core/base/values/limits.ts";
import { endWhenSlow } from "#demo/api/http/uploads.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Simulates an upload of which so many bytes arrive in each second. */
function watched(bytesPerSecond: number) {
  const end = vi.fn<() => void>();
  endWhenSlow(
    {
      get bytesRead() {
        return (Date.now() / 1000) * bytesPerSecond;
      },
    },
    end,
  );
  return end;
}

test("an upload that brings nothing, or drips, is ended at the first look", () => {
  const ends = [watched(0), watched(1000)];
  vi.advanceTimersByTime(14_000);
  expect(ends.map((end) => end.mock.calls.length)).toEqual([0, 0]);
  vi.advanceTimersByTime(1000);
  expect(ends.map((end) => end.mock.calls.length)).toEqual([1, 1]);
  vi.advanceTimersByTime(60_000);
  expect(ends.map((end) => end.mock.calls.length)).toEqual([1, 1]);
});

test("one that comes steadily has as long as a browser waits for it", () => {
  const end = watched(44_000);
  vi.advanceTimersByTime(uploadTimeoutMs - 1);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

test("one that stalls later is ended too; one that has come is not watched any more", () => {
  const source = { bytesRead: 0 };
  const [stalled, done] = [vi.fn<() => void>(), vi.fn<() => void>()];
  endWhenSlow(source, stalled);
  const stop = endWhenSlow(source, done);
  source.bytesRead = 900_000;
  vi.advanceTimersByTime(15_000);
  expect(stalled).not.toHaveBeenCalled();
  stop();
  vi.advanceTimersByTime(15_000);
  expect([stalled.mock.calls.length, done.mock.calls.length]).toEqual([1, 0]);
});
