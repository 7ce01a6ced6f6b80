/**
 * The session as a service that the page shares (core/runtime/element/services.ts): `open` uses the browser's storage, clock and tabs;
 * `createInert` serves pages that are rendered at build time.
 */
import { signal } from "@preact/signals-core";
import { systemClock } from "#core/platform/clock.ts";
import { createLock } from "#core/platform/locks.ts";
import { randomUuid } from "#core/platform/random.ts";
import { createLocalStore, createMemoryStore } from "#core/platform/storage.ts";
import { joinTabs } from "#core/platform/tabs.ts";
import { watchComingBack } from "#core/platform/address-bar.ts";
import { createSession } from "./create-session.ts";
import { createTtlStore, tabStore } from "#core/services/stored/ttl-store.ts";
import type { OpenSession, Session } from "./session.ts";

const name = "digi.session";

export const open: OpenSession = ({ call, language, settings }) => {
  const kind = settings.session;
  const store = createLocalStore();
  return createSession({
    call,
    api: settings.api,
    language,
    kind,
    clock: systemClock,
    store,
    tabStore: kind === "memory" ? createTtlStore(createMemoryStore(), systemClock) : tabStore,
    lock: createLock(name, { clock: systemClock, store, id: randomUuid }),
    tabs: joinTabs(name),
    newId: randomUuid,
    watchComingBack,
  });
};

/** Creates the inert session for rendering at build time: it is not known whether somebody is signed in. */
export const createInert = (never: Promise<never>): Session => ({
  state: signal({ status: "unknown" }),
  mayBeSignedIn: () => false,
  restore: () => never,
  begin: () => never,
  pendingCode: () => undefined,
  sendCode: () => never,
  verify: () => never,
  abandon: () => undefined,
  resendActivation: () => never,
  api: undefined,
  signOut: () => never,
});
