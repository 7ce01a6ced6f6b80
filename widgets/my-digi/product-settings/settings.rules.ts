/** The rules for displaying settings, and for applying a change of a setting to the page data. Pure. */
import type { ProductPage, ProductSettings, SettingToggle } from "#core/domain/customer/product-page.contract.ts";
import { causeOf, type FailureFacts } from "#core/base/errors/failure-cause.ts";
import type { Language } from "#core/base/values/language.ts";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";
import type { EditName } from "#widgets/my-digi/setting-edit/setting-edit.schema.ts";

const editNames: readonly EditName[] = ["sim_card_name", "bundle_limit", "wifi_password"];

/** Tells whether the page has a call for a setting. The page data may name others as editable; those are shown as text. */
export const isEditName = (name: string): name is EditName => editNames.some((one) => one === name);

/** Returns whole euros as money. Any other text is returned unchanged. */
export const shownEuros = (value: string, language: Language): string =>
  /^\d{1,9}$/.test(value) ? formatMoney(centsOfEuros(Number(value)), language) : value;

/** Returns the page data with changed settings. A page without settings is returned unchanged. */
const withSettings = (page: ProductPage, change: (settings: ProductSettings) => ProductSettings): ProductPage =>
  page.settings === undefined ? page : { ...page, settings: change(page.settings) };

export const withField = (page: ProductPage, name: string, value: string): ProductPage =>
  withSettings(page, (settings) => ({
    ...settings,
    fields: settings.fields.map((field) => (field.name === name ? { ...field, value } : field)),
  }));

/**
 * Returns the page data with a service switched on or off. Only the API knows the day for `since`, so the field is absent until the API's
 * next response.
 */
export const withToggle = (page: ProductPage, name: SettingToggle["name"], isOn: boolean): ProductPage =>
  withSettings(page, (settings) => ({
    ...settings,
    toggles: settings.toggles.map((toggle) => {
      const { since: _, ...others } = toggle;
      return toggle.name === name && toggle.on !== isOn ? { ...others, on: isOn } : toggle;
    }),
  }));

export const withBoosters = (page: ProductPage, quantity: number): ProductPage =>
  withSettings(page, (settings) => ({ ...settings, ...(settings.booster && { booster: { ...settings.booster, quantity } }) }));

/**
 * Tells whether a failed call has certainly changed nothing. Where the response was lost or cannot be read, the call may have taken effect.
 */
export const hasChangedNothing = (failure: FailureFacts): boolean => ["offline", "busy", "refused"].includes(causeOf(failure));
