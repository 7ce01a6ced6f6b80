import { computed, createModel, signal } from "@preact/signals-core";
import { FiberCheckModel, fiberCheckForm, openFiberForm, type FiberState as Checked } from "#core/address/fiber-check.model.ts";
import type { Address } from "#core/address/address.rules.ts";
import { bundleOffers, type OfferCard } from "#core/bundle/bundle.contract.ts";
import type { OptionsOf } from "#core/contract/element.ts";
import type { PortsOf } from "#core/element/room.ts";
import { createFormModel } from "#core/forms/form.model.ts";
import type { door } from "./fiber-check.element.ts";
import type { FiberChecked } from "./fiber-check.contract.ts";

/** Names of what can be ordered at an address; an empty list: nothing of that kind. */
export type OfferNames = { readonly internet: readonly string[]; readonly tv: readonly string[] };

/** P-047. `offers` come a little later, or never. */
export type FiberState =
  Exclude<Checked, { kind: "has-address" }> | (Extract<Checked, { kind: "has-address" }> & { readonly offers?: OfferNames });

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof door>, options: { peek(): OptionsOf<typeof door> }) => {
  // A check is not a lead.
  const check = createFormModel({ ...ports, measure: () => undefined }, fiberCheckForm);
  const informing = createFormModel(
    ports,
    openFiberForm(() => fiber.state.peek()),
  );
  const fiber = new FiberCheckModel(ports, {
    check,
    informing,
    askEmail: () => options.peek().askEmail === true,
    onAnswer({ available, address }) {
      ports.emit("digi-fiber-checked", { available, fttbAddressId: address.fttbAddressId } satisfies FiberChecked);
      if (available) void loadOffers(address);
    },
  });

  /** Of the address that was checked last. */
  const offers = signal<{ readonly of: Address; readonly names: OfferNames } | undefined>(undefined);
  const loadOffers = async (checked: Address): Promise<void> => {
    const outcome = await ports.call(bundleOffers, { query: { lang: ports.language.peek() }, body: { fttbId: checked.fttbAddressId } });
    if (!outcome.ok) return; // shown only where it helps
    offers.value = { of: checked, names: { internet: namesOf(outcome.value.internet), tv: namesOf(outcome.value.tv) } };
  };
  const state = computed((): FiberState => {
    const checked = fiber.state.value;
    const known = offers.value;
    return checked.kind === "has-address" && known?.of === checked.address ? { ...checked, offers: known.names } : checked;
  });

  return {
    address: fiber.address,
    check,
    informing,
    state,
    isLong: fiber.isLong,
    submit: fiber.submit,
    stopCheck: fiber.stopCheck,
    close: fiber.close,
    inform: fiber.inform,
    /** The bundle builder, with the id of the address and nothing that says where that is. */
    toBundle(): void {
      const current = state.peek();
      if (current.kind === "has-address") ports.navigate("bundle", bundleSearch(current.address));
    },
    start: fiber.start,
  };
});

export const bundleSearch = ({ fttbAddressId }: Address): string => `?${new URLSearchParams({ fttbAddressId }).toString()}`;

/** The last line of a card's title tells it from the others: '1 Gbps'. */
const namesOf = (cards: readonly OfferCard[]): string[] => cards.map((card) => card.t.at(-1) ?? card.i);
