/**
 * The alternative captcha: Google's v2 checkbox (`data-captcha="recaptcha:SITE_KEY"`). The file is a separate chunk, and Google's script is
 * loaded only when a form with the checkbox is rendered, which is near the viewport. The checkbox does not work inside shadow roots, so its
 * box is in the tag's light DOM and is shown in the slot of the captcha control (decisions §4). Google's script sets cookies, so it is not
 * requested before the visitor allows preferences (decision 36); until then a note is shown instead of the box.
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

/** The event that the consent banner dispatches after a choice in any tag or browser tab (widgets/cookie-consent). */
const consentEvent = "digi-consent-changed";
/** The `href` of a link that opens the settings of the cookie banner. The banner opens them for such a link anywhere in the page. */
const settingsLink = "#digi-cookies";

/** The texts of the note. They are not in a catalogue, because a catalogue would send them to every visitor. */
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

/**
 * Creates the note that asks the visitor to allow Google's cookies. It has the page's own font and colours, because it is in the page's
 * light DOM.
 */
function askForPermission(language: Language): HTMLElement {
  const { why, link } = permissionTexts[language];
  const [text, anchor] = [pageDocument.createElement("p"), pageDocument.createElement("a")];
  anchor.href = settingsLink;
  anchor.textContent = link;
  text.append(`${why} `, anchor);
  return text;
}

/**
 * Creates the provider of Google's checkbox.
 * @param isAllowed tells whether the visitor allows Google's cookies; called again after each choice of the visitor
 */
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

  /**
   * Puts an element into the slot and removes the previous one. A tag that was cloned or inserted again contains a box that no longer
   * works.
   */
  const put = (element: HTMLElement): void => {
    host.querySelector(`:scope > [slot="${captchaSlot}"]`)?.remove();
    element.slot = captchaSlot;
    host.append(element);
  };

  /** Resolves when the visitor allows Google's cookies: at once, or after a choice. */
  const allowed = async (signal: AbortSignal): Promise<void> => {
    if (isAllowed()) return;
    put(askForPermission(language()));
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
    // Google renders its box only into a new element.
    const container = pageDocument.createElement("div");
    put(container);
    const refuse = (): void => settle?.reject(new Error("recaptcha"));
    return google().render(container, {
      sitekey: siteKey,
      hl: language(),
      callback: (token) => settle?.resolve(token),
      "expired-callback": refuse,
      "error-callback": refuse,
    });
  };

  /** Prepares the checkbox for the visitor: renders it the first time, and resets it later. */
  const present = async (signal: AbortSignal): Promise<void> => {
    await allowed(signal);
    const isNew = drawn === undefined;
    drawn ??= draw();
    try {
      const widget = await drawn;
      if (!isNew) google().reset(widget);
    } catch (cause) {
      drawn = undefined; // The next call renders the box again.
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
      // Both promises are awaited together, so that no unhandled rejection appears in the host page's console.
      const [token] = await Promise.all([answered, present(signal)]);
      return { token, lifeMs: tokenLifeMs };
    },
  };
}
