import { computed, createModel, effect, signal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { ConsentChoice } from "#core/base/values/consent.ts";
import type { definition } from "./cookie-consent.element.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel(({ consent, emit }: PortsOf<typeof definition>) => {
  const me = {};
  /** However many tags a page has, one of them asks. */
  const isAsker = computed(() => consent.askers.value[0] === me);
  /** Which of this page's own choices was the last: the view tells of it. */
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

  /** Calls with each choice from now on, another tab's too; returns the stop. */
  const watchChoice = (onChoice: (choice: ConsentChoice) => void): (() => void) => {
    let last = consent.choice.peek();
    return effect(() => {
      const choice = consent.choice.value;
      if (choice && choice !== last && isAsker.peek()) onChoice(choice);
      last = choice;
    });
  };

  return {
    /** Nothing was chosen, or what was chosen is over. */
    isAsked: computed(() => isAsker.value && consent.choice.value === undefined),
    /** The settings are shown. Closing them is no choice. */
    isOpen: computed(() => isAsker.value && consent.isOpen.value),
    choice: consent.choice,
    chosen,
    /** The browser has not taken it: the next page asks again. */
    isUnstored: (): boolean => !consent.persistent(),
    accept: (): void => chooseAll(true),
    reject: (): void => chooseAll(false),
    save: choose,
    openSettings: show,
    /** Their files did not come: that is said in the bar, and they are asked for again by hand. */
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
