import { computed, createModel, effect, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import type { FiberState } from "#core/domain/address/fiber-check.model.ts";
import { bundleOffers } from "#core/domain/offers/offers.contract.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { lowestCents, suggestedOffer } from "#core/domain/offers/offers.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createLoading } from "#core/services/load/loading.model.ts";
import { createWaitingList } from "#core/features/no-fibre/waiting-list.model.ts";
import { bundleSearch, offersBody } from "./result.rules.ts";
import type { part } from "./result.part.ts";

/** The result of a fibre check, with or without fibre. */
export type Checked = Exclude<FiberState, { kind: "check-address" }>;

export type Model = InstanceType<typeof Model>;

/**
 * The model of the result holds the offers at the address, the chosen internet offer, and the request to be informed about fibre. All of it
 * is discarded when the result is closed.
 */
export const Model = createModel(
  (ports: PortsOf<typeof part>, given: ReadonlySignal<{ readonly checked: Checked; readonly onInformed: () => void }>) => {
    const waitingList = createWaitingList(ports, () => given.peek().checked.address);
    const offers = createLoading(ports, bundleOffers, {
      request: () => ({ query: { lang: ports.language.value }, body: offersBody(given.value.checked) }),
    });
    const cards = (kind: "internet" | "mobile"): readonly OfferCard[] => {
      const state = offers.state.value;
      return "value" in state ? state.value[kind] : [];
    };
    const wanted = signal<string | undefined>(undefined);
    /** The id of the internet offer that is chosen or suggested; undefined where no internet is on offer. */
    const internetId = computed(() => (cards("internet").find(({ i }) => i === wanted.value) ?? suggestedOffer(cards("internet")))?.i);
    const search = computed(() => bundleSearch(given.value.checked, internetId.value));

    return {
      waitingList,
      offers,
      internetId,
      choose: (id: string): void => void (wanted.value = id),
      /** The lowest price of a mobile plan; undefined until the plans have loaded. Until then mobile is offered without a price. */
      mobileCents: computed(() => lowestCents(cards("mobile"))),
      /** The query of the link to the bundle builder. */
      search,
      toBundle: (): void => ports.navigate("bundle", search.peek()),
      start() {
        const stopOffers = offers.start();
        const stopTelling = effect(() => {
          if (waitingList.form.state.value.status === "sent") untracked(() => given.peek().onInformed());
        });
        return () => {
          stopOffers();
          stopTelling();
          waitingList.form.stop();
        };
      },
    };
  },
);
