/**
 * Measures the CPU seconds of a program and of all processes that it starts, read from Linux's /proc. On systems without /proc (macOS) the
 * seconds are not known.
 *
 * The system adds the time of a process to its parent's once the parent has waited for it. The parent of a browser's pages does not wait
 * for them, so this sum alone would miss half of a run. Therefore the times of all processes are also read every second while they run.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setInterval } from "node:timers";

export type ProcessTimes = {
  readonly pid: number;
  readonly parentPid: number;
  /** The start time of the process, which tells apart two processes that had the same number one after the other. */
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
        // A process whose parent has ended gets the system's first process as its parent; it still counts, because its number is known.
        const ours = pid === root || known.has(pid) || isOurs(one.parentPid);
        if (ours) known.set(pid, one.startedAt);
        return ours;
      };
      const now = processes.reduce((sum, { pid, ticks }) => sum + (isOurs(pid) ? ticks : 0), 0);
      // The sum is smaller than before where a process ended that no parent waited for. Its time was already counted, so nothing is
      // subtracted.
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
      return []; // The process has ended since the folder was listed, so it is left out.
    }
  });
}

/** Parses a line of /proc/…/stat. The name of the program, in brackets, may contain blanks and brackets. */
export function parseStat(line: string): ProcessTimes {
  const fields = line
    .slice(line.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const at = (field: number): number => fields[field - 3] ?? Number.NaN; // Fields are numbered from 1, as in `man proc`.
  return { pid: parseInt(line, 10), parentPid: at(4), startedAt: at(22), ticks: at(14) + at(15) + at(16) + at(17) };
}

/**
 * Begins to count the CPU seconds of a process.
 * @returns a function that ends the count and returns the seconds, or undefined where they are not known
 */
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
