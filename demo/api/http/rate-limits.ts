/** How often one client may make a call, by its address and the call. */
import rateLimit, { type FastifyRateLimitStore, type RateLimitPluginOptions } from "@fastify/rate-limit";
import type { FastifyInstance, RouteOptions } from "fastify";
import type { ResolvedOptions } from "#demo/api/options.ts";
import { countInMemory, countInRedis, type CallCounts } from "./call-counts.ts";
import { HttpError } from "./errors.ts";
import { networksOf } from "./network.ts";
import { connectRedis } from "./redis.ts";

/** Calls a minute; `mailing`: forms that write to whoever is named in them; `code`: what gives a discount (decisions §7). What is guessed at has limits of its own besides, in the database. */
const budgets = { lookup: 600, form: 60, mailing: 20, code: 10, access: 240, account: 300 } as const;
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
    keyGenerator: ({ ip }) => ip,
    store: storeOf(redis ? countInRedis(redis) : countInMemory()),
    errorResponseBuilder: () => new HttpError(429),
  });
  return (budget) => ({ rateLimit: { max: Math.max(1, Math.round(budgets[budget] * rateLimitScale)) } });
}

/** As the plugin asks for one: it makes the first, and of that one another for each call. */
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
      // What its types leave out.
      const { method, url } = (params as { readonly routeInfo: Pick<RouteOptions, "method" | "url"> }).routeInfo;
      const ofCall = new Store();
      ofCall.call = `${String(method)} ${url}`;
      return ofCall;
    }
  };
}

type Counted = { readonly address: string; readonly call: string; readonly windowMs: number; readonly max: number };

/** Of the networks that the address is in, the first that has had enough; else its own. */
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
