/** Creates the model of a withdrawal with ports in memory. */
import { signal } from "@preact/signals-core";
import { onTestFinished } from "vitest";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { Language } from "#core/base/values/language.ts";
import { createMemoryStore, type Store } from "#core/platform/storage.ts";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { SessionState } from "#core/services/session/session.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";
import { createFakeSession } from "#tests/unit/core/services/session/fake-session.ts";
import { createPageLink } from "#widgets/withdrawal/page-link.model.ts";
import type { Statement } from "#widgets/withdrawal/statement.schema.ts";
import { createUnansweredStatement } from "#widgets/withdrawal/unanswered-statement.model.ts";
import { Model } from "#widgets/withdrawal/withdrawal.model.ts";

export const statement: Statement = { name: "Nora Maes", contract: "500000001", email: "nora@example.be" };
export const taken = { reference: "W-ABCD-2345", receivedAt: "2026-03-02T13:03:22.000Z" };

type Sent = { readonly id: string; readonly request: Request<any, any> };

type Tab = {
  readonly address?: string;
  readonly state?: SessionState;
  /** True where the browser has stored the mark of a session. */
  readonly isMarked?: boolean;
  /** The texts that an earlier page of the tab has stored. */
  readonly store?: Store;
  /** Returns false for an event that the page's author handles in place of the widget. */
  readonly takes?: (event: string) => boolean;
};

let keys = 0;

export function openTab({
  address = "https://digi.example/en/withdraw",
  state,
  isMarked = false,
  store = createMemoryStore(),
  takes,
}: Tab = {}) {
  const clock = createFakeClock();
  const session = createFakeSession(state);
  session.isMarked = isMarked;
  const language = signal<Language>("en");
  const sent: Sent[] = [];
  const events: (readonly [string, unknown])[] = [];
  let reply: (outcome: Outcome<unknown>) => void = () => undefined;
  const call: Call = (endpoint, request = {}) =>
    new Promise((resolve) => {
      sent.push({ id: specOf(endpoint).id, request });
      reply = resolve as typeof reply;
    });
  const ports = {
    call,
    clock,
    language,
    session,
    emit: (event: string, detail: unknown) => (events.push([event, detail]), takes?.(event) ?? true),
    pathOf: (page: string) => `/en/${page}`,
  };
  const model = new Model(
    ports as never,
    undefined,
    createPageLink(ports, () => address, store),
    createUnansweredStatement(clock, store, () => `key-${++keys}`),
  );
  const stop = model.start();
  const end = (): void => {
    stop();
    model[Symbol.dispose]();
  };
  onTestFinished(end);
  const answer = async (outcome: Outcome<unknown>): Promise<void> => {
    reply(outcome);
    await settle();
  };
  return {
    model,
    ports,
    clock,
    session,
    language,
    store,
    sent,
    events,
    end,
    keyOf: (index: number): unknown => (sent[index]?.request.headers as Readonly<Record<string, unknown>> | undefined)?.["idempotency-key"],
    take: (message?: string) => answer({ ok: true, value: { data: taken }, ...(message !== undefined && { message }) }),
    fail: (failure: Partial<Failure> = {}) => answer({ ok: false, failure: { code: "network.unreachable", ...failure } }),
  };
}

/** Creates a tab in which the declaration is being sent. */
export function sending(tab: Tab = {}, of = statement) {
  const opened = openTab(tab);
  opened.model.review(of);
  void opened.model.confirm();
  return opened;
}
