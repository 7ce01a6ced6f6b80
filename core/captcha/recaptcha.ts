/**
 * The other captcha: Google's v2 checkbox (`data-captcha="recaptcha:SITE_KEY"`). A chunk of its own; its script is
 * loaded only when a form with it is drawn, which is near the viewport. It fails inside shadow roots, so its box stands
 * in the tag's light DOM and is projected by the slot of the captcha control (decisions §4).
 */
import type { Clock } from "#core/platform/clock.ts";
import { loadScript } from "#core/platform/script.ts";
import type { Language } from "#core/values/language.ts";
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

export function createRecaptchaProvider(host: HTMLElement, siteKey: string, language: () => Language, clock: Clock): CaptchaProvider {
  let drawn: Promise<number> | undefined;
  let settle: { resolve(token: string): void; reject(cause: Error): void } | undefined;
  const google = (): Grecaptcha => (globalThis as unknown as { grecaptcha: Grecaptcha }).grecaptcha;

  const draw = async (): Promise<number> => {
    await loadScript(scriptAddress, clock);
    const late = clock.wait(readyLimitMs).then(() => Promise.reject(new Error("recaptcha")));
    await Promise.race([new Promise<void>((ready) => google().ready(ready)), late]);
    // A clone of the tag, or one that comes back, brings a dead box along; Google draws in a fresh one only.
    host.querySelector(`:scope > [slot="${captchaSlot}"]`)?.remove();
    const container = host.ownerDocument.createElement("div");
    container.slot = captchaSlot;
    host.append(container);
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
  const present = async (): Promise<void> => {
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
      const [token] = await Promise.all([answered, present()]);
      return { token, lifeMs: tokenLifeMs };
    },
  };
}
