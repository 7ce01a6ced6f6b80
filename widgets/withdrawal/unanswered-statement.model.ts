/** The statement that was sent and has no response yet: after a lost response or a reload it is sent again under the same key. */
import type { Clock } from "#core/platform/clock.ts";
import { randomUuid } from "#core/platform/random.ts";
import { createTabStore, type Store } from "#core/platform/storage.ts";
import { writeJson } from "#core/base/values/json.ts";
import { draftLifeMs } from "#core/base/values/limits.ts";
import { markOf } from "#core/base/values/text-mark.ts";
import { createStoredState } from "#core/services/stored-state/stored-state.ts";
import { StoredKey, UnansweredStatement as Stored, type SentStatement } from "./statement.schema.ts";

/** The milliseconds for which the API, too, answers a key with the same receipt (decisions §14). */
const keyLifeMs = 24 * 60 * 60_000;

export type UnansweredStatement = ReturnType<typeof createUnansweredStatement>;

/**
 * Creates the store of the unanswered statement. It belongs to this tab and lives as long as a draft, because it contains a name and an
 * email address. Its key lives longer, without them: the same statement that is made anew on that day is sent under the same key.
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
    /** Returns the statement that is still unanswered, of this owner alone. */
    of(owner: string): SentStatement | undefined {
      const sent = stored.value.peek()?.sent;
      return sent?.owner === owner ? sent : undefined;
    },
    /** Returns the key for this statement: the stored one where the same statement was sent before, otherwise a new one. */
    keyFor(sent: SentStatement): string {
      const mark = markOf(writeJson(sent));
      const before = storedKey.value.peek();
      const key = before?.mark === mark ? before.key : newKey();
      storedKey.save({ key, mark });
      stored.save({ sent });
      return key;
    },
    /** Forgets the statement and its key: it was answered. */
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
