/** Where calls are counted: in memory, or in a Redis that several processes share. */
import type { Redis } from "ioredis";

export type Count = {
  readonly count: number;
  /** Until it begins anew. */
  readonly leftMs: number;
};

export type CallCounts = {
  /** One more within the window that began with the first. `call`: each call has its own. */
  readonly add: (counted: { readonly call: string; readonly client: string; readonly windowMs: number }) => Promise<Count>;
};

/** Clients that each call remembers: with fewer, others by the thousand would make it forget who has had enough. */
const rememberedClients = 20_000;

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
      // Whoever called last is forgotten last.
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

/** A Redis that is gone stops no calls, and lets nobody make as many as they like: until it is back, each process counts what it answers. */
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
