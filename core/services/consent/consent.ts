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

/**
 * A choice with its proof. `id` is random; with it a visitor and the site can refer to the same choice. It does not reveal who chose.
 * `version` is that of the question, and `savedAt` is in epoch milliseconds.
 */
export type ProvenChoice = ConsentChoice & { readonly id: string; readonly version: number; readonly savedAt: number };

export type Consent = {
  /** The choice; undefined until the visitor has chosen, and again when the choice has expired. A choice in another tab changes it too. */
  readonly choice: ReadonlySignal<ProvenChoice | undefined>;
  /**
   * Stores a choice with a new id, and returns it. Its lifetime of 13 months begins anew.
   * @param domain the domain for whose hosts the choice counts; without it for this host alone
   */
  choose(choice: ConsentChoice, domain?: string): ProvenChoice;
  /** Tells whether the browser stores the choice. Where it does not, the choice is valid for this page only. */
  persistent(): boolean;
  /**
   * Reads the stored choice and follows the other tabs. Of several stored ones the newest counts, and the others are ended. Returns a
   * function that stops following.
   * @param domain as that of `choose`
   */
  start(domain?: string): () => void;
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
  /** The choice that counts, as JSON. */
  let shown = "";
  let cancelEnd = (): void => undefined;

  const restore = (): void => {
    cancelEnd();
    const stored = cookie.read();
    const nowMs = clock.now();
    const found = storedConsent.read({ stored, nowMs });
    // A choice that is already known is not a new one.
    const proof = writeJson(found ?? null);
    if (!found || proof !== shown) {
      const { id, version, savedAt, preferences, statistics, marketing } = found ?? {};
      choice.value = found && {
        id: String(id),
        version: Number(version),
        savedAt: Number(savedAt),
        preferences: preferences === true,
        statistics: statistics === true,
        marketing: marketing === true,
      };
    }
    shown = proof;
    // A page may stay open for days: the choice is read again when it expires.
    if (found) cancelEnd = clock.after(Number(found.savedAt) + storedConsent.lifeMs - nowMs, restore);
  };

  return {
    choice,
    choose({ preferences, statistics, marketing }, domain) {
      const entry = { version: storedConsent.version, savedAt: clock.now(), id: newId(), preferences, statistics, marketing };
      cookie.write(writeJson(entry), storedConsent.lifeMs, domain);
      restore();
      return entry;
    },
    persistent: cookie.persistent,
    start(domain) {
      restore();
      const kept = choice.peek();
      if (kept && cookie.read().length > 1) cookie.write(shown, kept.savedAt + storedConsent.lifeMs - clock.now(), domain);
      const stop = cookie.watch(restore);
      return () => {
        stop();
        cancelEnd();
      };
    },
  };
}
