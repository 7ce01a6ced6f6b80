/**
 * The stores of a customer's unfinished order. Its answers survive a reload in this tab, and its Idempotency-Key is the same in all tabs
 * (decisions §5, §7, §8), so that nothing is ordered twice: neither by two tabs nor after a lost response.
 */
import { writeJson } from "#core/base/values/json.ts";
import { draftLifeMs } from "#core/base/values/limits.ts";
import { markOf } from "#core/base/values/text-mark.ts";
import { randomUuid } from "#core/platform/random.ts";
import { createLocalStore, createTabStore, watchLocalStore } from "#core/platform/storage.ts";
import { createStoredState, type StoredStateOptions } from "#core/services/stored-state/stored-state.ts";
import type { Session } from "#core/services/session/session.ts";
import { StoredKey } from "./kept-order.schema.ts";

/** The milliseconds for which the API answers a repeated key with the same order (decisions §7). */
const keyLifeMs = 24 * 60 * 60_000;

type KeptOptions<Draft extends object> = Pick<StoredStateOptions<Draft>, "struct" | "clock"> & {
  /** The name of the part that asks for the answers. */
  readonly name: string;
  readonly session: Session;
  /** The names of what is ordered and for which line or address: each customer has one key for each combination of them. */
  readonly subject: readonly string[];
};

/** Creates the stores of an order of the signed-in customer. Whoever uses them starts and stops both. */
export function createKeptOrder<Draft extends object>({ name, struct, clock, session, subject }: KeptOptions<Draft>) {
  const user = session.state.peek();
  const mark = markOf(writeJson([user.status === "signed-in" ? user.user.user_id : "", ...subject]));
  const storedKey = createStoredState({
    key: `digi.my-digi.order-key.${mark}`,
    struct: StoredKey,
    version: 1,
    lifeMs: keyLifeMs,
    store: createLocalStore(),
    watchStore: watchLocalStore,
    clock,
  });
  return {
    stored: createStoredState({
      key: `digi.draft.my-digi.${name}.${mark}`,
      struct,
      version: 1,
      lifeMs: draftLifeMs,
      store: createTabStore(),
      clock,
    }),
    storedKey,
    /** Returns the key of this order, which is the same for every attempt to place it, in all tabs. */
    key(): string {
      const key = storedKey.value.peek()?.key ?? randomUuid();
      storedKey.save({ key });
      return key;
    },
  };
}
