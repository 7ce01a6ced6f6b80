/**
 * Runs the API's background work, which no request asks for: a round of this work every minute, one round after the other, until the API
 * closes.
 */
import type { FastifyBaseLogger } from "fastify";

export type Rounds = {
  /** Starts the timer that makes a round every minute. */
  readonly begin: () => void;
  /** Makes a round at once, or after the round that is running, and waits for its end. */
  readonly runNow: () => Promise<void>;
  /** Stops the timer, and waits until the round that is running has ended, which it does after its present step. */
  readonly close: () => Promise<void>;
};

const everyMs = 60_000;

/**
 * Creates the timer for background work. A round that fails is logged, and the next round is made as if it had not failed.
 * @param round does the work of one round; between its steps it asks `isOver` whether the API closes, and then stops
 */
export function createRounds(round: (isOver: () => boolean) => Promise<void>, log: FastifyBaseLogger): Rounds {
  let isClosing = false;
  let waiting = 0;
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const next = async (): Promise<void> => {
    try {
      if (!isClosing) await round(() => isClosing);
    } catch (error) {
      log.error({ err: error }, "a round failed");
    } finally {
      waiting -= 1;
    }
  };
  const runNow = (): Promise<void> => {
    waiting += 1;
    last = last.then(next);
    return last;
  };
  const onTime = (): void => {
    // A slow round is not followed by those that it has kept waiting.
    if (waiting === 0) void runNow();
  };
  return {
    begin: () => void (timer ??= setInterval(onTime, everyMs).unref()),
    runNow,
    async close() {
      isClosing = true;
      clearInterval(timer);
      await last;
    },
  };
}
