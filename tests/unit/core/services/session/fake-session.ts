/** A session for models: its state is set by hand, what it is asked is noted, and each step answers what it is given. */
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
/** What `state` is of Marie, on a page whose session outlives it. */
export const signedIn = { status: "signed-in", user: marie, survivesReload: true } as const;

export type FakeSession = Session & {
  readonly state: Signal<SessionState>;
  /** Name and arguments, without signals. */
  readonly asked: unknown[][];
  /** The answers to come, each until it is replaced. */
  readonly answers: { begin: Outcome<void>; sendCode: Outcome<CodeSent>; verify: Outcome<SessionUser>; resendActivation: Outcome<void> };
  /** The code that an earlier page waited for. */
  pending: CodeSent | undefined;
  /** The browser keeps the mark of a session. */
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
