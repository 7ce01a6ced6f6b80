/**
 * The fibre check: an address is filled in and checked, and fibre reaches it or not; where it does not, 'keep me informed' stands in
 * place. One for all widgets that ask (decisions §3). The two forms are made by the widget and its part, which know how forms are sent
 * (core/domain/leads/open-fiber.form.ts is the other one):
 *
 *     const check = createFormModel({ ...ports, track: () => undefined }, fiberCheckForm); // a check is not a lead
 *     const fiber = new FiberCheckModel(ports, { check, askEmail, onAnswer });
 */
import { createModel, signal, type ReadonlySignal } from "@preact/signals-core";
import type { Failure } from "#core/services/api/outcome.ts";
import { addressInfrastructure } from "./address.contract.ts";
import { AddressModel } from "./address.model.ts";
import type { AddressPorts } from "./address-lookups.model.ts";
import { infrastructureBody, isNoFibre, type Address } from "./address.rules.ts";

/** P-047. */
export type FiberState =
  /** An address is being filled in, or checked. `returned`: the visitor came back to it. → has-address, no-address */
  | { readonly kind: "check-address"; readonly returned: boolean }
  /** Fibre reaches it (P-145). → check-address */
  | { readonly kind: "has-address"; readonly address: Address }
  /** It does not (P-146); `informing`: the open-fibre form stands in place. → check-address */
  | { readonly kind: "no-address"; readonly address: Address; readonly message?: string; readonly informing: boolean };

/** What is read and done of a form that goes to the API with a captcha. */
type CheckForm = {
  readonly state: ReadonlySignal<
    { readonly status: "editing" | "sending" | "sent" } | { readonly status: "refused"; readonly failure: Failure }
  >;
  submit(address: Address): Promise<void>;
  /** The API may have seen its captcha already: the next call goes with a fresh one. */
  cancel(): void;
  reset(): void;
  stop(): void;
};

/** What every form sends beside its fields (P-102). */
type Extras = { readonly lang: string; readonly platform: string; readonly recaptcha: string };

type Parts = {
  readonly check: CheckForm;
  /** Whether the address form asks for an email. */
  readonly askEmail: () => boolean;
  /** After each answer that says yes or no, once the state tells it. */
  readonly onAnswer?: (answer: { readonly available: boolean; readonly address: Address }) => void;
};

/** From when on a check is long enough that a way to stop it is of use. */
export const longCheckMs = 5000;

export type FiberCheckModel = InstanceType<typeof FiberCheckModel>;

export const FiberCheckModel = createModel((ports: AddressPorts, { check, askEmail, onAnswer }: Parts) => {
  const address = new AddressModel(ports);
  const state = signal<FiberState>({ kind: "check-address", returned: false });

  /** The check takes long: it can be stopped. */
  const isLong = signal(false);

  /** What the check's answer means; where it was no answer, the form keeps it as its failure (decisions §7). */
  const settle = (checked: Address): void => {
    const result = check.state.peek();
    const failure = result.status === "refused" ? result.failure : undefined;
    if (failure?.fieldErrors) address.showServerErrors(failure.fieldErrors);
    const available = result.status === "sent";
    if (!available && !(failure && isNoFibre(failure))) return;
    if (available) state.value = { kind: "has-address", address: checked };
    else
      state.value = {
        kind: "no-address",
        address: checked,
        informing: false,
        ...(failure?.message !== undefined && { message: failure.message }),
      };
    onAnswer?.({ available, address: checked });
  };

  return {
    address,
    state,
    isLong,
    /** Also the way to try again: what stands in the fields now is what counts. */
    async submit(): Promise<void> {
      const checked = address.check({ askEmail: askEmail() });
      if (!checked || check.state.peek().status === "sending") return;
      const stopWaiting = ports.clock.after(longCheckMs, () => (isLong.value = true));
      await check.submit(checked);
      stopWaiting();
      isLong.value = false;
      settle(checked);
    },
    /** Stops a check: the form is as it was. */
    stopCheck: check.cancel,
    /** Back to the address; what was typed is kept (P-147). */
    close(): void {
      check.reset();
      state.value = { kind: "check-address", returned: true };
    },
    /** Opens the open-fibre form in place, or leaves it again. */
    inform(isWanted: boolean): void {
      const current = state.peek();
      if (current.kind === "no-address") state.value = { ...current, informing: isWanted };
    },
    start() {
      const stopAddress = address.start();
      return () => {
        stopAddress();
        check.stop();
      };
    },
  };
});

/** The form of the check, as core/forms/form takes it. */
export const fiberCheckForm = {
  name: "fiber-check",
  endpoint: addressInfrastructure,
  request: (address: Address, extras: Extras) => ({ body: infrastructureBody(address, extras) }),
  visible: ({ agree, ...texts }: Address) => ({ ...texts, ...(agree && { agree: "1" }) }),
};
