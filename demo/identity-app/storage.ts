/** This module stores the provider's codes, grants and open requests in memory. A restart loses only data that lives for minutes anyway. */
import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";

type StoredPayload = { readonly payload: AdapterPayload; readonly expiresAtMs: number };

/** Creates the storage. Expired entries are deleted whenever a new one is stored. */
export function createStorage(): AdapterFactory {
  const kept = new Map<string, StoredPayload>();
  const sweep = (): void => {
    for (const [key, { expiresAtMs }] of kept) if (expiresAtMs <= Date.now()) kept.delete(key);
  };

  return (model): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`;
    // Expired entries are returned, too, because the provider itself tells an expired code from an unknown one.
    const find = async (id: string): Promise<AdapterPayload | undefined> => kept.get(keyOf(id))?.payload;
    const findBy = async (isWanted: (payload: AdapterPayload) => boolean): Promise<AdapterPayload | undefined> =>
      [...kept].find(([key, { payload }]) => key.startsWith(`${model}:`) && isWanted(payload))?.[1].payload;
    return {
      find,
      findByUid: (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: (userCode) => findBy((payload) => payload.userCode === userCode),
      async upsert(id, payload, expiresInSeconds) {
        sweep();
        kept.set(keyOf(id), { payload: structuredClone(payload), expiresAtMs: Date.now() + expiresInSeconds * 1000 });
      },
      async consume(id) {
        const payload = await find(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        kept.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}
