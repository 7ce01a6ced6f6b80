/**
 * A session for the tests of models: the test sets its state, its calls are recorded, and each step returns the answer that the test has
 * set.
 */
import { signal, type Signal } from "@preact/signals-core";
import type { Outcome } from "#core/services/api/outcome.ts";
import type { CodeSent, Session, SessionState, SessionUser } from "#core/services/session/session.ts";

export const marie: SessionUser = {
  user_id: "7",
  client_id: "100200300",
  email: "marie@digi.example",
  first_name: "Marie",
  last_name: "Peeters",
};
/** The state of a session of the customer Marie, on a page where the session survives a reload. */
export const signedIn = { status: "signed-in", user: marie, survivesReload: true } as const;

export type FakeSession = Session & {
  readonly state: Signal<SessionState>;
  /** The calls that were made: the name and the arguments of each, without signals. */
  readonly asked: unknown[][];
  /** The answers of each step. The test may replace them. */
  readonly answers: { begin: Outcome<void>; sendCode: Outcome<CodeSent>; verify: Outcome<SessionUser>; resendActivation: Outcome<void> };
  /** The code that was sent on an earlier page, and for which that page was waiting. */
  pending: CodeSent | undefined;
  /** True where the browser's storage has the mark of a session. */
  isMarked: boolean;
};

export function createFakeSession(status: SessionState = { status: "anonymous" }): FakeSession {
  const asked: unknown[][] = [];
  const sent: CodeSent = { channel: "mail", destination: "m•••@digi.example", expiresAtMs: 0, resendAtMs: 0, attemptsLeft: 5 };
  const done: Outcome<void> = { ok: true, value: undefined };
  const answers: FakeSession["answers"] = {
    begin: done,
    sendCode: { ok: true, value: sent },
    verify: { ok: true, value: marie },
    resendActivation: done,
  };
  const state = signal<SessionState>(status);
  const note = (...parts: unknown[]): void => void asked.push(parts.filter((part) => !(part instanceof AbortSignal) && part !== undefined));
  const fake: FakeSession = {
    state,
    asked,
    answers,
    pending: undefined,
    isMarked: false,
    mayBeSignedIn: () => state.peek().status === "signed-in" || fake.isMarked,
    restore: () => Promise.resolve(note("restore")),
    begin: (credentials, abort) => (note("begin", credentials, abort), Promise.resolve(answers.begin)),
    pendingCode: () => fake.pending,
    sendCode: (abort) => (note("sendCode", abort), Promise.resolve(answers.sendCode)),
    verify(code, abort) {
      note("verify", code, abort);
      if (answers.verify.ok) state.value = { status: "signed-in", user: answers.verify.value, survivesReload: true };
      return Promise.resolve(answers.verify);
    },
    abandon: () => note("abandon"),
    resendActivation: (credentials) => (note("resendActivation", credentials), Promise.resolve(answers.resendActivation)),
    api: "https://api.example",
    signOut() {
      note("signOut");
      state.value = { status: "anonymous", ended: "signed-out" };
      return Promise.resolve();
    },
  };
  return fake;
}
