/** Redis holds counters that several processes share, and nothing that anybody would miss: without it each counts by itself. */
import type { FastifyBaseLogger } from "fastify";
import { Redis } from "ioredis";

const connectTimeoutMs = 5000;
/** What it counts is asked for in each call: nobody waits long for it. */
const answerWithinMs = 1000;

/** Throws where nobody answers. One that goes away later fails its commands at once until it is back. */
export async function connectRedis(url: string, log: FastifyBaseLogger): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    connectTimeout: connectTimeoutMs,
    commandTimeout: answerWithinMs,
    // A connection that has fallen silent makes place for another one.
    socketTimeout: 2 * answerWithinMs,
  });
  let failure: unknown;
  redis.on("error", (error: unknown) => (failure = error));
  try {
    await redis.connect();
  } catch {
    redis.disconnect();
    throw new Error("Redis does not answer at REDIS_URL.", { cause: failure });
  }
  let isGone = false;
  // Each attempt to reach it again closes too.
  redis.on("close", () => {
    if (!isGone) log.warn({ err: failure }, "Redis is gone: until it is back each process counts by itself");
    isGone = true;
  });
  redis.on("ready", () => {
    if (isGone) log.info("Redis is back");
    isGone = false;
  });
  return redis;
}
