import { expect, test } from "vitest";
import { figuresOf } from "#tests/bench/load/measure.ts";
import { documentOf, tableOf } from "#tests/bench/load/report.ts";

const latency = { p50: 12, p99: 80 } as Parameters<typeof figuresOf>[0]["latency"];
const stats = (counts: Record<string, number>) => Object.fromEntries(Object.entries(counts).map(([status, count]) => [status, { count }]));

test("a call is answered where it says what it should; a full queue is no error, and no answer is one", () => {
  const statusCodeStats = stats({ 200: 50, 429: 2, 503: 3, 500: 4 });
  expect(figuresOf({ duration: 5, errors: 1, latency, statusCodeStats }, 200)).toEqual({
    perSecond: 10,
    p50Ms: 12,
    p99Ms: 80,
    refused: 5,
    errors: 5,
  });
  // The expected answer to a wrong password is a 401.
  expect(figuresOf({ duration: 2, errors: 0, latency, statusCodeStats: stats({ 401: 8 }) }, 401)).toMatchObject({
    perSecond: 4,
    errors: 0,
  });
});

test("each set-up has its table, with what was measured of the machine", () => {
  const figures = { connections: 10, perSecond: 99.6, p50Ms: 12, p99Ms: 80, refused: 5, errors: 0, residentMiB: 210.4 };
  const rows = [{ call: { widget: "login", name: "refresh" }, ...figures }];
  expect(tableOf(rows).split("\n").at(-1)).toBe("| login | refresh | 10 | 100 | 12 | 80 | 5 | 0 | 210 |");
  const text = documentOf([{ setup: "one process", rows }], { day: "2026-03-02", node: "v20.20.2", processors: 2, load: 0.14, seconds: 5 });
  expect(text).toContain("on 2026-03-02: Node v20.20.2, 2 processors with a load of 0.1 before it, 5 s for each row");
  expect(text).toContain(`## one process\n\n${tableOf(rows)}`);
});
