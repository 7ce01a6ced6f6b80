/** A simulated browser with several tabs, whose sessions influence each other, on a clock that stands still. */
import type { Call } from "#core/services/api/call.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import type { Lock } from "#core/platform/locks.ts";
import type { Store } from "#core/platform/storage.ts";
import type { Tabs } from "#core/platform/tabs.ts";
import { createSession } from "#core/services/session/create-session.ts";
import { createTtlStore } from "#core/services/stored/ttl-store.ts";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import type { PageSession, SessionKind } from "#core/services/session/session.ts";
import { createFakeClock, type FakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import { createFakeApi, credentials, rightCode, type FakeApi } from "./fake-api.ts";

export type FakeStore = Store & { readonly values: Map<string, string>; refuses: boolean };

/** Creates a store that behaves like core/platform/storage: a value that the browser refuses to store is kept in the memory of the page. */
export function createFakeStore(values = new Map<string, string>(), refuses = false): FakeStore {
  const memory = new Map<string, string>();
  const store: FakeStore = {
    values,
    refuses,
    get: (key) => memory.get(key) ?? (store.refuses ? undefined : values.get(key)),
    set: (key, value) => void (store.refuses ? memory : values).set(key, value),
    remove(key) {
      memory.delete(key);
      if (!store.refuses) values.delete(key);
    },
    persistent: () => !store.refuses,
  };
  return store;
}

/** A function that creates the API client of a tab from the tab's session. */
type Connect = (session: () => PageSession) => Call;
type Options = { readonly kind?: SessionKind; readonly clock?: FakeClock };

export type Tab = {
  readonly session: PageSession;
  readonly call: Call;
  /** The values in this tab's session storage, which survive `reload`. */
  readonly tabValues: Map<string, string>;
  /** Simulates that the browser brings the page back from its back/forward cache. */
  comeBack(): void;
  /** True where the tab receives no messages from other tabs, like a page that was left. */
  isDeaf: boolean;
  signIn(): Promise<void>;
  status(): string;
  /** Makes a call to the customer's account, as the API client does. */
  account(): Promise<Outcome<unknown>>;
};

export function createBrowser({ api = createFakeApi(), ...options }: Options & { readonly api?: FakeApi } = {}) {
  return { ...createTabs(() => api.call, options), api };
}

export function createTabs(connect: Connect, { kind = "cookie", clock = createFakeClock() }: Options = {}) {
  const local = new Map<string, string>();
  const heard: { readonly tab: Tab; readonly listen: ((message: unknown) => void)[] }[] = [];
  const messages: unknown[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  let running = 0;
  let ids = 0;
  const browser = { refusesStorage: false };

  const lock: Lock = (run) => {
    const waited = running > 0;
    running++;
    const mine = turn.then(() => run(waited));
    turn = mine.finally(() => running--).catch(() => undefined);
    return mine;
  };

  /** Opens another tab. With the storage of an earlier tab it is that tab after a reload. */
  const open = (tabValues = new Map<string, string>()): Tab => {
    const own: { tab?: Tab; back?: () => void } = {};
    const listen: ((message: unknown) => void)[] = [];
    const tabs: Tabs = {
      send(message) {
        messages.push(structuredClone(message));
        for (const other of heard)
          if (other.tab !== own.tab)
            // The message arrives after a lock was passed on, as between real tabs.
            setImmediate(() => {
              if (!other.tab.isDeaf) for (const hear of other.listen) hear(structuredClone(message));
            });
      },
      listen: (onMessage) => void listen.push(onMessage),
    };
    const call = connect(() => session);
    const session: PageSession = createSession({
      call,
      api: "https://api.example",
      language: () => "en",
      kind,
      clock,
      store: createFakeStore(local, browser.refusesStorage),
      tabStore: createTtlStore(createFakeStore(tabValues, browser.refusesStorage), clock),
      lock,
      tabs,
      newId: () => `device-${++ids}`,
      watchComingBack: (onBack) => void (own.back = onBack),
    });
    const tab: Tab = {
      session,
      call,
      tabValues,
      isDeaf: false,
      comeBack: () => own.back?.(),
      async signIn() {
        await session.begin(credentials);
        await session.sendCode();
        await session.verify(rightCode);
      },
      status: () => session.state.peek().status,
      account: () => session.asCustomer((token) => call(myDigiAccount, { token })),
    };
    own.tab = tab;
    heard.push({ tab, listen });
    return tab;
  };
  /** Reloads a tab: the page loses everything that it had in memory. */
  const reload = (tab: Tab): Tab => {
    heard.splice(
      heard.findIndex((one) => one.tab === tab),
      1,
    );
    return open(tab.tabValues);
  };
  /** Sends a message as another script of the origin might do. */
  const say = (message: unknown): void => {
    for (const { listen } of heard) for (const hear of listen) hear(message);
  };
  return { open, reload, say, browser, local, messages, clock };
}
