import { computed, createModel, effect, signal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { ConsentChoice } from "#core/base/values/consent.ts";
import type { definition } from "./cookie-consent.element.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel(({ consent, emit }: PortsOf<typeof definition>) => {
  const me = {};
  /** True for the single tag that asks for consent, however many such tags the page has. */
  const isAsker = computed(() => consent.askers.value[0] === me);
  /** Counts the choices that were made on this page. The view confirms the last choice. */
  const chosen = signal(0);

  const hasFailed = signal(false);

  const show = (): void => {
    hasFailed.value = false;
    consent.isOpen.value = true;
  };
  const choose = (choice: ConsentChoice): void => {
    consent.choose(choice);
    hasFailed.value = false;
    consent.isOpen.value = false;
    chosen.value++;
  };
  const chooseAll = (isAllowed: boolean): void => choose({ preferences: isAllowed, statistics: isAllowed, marketing: isAllowed });

  /** Calls `onChoice` with each later choice, including choices in other tabs. Returns the function that stops it. */
  const watchChoice = (onChoice: (choice: ConsentChoice) => void): (() => void) => {
    let last = consent.choice.peek();
    return effect(() => {
      const choice = consent.choice.value;
      if (choice && choice !== last && isAsker.peek()) onChoice(choice);
      last = choice;
    });
  };

  return {
    /** True while the visitor has not chosen, or the choice has expired. */
    isAsked: computed(() => isAsker.value && consent.choice.value === undefined),
    /** True while the settings are shown. Closing the settings does not count as a choice. */
    isOpen: computed(() => isAsker.value && consent.isOpen.value),
    choice: consent.choice,
    chosen,
    /** Tells whether the browser has failed to store the choice, so that the next page asks again. */
    isUnstored: (): boolean => !consent.persistent(),
    accept: (): void => chooseAll(true),
    reject: (): void => chooseAll(false),
    save: choose,
    openSettings: show,
    /**
     * True after the files of the settings have failed to load. The bar shows the failure, and the visitor can request the settings again.
     */
    hasFailed,
    fail(): void {
      consent.isOpen.value = false;
      hasFailed.value = true;
    },
    close: (): void => void (consent.isOpen.value = false),
    start() {
      const leave = consent.join(me);
      const stop = watchChoice(({ preferences, statistics, marketing }) =>
        emit("digi-consent-changed", { categories: { preferences, statistics, marketing } }),
      );
      return () => {
        stop();
        leave();
      };
    },
    methods: { show },
  };
});
