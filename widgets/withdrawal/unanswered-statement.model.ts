/** The statement that was sent and has no response yet: after a lost response or a reload it is sent again under the same key. */
import type { Clock } from "#core/platform/clock.ts";
import { randomUuid } from "#core/platform/random.ts";
import { createTabStore, type Store } from "#core/platform/storage.ts";
import { writeJson } from "#core/base/values/json.ts";
import { draftLifeMs } from "#core/base/values/limits.ts";
import { createStoredState } from "#core/services/stored-state/stored-state.ts";
import { UnansweredStatement as Stored, type SentStatement } from "./statement.schema.ts";

export type UnansweredStatement = ReturnType<typeof createUnansweredStatement>;

/**
 * Creates the store of the unanswered statement. It belongs to this tab and lives as long as a draft, because it contains a name and an
 * email address.
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
  return {
    /** Returns the statement that is still unanswered, of this owner alone. */
    of(owner: string): SentStatement | undefined {
      const sent = stored.value.peek()?.sent;
      return sent?.owner === owner ? sent : undefined;
    },
    /** Returns the key for this statement: the stored one where the same statement was sent before, otherwise a new one. */
    keyFor(sent: SentStatement): string {
      const before = stored.value.peek();
      const key = before && writeJson(before.sent) === writeJson(sent) ? before.key : newKey();
      stored.save({ key, sent });
      return key;
    },
    /** Forgets the statement: it was answered. */
    forget: stored.clear,
    start: stored.start,
  };
}
