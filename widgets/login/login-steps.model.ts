import { batch, signal, type ReadonlySignal } from "@preact/signals-core";
import type { Failure } from "#core/services/api/outcome.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { CodeSent, SessionUser } from "#core/services/session/session.ts";
import type { definition } from "./login.element.ts";
import { createSingleTask, type SingleTask } from "./single-task.model.ts";

export type LoginPorts = PortsOf<typeof definition>;

export type LoginState =
  /** The browser keeps the mark of a session: it is found out whether it still is one. → credentials, signed-in */
  | { readonly step: "checking" }
  /** Step one. → code, inactive, signed-in */
  | {
      readonly step: "credentials";
      readonly isBusy: boolean;
      readonly failure?: Failure | undefined;
      /** Why the visitor is here again. */
      readonly notice?: Notice | undefined;
    }
  /** Step two: a code was sent. → credentials, signed-in */
  | {
      readonly step: "code";
      readonly sent: CodeSent;
      /** It is not the first one. */
      readonly isAnother: boolean;
      readonly busy?: "verifying" | "sending" | undefined;
      readonly failure?: Failure | undefined;
      /** It was another code that did not come: that is what can be tried again. */
      readonly isUnsent?: boolean | undefined;
      /** No code is of use any more but a new one. */
      readonly isSpent: boolean;
    }
  /** The password was right, the account never activated. → credentials */
  | {
      readonly step: "inactive";
      readonly email: string;
      readonly mail: "none" | "sending" | "sent";
      readonly failure?: Failure | undefined;
    }
  /** → credentials */
  | {
      readonly step: "signed-in";
      readonly user: SessionUser;
      readonly survivesReload: boolean;
      /** Where to go on; undefined where that is here, or would end a session that lives in this page only. */
      readonly href: string | undefined;
      readonly isLeaving: boolean;
    };

export type Notice = "signed-out" | "too-late" | "activate";

type Step = LoginState["step"];
type StateOf<Name extends Step> = Extract<LoginState, { step: Name }>;

/** Who brought a step about. Where it was the visitor, its first field takes focus. */
export type Mover = "visitor" | "page";

/** What the sub-models of the steps share. */
export type LoginSteps = {
  readonly state: ReadonlySignal<LoginState>;
  /** Counts the steps that the visitor took. */
  readonly moves: ReadonlySignal<number>;
  /** The one call under way, whichever step it belongs to. */
  readonly task: SingleTask;
  /** The state of this step; undefined while another one is shown. */
  at<Name extends Step>(step: Name): StateOf<Name> | undefined;
  goTo(next: LoginState, by?: Mover): void;
  /** A change within a step: focus stays. */
  update(next: LoginState): void;
  /** The next step is the visitor's doing, whoever brings it about. */
  countMove(): void;
  /** Calls each time that this step gives way to another. */
  onLeave(step: Step, run: () => void): void;
  /** Back to step one. */
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

/** What a view shows of a refusal. A call that was given up by this tag, or for another one's login, is nothing to be told of. */
export const shownFailure = (failure: Failure): Failure | undefined => (failure.code === "network.aborted" ? undefined : failure);
