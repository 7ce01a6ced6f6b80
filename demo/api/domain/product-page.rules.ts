/** This module returns sections, settings and alerts of the pages of products (decisions §12), with pure functions. */
import {
  acceptBspAction,
  type ProductAlert,
  type ProductPageName,
  type ProductSection,
  type ProductSettings,
  type SettingField,
} from "#core/domain/customer/product-page.contract.ts";
import { inlineEditMaxLength } from "#core/base/values/inline-edit.ts";
import type { Language } from "#core/base/values/language.ts";
import { bundleLimitMaxEuros } from "#core/base/values/bundle-limit.ts";
import { eurosOfCents, formatMoney } from "#core/base/values/money.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import { wifiPasswordMaxLength } from "#core/base/values/wifi-password.ts";
import { optionTexts } from "#demo/api/messages/option-texts.ts";
import { billShockCents, boosterCents, extraTvBoxCents } from "#demo/api/data/prices.ts";
import { productTexts } from "#demo/api/messages/product-texts.ts";
import type { Booster } from "#demo/api/store/boosters.ts";
import type { Product } from "#demo/api/store/customers.ts";
import type { InternetSettings, MobileSettings } from "#demo/api/store/product-settings.ts";
import { feePrice } from "./fees.rules.ts";
import { heldBoosters } from "./boosters.rules.ts";
import { titleIn } from "./offers.ts";
import { digitsOf } from "./own-addresses.rules.ts";

/** Tells whether a line has an alert: the bill-shock protection was offered, and is not accepted yet. */
export const hasAlert = ({ bspOfferedAt, bspAcceptedAt }: MobileSettings): boolean => bspOfferedAt !== null && bspAcceptedAt === null;

/** Returns the prices that the text about TV boxes names. */
const tvBoxPrices = (language: Language) => ({
  extra: formatMoney(extraTvBoxCents, language),
  lost: feePrice("box_tv", language),
});

/** The parts of a page that only some products have: alerts of a mobile line, and an account of Digi TV. */
type Parts = { readonly withAlerts?: boolean; readonly withTvAccount?: boolean };

/** Returns the sections of a page whose product works. */
export function sectionsOfPage(page: ProductPageName, language: Language, { withAlerts, withTvAccount }: Parts = {}): ProductSection[] {
  const { tabs, ...texts } = productTexts[language];
  const own = optionTexts[language];
  const usage = { i: `section_${page}_consumption`, t: tabs.consumption };
  const settings = { i: `section_${page}_settings`, t: tabs.settings };
  const options = (txt: string) => ({ i: `section_${page}_data_options`, t: tabs.options, cls: "text", txt });
  const optionsOf = (t: string, txt: string) => ({ cls: "options", c: [{ t, txt }] });
  switch (page) {
    case "mobile":
      return [
        usage,
        settings,
        { i: "section_mobile_data_options", t: own.tabs.data, cls: "options", txt: own.dataIntro },
        ...(withAlerts ? [{ i: "section_mobile_alerts", t: tabs.alerts, cls: "warning" }] : []),
      ];
    case "internet":
      return [usage, settings, options(texts.noInternetOptions)];
    case "landline":
      return [usage, settings, options(texts.noLandlineOptions)];
    case "tv":
      return [
        { i: "section_tv_options", tab: tabs.options, t: texts.channelsTitle, ...optionsOf(texts.channels, texts.channelsText) },
        { i: "section_tv_box", tab: tabs.box, t: texts.tvBoxTitle, ...optionsOf(texts.tvBox, texts.tvBoxText(tvBoxPrices(language))) },
      ];
    case "digi-tv":
      return withTvAccount
        ? [
            { i: "section_digitv_devices", t: own.tabs.devices, cls: "text", txt: own.devicesIntro },
            { i: "section_digitv_settings", t: own.tabs.settings, cls: "text", txt: own.settingsIntro },
          ]
        : [{ i: "section_digitv_activate", t: own.tabs.activate, cls: "text", txt: own.activateIntro }];
  }
}

type FieldName = keyof (typeof productTexts)["en"]["fields"];

const fieldIn =
  (language: Language) =>
  (name: FieldName, value: string, more: Partial<SettingField> = {}): SettingField => ({
    ...{ name, label: productTexts[language].fields[name], value, copyable: false, editable: false, secret: false, kind: "text" },
    ...more,
  });

const shown = (phone: string): string => shownPhone(digitsOf(phone));

/** Returns the settings of a mobile line (C-103…C-107, C-110). `isPorted` tells whether its number was kept from another operator. */
export function settingsOfLine(
  { offer, phone, simNumber }: Product,
  settings: MobileSettings,
  { isPorted, language }: { readonly isPorted: boolean; readonly language: Language },
): ProductSettings {
  const texts = productTexts[language];
  const field = fieldIn(language);
  const { simCardName, puk, bundleLimitEuros, premiumNumbers, premiumNumbersSince } = settings;
  return {
    fields: [
      field("sim_card_name", simCardName ?? titleIn(offer, language).join(" "), { editable: true, maxlength: inlineEditMaxLength }),
      ...(simNumber === null ? [] : [field("sim_card_number", simNumber)]),
      ...(phone === null ? [] : [field("mobile_number", shown(phone))]),
      field("puk_code", puk, { copyable: true, secret: true }),
      ...(phone !== null && isPorted ? [field("ported_number", shown(phone), { copyable: true })] : []),
      field("bundle_limit", String(bundleLimitEuros), { editable: true, kind: "euros", maxlength: String(bundleLimitMaxEuros).length }),
    ],
    notes: [texts.limitNote(formatMoney(0, language)), texts.pukNote],
    toggles: [
      {
        name: "premium_numbers",
        label: texts.premiumNumbers,
        text: texts.premiumNumbersText,
        on: premiumNumbers,
        ...(premiumNumbersSince !== null && { since: premiumNumbersSince }),
      },
    ],
  };
}

/** Returns the settings of an internet line (C-108, C-111, C-112). Boosters need a WiFi box of ours. */
export function settingsOfInternet(settings: InternetSettings, boosters: readonly Booster[], language: Language): ProductSettings {
  const texts = productTexts[language];
  const field = fieldIn(language);
  const { wifiName, wifiPassword, publicIpv4, publicIpv4Since } = settings;
  const secret = { copyable: true, editable: true, secret: true, kind: "wifi", maxlength: wifiPasswordMaxLength } as const;
  return {
    fields: [
      ...(wifiName === null ? [] : [field("wifi_name", wifiName)]),
      ...(wifiPassword === null ? [] : [field("wifi_password", wifiPassword, secret)]),
    ],
    notes: [wifiPassword === null ? texts.noBoxNote : texts.wifiNote],
    toggles: [
      {
        name: "public_ipv4",
        label: texts.publicIpv4,
        text: texts.publicIpv4Text,
        on: publicIpv4,
        ...(publicIpv4Since !== null && { since: publicIpv4Since }),
      },
    ],
    ...(wifiPassword !== null && {
      booster: { quantity: heldBoosters(boosters).length, max: boosterCents.length, prices: boosterCents.map(eurosOfCents) },
    }),
  };
}

/** Returns the settings of a landline (C-109), none of which can be changed. */
export const settingsOfLandline = ({ phone }: Product, language: Language): ProductSettings => ({
  fields: phone === null ? [] : [fieldIn(language)("landline_number", shown(phone))],
  notes: [],
  toggles: [],
});

/** Returns the alerts of a line (C-179, C-180). */
export function alertsOf(settings: MobileSettings, language: Language): ProductAlert[] {
  const { bspTitle, bspText, bspAction } = productTexts[language];
  const actions = [{ text: bspAction, icon: "shield", action: acceptBspAction }];
  return hasAlert(settings) ? [{ id: "bsp", title: bspTitle, description: bspText(formatMoney(billShockCents, language)), actions }] : [];
}
