/** How often one client may make a call, by its address and the call. */
import rateLimit, { type RateLimitPluginOptions } from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { ResolvedOptions } from "#demo/api/options.ts";
import { HttpError } from "./errors.ts";
import { connectRedis } from "./redis.ts";

/** Calls a minute; `mailing`: forms that write to whoever is named in them; `code`: what gives a discount (decisions §7). What is guessed at has limits of its own besides, in the database. */
const budgets = { lookup: 600, form: 60, mailing: 20, code: 10, access: 240, account: 300 } as const;
/** Clients that each call remembers: with fewer, others by the thousand would make it forget who has had enough. */
const rememberedClients = 20_000;
export type Budget = keyof typeof budgets;

export type RateLimits = (budget: Budget) => { rateLimit: RateLimitPluginOptions };

/** For who starts it. */
export const whereCounted = (redisUrl: string | undefined): string =>
  redisUrl === undefined ? "rate limits are counted per process: REDIS_URL shares them" : "rate limits are shared by Redis";

/** Processes that share a Redis count together; without one each counts what it answered itself. */
export async function limitRates(
  app: FastifyInstance,
  { rateLimitScale, rateLimitWindowMs, redisUrl }: Pick<ResolvedOptions, "rateLimitScale" | "rateLimitWindowMs" | "redisUrl">,
): Promise<RateLimits> {
  const redis = redisUrl === undefined ? undefined : await connectRedis(redisUrl, app.log);
  if (redis) app.addHook("onClose", () => redis.disconnect());
  app.log.info(whereCounted(redisUrl));
  await app.register(rateLimit, {
    global: false,
    // After the body of a JSON call is read: its language decides the language of the refusal.
    hook: "preHandler",
    timeWindow: rateLimitWindowMs,
    ...(redis && { redis, nameSpace: "digi-rate-" }),
    // A Redis that is gone stops no calls. What is guessed at is counted in the database.
    skipOnError: true,
    errorResponseBuilder: () => new HttpError(429),
  });
  return (budget) => ({ rateLimit: { max: Math.max(1, Math.round(budgets[budget] * rateLimitScale)), cache: rememberedClients } });
}
