/** This module connects to Redis, which has only the counters that several processes share: without Redis each process counts by itself. */
import type { FastifyBaseLogger } from "fastify";
import { Redis } from "ioredis";

const connectTimeoutMs = 5000;
/** The timeout of a command to Redis. Every call of the API waits for its count, so the timeout is short. */
const answerWithinMs = 1000;

/**
 * Connects to Redis. Throws when Redis does not answer at the start. When Redis goes away later, its commands fail at once until it is
 * back. The caller disconnects.
 */
export async function connectRedis(url: string, log: FastifyBaseLogger): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    connectTimeout: connectTimeoutMs,
    commandTimeout: answerWithinMs,
    // A connection to Redis that stopped answering is closed and replaced by a new one.
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
  // Each failed attempt to reconnect to Redis emits `close`, too, so the warning is logged only once.
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
