import { computed, createModel, effect, signal, type ReadonlySignal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { ConsentCategory, ConsentChoice } from "#core/base/values/consent.ts";
import type { part } from "./settings.part.ts";

export type Model = InstanceType<typeof Model>;

type Given = { readonly isOpen: boolean; readonly choice: ConsentChoice | undefined };

/** What stands ticked: at each opening what was chosen before, and without a choice nothing. It counts when it is saved. */
export const Model = createModel((_ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  const isOpen = computed(() => given.value.isOpen);
  const ticked = signal<ConsentChoice>({ preferences: false, statistics: false, marketing: false });
  const begin = (): void => {
    const { preferences = false, statistics = false, marketing = false } = given.peek().choice ?? {};
    ticked.value = { preferences, statistics, marketing };
  };
  return {
    ticked: ticked as ReadonlySignal<ConsentChoice>,
    toggle(category: ConsentCategory): void {
      ticked.value = { ...ticked.peek(), [category]: !ticked.peek()[category] };
    },
    start: () => effect(() => void (isOpen.value && begin())),
  };
});
