/**
 * CPU seconds of a program and of all processes that it starts, read from Linux's /proc. Where there is none (macOS) the seconds are not
 * known.
 *
 * The system adds the time of a process to its parent's once the parent has waited for it. The parent of a browser's pages does not wait
 * for them, so this sum alone would miss half of a run: processes are read every second while they run, too.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setInterval } from "node:timers";

export type ProcessTimes = {
  readonly pid: number;
  readonly parentPid: number;
  /** Start time: it tells apart two processes that had the same number. */
  readonly startedAt: number;
  /** CPU time of the process and of the processes that it has waited for; in hundredths of a second. */
  readonly ticks: number;
};

const ticksPerSecond = 100;

/**
 * Counts the CPU time of the process `root` and of all processes below it, from snapshots of all processes of the machine, in order of
 * time.
 */
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
        // A process whose parent has ended is attached to the system's first process from then on: it still counts.
        const ours = pid === root || known.has(pid) || isOurs(one.parentPid);
        if (ours) known.set(pid, one.startedAt);
        return ours;
      };
      const now = processes.reduce((sum, { pid, ticks }) => sum + (isOurs(pid) ? ticks : 0), 0);
      // Where a process ended that no parent waited for, the sum is smaller than before: its time has already been counted.
      used += Math.max(0, now - before);
      before = now;
    },
    seconds: (): number => used / ticksPerSecond,
  };
}

/** Returns all processes of the machine, or none where the system does not list them. */
function readProcesses(): ProcessTimes[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [parseStat(readFileSync(`/proc/${name}/stat`, "utf8"))];
    } catch {
      return []; // the process has ended meanwhile
    }
  });
}

/** Parses a line of /proc/…/stat. The name of the program, in brackets, may contain blanks and brackets. */
export function parseStat(line: string): ProcessTimes {
  const fields = line
    .slice(line.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const at = (field: number): number => fields[field - 3] ?? Number.NaN; // numbered as in `man proc`, from 1 on
  return { pid: parseInt(line, 10), parentPid: at(4), startedAt: at(22), ticks: at(14) + at(15) + at(16) + at(17) };
}

/** Starts to count. @returns a function that ends the count and returns the seconds, or undefined where they are not known. */
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
