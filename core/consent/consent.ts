/**
 * The visitor's choice of what may be kept and measured: made once, kept for 13 months, the same in all tabs. Only a banner and who shows
 * what was chosen need this; whether something is allowed, everybody asks `core/values/consent.ts`.
 */
import { computed, type ReadonlySignal } from "@preact/signals-core";
import type { Clock } from "#core/platform/clock.ts";
import type { Store } from "#core/platform/storage.ts";
import { createKeptState } from "#core/kept-state/kept-state.ts";
import { consentKey, consentLifeMs, consentVersion, type ConsentChoice } from "#core/values/consent.ts";
import { Choice } from "./consent.schema.ts";

export type Consent = {
  /** Undefined until the visitor has chosen, and again when the choice is over. Changes with a choice made in another tab. */
  readonly choice: ReadonlySignal<ConsentChoice | undefined>;
  /** Its 13 months begin again. */
  choose(choice: ConsentChoice): void;
  /** As if never asked. */
  forget(): void;
  /** Reads what is kept, and follows the other tabs; returns the stop. */
  start(): () => void;
};

type ConsentPorts = {
  /** The one that the page's question reads, so that a choice counts where the browser keeps nothing. */
  readonly store: Store;
  readonly clock: Clock;
  readonly watchStore: (onChange: (key: string | null) => void) => () => void;
};

export function createConsent(ports: ConsentPorts): Consent {
  const kept = createKeptState<Choice>({ ...ports, key: consentKey, struct: Choice, version: consentVersion, lifeMs: consentLifeMs });
  return {
    choice: computed(() => kept.value.value),
    choose: ({ preferences, statistics, marketing }) => kept.save({ preferences, statistics, marketing }),
    forget: kept.clear,
    start: kept.start,
  };
}
