import { computed, createModel, effect, signal, type ReadonlySignal } from "@preact/signals-core";
import type { OptionsOf } from "#core/base/contract/element.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { ProvenChoice } from "#core/services/consent/consent.ts";
import type { ConsentChoice } from "#core/base/values/consent.ts";
import type { Asker } from "#core/services/consent/consent.service.ts";
import { consentRecord } from "./cookie-consent.contract.ts";
import type { definition } from "./cookie-consent.element.ts";

export type Model = InstanceType<typeof Model>;

type Options = ReadonlySignal<OptionsOf<typeof definition>>;

export const Model = createModel(({ consent, emit, call, language }: PortsOf<typeof definition>, options: Options) => {
  const me: Asker = { domain: () => options.peek().cookieDomain, clear: () => options.peek().clear };
  /** True for the single tag that asks for consent, however many such tags the page has. */
  const isAsker = computed(() => consent.askers.value[0] === me);
  /** Counts the choices that were made on this page. The view confirms the last choice. */
  const chosen = signal(0);

  const hasFailed = signal(false);
  const isUnstored = signal(false);

  const show = (): void => {
    hasFailed.value = false;
    consent.isOpen.value = true;
  };
  /** Records the choice at the API, where the page's author wants that. Whether it arrives changes nothing for the visitor. */
  const record = ({ id, version, savedAt, preferences, statistics, marketing }: ProvenChoice): void => {
    if (!options.peek().consentRecord) return;
    const body = { id, version, savedAt, texts: consent.release, choice: { preferences, statistics, marketing }, lang: language.peek() };
    void call(consentRecord, { body });
  };
  const choose = (choice: ConsentChoice): void => {
    record(consent.choose(choice, me.domain()));
    isUnstored.value = !consent.persistent();
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
    /** True where the browser does not store the choice, so that the next page asks again. It is known before the visitor chooses. */
    isUnstored,
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
      isUnstored.value = !consent.persistent();
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
