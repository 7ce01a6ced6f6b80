/**
 * The fibre check: the visitor fills in an address, and the API answers whether fibre reaches it. If not, the form 'keep me informed' can
 * be opened in place. All widgets with a fibre check share this model (decisions §3). The widget and its part create the two forms, because
 * they know how forms are sent; the second one is core/domain/leads/open-fiber.form.ts:
 *
 *     const check = createFormModel({ ...ports, track: () => undefined }, fiberCheckForm); // a check is not tracked as a lead
 *     const fiber = new FiberCheckModel(ports, { check, askEmail, onAnswer });
 */
import { createModel, signal, type ReadonlySignal } from "@preact/signals-core";
import type { Failure } from "#core/services/api/outcome.ts";
import { addressInfrastructure } from "./address.contract.ts";
import { AddressModel } from "./address.model.ts";
import type { AddressPorts } from "./address-lookups.model.ts";
import { infrastructureBody, isNoFibre, type Address } from "./address.rules.ts";

/** The state of a fibre check (P-047). */
export type FiberState =
  /** The address is being filled in, or checked. `returned` tells that the visitor came back to the form. Next: has-address, no-address. */
  | { readonly kind: "check-address"; readonly returned: boolean }
  /** Fibre reaches the address (P-145). Next: check-address. */
  | { readonly kind: "has-address"; readonly address: Address }
  /** Fibre does not reach the address (P-146). `informing` tells that the open-fibre form is shown in place. Next: check-address. */
  | { readonly kind: "no-address"; readonly address: Address; readonly message?: string | undefined; readonly informing: boolean };

/** The members of the fibre check's form that its model reads and calls. The form is sent to the API with a captcha. */
type CheckForm = {
  readonly state: ReadonlySignal<
    { readonly status: "editing" | "sending" | "sent" } | { readonly status: "refused"; readonly failure: Failure }
  >;
  submit(address: Address): Promise<void>;
  /** Aborts the request. The API may have used up its captcha already, so the next request is sent with a fresh one. */
  cancel(): void;
  reset(): void;
  stop(): void;
};

/** Values that every form sends beside its fields (P-102). */
type Extras = { readonly lang: string; readonly platform: string; readonly recaptcha: string };

type Parts = {
  readonly check: CheckForm;
  /** Tells whether the address form asks for an email address. */
  readonly askEmail: () => boolean;
  /** Called with each answer that fibre is or is not available, once the state has been updated. */
  readonly onAnswer?: (answer: { readonly available: boolean; readonly address: Address }) => void;
};

/** Milliseconds after which a running check counts as long, so that the view offers to stop it. */
export const longCheckMs = 5000;

export type FiberCheckModel = InstanceType<typeof FiberCheckModel>;

export const FiberCheckModel = createModel((ports: AddressPorts, { check, askEmail, onAnswer }: Parts) => {
  const address = new AddressModel(ports);
  const state = signal<FiberState>({ kind: "check-address", returned: false });

  /** True while a check takes long, so that the view offers to stop it. */
  const isLong = signal(false);

  /**
   * Applies the response of a check to the state. Where the response says neither yes nor no, the form keeps the failure (decisions §7).
   */
  const settle = (checked: Address): void => {
    const result = check.state.peek();
    const failure = result.status === "refused" ? result.failure : undefined;
    if (failure?.fieldErrors) address.showServerErrors(failure.fieldErrors);
    const available = result.status === "sent";
    if (!available && !(failure && isNoFibre(failure))) return;
    state.value = available
      ? { kind: "has-address", address: checked }
      : { kind: "no-address", address: checked, informing: false, message: failure?.message };
    onAnswer?.({ available, address: checked });
  };

  return {
    address,
    state,
    isLong,
    /** Checks the address that the fields hold now. The view calls it again to retry a failed check. */
    async submit(): Promise<void> {
      const checked = address.check({ askEmail: askEmail() });
      if (!checked || check.state.peek().status === "sending") return;
      const stopWaiting = ports.clock.after(longCheckMs, () => (isLong.value = true));
      await check.submit(checked);
      stopWaiting();
      isLong.value = false;
      settle(checked);
    },
    /** Stops a running check; the form is then as it was before the check. */
    stopCheck: check.cancel,
    /** Goes back to the address form; what was typed is kept (P-147). */
    close(): void {
      check.reset();
      state.value = { kind: "check-address", returned: true };
    },
    /** Opens the open-fibre form in place, or closes it again. */
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

/** The definition of the fibre check's form, in the shape that core/forms/form expects. */
export const fiberCheckForm = {
  name: "fiber-check",
  endpoint: addressInfrastructure,
  request: (address: Address, extras: Extras) => ({ body: infrastructureBody(address, extras) }),
  visible: ({ agree, ...texts }: Address) => ({ ...texts, ...(agree && { agree: "1" }) }),
};
