/** This module limits how often a client may make a call. Calls are counted by the client's address and by call. */
import rateLimit, { type FastifyRateLimitStore, type RateLimitPluginOptions } from "@fastify/rate-limit";
import type { FastifyInstance, RouteOptions } from "fastify";
import type { ResolvedOptions } from "#demo/api/config/options.ts";
import { countInMemory, countInRedis, type CallCounts } from "./call-counts.ts";
import { HttpError } from "./errors.ts";
import { networksOf } from "./network.ts";
import { connectRedis } from "./redis.ts";

/**
 * The number of calls per minute. `mailing` is for forms that send mails to an address that is named in them; `code` is for calls that
 * check a code for a discount (decisions §7). Passwords and codes that can be guessed have limits of their own besides, in the database.
 */
const budgets = { lookup: 600, form: 60, mailing: 20, code: 10, access: 240, account: 300 } as const;
export type Budget = keyof typeof budgets;

export type RateLimits = (budget: Budget) => { rateLimit: RateLimitPluginOptions };

/** Returns a sentence for the person who starts the server, which says where calls are counted. */
export const whereCounted = (redisUrl: string | undefined): string =>
  redisUrl === undefined ? "rate limits are counted per process: REDIS_URL shares them" : "rate limits are shared by Redis";

/**
 * Sets up the rate limits. Processes that share a Redis count together; without Redis, each process counts the calls that it answered
 * itself.
 */
export async function limitRates(
  app: FastifyInstance,
  { rateLimitScale, rateLimitWindowMs, redisUrl }: Pick<ResolvedOptions, "rateLimitScale" | "rateLimitWindowMs" | "redisUrl">,
): Promise<RateLimits> {
  const redis = redisUrl === undefined ? undefined : await connectRedis(redisUrl, app.log);
  if (redis) app.addHook("onClose", () => redis.disconnect());
  app.log.info(whereCounted(redisUrl));
  await app.register(rateLimit, {
    global: false,
    // The limit is checked after the body of a JSON call is read, because the language in the body decides the language of the refusal.
    hook: "preHandler",
    timeWindow: rateLimitWindowMs,
    keyGenerator: ({ ip }) => ip,
    store: storeOf(redis ? countInRedis(redis) : countInMemory()),
    errorResponseBuilder: () => new HttpError(429),
  });
  return (budget) => ({ rateLimit: { max: Math.max(1, Math.round(budgets[budget] * rateLimitScale)) } });
}

/** Makes the store class that the rate limit plugin expects: the plugin creates one store, and another one for each call with `child`. */
function storeOf(counts: CallCounts) {
  return class Store implements FastifyRateLimitStore {
    call = "";

    incr(address: string, answer: (error: Error | null, result?: { current: number; ttl: number }) => void, windowMs = 0, max = 0): void {
      countOf(counts, { address, call: this.call, windowMs, max }).then(
        (found) => answer(null, found),
        (error: unknown) => answer(error as Error),
      );
    }

    child(params: object): Store {
      // The types of the rate limit plugin leave `routeInfo` out.
      const { method, url } = (params as { readonly routeInfo: Pick<RouteOptions, "method" | "url"> }).routeInfo;
      const ofCall = new Store();
      ofCall.call = `${String(method)} ${url}`;
      return ofCall;
    }
  };
}

type Counted = { readonly address: string; readonly call: string; readonly windowMs: number; readonly max: number };

/**
 * Returns the count of the first network of the address that has reached its bound; when no network has, the count of the narrowest
 * network.
 */
async function countOf(counts: CallCounts, { address, call, windowMs, max }: Counted): Promise<{ current: number; ttl: number }> {
  const [own, ...wider] = networksOf(address);
  const { count, leftMs } = await counts.add({ call, client: own.name, windowMs });
  if (count > max) return { current: count, ttl: leftMs };
  for (const { name, share } of wider) {
    const found = await counts.add({ call, client: name, windowMs });
    if (found.count > max * share) return { current: max + 1, ttl: found.leftMs };
  }
  return { current: count, ttl: leftMs };
}
