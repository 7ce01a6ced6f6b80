/** This module counts calls for the rate limits: in memory, or in a Redis server that several processes share. */
import type { Redis } from "ioredis";

export type Count = {
  readonly count: number;
  /** The time in milliseconds until the count starts anew. */
  readonly leftMs: number;
};

export type CallCounts = {
  /**
   * Counts one more call of a client, within the window of time that began with the client's first call. Each call has counters of its own.
   */
  readonly add: (counted: { readonly call: string; readonly client: string; readonly windowMs: number }) => Promise<Count>;
};

/**
 * The number of clients that are remembered per call. With fewer, thousands of other clients would push out the clients that have reached
 * their limit.
 */
const rememberedClients = 20_000;

/**
 * Creates counters in the memory of this process. They forget the client that has not called for longest once there are 20,000 clients of a
 * call.
 */
export function countInMemory(): CallCounts {
  const calls = new Map<string, Map<string, { count: number; sinceMs: number }>>();
  return {
    async add({ call, client, windowMs }) {
      const clients = calls.get(call) ?? new Map<string, { count: number; sinceMs: number }>();
      calls.set(call, clients);
      const nowMs = Date.now();
      const before = clients.get(client);
      const isOver = before === undefined || before.sinceMs + windowMs <= nowMs;
      const found = isOver ? { count: 1, sinceMs: nowMs } : { ...before, count: before.count + 1 };
      // The client that called last is put at the end, so that it is forgotten last.
      clients.delete(client);
      clients.set(client, found);
      const [oldest] = clients.size > rememberedClients ? clients.keys() : [];
      if (oldest !== undefined) clients.delete(oldest);
      return { count: found.count, leftMs: found.sinceMs + windowMs - nowMs };
    },
  };
}

const addOne = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {count, redis.call('PTTL', KEYS[1])}
`;

/**
 * Creates counters in Redis. When Redis does not answer, calls are still answered and limited: until Redis is back, each process counts the
 * calls that it answers.
 */
export function countInRedis(redis: Redis): CallCounts {
  const own = countInMemory();
  return {
    async add(counted) {
      const { call, client, windowMs } = counted;
      try {
        const [count, leftMs] = (await redis.eval(addOne, 1, `digi-rate-${call}-${client}`, windowMs)) as [number, number];
        return { count, leftMs };
      } catch {
        return own.add(counted);
      }
    },
  };
}
