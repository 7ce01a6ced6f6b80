/** The connection to Redis, which has only counters that several processes share: without Redis each process counts by itself. */
import type { FastifyBaseLogger } from "fastify";
import { Redis } from "ioredis";

const connectTimeoutMs = 5000;
/** The timeout of a command: every call asks for its count, so no call may wait long for Redis. */
const answerWithinMs = 1000;

/** Connects to Redis. Throws when Redis does not answer. When Redis goes away later, commands fail at once until it is back. */
export async function connectRedis(url: string, log: FastifyBaseLogger): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    connectTimeout: connectTimeoutMs,
    commandTimeout: answerWithinMs,
    // A connection that stopped answering is closed and replaced by a new one.
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
  // Each failed attempt to reconnect emits `close` too, so the warning is logged only once.
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
