/**
 * This module makes queues of bounded length, for work of which the machine can do only a little at once. A caller that comes when the
 * queue is full is refused at once.
 */
import { HttpError } from "./errors.ts";

export type Queue = {
  /** Runs the work when its turn comes. Throws a 503 when the queue is full, before anything of the work has begun. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/** The time after which a retry makes sense: a machine that answers fifty logins a second has worked off a full queue by then. */
const retryAfterSeconds = 2;

/**
 * Creates a queue.
 * @param atOnce the number of works that run at the same time
 * @param waiting the number of works that wait behind them
 */
export function createQueue({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Queue {
  const waiters: (() => void)[] = [];
  let running = 0;
  const enter = async (): Promise<void> => {
    if (running < atOnce) return void (running += 1);
    if (waiters.length >= waiting) throw new HttpError(503, retryAfterSeconds);
    // Work that ends hands over its place in the queue to the first waiter.
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
 * The size of the queue for calls that hash passwords or codes: a core does about fifty hashes a second. Running calls hold a connection to
 * the database; this limit leaves some connections of the pool to other calls.
 */
export const hashQueueSize = { atOnce: 6, waiting: 100 } as const;

/**
 * The size of the queue for calls that make documents in their transaction: about twenty a second, however many come at once. Such calls
 * wait in the queue and not for a database connection, because they would take the connections of all other calls, `/health` included. The
 * last call that waits has its turn before the timeout for a connection.
 */
export const documentQueueSize = { atOnce: 3, waiting: 100 } as const;

/**
 * The size of the queue for documents with PGlite, which has one connection: other calls wait for one order in the meantime, and not for
 * three.
 */
export const documentQueueSizeOfPglite = { atOnce: 1, waiting: documentQueueSize.waiting + documentQueueSize.atOnce - 1 } as const;
