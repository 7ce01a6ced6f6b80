/** The steps of a run, and what its calls share. */
import { batch, signal, type ReadonlySignal } from "@preact/signals-core";
import { esimActivate, type EsimProfile, type SentCode } from "#core/domain/customer/esim.contract.ts";
import type { Language } from "#core/base/values/language.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import { createTakeLatest, type TakeLatest } from "#core/services/load/take-latest.ts";
import type { part } from "./esim.part.ts";
import type { EsimLine } from "./esim.rules.ts";

export type RunPorts = Pick<PortsOf<typeof part>, "call" | "clock" | "language" | "emit">;
export type RunLine = Pick<EsimLine, "phone-nr" | "address-id">;

/** The facts that go from one call into the next. */
export type Pass = { readonly isInstalled: boolean; readonly sign: string };

export type RunState =
  /** Step one asks for the customer's agreement. `notice` is the reason why it is shown again. → code, refused */
  | { readonly step: "start"; readonly isBusy: boolean; readonly failure?: Failure; readonly notice?: Notice }
  /** Step two asks for the code that was sent. → profile, unread, refused, start (begun anew) */
  | {
      readonly step: "code";
      readonly pass: Pass;
      readonly destination: string;
      readonly attemptsLeft: number;
      /** True where the code replaces an earlier one. */
      readonly isAnother: boolean;
      readonly busy?: "checking" | "sending";
      readonly failure?: Failure;
      /** True where the failed call was the one for another code. */
      readonly isUnsent?: boolean;
      /** True once the code has become useless, so that the customer must ask for another. */
      readonly isSpent: boolean;
    }
  /** The code was right, but the eSIM could not be read. → profile, refused, start (begun anew) */
  | { readonly step: "unread"; readonly pass: Pass; readonly failure: Failure; readonly isBusy: boolean }
  /** The eSIM is shown. `qr` is the address of its picture, undefined where the API sent none that is one. → start (session ended) */
  | { readonly step: "profile"; readonly profile: EsimProfile; readonly qr: string | undefined }
  /** There is nothing to install on this line. This state is final. */
  | { readonly step: "refused"; readonly reason: "sim-card" | "unknown"; readonly message?: string };

/** The reason why a run begins anew. `message` is the API's own text. */
export type Notice = { readonly message?: string };

type Step = RunState["step"];
export type StateOf<Name extends Step> = Extract<RunState, { step: Name }>;

export const firstStep: StateOf<"start"> = { step: "start", isBusy: false };

/** The state of a run, and the functions that the models of its steps share. */
export type RunSteps = {
  readonly state: ReadonlySignal<RunState>;
  /** Counts the steps to which the customer has come, whose headings take the focus. */
  readonly moves: ReadonlySignal<number>;
  /** The one call that is under way. */
  readonly latest: TakeLatest;
  /** Returns the state of the named step, or undefined while another one is shown. */
  at<Name extends Step>(step: Name): StateOf<Name> | undefined;
  /** Shows a state. Another step than the present one counts as a move. */
  show(next: RunState): void;
  /** Shows a failure in the given state, unless it ends the run or makes it begin anew. */
  refuse(failure: Failure, staying: RunState): void;
  bodyOf(pass: Pass): ReturnType<typeof bodyFor>;
  askForCode(pass: Pass): Promise<Outcome<{ readonly data: SentCode }> | undefined>;
};

export function createRunSteps({ call, language }: RunPorts, line: RunLine): RunSteps {
  const state = signal<RunState>(firstStep);
  const moves = signal(0);
  const latest = createTakeLatest();
  const bodyOf: RunSteps["bodyOf"] = (pass) => bodyFor(language.peek(), line, pass);
  const show = (next: RunState): void =>
    batch(() => {
      if (next.step !== state.peek().step) moves.value++;
      state.value = next;
    });
  return {
    state,
    moves,
    latest,
    at: <Name extends Step>(step: Name) => {
      const now = state.peek();
      return now.step === step ? (now as StateOf<Name>) : undefined;
    },
    show,
    refuse(failure, staying) {
      const { code, fieldErrors: { sign } = {} } = failure;
      const message = failure.message ?? sign;
      const said: Notice = message === undefined ? {} : { message };
      if (sign !== undefined) show({ ...firstStep, notice: said });
      else if (code === "not_available") show({ step: "refused", reason: "sim-card", ...said });
      else if (code === "not_found") show({ step: "refused", reason: "unknown", ...said });
      else show(staying);
    },
    bodyOf,
    askForCode: (pass) => latest.ask((signal) => call(esimActivate, { body: bodyOf(pass), signal })),
  };
}

/** Returns the part of the body that all three calls have. */
const bodyFor = (lang: Language, line: RunLine, { isInstalled, sign }: Pass) => ({
  lang,
  "address-id": line["address-id"],
  "phone-nr": line["phone-nr"],
  isEsimInstalled: isInstalled,
  sign,
});
