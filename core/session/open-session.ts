/** The session of this page, with what the browser gives. */
import { systemClock } from "#core/platform/clock.ts";
import { createLock } from "#core/platform/locks.ts";
import { randomUuid } from "#core/platform/random.ts";
import { createLocalStore, createMemoryStore } from "#core/platform/storage.ts";
import { joinTabs } from "#core/platform/tabs.ts";
import { watchComingBack } from "#core/platform/address-bar.ts";
import { createSession } from "./create-session.ts";
import { createExpiringStore, tabStore } from "#core/kept/expiring-store.ts";
import type { OpenSession } from "./session.ts";

const name = "digi.session";

export const openSession: OpenSession = (page) => {
  const store = createLocalStore();
  return createSession({
    ...page,
    clock: systemClock,
    store,
    tabStore: page.kind === "memory" ? createExpiringStore(createMemoryStore(), systemClock) : tabStore,
    lock: createLock(name, { clock: systemClock, store, id: randomUuid }),
    tabs: joinTabs(name),
    newId: randomUuid,
    watchComingBack,
  });
};
