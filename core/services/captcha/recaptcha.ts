/**
 * The alternative captcha: Google's v2 checkbox (`data-captcha="recaptcha:SITE_KEY"`). The file is a separate chunk, and Google's script is
 * loaded only when a form with the checkbox is rendered, which is near the viewport. The checkbox does not work inside shadow roots, so its
 * box is in the tag's light DOM and is shown in the slot of the captcha control (decisions §4). Google's script sets cookies, so it is not
 * requested before the visitor allows preferences (decision 36); until then a note is shown instead of the box.
 */
import { hasElement } from "#core/platform/page.ts";
import { pageDocument } from "#core/platform/page-document.ts";
import { pageGlobal } from "#core/platform/page-globals.ts";
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

/**
 * The events of a choice: of our banner, in any tag or browser tab (widgets/cookie-consent), and of the page's own consent tool (the option
 * `consent`).
 */
const consentEvents = ["digi-consent-changed", "digi-consent"];
/** The `href` of a link that opens the settings of the cookie banner. The banner opens them for such a link anywhere in the page. */
const settingsLink = "#digi-cookies";
/** The tag name of our own cookie banner. */
const banner = "digi-cookie-consent";

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
 * light DOM. It links to the settings where our banner is on the page: nothing would open them elsewhere.
 */
function askForPermission(language: Language): HTMLElement {
  const { why, link } = permissionTexts[language];
  const text = pageDocument.createElement("p");
  const settings = hasElement(banner)
    ? Object.assign(pageDocument.createElement("a"), { href: settingsLink })
    : pageDocument.createElement("span");
  settings.textContent = link;
  text.append(`${why} `, settings);
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
  isAllowed: () => boolean,
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
      // The events are heard before any script of the page can stop them, wherever in the page they are dispatched.
      for (const event of consentEvents) addEventListener(event, look, { capture: true, signal });
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
