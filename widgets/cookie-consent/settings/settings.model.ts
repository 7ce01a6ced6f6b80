import { computed, createModel, effect, signal, type ReadonlySignal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { ConsentCategory, ConsentChoice } from "#core/base/values/consent.ts";
import type { part } from "./settings.part.ts";

export type Model = InstanceType<typeof Model>;

type Given = { readonly isOpen: boolean; readonly choice: ConsentChoice | undefined };

/**
 * The model of the settings holds the ticked categories. The settings open with the previous choice, or with no category ticked. The ticks
 * take effect only when they are saved.
 */
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
