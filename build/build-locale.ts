/** The translations of the product as the build reads them, outside a browser. */
import { createLocale, type Locale } from "#core/services/i18n/locale.ts";

/**
 * Returns a locale in English, which the caller switches and adds widgets to. @lit/localize dispatches an event on `window` at every
 * change, so the build has an empty event target by that name.
 */
export function createBuildLocale(load: Parameters<typeof createLocale>[1]): Locale {
  (globalThis as { window?: EventTarget }).window ??= new EventTarget();
  return createLocale("en", load);
}
