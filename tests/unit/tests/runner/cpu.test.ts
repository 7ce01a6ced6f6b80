import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { createCpuCount, parseStat, type ProcessTimes } from "#tests/runner/cpu.ts";

const one = (pid: number, parentPid: number, ticks: number, startedAt = 1): ProcessTimes => ({ pid, parentPid, ticks, startedAt });

describe("CPU seconds @all", () => {
  test("of a process and of all below it, and of no other", () => {
    const count = createCpuCount(10);
    count.look([one(1, 0, 900), one(10, 1, 100), one(11, 10, 50), one(12, 11, 50), one(20, 1, 400)]);
    expect(count.seconds()).toBe(2);
    count.look([one(1, 0, 950), one(10, 1, 100), one(11, 10, 250), one(12, 11, 50), one(20, 1, 800)]);
    expect(count.seconds()).toBe(4);
  });

  test("of a child that its parent has waited for: once", () => {
    const count = createCpuCount(10);
    count.look([one(10, 1, 100), one(11, 10, 300)]);
    count.look([one(10, 1, 100 + 350)]);
    expect(count.seconds()).toBe(4.5);
  });

  test("of a process that nobody waited for, and of one whose parent has ended", () => {
    const count = createCpuCount(10);
    count.look([one(10, 1, 100), one(11, 10, 300), one(12, 11, 100)]);
    count.look([one(10, 1, 100), one(12, 1, 100)]);
    count.look([one(10, 1, 100), one(12, 1, 300)]);
    expect(count.seconds()).toBe(7);
  });

  test("a number that is given again is another process", () => {
    const count = createCpuCount(10);
    count.look([one(10, 1, 100), one(11, 10, 100)]);
    count.look([one(10, 1, 200), one(11, 1, 5000, 2)]);
    expect(count.seconds()).toBe(2);
  });

  test("are read from a line of the system's, whatever the program is called", () => {
    const line = "42 (a (b) c) S 7 42 42 0 -1 4194560 1 2 3 4 10 20 30 40 20 0 1 0 12345 1000 5";
    expect(parseStat(line)).toEqual({ pid: 42, parentPid: 7, startedAt: 12345, ticks: 100 });
    const { stdout } = spawnSync("cat", ["/proc/self/stat"], { encoding: "utf8" });
    expect(parseStat(stdout).parentPid).toBe(process.pid);
  });
});
