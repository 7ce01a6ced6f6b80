/**
 * Stores the declaration that was sent and has no response yet. After a lost response or a reload it is sent again with the same key, so
 * that it counts once.
 */
import type { Clock } from "#core/platform/clock.ts";
import { randomUuid } from "#core/platform/random.ts";
import { createTabStore, type Store } from "#core/platform/storage.ts";
import { writeJson } from "#core/base/values/json.ts";
import { draftLifeMs } from "#core/base/values/limits.ts";
import { markOf } from "#core/base/values/text-mark.ts";
import { createStoredState } from "#core/services/stored-state/stored-state.ts";
import { StoredKey, UnansweredStatement as Stored, type SentStatement } from "./statement.schema.ts";

/** The milliseconds for which the key is stored: as long as the API answers a repeated key with the same receipt (decisions §14). */
const keyLifeMs = 24 * 60 * 60_000;

export type UnansweredStatement = ReturnType<typeof createUnansweredStatement>;

/**
 * Creates the store of the unanswered declaration. It belongs to this tab and lives as long as a draft, because it contains a name and an
 * email address. The key is stored longer, without name and address, so that the same declaration, filled in again within a day, is sent
 * with the same key.
 */
export function createUnansweredStatement(clock: Clock, store: Store = createTabStore(), newKey = randomUuid) {
  const stored = createStoredState({
    key: "digi.withdrawal",
    struct: Stored,
    version: 1,
    lifeMs: draftLifeMs,
    store,
    clock,
  });
  const storedKey = createStoredState({ key: "digi.withdrawal.key", struct: StoredKey, version: 1, lifeMs: keyLifeMs, store, clock });
  return {
    /** Returns the declaration that has no response yet, if this owner sent it. */
    of(owner: string): SentStatement | undefined {
      const sent = stored.value.peek()?.sent;
      return sent?.owner === owner ? sent : undefined;
    },
    /** Returns the key for this declaration: the stored one where the same declaration was sent before, otherwise a new one. */
    keyFor(sent: SentStatement): string {
      const mark = markOf(writeJson(sent));
      const before = storedKey.value.peek();
      const key = before?.mark === mark ? before.key : newKey();
      storedKey.save({ key, mark });
      stored.save({ sent });
      return key;
    },
    /** Deletes the declaration and its key, because a response came. */
    forget(): void {
      stored.clear();
      storedKey.clear();
    },
    start() {
      const stops = [stored.start(), storedKey.start()];
      return () => stops.forEach((stop) => stop());
    },
  };
}
