import { batch, signal, type ReadonlySignal } from "@preact/signals-core";
import type { Failure } from "#core/services/api/outcome.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { CodeSent, SessionUser } from "#core/services/session/session.ts";
import type { definition } from "./login.element.ts";
import { createSingleTask, type SingleTask } from "./single-task.model.ts";

export type LoginPorts = PortsOf<typeof definition>;

export type LoginState =
  /** The browser keeps the mark of a session, and it is being checked whether the session still exists. → credentials, signed-in */
  | { readonly step: "checking" }
  /** Step one: email and password. → code, inactive, signed-in */
  | {
      readonly step: "credentials";
      readonly isBusy: boolean;
      readonly failure?: Failure | undefined;
      /** The reason why the visitor is at step one again. */
      readonly notice?: Notice | undefined;
    }
  /** Step two: a code was sent. → credentials, signed-in */
  | {
      readonly step: "code";
      readonly sent: CodeSent;
      /** True when the code is not the first one. */
      readonly isAnother: boolean;
      readonly busy?: "verifying" | "sending" | undefined;
      readonly failure?: Failure | undefined;
      /** True when the failure belongs to a request for another code: this request is what can be tried again. */
      readonly isUnsent?: boolean | undefined;
      /** True when no code is of use any more except a new one. */
      readonly isSpent: boolean;
    }
  /** The password was right, but the account was never activated. → credentials */
  | {
      readonly step: "inactive";
      readonly email: string;
      readonly mail: "none" | "sending" | "sent";
      readonly failure?: Failure | undefined;
    }
  /** The visitor is signed in. → credentials */
  | {
      readonly step: "signed-in";
      readonly user: SessionUser;
      readonly survivesReload: boolean;
      /** The address to go on to; undefined when that is this page, or when leaving would end a session that lives in this page only. */
      readonly href: string | undefined;
      readonly isLeaving: boolean;
    };

export type Notice = "signed-out" | "too-late" | "activate";

type Step = LoginState["step"];
type StateOf<Name extends Step> = Extract<LoginState, { step: Name }>;

/** The cause of a step. When the visitor caused it, the first field of the step takes focus. */
export type Mover = "visitor" | "page";

/** State and functions that the sub-models of the steps share. */
export type LoginSteps = {
  readonly state: ReadonlySignal<LoginState>;
  /** The number of steps that the visitor took. */
  readonly moves: ReadonlySignal<number>;
  /** The one call under way, whichever step it belongs to. */
  readonly task: SingleTask;
  /** Returns the state of the step; undefined while another step is shown. */
  at<Name extends Step>(step: Name): StateOf<Name> | undefined;
  goTo(next: LoginState, by?: Mover): void;
  /** Changes the state within a step: focus stays where it is. */
  update(next: LoginState): void;
  /** Marks the next step as the visitor's doing, whichever code brings it about. */
  countMove(): void;
  /** Sets the function that is called each time the step gives way to another one. */
  onLeave(step: Step, run: () => void): void;
  /** Goes back to step one. */
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

/**
 * Returns the failure that a view shows. A call that was aborted by this widget, or because of another widget's login, is not shown:
 * undefined.
 */
export const shownFailure = (failure: Failure): Failure | undefined => (failure.code === "network.aborted" ? undefined : failure);
