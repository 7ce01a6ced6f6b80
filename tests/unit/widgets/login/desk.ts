/** A login on a simulated page of its own. The test sets the answers of its session. */
import { signal } from "@preact/signals-core";
import { expect, onTestFinished, vi } from "vitest";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { Ports } from "#core/runtime/element/widget.ts";
import type { CodeSent, SessionState } from "#core/services/session/session.ts";
import { createAwaitingActivation } from "#core/services/stored/awaiting-activation.ts";
import { createTtlStore } from "#core/services/stored/ttl-store.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import type { Language } from "#core/base/values/language.ts";
import { routes } from "#core/base/values/routes.ts";
import { noServices } from "#tests/unit/core/runtime/element/no-services.ts";
import { createFakeClock, settle, type FakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import { createFakeSession } from "#tests/unit/core/services/session/fake-session.ts";
import { Model, type Options } from "#widgets/login/login.model.ts";

export const credentials = { username: "marie@digi.example", password: "Demo-Passw0rd!" };
export const refused = (code: Failure["code"], more: Partial<Failure> = {}): Outcome<never> => ({ ok: false, failure: { code, ...more } });

type Setting = {
  readonly address?: string;
  readonly next?: string;
  readonly status?: SessionState;
  readonly isPending?: boolean;
  /** The name of the events whose default action the host page prevents. */
  readonly cancels?: string;
  readonly captchaByHand?: boolean;
  /** True where the browser's storage has the mark of a session. */
  readonly isMarked?: boolean;
  /** The address to which this tab's sign-up has sent the activation mail. */
  readonly awaited?: string;
};

/** Creates the address bar of the page, and records the address to which the page is left. */
function createLoginPage(address: string) {
  let url = new URL(address);
  const left: string[] = [];
  const page = {
    address: () => url.href,
    query: () => url.search,
    replaceQuery: (search: string) => void (url = Object.assign(new URL(url), { search })),
    leave: (href: string) => void left.push(href),
  };
  return { page, left };
}

/** Creates the storage of the tab. */
function createTabStore(clock: FakeClock, awaited: string | undefined) {
  const kept = new Map<string, string>();
  const store = { get: (key: string) => kept.get(key), set: (key: string, value: string) => void kept.set(key, value) };
  const tabStore = createTtlStore({ ...store, remove: (key) => void kept.delete(key), persistent: () => true }, clock);
  if (awaited !== undefined) createAwaitingActivation(tabStore).begin(awaited);
  return { kept, tabStore };
}

/** Creates a login on a simulated page of its own. The test sets the answers of the session. */
export function setUp({ address = "https://digi.example/en/login", cancels, captchaByHand = false, ...more }: Setting = {}) {
  const clock = createFakeClock();
  const session = createFakeSession(more.status);
  const sent: CodeSent = {
    channel: "mail",
    destination: "m•••@digi.example",
    expiresAtMs: clock.now() + 1_800_000,
    resendAtMs: clock.now() + 60_000,
    attemptsLeft: 5,
  };
  session.answers.sendCode = { ok: true, value: sent };
  if (more.isPending) session.pending = sent;
  const events: [string, unknown][] = [];
  const emit = (type: string, detail?: unknown): boolean => (events.push([type, detail]), type !== cancels);
  const { page, left } = createLoginPage(address);
  let tokens = 0;
  const call = (() => Promise.resolve({ ok: true, value: { res: true } })) as unknown as Ports["call"];
  const provider = { obtain: () => Promise.resolve({ token: `token-${++tokens}`, lifeMs: 600_000 }) };
  const track = vi.fn<Ports["track"]>();
  const ports: Ports = {
    call,
    clock,
    language: signal<Language>("en"),
    ibanKind: "be",
    paymentIn: "tab",
    captcha: { call, clock, provider, secure: true, needsHand: captchaByHand },
    announcer: createAnnouncer(),
    ...noServices,
    session,
    emit,
    track,
    pathOf: (id) => routes[id].en,
    pages: () => ({}),
    navigate: () => undefined,
  };
  const options = signal<Options>(more.next === undefined ? {} : { next: more.next });
  session.isMarked = more.isMarked ?? false;
  const { kept, tabStore } = createTabStore(clock, more.awaited);
  const model = new Model(ports, options, page, tabStore);
  const begin = () => {
    const stop = model.start();
    onTestFinished(() => {
      stop();
      model[Symbol.dispose]();
    });
    return stop;
  };
  return {
    model,
    begin,
    ...noServices,
    session,
    sent,
    events,
    left,
    clock,
    track,
    page,
    kept,
    named: (type: string) => events.filter(([one]) => one === type),
  };
}

/** Creates a login and takes it to the step in which the visitor enters the code. */
export async function atCode(setting?: Setting) {
  const all = setUp(setting);
  all.begin();
  await all.model.submit(credentials);
  expect(all.model.state.value).toMatchObject({ step: "code", isSpent: false });
  return all;
}

/** Creates a function that is answered only when the test says so. */
export function hold<Value>(): { readonly ask: () => Promise<Value>; readonly answer: (value: Value) => Promise<void> } {
  let resolve: (value: Value) => void = () => undefined;
  return {
    ask: () => new Promise<Value>((settled) => (resolve = settled)),
    async answer(value) {
      resolve(value);
      await settle();
    },
  };
}
