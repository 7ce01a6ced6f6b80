/**
 * The other captcha: Google's v2 checkbox (`data-captcha="recaptcha:SITE_KEY"`). A chunk of its own; its script is
 * loaded only when a form with it is drawn, which is near the viewport. It fails inside shadow roots, so its box stands
 * in the tag's light DOM and is projected by the slot of the captcha control (decisions §4). Google's script places cookies, so that it
 * is not asked for before the visitor allows preferences (decision 36); until then a word of it stands in the box's place.
 */
import { pageDocument } from "#core/platform/page-document.ts";
import { pageGlobal } from "#core/platform/page-globals.ts";
import { pageConsent } from "#core/services/analytics/page-consent.ts";
import type { Clock } from "#core/platform/clock.ts";
import { loadScript } from "#core/platform/script.ts";
import type { Language } from "#core/base/values/language.ts";
import type { CaptchaProvider } from "./captcha-token.ts";

type Grecaptcha = {
  ready(run: () => void): void;
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      hl: string;
      callback: (token: string) => void;
      "expired-callback": () => void;
      "error-callback": () => void;
    },
  ): number;
  reset(widget: number): void;
};

const scriptAddress = "https://www.google.com/recaptcha/api.js?render=explicit";
const tokenLifeMs = 120_000;
const readyLimitMs = 10_000;
export const captchaSlot = "digi-captcha";

/** The banner's own, of any tag and tab (widgets/cookie-consent). */
const consentEvent = "digi-consent-changed";
/** The banner, wherever it stands, opens its settings at such a link. */
const settingsLink = "#digi-cookies";

/** They stand here and not in a catalogue, which would send them to every visitor. */
const permissionTexts: Readonly<Record<Language, { readonly why: string; readonly link: string }>> = {
  en: { why: "The security check is by Google, which places cookies. Allow “Preferences” to use it:", link: "cookie settings" },
  fr: {
    why: "Le contrôle de sécurité vient de Google, qui dépose des cookies. Autorisez «\u00a0Préférences\u00a0» pour l’utiliser\u00a0:",
    link: "choix de cookies",
  },
  nl: {
    why: "De veiligheidscontrole is van Google, dat cookies plaatst. Sta ‘Voorkeuren’ toe om ze te gebruiken:",
    link: "cookie-instellingen",
  },
};

/** In the page's own type and colours: it stands in the page. */
function askForPermission(language: Language): HTMLElement {
  const { why, link } = permissionTexts[language];
  const [text, anchor] = [pageDocument.createElement("p"), pageDocument.createElement("a")];
  anchor.href = settingsLink;
  anchor.textContent = link;
  text.append(`${why} `, anchor);
  return text;
}

/** @param isAllowed asked anew with each choice of the visitor's */
export function createRecaptchaProvider(
  host: HTMLElement,
  siteKey: string,
  language: () => Language,
  clock: Clock,
  isAllowed = (): boolean => pageConsent().preferences,
): CaptchaProvider {
  let drawn: Promise<number> | undefined;
  let settle: { resolve(token: string): void; reject(cause: Error): void } | undefined;
  const google = (): Grecaptcha => pageGlobal("grecaptcha") as Grecaptcha;

  /** In the slot, in place of what stood there: a clone of the tag, or one that comes back, brings a dead box along. */
  const place = (element: HTMLElement): void => {
    host.querySelector(`:scope > [slot="${captchaSlot}"]`)?.remove();
    element.slot = captchaSlot;
    host.append(element);
  };

  /** Resolves when the visitor allows it, at once or by a choice. */
  const allowed = async (signal: AbortSignal): Promise<void> => {
    if (isAllowed()) return;
    place(askForPermission(language()));
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (isAllowed()) resolve();
      };
      pageDocument.addEventListener(consentEvent, look, { signal });
    });
  };

  const draw = async (): Promise<number> => {
    await loadScript(scriptAddress, clock);
    const late = clock.wait(readyLimitMs).then(() => Promise.reject(new Error("recaptcha")));
    await Promise.race([new Promise<void>((ready) => google().ready(ready)), late]);
    // Google draws in a fresh one only.
    const container = pageDocument.createElement("div");
    place(container);
    const refuse = (): void => settle?.reject(new Error("recaptcha"));
    return google().render(container, {
      sitekey: siteKey,
      hl: language(),
      callback: (token) => settle?.resolve(token),
      "expired-callback": refuse,
      "error-callback": refuse,
    });
  };

  /** Ready to be ticked: drawn once, taken back to its start later. */
  const present = async (signal: AbortSignal): Promise<void> => {
    await allowed(signal);
    const isNew = drawn === undefined;
    drawn ??= draw();
    try {
      const widget = await drawn;
      if (!isNew) google().reset(widget);
    } catch (cause) {
      drawn = undefined; // so that the next time draws again
      throw cause;
    }
  };

  return {
    async obtain(signal) {
      signal.throwIfAborted();
      const answered = new Promise<string>((resolve, reject) => {
        settle = { resolve, reject };
        signal.addEventListener("abort", () => reject(new Error("aborted")), { once: true });
      });
      // Whichever fails first, so that no rejection is left without a reader in the host page's console.
      const [token] = await Promise.all([answered, present(signal)]);
      return { token, lifeMs: tokenLifeMs };
    },
  };
}
