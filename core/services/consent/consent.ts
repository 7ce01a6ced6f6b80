/**
 * Stores the visitor's choice of which storage and tracking is allowed. The choice is valid for 13 months and in all tabs. Only a banner,
 * and code that shows the choice, needs this module; all other code uses `core/base/values/consent.ts` to find out whether something is
 * allowed.
 */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Clock } from "#core/platform/clock.ts";
import type { SharedCookie } from "#core/platform/shared-cookie.ts";
import { storedConsent, type ConsentChoice } from "#core/base/values/consent.ts";
import { writeJson } from "#core/base/values/json.ts";

/** A choice with its proof. `id` is random; with it a visitor and the site can refer to the same choice. It does not reveal who chose. */
export type ProvenChoice = ConsentChoice & { readonly id: string };

export type Consent = {
  /** The choice; undefined until the visitor has chosen, and again when the choice has expired. A choice in another tab changes it too. */
  readonly choice: ReadonlySignal<ProvenChoice | undefined>;
  /** Stores a choice with a new id. Its lifetime of 13 months begins anew. */
  choose(choice: ConsentChoice): void;
  /** Tells whether the browser stores the choice. Where it does not, the choice is valid for this page only. */
  persistent(): boolean;
  /** Reads the stored choice and follows the other tabs. Returns a function that stops following. */
  start(): () => void;
};

type ConsentPorts = {
  readonly cookie: SharedCookie;
  readonly clock: Clock;
  readonly newId: () => string;
};

/**
 * Creates the visitor's consent. The cookie contains `{version, savedAt (epoch milliseconds), id, preferences, statistics, marketing}` as
 * JSON.
 */
export function createConsent({ cookie, clock, newId }: ConsentPorts): Consent {
  const choice = signal<ProvenChoice | undefined>(undefined);
  let shown: string | undefined;
  let cancelEnd = (): void => undefined;

  const restore = (): void => {
    cancelEnd();
    const stored = cookie.read();
    const nowMs = clock.now();
    const found = storedConsent.read({ stored, nowMs });
    // An unchanged cookie is not a new choice.
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
    // A page may stay open for days: the choice is read again when it expires.
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
