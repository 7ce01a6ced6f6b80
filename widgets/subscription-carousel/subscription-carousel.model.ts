import { computed, createModel, signal } from "@preact/signals-core";
import type { OptionsOf } from "#core/base/contract/element.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createPageData } from "#core/services/page-data/page-data.model.ts";
import { readItems } from "#core/services/page-data/read-items.ts";
import type { definition } from "./subscription-carousel.element.ts";
import { searchOfCard, searchOfChoices, toggled } from "./subscription-carousel.rules.ts";
import { faultOf, type Subscription } from "./subscription-carousel.schema.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel(
  (
    ports: PortsOf<typeof definition>,
    options: { readonly value: OptionsOf<typeof definition> },
    over: Partial<Parameters<typeof createPageData>[1]> = {},
  ) => {
    // Each of the two options has a signal of its own, so that a change of another option, such as the heading, does not reload the data.
    const given = computed(() => options.value.cards);
    const src = computed(() => options.value.src);
    const data = createPageData<Subscription>(ports, {
      tag: "digi-subscription-carousel",
      given: () => given.value,
      src: () => src.value,
      read: (raw) => readItems<Subscription>(raw, "cards", faultOf),
      ...(over.call && { call: over.call }),
      ...(over.complain && { complain: over.complain }),
    });
    const cards = computed(() => ("items" in data.state.value ? data.state.value.items : []));
    const wanted = signal<readonly Subscription[]>([]);
    /** The chosen subscriptions. A subscription that is no longer among the cards does not count. */
    const chosen = computed(() => cards.value.filter(({ id }) => wanted.value.some((one) => one.id === id)));

    return {
      data,
      chosenIds: computed(() => chosen.value.map(({ id }) => id)),
      searchOfCard,
      /**
       * Adds a subscription, or removes it where it was chosen.
       *
       * @returns the subscription that the added one has replaced
       */
      toggle(card: Subscription): Subscription | undefined {
        const before = chosen.value;
        wanted.value = toggled(before, card);
        ports.emit("digi-selection-changed", { ids: chosen.value.map(({ id }) => id) });
        return before.find(({ id, type }) => type === card.type && id !== card.id);
      },
      /** Navigates to the builder with this subscription only. */
      open: (card: Subscription): void => ports.navigate("bundle", searchOfCard(card)),
      /** Navigates to the builder with all chosen subscriptions. */
      goOn(): void {
        if (chosen.value.length > 0) ports.navigate("bundle", searchOfChoices(chosen.value));
      },
      start: data.start,
    };
  },
);
