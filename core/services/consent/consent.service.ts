/**
 * Provides the visitor's consent as a service that all tags of the page share (core/runtime/element/services.ts): the visitor is asked only
 * once for all tags, and each choice is pushed as a consent command to `dataLayer`, the page's queue that Google's tags read.
 */
import { effect, signal, type ReadonlySignal, type Signal } from "@preact/signals-core";
import { systemClock } from "#core/platform/clock.ts";
import { pushCommand } from "#core/platform/data-layer-commands.ts";
import { pageDataLayer } from "#core/platform/data-layer.ts";
import { watchFragmentLinks } from "#core/platform/fragment-links.ts";
import { randomUuid } from "#core/platform/random.ts";
import { shareCookie } from "#core/platform/shared-cookie.ts";
import { storedConsent, type ConsentChoice } from "#core/base/values/consent.ts";
import { createConsent, type Consent } from "./consent.ts";
import { defaultCommand, hasDefault, updateCommand } from "./google.rules.ts";

type Choosing = Pick<Consent, "choice" | "choose" | "persistent">;

export type ConsentService = Choosing & {
  /** True while the settings are open. The visitor, a method of the tag, or a link of the page opens them. */
  readonly isOpen: Signal<boolean>;
  /**
   * The tags that can ask the visitor, in the order in which they joined; the first one asks. The list is empty until the stored choice has
   * been read.
   */
  readonly askers: ReadonlySignal<readonly object[]>;
  /**
   * Adds a tag that can ask the visitor, and returns a function that removes it. With the first tag the service starts to read and follow
   * the stored choice; with the last one that leaves it stops.
   */
  join(asker: object): () => void;
};

/** The fragment of a link by which the page opens the settings. */
const settingsLink = "#digi-cookies";

type SharedPage = { readonly settings: { readonly analytics: "datalayer" | "off" } };

export function open({ settings }: SharedPage): ConsentService {
  const consent = createConsent({ cookie: shareCookie(storedConsent.cookie), clock: systemClock, newId: randomUuid });
  const isOpen = signal(false);
  return createService(consent, isOpen, () => {
    const stops = [
      consent.start(),
      ...(settings.analytics === "off" ? [] : [tellGoogle(consent)]),
      watchFragmentLinks(settingsLink, () => (isOpen.value = true)),
    ];
    return () => stops.forEach((stop) => stop());
  });
}

/** Creates the service for rendering at build time: nothing is chosen, and no tag asks. */
export const createInert = (): ConsentService =>
  createService({ choice: signal(undefined), choose: () => undefined, persistent: () => true }, signal(false), () => () => undefined);

function createService(consent: Choosing, isOpen: Signal<boolean>, begin: () => () => void): ConsentService {
  const askers = signal<readonly object[]>([]);
  let end = (): void => undefined;
  return {
    choice: consent.choice,
    choose: consent.choose,
    persistent: consent.persistent,
    isOpen,
    askers,
    join(asker) {
      if (askers.peek().length === 0) end = begin();
      askers.value = [...askers.peek(), asker];
      return () => {
        askers.value = askers.peek().filter((one) => one !== asker);
        if (askers.peek().length > 0) return;
        end();
        isOpen.value = false; // The settings are closed, because otherwise they would be open when the next tag joins.
      };
    },
  };
}

const nothing: ConsentChoice = { preferences: false, statistics: false, marketing: false };

/**
 * Sends the `default` command where the page's head has not sent it, then an `update` with each choice, and also when a choice has expired.
 */
function tellGoogle({ choice }: Pick<Consent, "choice">): () => void {
  if (!hasDefault(pageDataLayer())) pushCommand(defaultCommand, true);
  let isTold = false;
  return effect(() => {
    const chosen = choice.value;
    if (chosen || isTold) pushCommand(updateCommand(chosen ?? nothing));
    isTold = chosen !== undefined;
  });
}
