import { createModel, signal } from "@preact/signals-core";
import { addressInfrastructure } from "#core/address/address.contract.ts";
import { AddressModel } from "#core/address/address.model.ts";
import { infrastructureBody, type Address } from "#core/address/address.rules.ts";
import { formsOpenFiber, type OpenFiberFields } from "#core/address/open-fiber.contract.ts";
import type { Failure } from "#core/api/outcome.ts";
import { bundleOffers, type OfferCard } from "#core/bundle/bundle.contract.ts";
import type { OptionsOf } from "#core/contract/element.ts";
import type { PortsOf } from "#core/element/room.ts";
import { createFormModel } from "#core/forms/form.model.ts";
import type { door } from "./fiber-check.element.ts";
import type { FiberChecked } from "./fiber-check.contract.ts";

/** Names of what can be ordered at an address; an empty list: nothing of that kind. */
export type OfferNames = { readonly internet: readonly string[]; readonly tv: readonly string[] };

/** P-047. */
export type FiberState =
  /** An address is being filled in, or checked. `returned`: the visitor came back to it. → has-address, no-address */
  | { readonly kind: "check-address"; readonly returned: boolean }
  /** Fibre reaches it (P-145). `offers` come a little later, or never. → check-address */
  | { readonly kind: "has-address"; readonly address: Address; readonly offers?: OfferNames }
  /** It does not (P-146); `informing`: the open-fibre form stands in place. → check-address */
  | { readonly kind: "no-address"; readonly address: Address; readonly message?: string; readonly informing: boolean };

/** From when on a check is long enough that a way to stop it is of use. */
export const longCheckMs = 5000;

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof door>, options: { peek(): OptionsOf<typeof door> }) => {
  const address = new AddressModel(ports);
  const state = signal<FiberState>({ kind: "check-address", returned: false });

  /** The check takes long: it can be stopped. */
  const isLong = signal(false);

  const check = createFormModel(
    // A check is not a lead.
    { ...ports, measure: () => undefined },
    {
      name: "fiber-check",
      endpoint: addressInfrastructure,
      request: (checked: Address, extras) => ({ body: infrastructureBody(checked, extras) }),
      visible: ({ agree, ...texts }) => ({ ...texts, ...(agree && { agree: "1" }) }),
    },
  );

  const informing = createFormModel(ports, {
    name: "open-fiber",
    endpoint: formsOpenFiber,
    // Asking to be told is the consent: there is no box to tick (P-058).
    request: (fields: OpenFiberFields, extras) => ({ body: { ...fields, ...extras, ...idsOf(state.peek()), agree: "1" } }),
    visible: (fields) => fields,
  });

  const loadOffers = async (checked: Address): Promise<void> => {
    const outcome = await ports.call(bundleOffers, { query: { lang: ports.language.peek() }, body: { fttbId: checked.fttbAddressId } });
    const current = state.peek();
    if (!outcome.ok || current.kind !== "has-address" || current.address !== checked) return; // shown only where it helps
    state.value = { ...current, offers: { internet: namesOf(outcome.value.internet), tv: namesOf(outcome.value.tv) } };
  };

  /** What the check's answer means; where it was no answer, the form keeps it as its failure (decisions §7). */
  const settle = (checked: Address): void => {
    const result = check.state.peek();
    const failure = result.status === "refused" ? result.failure : undefined;
    if (failure?.fieldErrors) address.showServerErrors(failure.fieldErrors);
    const isAvailable = result.status === "sent";
    if (!isAvailable && !(failure && isNoFibre(failure))) return;
    if (isAvailable) state.value = { kind: "has-address", address: checked };
    else
      state.value = {
        kind: "no-address",
        address: checked,
        informing: false,
        ...(failure?.message !== undefined && { message: failure.message }),
      };
    ports.emit("digi-fiber-checked", { available: isAvailable, fttbAddressId: checked.fttbAddressId } satisfies FiberChecked);
    if (isAvailable) void loadOffers(checked);
  };

  return {
    address,
    check,
    informing,
    state,
    isLong,
    /** Also the way to try again: what stands in the fields now is what counts. */
    async submit(): Promise<void> {
      const checked = address.check({ askEmail: options.peek().askEmail === true });
      if (!checked || check.state.peek().status === "sending") return;
      const stopWaiting = ports.clock.after(longCheckMs, () => (isLong.value = true));
      await check.submit(checked);
      stopWaiting();
      isLong.value = false;
      settle(checked);
    },
    /** Stops a check: the form is as it was. */
    stopCheck(): void {
      check.cancel();
      check.captcha.renew(); // the API may have seen it already
    },
    /** Back to the address; what was typed is kept (P-147). */
    close(): void {
      check.reset();
      informing.reset();
      state.value = { kind: "check-address", returned: true };
    },
    /** Opens the open-fibre form in place, or leaves it again. */
    inform(isWanted: boolean): void {
      const current = state.peek();
      if (current.kind === "no-address") state.value = { ...current, informing: isWanted };
    },
    /** The bundle builder, with the id of the address and nothing that says where that is. */
    toBundle(): void {
      const current = state.peek();
      if (current.kind === "has-address") ports.navigate("bundle", bundleSearch(current.address));
    },
    start() {
      const stopAddress = address.start();
      return () => {
        stopAddress();
        check.stop();
        informing.stop();
      };
    },
  };
});

export const bundleSearch = ({ fttbAddressId }: Address): string => `?${new URLSearchParams({ fttbAddressId }).toString()}`;

/** The last line of a card's title tells it from the others: '1 Gbps'. */
const namesOf = (cards: readonly OfferCard[]): string[] => cards.map((card) => card.t.at(-1) ?? card.i);

/** The server answered, and says no: HTTP 200 with an error (decisions §7). An answer that cannot be read says nothing. */
const isNoFibre = ({ httpStatus, code }: Failure): boolean => httpStatus === 200 && code !== "response.invalid";

function idsOf(state: FiberState): { cityId?: string; streetId?: string; fttbAddressId?: string } {
  if (state.kind === "check-address") return {};
  const { cityId, streetId, fttbAddressId } = state.address;
  return { cityId, streetId, fttbAddressId };
}
