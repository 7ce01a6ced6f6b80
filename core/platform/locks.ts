/** The only access to what one tab does at a time. */
import type { Clock } from "./clock.ts";
import type { Store } from "./storage.ts";

/** Runs when nobody else of this origin does. `waited`: somebody did before. */
export type Lock = <Value>(run: (waited: boolean) => Promise<Value>) => Promise<Value>;

type Environment = { readonly clock: Clock; readonly store: Store; readonly id: () => string };

/** A frozen tab may hold a lock for hours; whoever has waited so long goes on without. */
export const longestWaitMs = 20_000;

export function createLock(name: string, environment: Environment): Lock {
  const lease = createLease(name, environment);
  return async (run) => {
    const locks = (navigator as { locks?: LockManager }).locks; // only on secure pages
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
      // Refused (storage is blocked for this page), or not given in time.
      return waitLimit.signal.aborted ? run(true) : lease(run);
    } finally {
      cancel();
    }
  };
}

const lookMs = 50;

/**
 * For pages without Web Locks: whoever finds the entry free writes its name, and is first if the name still stands there a moment
 * later. Not as strict as a lock; the API forgives two tabs that renew at the same moment.
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
