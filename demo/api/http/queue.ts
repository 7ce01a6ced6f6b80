/** Work of which the machine does few at once waits in a queue of bounded length: whoever comes when it is full hears so at once. */
import { HttpError } from "./errors.ts";

export type Queue = {
  /** Throws a 503 where the queue is full, before anything of the work has begun. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/** A full queue is over by then, on any machine that answers fifty logins a second. */
const retryAfterSeconds = 2;

export function createQueue({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Queue {
  const waiters: (() => void)[] = [];
  let running = 0;
  const enter = async (): Promise<void> => {
    if (running < atOnce) return void (running += 1);
    if (waiters.length >= waiting) throw new HttpError(503, retryAfterSeconds);
    // Whoever leaves hands over its place.
    await new Promise<void>((enterNow) => waiters.push(enterNow));
  };
  const leave = (): void => {
    const next = waiters.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

/**
 * Calls that hash passwords or codes: a core does about fifty a second. Those at work hold a connection to the database, and leave some
 * of its pool to others.
 */
export const hashQueueSize = { atOnce: 6, waiting: 100 } as const;

/**
 * Calls that make papers in their transaction: some twenty a second, whatever comes at once. They wait here and not for a connection to
 * the database, or those of all other calls (and of whoever asks for `/health`) would be theirs. The last one that waits has its turn
 * within the time after which nobody waits for a connection either.
 */
export const paperQueueSize = { atOnce: 3, waiting: 100 } as const;

/** PGlite has one connection: whoever calls meanwhile waits for one order, and not for three. */
export const paperQueueSizeOfPglite = { atOnce: 1, waiting: paperQueueSize.waiting + paperQueueSize.atOnce - 1 } as const;
