/** A simulated tab with the page of a forgotten password. */
import { signal } from "@preact/signals-core";
import { onTestFinished } from "vitest";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { Ports } from "#core/runtime/element/widget.ts";
import { createTtlStore } from "#core/services/stored/ttl-store.ts";
import { createLinkParams } from "#core/features/link-page/link-params.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import type { Language } from "#core/base/values/language.ts";
import { noServices } from "#tests/unit/core/runtime/element/no-services.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";
import { Model } from "#widgets/password-recovery/password-recovery.model.ts";

export const password = "Secret-pass-1";
export const typed = { "reset-password": password, repeat_password: password };
export const taken = { ok: true, value: {} } as const;
export const refused = (failure: Partial<Failure>): Outcome<object> => ({ ok: false, failure: { code: "http.refused", ...failure } });

export type Sent = { readonly id: string; readonly request: Request<unknown, unknown>; answer(outcome: Outcome<object>): Promise<void> };

/**
 * Creates a server that answers when the test says so. Only the captcha is answered at once and, where `check` is given, the check of the
 * link.
 */
function createServer(check: Outcome<object> | null): { call: Call; sent: Sent[]; checked: unknown[] } {
  const sent: Sent[] = [];
  const checked: unknown[] = [];
  const call: Call = (endpoint, request = {}) => {
    if (specOf(endpoint).id === "auth.validate-recovery") {
      checked.push(request.query);
      if (check) return Promise.resolve(check as never);
    }
    if (specOf(endpoint).id === "captcha.check") return Promise.resolve({ ok: true, value: { res: true } } as never);
    return new Promise((resolve) => {
      request.signal?.addEventListener("abort", () => resolve({ ok: false, failure: { code: "network.aborted" } }));
      sent.push({
        id: specOf(endpoint).id,
        request: request as Request<unknown, unknown>,
        async answer(outcome) {
          resolve(outcome as never);
          await settle();
        },
      });
    });
  };
  return { call, sent, checked };
}

/**
 * Creates a tab with an address bar, a storage and a server. `visit` opens the page in it, as a reload does. `check` is the server's
 * immediate answer to the check of the link; with null the test answers the check.
 */
export function openTab(search = "", check: Outcome<object> | null = taken) {
  const clock = createFakeClock();
  const stored = new Map<string, string>();
  const tabStore = createTtlStore(
    {
      get: (key) => stored.get(key),
      set: (key, value) => void stored.set(key, value),
      remove: (key) => void stored.delete(key),
      persistent: () => true,
    },
    clock,
  );
  let query = search;
  const left: string[] = [];
  const events: [string, unknown][] = [];
  const tracked: string[] = [];
  const { call, sent, checked } = createServer(check);
  let tokens = 0;
  const ports: Ports = {
    call,
    clock,
    language: signal<Language>("fr"),
    ibanKind: "be",
    paymentIn: "tab",
    captcha: {
      call,
      clock,
      secure: true,
      needsHand: false,
      provider: { obtain: () => Promise.resolve({ token: `token-${++tokens}`, lifeMs: 600_000 }) },
    },
    announcer: createAnnouncer(),
    ...noServices, // This widget needs no services.
    emit(event, detail) {
      events.push([event, detail]);
      return true;
    },
    track: (event) => void tracked.push(event),
    pathOf: (page) => `/${page}`,
    pages: () => ({}),
    navigate: (page) => void left.push(page),
  };
  const make = () => {
    const page = { query: () => query, replaceQuery: (next: string) => void (query = next), tabStore };
    return new Model(ports, undefined, createLinkParams("password-recovery", page), tabStore);
  };
  const visit = async () => {
    const model = make();
    const stop = model.start();
    await settle();
    const close = (): void => {
      stop();
      model[Symbol.dispose]();
    };
    onTestFinished(close);
    return { model, close, state: () => model.state.value };
  };
  const lastSent = async (): Promise<Sent> => {
    await settle();
    const last = sent.at(-1);
    if (!last) throw new Error("nothing was sent");
    return last;
  };
  return {
    make,
    visit,
    clock,
    stored,
    sent,
    checked,
    lastSent,
    left,
    events,
    tracked,
    query: () => query,
    go: (next: string) => void (query = next),
  };
}

export const link = "?i=12&code=abc";
