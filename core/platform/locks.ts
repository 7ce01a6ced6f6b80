/** The only access to locks: work that only one tab may do at a time. */
import type { Clock } from "./clock.ts";
import type { Store } from "./storage.ts";

/**
 * Runs a function as soon as no other tab of this origin runs one under the same lock. `waited` is true where another tab held the lock
 * before.
 */
export type Lock = <Value>(run: (waited: boolean) => Promise<Value>) => Promise<Value>;

type Environment = { readonly clock: Clock; readonly store: Store; readonly id: () => string };

/**
 * The longest wait for a lock, in milliseconds. A frozen tab may hold a lock for hours; a tab that has waited this long runs without it.
 */
export const longestWaitMs = 20_000;

export function createLock(name: string, environment: Environment): Lock {
  const lease = createLease(name, environment);
  return async (run) => {
    const locks = (navigator as { locks?: LockManager }).locks; // Web Locks exist only on secure pages.
    if (!locks) return lease(run);
    let hasStarted = false;
    const begin =
      (waited: boolean) =>
      async (lock: unknown): Promise<{ value: Awaited<ReturnType<typeof run>> } | undefined> => {
        if (!lock) return undefined;
        hasStarted = true;
        return { value: await run(waited) };
      };
    const waitLimit = new AbortController();
    const cancel = environment.clock.after(longestWaitMs, () => waitLimit.abort());
    try {
      const done =
        (await locks.request(name, { ifAvailable: true }, begin(false))) ??
        (await locks.request(name, { signal: waitLimit.signal }, begin(true)));
      return (done as { value: Awaited<ReturnType<typeof run>> }).value;
    } catch (cause) {
      if (hasStarted) throw cause;
      // The browser refused the lock, because storage is blocked for this page, or did not grant it in time.
      return waitLimit.signal.aborted ? run(true) : lease(run);
    } finally {
      cancel();
    }
  };
}

const lookMs = 50;

/**
 * Creates a lock for pages without Web Locks. A tab that finds the entry in the store free writes its own id into it, and holds the lock if
 * the id is still there a moment later. Two tabs may rarely hold this lock at once; the API accepts two tabs that renew the session at the
 * same moment.
 */
function createLease(name: string, { clock, store, id }: Environment): Lock {
  const key = `${name}.turn`;
  const read = (): { readonly owner: string; readonly untilMs: number } => {
    const [owner = "", untilMs] = (store.get(key) ?? "").split(" ");
    return { owner, untilMs: Number(untilMs) || 0 };
  };
  return async (run) => {
    const me = id();
    let waited = false;
    for (;;) {
      const { untilMs } = read();
      if (untilMs > clock.now() && untilMs <= clock.now() + longestWaitMs) waited = true;
      else {
        store.set(key, `${me} ${clock.now() + longestWaitMs}`);
        await clock.wait(lookMs);
        if (read().owner === me) break;
      }
      await clock.wait(lookMs);
    }
    try {
      return await run(waited);
    } finally {
      if (read().owner === me) store.remove(key);
    }
  };
}
