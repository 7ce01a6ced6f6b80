/** Helpers that make calls at other moments of the API's clock. */
import type { createTime } from "./access.ts";

/**
 * Returns a function that moves the clock to a moment, and back once `look` has returned. Sessions that began earlier have expired at that
 * moment.
 */
export const createMoments =
  (time: ReturnType<typeof createTime>) =>
  async <Result>(moment: string, look: () => Promise<Result>): Promise<Result> => {
    const ms = Date.parse(moment) - time.now();
    time.pass(ms);
    // A test that fails leaves the clock as it was, so that the tests after it say what they are about.
    return look().finally(() => time.pass(-ms));
  };
