/**
 * CPU seconds of a program and of all that it starts, read from Linux's /proc. Where there is none (macOS) nothing is known.
 *
 * The system adds what a process has used to its parent once the parent has waited for it. A browser's pages have a parent that nobody
 * waits for, so this sum alone would miss half of a run: processes are looked at every second while they live, too.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setInterval } from "node:timers";

export type ProcessTimes = {
  readonly pid: number;
  readonly parentPid: number;
  /** Tells two processes apart that have had the same number. */
  readonly startedAt: number;
  /** Its own, and that of those it has waited for; in hundredths of a second. */
  readonly ticks: number;
};

const ticksPerSecond = 100;

/** Counts what the process `root` and all below it use, by looks at all processes of the machine, in order of time. */
export function createCpuCount(root: number) {
  const known = new Map<number, number>();
  let before = 0;
  let used = 0;
  return {
    look(processes: readonly ProcessTimes[]): void {
      const byPid = new Map(processes.map((one) => [one.pid, one]));
      for (const pid of [...known.keys()]) if (byPid.get(pid)?.startedAt !== known.get(pid)) known.delete(pid);
      const isOurs = (pid: number): boolean => {
        const one = byPid.get(pid);
        if (!one) return false;
        // One whose parent has ended belongs to the system's first process from then on: it stays ours.
        const ours = pid === root || known.has(pid) || isOurs(one.parentPid);
        if (ours) known.set(pid, one.startedAt);
        return ours;
      };
      const now = processes.reduce((sum, { pid, ticks }) => sum + (isOurs(pid) ? ticks : 0), 0);
      // Where a process ended that nobody waited for, the sum is smaller than before: what it had used has been counted.
      used += Math.max(0, now - before);
      before = now;
    },
    seconds: (): number => used / ticksPerSecond,
  };
}

/** All processes of the machine, or nothing where the system does not tell. */
function readProcesses(): ProcessTimes[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [parseStat(readFileSync(`/proc/${name}/stat`, "utf8"))];
    } catch {
      return []; // it has ended meanwhile
    }
  });
}

/** A line of /proc/…/stat. The name of the program, in brackets, may hold blanks and brackets. */
export function parseStat(line: string): ProcessTimes {
  const fields = line
    .slice(line.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const at = (field: number): number => fields[field - 3] ?? Number.NaN; // as `man proc` numbers them, from 1 on
  return { pid: parseInt(line, 10), parentPid: at(4), startedAt: at(22), ticks: at(14) + at(15) + at(16) + at(17) };
}

/** @returns a function that ends the count and tells the seconds, or undefined where they are not known. */
export function countCpu(root: number): () => number | undefined {
  if (!existsSync("/proc/self/stat")) return () => undefined;
  const count = createCpuCount(root);
  const look = (): void => count.look(readProcesses());
  look();
  const timer = setInterval(look, 1000);
  return () => {
    timer.close();
    return count.seconds();
  };
}
