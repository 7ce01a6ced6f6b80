/** Runs work of the API that no request asks for: a round every minute, one after the other, until the API closes. */
import type { FastifyBaseLogger } from "fastify";

export type Rounds = {
  /** Begins to make a round every minute. */
  readonly begin: () => void;
  /** Makes a round after the one that is under way, and waits for its end. */
  readonly runNow: () => Promise<void>;
  /** Ends the rounds, after the step that is under way. */
  readonly close: () => Promise<void>;
};

const everyMs = 60_000;

/**
 * Creates rounds. A round that fails is logged, and the next one is made all the same.
 * @param round the work of a round; it is told by `isOver` that the API closes
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
