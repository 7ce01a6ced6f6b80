/**
 * Provides the visitor's consent as a service that all tags of the page share (core/runtime/element/services.ts): the visitor is asked only
 * once for all tags, and each choice is pushed as a consent command to the page's queue that Google's tags read. Cookies of others that a
 * choice no longer allows are ended.
 */
import { effect, signal, type ReadonlySignal, type Signal } from "@preact/signals-core";
import { systemClock } from "#core/platform/clock.ts";
import { pushCommand } from "#core/platform/data-layer-commands.ts";
import { pageDataLayer } from "#core/platform/data-layer.ts";
import { watchFragmentLinks } from "#core/platform/fragment-links.ts";
import { randomUuid } from "#core/platform/random.ts";
import { shareCookie } from "#core/platform/shared-cookie.ts";
import { endCookiesNamed } from "#core/platform/written-cookies.ts";
import { storedConsent, type ConsentCategory, type ConsentChoice } from "#core/base/values/consent.ts";
import { createConsent, type Consent } from "./consent.ts";
import { defaultCommand, hasDefault, updateCommand } from "./google.rules.ts";

type Choosing = Pick<Consent, "choice" | "choose" | "persistent">;

/** A tag that can ask the visitor, with what the page's author has written at it. */
export type Asker = {
  /** Returns the domain for whose hosts a choice counts; undefined for this host alone. */
  domain(): string | undefined;
  /** Returns the names of the cookies to end when a category is withdrawn. */
  clear(): string | undefined;
};

export type ConsentService = Choosing & {
  /** The version of the release, which tells in which words the visitor was asked. */
  readonly release: string;
  /** True while the settings are open. The visitor, a method of the tag, or a link of the page opens them. */
  readonly isOpen: Signal<boolean>;
  /**
   * The tags that can ask the visitor, in the order in which they joined; the first one asks. The list is empty until the stored choice has
   * been read.
   */
  readonly askers: ReadonlySignal<readonly Asker[]>;
  /**
   * Adds a tag that can ask the visitor, and returns a function that removes it. With the first tag the service starts to read and follow
   * the stored choice; with the last one that leaves it stops.
   */
  join(asker: Asker): () => void;
};

/** The fragment of a link by which the page opens the settings. */
const settingsLink = "#digi-cookies";

type SharedPage = { readonly settings: { readonly analytics: "datalayer" | "off"; readonly layer: string }; readonly version: string };

export function open({ settings, version }: SharedPage): ConsentService {
  const consent = createConsent({ cookie: shareCookie(storedConsent.cookie), clock: systemClock, newId: randomUuid });
  const isOpen = signal(false);
  return createService(consent, isOpen, version, (asker) => {
    const stops = [
      consent.start(asker().domain()),
      ...(settings.analytics === "off" ? [] : [tellGoogle(consent, settings.layer)]),
      endWithdrawn(consent, () => asker().clear()),
      watchFragmentLinks(settingsLink, () => (isOpen.value = true)),
    ];
    return () => stops.forEach((stop) => stop());
  });
}

/** Creates the service for rendering at build time: nothing is chosen, and no tag asks. */
export const createInert = (): ConsentService =>
  createService(
    { choice: signal(undefined), choose: (choice) => ({ id: "", version: 0, savedAt: 0, ...choice }), persistent: () => true },
    signal(false),
    "",
    () => () => undefined,
  );

/** @param begin starts to follow the choice for the tag that asks, and returns the function that stops */
function createService(
  consent: Choosing,
  isOpen: Signal<boolean>,
  release: string,
  begin: (asker: () => Asker) => () => void,
): ConsentService {
  const askers = signal<readonly Asker[]>([]);
  let end = (): void => undefined;
  return {
    choice: consent.choice,
    choose: consent.choose,
    persistent: consent.persistent,
    isOpen,
    release,
    askers,
    join(asker) {
      if (askers.peek().length === 0) end = begin(() => askers.peek()[0] ?? asker);
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
function tellGoogle({ choice }: Pick<Consent, "choice">, layer: string): () => void {
  if (!hasDefault(pageDataLayer(layer))) pushCommand(layer, defaultCommand, true);
  let isTold = false;
  return effect(() => {
    const chosen = choice.value;
    if (chosen || isTold) pushCommand(layer, updateCommand(chosen ?? nothing));
    isTold = chosen !== undefined;
  });
}

const categories = Object.keys(nothing) as ConsentCategory[];

/**
 * Ends the cookies of others with each choice that no longer allows what was allowed, or may have been before the first one. A page that
 * opens after everything was refused ends them again, because a script may have written them once more while its page was left.
 */
function endWithdrawn({ choice }: Pick<Consent, "choice">, clear: () => string | undefined): () => void {
  let before: ConsentChoice | undefined;
  let isStart = true;
  return effect(() => {
    const chosen = choice.value;
    const refused = categories.filter((category) => !chosen?.[category]);
    const isWithdrawn = isStart
      ? chosen !== undefined && refused.length === categories.length
      : refused.some((category) => before?.[category] ?? true);
    [before, isStart] = [chosen, false];
    if (isWithdrawn) endCookiesNamed(clear() ?? "", storedConsent.cookie);
  });
}
