import { batch, signal, type ReadonlySignal } from "@preact/signals-core";
import type { Failure } from "#core/services/api/outcome.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { CodeSent, SessionUser } from "#core/services/session/session.ts";
import type { definition } from "./login.element.ts";
import { createSingleTask, type SingleTask } from "./single-task.model.ts";

export type LoginPorts = PortsOf<typeof definition>;

export type LoginState =
  /**
   * The browser remembers a session, and the API is asked whether the session still exists. The next step is `credentials` or `signed-in`.
   */
  | { readonly step: "checking" }
  /** Step one asks for email and password. The next step is `code`, `inactive` or `signed-in`. */
  | {
      readonly step: "credentials";
      readonly isBusy: boolean;
      readonly failure?: Failure | undefined;
      /** The reason why step one is shown again. */
      readonly notice?: Notice | undefined;
    }
  /** Step two asks for the code that was sent. The next step is `credentials` or `signed-in`. */
  | {
      readonly step: "code";
      readonly sent: CodeSent;
      /** True where the code replaces an earlier one. */
      readonly isAnother: boolean;
      readonly busy?: "verifying" | "sending" | undefined;
      readonly failure?: Failure | undefined;
      /** True where the failed request was the one for another code, so that this request can be tried again. */
      readonly isUnsent?: boolean | undefined;
      /** True once every code that was sent has become useless, so that the visitor must request a new one. */
      readonly isSpent: boolean;
    }
  /** The password was right, but the account was never activated. The next step is `credentials`. */
  | {
      readonly step: "inactive";
      readonly email: string;
      readonly mail: "none" | "sending" | "sent";
      readonly failure?: Failure | undefined;
    }
  /** The visitor is signed in. Signing out leads to `credentials`. */
  | {
      readonly step: "signed-in";
      readonly user: SessionUser;
      readonly survivesReload: boolean;
      /**
       * The address to which the login leads. Undefined where that is this page, or where leaving would end a session that exists only in
       * this page.
       */
      readonly href: string | undefined;
      readonly isLeaving: boolean;
    };

export type Notice = "signed-out" | "too-late" | "activate";

type Step = LoginState["step"];
type StateOf<Name extends Step> = Extract<LoginState, { step: Name }>;

/** The cause of a change of step. Where the visitor has caused it, the first field of the new step takes focus. */
export type Mover = "visitor" | "page";

/** The state and the functions that the models of all login steps share. */
export type LoginSteps = {
  readonly state: ReadonlySignal<LoginState>;
  /** The number of changes of step that the visitor has caused. */
  readonly moves: ReadonlySignal<number>;
  /** The single running call, whichever step has started it. */
  readonly task: SingleTask;
  /** Returns the state of the named step, or undefined while another step is shown. */
  at<Name extends Step>(step: Name): StateOf<Name> | undefined;
  goTo(next: LoginState, by?: Mover): void;
  /** Changes the state within a step, without moving focus. */
  update(next: LoginState): void;
  /** Counts the next change of step as caused by the visitor, whichever code performs it. */
  countMove(): void;
  /** Sets the function that is called each time the step is replaced by another one. */
  onLeave(step: Step, run: () => void): void;
  /** Returns to step one of the login. */
  restart(notice?: Notice, by?: Mover): void;
};

export function createLoginSteps(first: LoginState): LoginSteps {
  const state = signal(first);
  const moves = signal(0);
  const leaving: Partial<Record<Step, () => void>> = {};

  const at = <Name extends Step>(step: Name): StateOf<Name> | undefined => {
    const current = state.peek();
    return current.step === step ? (current as StateOf<Name>) : undefined;
  };
  const goTo = (next: LoginState, by: Mover = "visitor"): void => {
    const { step } = state.peek();
    if (step !== next.step) leaving[step]?.();
    batch(() => {
      state.value = next;
      if (by === "visitor") moves.value++;
    });
  };

  return {
    state,
    moves,
    task: createSingleTask(),
    at,
    goTo,
    update: (next) => goTo(next, "page"),
    countMove: () => void moves.value++,
    onLeave: (step, run) => void (leaving[step] = run),
    restart: (notice, by) => goTo({ step: "credentials", isBusy: false, notice }, by),
  };
}

/** Returns the failure that a view shows. Undefined for a call that was aborted by this widget or because of a login in another widget. */
export const shownFailure = (failure: Failure): Failure | undefined => (failure.code === "network.aborted" ? undefined : failure);
