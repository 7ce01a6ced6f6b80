/** Reads the options of the page whose value is one word of a list. A word that is not accepted counts as absent, and is reported once. */
import { warnOnce } from "#core/platform/console.ts";
import type { IbanKind } from "#core/base/values/iban.ts";
import type { PageOptions } from "./host-link.ts";

export type PaymentDisplay = "tab" | "modal";

export type PageSettings = {
  /** The option `data-api`, as the page author wrote it. */
  readonly api: unknown;
  readonly session: "cookie" | "storage" | "memory";
  readonly analytics: "datalayer" | "off";
  /** The name of the page's queue for Google's tags. */
  readonly layer: string;
  /** The captcha: `altcha` or `recaptcha:SITE_KEY`. */
  readonly captcha: string;
  /** The account numbers that fields accept (decisions §3). */
  readonly iban: IbanKind;
  /** Tells where the payment page is shown (decisions §9). */
  readonly payment: PaymentDisplay;
  readonly debug: boolean;
};

export function readPageSettings({ get }: Pick<PageOptions, "get">): PageSettings {
  const captcha = String(get("captcha"));
  const read = <const Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word => choose(name, get(name), words);
  return {
    api: get("api"),
    session: read("session", ["cookie", "storage", "memory"]),
    analytics: read("analytics", ["datalayer", "off"]),
    layer: layerOf(get),
    captcha: /^recaptcha:.+$/.test(captcha) ? captcha : read("captcha", ["altcha", "recaptcha:SITE_KEY"]),
    iban: read("iban", ["be", "sepa"]),
    payment: read("payment", ["tab", "modal"]),
    debug: String(get("debug") ?? false) !== "false",
  };
}

/**
 * Returns the name of the page's queue for Google's tags, as the option `data-layer` gives it. Only a name that a variable can have counts:
 * the doctor writes it into a script for the page's author.
 */
export function layerOf(get: PageOptions["get"]): string {
  const name = String(get("layer") || usualLayer);
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : usualLayer;
}

const usualLayer = "dataLayer";

/** Returns the written word where it is accepted, otherwise the first word of the list, which is the default. */
function choose<const Word extends string>(name: string, written: unknown, words: readonly [Word, ...Word[]]): Word {
  const known = words.find((word) => word === written);
  if (!known && written !== undefined) warnOnce(`data-${name}: accepted are ${words.join(", ")}`);
  return known ?? words[0];
}
