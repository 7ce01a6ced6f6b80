/** The steps of an eSIM's activation (a run), and the values that its calls share. */
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

/** The values that each call of the activation takes from the previous one. */
export type Pass = { readonly isInstalled: boolean; readonly sign: string };

export type RunState =
  /** Step one asks for the customer's agreement. `notice` is the reason why it is shown again. Next: code, refused. */
  | { readonly step: "start"; readonly isBusy: boolean; readonly failure?: Failure; readonly notice?: Notice }
  /** Step two asks for the code that was sent. Next: profile, unread, refused, start (the activation begins again). */
  | {
      readonly step: "code";
      readonly pass: Pass;
      readonly destination: string;
      readonly attemptsLeft: number;
      /** True where the code replaces an earlier one. */
      readonly isAnother: boolean;
      readonly busy?: "checking" | "sending";
      readonly failure?: Failure;
      /** True where the call that failed was the request for another code. */
      readonly isUnsent?: boolean;
      /** True once the code cannot be used any more, so that the customer must request another one. */
      readonly isSpent: boolean;
    }
  /** The code was right, but the eSIM could not be read. Next: profile, refused, start (the activation begins again). */
  | { readonly step: "unread"; readonly pass: Pass; readonly failure: Failure; readonly isBusy: boolean }
  /**
   * The eSIM is shown. `qr` is the address of its QR code as a picture; undefined where the API sent no valid picture. Next: start (the
   * session has ended).
   */
  | { readonly step: "profile"; readonly profile: EsimProfile; readonly qr: string | undefined }
  /** There is nothing to install on this line. This state is final. */
  | { readonly step: "refused"; readonly reason: "sim-card" | "unknown"; readonly message?: string };

/** The reason why the activation begins again. `message` is the API's own text. */
export type Notice = { readonly message?: string };

type Step = RunState["step"];
export type StateOf<Name extends Step> = Extract<RunState, { step: Name }>;

export const firstStep: StateOf<"start"> = { step: "start", isBusy: false };

/** The state of an activation, and the functions that the models of its steps share. */
export type RunSteps = {
  readonly state: ReadonlySignal<RunState>;
  /** Counts how often another step was shown. The heading of a step that appears this way takes the focus. */
  readonly moves: ReadonlySignal<number>;
  /** The pending call of the activation; there is at most one. */
  readonly latest: TakeLatest;
  /** Returns the state of the named step, or undefined while another one is shown. */
  at<Name extends Step>(step: Name): StateOf<Name> | undefined;
  /** Sets the state. If its step is another than the present one, `moves` is increased. */
  show(next: RunState): void;
  /** Shows a failure in the given state, unless the failure ends the activation or makes it begin again. */
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

/** Returns those fields of the request's body that all three calls have. */
const bodyFor = (lang: Language, line: RunLine, { isInstalled, sign }: Pass) => ({
  lang,
  "address-id": line["address-id"],
  "phone-nr": line["phone-nr"],
  isEsimInstalled: isInstalled,
  sign,
});
