/**
 * The visitor's choice of what may be kept and tracked: made once, kept for 13 months, the same in all tabs. Only a banner and who shows
 * what was chosen need this; whether something is allowed, everybody asks `core/base/values/consent.ts`.
 */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Clock } from "#core/platform/clock.ts";
import type { SharedCookie } from "#core/platform/shared-cookie.ts";
import { storedConsent, type ConsentChoice } from "#core/base/values/consent.ts";
import { writeJson } from "#core/base/values/json.ts";

/** `id`: random, by which a visitor and the site speak of the same choice; it says nothing of who chose. */
export type ProvenChoice = ConsentChoice & { readonly id: string };

export type Consent = {
  /** Undefined until the visitor has chosen, and again when the choice is over. Changes with a choice made in another tab. */
  readonly choice: ReadonlySignal<ProvenChoice | undefined>;
  /** Its 13 months begin again, with a proof of its own. */
  choose(choice: ConsentChoice): void;
  /** False where the browser does not keep it: then it holds for this page. */
  persistent(): boolean;
  /** Reads what is kept, and follows the other tabs; returns the stop. */
  start(): () => void;
};

type ConsentPorts = {
  readonly cookie: SharedCookie;
  readonly clock: Clock;
  readonly newId: () => string;
};

/** In the cookie stands `{version, savedAt (epoch milliseconds), id, preferences, statistics, marketing}` as JSON. */
export function createConsent({ cookie, clock, newId }: ConsentPorts): Consent {
  const choice = signal<ProvenChoice | undefined>(undefined);
  let shown: string | undefined;
  let cancelEnd = (): void => undefined;

  const restore = (): void => {
    cancelEnd();
    const stored = cookie.read();
    const nowMs = clock.now();
    const found = storedConsent.read({ stored, nowMs });
    // The same again is no change.
    if (!found || stored !== shown) {
      const { id, preferences, statistics, marketing } = found ?? {};
      choice.value = found && {
        id: String(id),
        preferences: preferences === true,
        statistics: statistics === true,
        marketing: marketing === true,
      };
    }
    shown = found && stored;
    // A page may stay open for days: it is asked again when the choice is over.
    if (found) cancelEnd = clock.after(Number(found.savedAt) + storedConsent.lifeMs - nowMs, restore);
  };

  return {
    choice,
    choose({ preferences, statistics, marketing }) {
      const entry = { version: storedConsent.version, savedAt: clock.now(), id: newId(), preferences, statistics, marketing };
      cookie.write(writeJson(entry), storedConsent.lifeMs);
      restore();
    },
    persistent: cookie.persistent,
    start() {
      restore();
      const stop = cookie.watch(restore);
      return () => {
        stop();
        cancelEnd();
      };
    },
  };
}
