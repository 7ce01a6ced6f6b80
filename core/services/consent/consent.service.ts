/** The choice as a page shares it (core/runtime/element/services.ts): one question for all tags, and what the page's own queue hears of it. */
import { effect, signal, type ReadonlySignal, type Signal } from "@preact/signals-core";
import { systemClock } from "#core/platform/clock.ts";
import { pageDataLayer, pushCommand } from "#core/platform/data-layer.ts";
import { watchFragmentLinks } from "#core/platform/fragment-links.ts";
import { randomUuid } from "#core/platform/random.ts";
import { shareCookie } from "#core/platform/shared-cookie.ts";
import { storedConsent, type ConsentChoice } from "#core/base/values/consent.ts";
import { createConsent, type Consent } from "./consent.ts";
import { defaultCommand, hasDefault, updateCommand } from "./google.rules.ts";

type Choosing = Pick<Consent, "choice" | "choose" | "persistent">;

export type ConsentService = Choosing & {
  /** The settings are shown: by the visitor, a method, or a link of the page. */
  readonly isOpen: Signal<boolean>;
  /** Who can ask, in the order that they came: the first one does. Empty while nothing is known yet. */
  readonly askers: ReadonlySignal<readonly object[]>;
  /** Returns the leave. The first one to come begins to read and to follow, the last one to leave ends it. */
  join(asker: object): () => void;
};

/** A page's link to the settings. */
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

/** Nothing is chosen, and nobody asks. */
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
        isOpen.value = false; // or the next to come would open by itself
      };
    },
  };
}

const nothing: ConsentChoice = { preferences: false, statistics: false, marketing: false };

/** The `default` where the page's head has not said it, then an `update` with each choice; with one that is over, too. */
function tellGoogle({ choice }: Pick<Consent, "choice">): () => void {
  if (!hasDefault(pageDataLayer())) pushCommand(defaultCommand, true);
  let isTold = false;
  return effect(() => {
    const chosen = choice.value;
    if (chosen || isTold) pushCommand(updateCommand(chosen ?? nothing));
    isTold = chosen !== undefined;
  });
}
