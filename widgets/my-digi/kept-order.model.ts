/**
 * The stores of a customer's unfinished order. Its answers survive a reload in this tab, and its Idempotency-Key is the same in all tabs
 * (decisions §5, §7, §8), so that nothing is ordered twice: neither by two tabs nor after a lost response.
 */
import { writeJson } from "#core/base/values/json.ts";
import { draftLifeMs } from "#core/base/values/limits.ts";
import { markOf } from "#core/base/values/text-mark.ts";
import type { Clock } from "#core/platform/clock.ts";
import { randomUuid } from "#core/platform/random.ts";
import { createLocalStore, createTabStore, watchLocalStore } from "#core/platform/storage.ts";
import { createStoredState, type StoredStateOptions } from "#core/services/stored-state/stored-state.ts";
import type { Session } from "#core/services/session/session.ts";
import { StoredKey } from "./kept-order.schema.ts";

/** The milliseconds for which the API answers a repeated key with the same order (decisions §7). */
const keyLifeMs = 24 * 60 * 60_000;

type KeyOptions = {
  readonly clock: Clock;
  readonly session: Session;
  /** The names of what is ordered and for which line or address: each customer has one key for each combination of them. */
  readonly subject: readonly string[];
};

const markOfOrder = ({ session, subject }: Omit<KeyOptions, "clock">): number => {
  const user = session.state.peek();
  return markOf(writeJson([user.status === "signed-in" ? user.user.user_id : "", ...subject]));
};

/** Creates the store of the Idempotency-Key of an order. The code that creates it has to start and stop it. */
export function createOrderKey({ clock, ...named }: KeyOptions) {
  const storedKey = createStoredState({
    key: `digi.my-digi.order-key.${markOfOrder(named)}`,
    struct: StoredKey,
    version: 1,
    lifeMs: keyLifeMs,
    store: createLocalStore(),
    watchStore: watchLocalStore,
    clock,
  });
  return {
    storedKey,
    /** Returns the key of this order, which is the same for every attempt to place it, in all tabs. */
    key(): string {
      const key = storedKey.value.peek()?.key ?? randomUuid();
      storedKey.save({ key });
      return key;
    },
  };
}

/**
 * Returns the key of an order whose answers are not stored. It is read or created at this moment, and the other tabs are not followed.
 */
export function readOrderKey(options: KeyOptions): string {
  const { storedKey, key } = createOrderKey(options);
  const stop = storedKey.start();
  const read = key();
  stop();
  return read;
}

type KeptOptions<Draft extends object> = KeyOptions &
  Pick<StoredStateOptions<Draft>, "struct"> & {
    /** The name of the part that asks the questions. */
    readonly name: string;
  };

/** Creates the stores of an order of the signed-in customer. The code that creates them has to start and stop both. */
export function createKeptOrder<Draft extends object>({ name, struct, ...named }: KeptOptions<Draft>) {
  return {
    ...createOrderKey(named),
    stored: createStoredState({
      key: `digi.draft.my-digi.${name}.${markOfOrder(named)}`,
      struct,
      version: 1,
      lifeMs: draftLifeMs,
      store: createTabStore(),
      clock: named.clock,
    }),
  };
}
