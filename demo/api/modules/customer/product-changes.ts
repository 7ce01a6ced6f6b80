/**
 * This module has the routes that change the settings and services of mobile lines and internet lines (C-110…C-112, C-382, C-402). Each one
 * finds its line among the customer's own first: a foreign line is answered like one that nobody has.
 */
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { mobileBspActivate } from "#core/domain/customer/alerts.contract.ts";
import { internetPublicIpv4, mobilePremiumNumbers } from "#core/domain/customer/product-changes.contract.ts";
import {
  settingsBundleLimit,
  settingsSimCardName,
  settingsUsageNotice,
  settingsWifiPassword,
} from "#core/domain/customer/settings.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { Language } from "#core/base/values/language.ts";
import { mobileSettings } from "#demo/api/db/schema-products.ts";
import type { ProductPageName } from "#core/domain/customer/product-page.contract.ts";
import type { AddressOrPhone } from "#demo/api/domain/own-addresses.rules.ts";
import { subjectOf } from "#demo/api/domain/own-line.rules.ts";
import type { Refusal } from "#demo/api/http/outcome.ts";
import { areaTexts } from "#demo/api/messages/area-texts.ts";
import { productTexts } from "#demo/api/messages/product-texts.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
import { bringUpToDate } from "#demo/api/modules/invoices/billing-run.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { accountRoute, type AccountCall, type AnyRoute } from "#demo/api/routing/register.ts";
import type { Product } from "#demo/api/store/customers.ts";
import { internetSettingsOf, mobileSettingsOf, setInternet, setMobile } from "#demo/api/store/product-settings.ts";

export const notFound = (language: Language): Refusal => ({ refused: "not_found", message: statusText("notFound", language) });

/**
 * Returns the customer's product that a call names; undefined where the customer has no such product. Before that, the usage until now is
 * counted and billed with the settings that applied to it.
 */
export async function productOf(
  { account, body, db }: AccountCall<unknown, AddressOrPhone>,
  context: ApiContext,
  kind: ProductPageName,
  nowMs = context.now(),
): Promise<Product | undefined> {
  return subjectOf(await bringUpToDate(db, account, nowMs, context), kind, body, nowMs)?.product;
}

const nameSimCard = accountRoute({
  endpoint: settingsSimCardName,
  budget: "account",
  async handle(call, context) {
    const line = await productOf(call, context, "mobile");
    if (!line) return notFound(call.language);
    await setMobile(call.db, line.id, { simCardName: call.body.value });
    return { answer: {}, message: areaTexts[call.language].edited };
  },
});

const limitBundle = accountRoute({
  endpoint: settingsBundleLimit,
  budget: "account",
  async handle(call, context) {
    const line = await productOf(call, context, "mobile");
    if (!line) return notFound(call.language);
    await setMobile(call.db, line.id, { bundleLimitEuros: Number(call.body.value) });
    return { answer: {}, message: areaTexts[call.language].edited };
  },
});

const chooseNotice = accountRoute({
  endpoint: settingsUsageNotice,
  budget: "account",
  async handle(call, context) {
    const line = await productOf(call, context, "mobile");
    if (!line) return notFound(call.language);
    await setMobile(call.db, line.id, { usageNotice: call.body.value });
    return { answer: {}, message: areaTexts[call.language].edited };
  },
});

const changeWifiPassword = accountRoute({
  endpoint: settingsWifiPassword,
  budget: "account",
  async handle(call, context) {
    const line = await productOf(call, context, "internet");
    if (!line || (await internetSettingsOf(call.db, line.id)).wifiPassword === null) return notFound(call.language);
    await setInternet(call.db, line.id, { wifiPassword: call.body.value });
    return { answer: {}, message: areaTexts[call.language].edited };
  },
});

const switchPremiumNumbers = accountRoute({
  endpoint: mobilePremiumNumbers,
  budget: "account",
  async handle(call, context) {
    const { db, body, language } = call;
    const line = await productOf(call, context, "mobile");
    if (!line) return notFound(language);
    const { premiumNumbersSince } = await mobileSettingsOf(db, line.id);
    const since = premiumNumbersSince ?? todayInBrussels(context.now());
    await setMobile(db, line.id, { premiumNumbers: body.enabled, premiumNumbersSince: body.enabled ? since : null });
    const { premiumOn, premiumOff } = productTexts[language];
    return { answer: {}, message: body.enabled ? premiumOn : premiumOff };
  },
});

const switchPublicIpv4 = accountRoute({
  endpoint: internetPublicIpv4,
  budget: "account",
  async handle(call, context) {
    const { db, body, language } = call;
    const line = await productOf(call, context, "internet");
    if (!line) return notFound(language);
    const { publicIpv4Since } = await internetSettingsOf(db, line.id);
    const since = publicIpv4Since ?? todayInBrussels(context.now());
    await setInternet(db, line.id, { publicIpv4: body.enabled, publicIpv4Since: body.enabled ? since : null });
    const { ipv4On, ipv4Off } = productTexts[language];
    return { answer: {}, message: body.enabled ? ipv4On : ipv4Off };
  },
});

const acceptBsp = accountRoute({
  endpoint: mobileBspActivate,
  budget: "account",
  async handle(call, context) {
    const { db, language } = call;
    const line = await productOf(call, context, "mobile");
    if (!line || (await mobileSettingsOf(db, line.id)).bspOfferedAt === null) return notFound(language);
    const isOpen = and(eq(mobileSettings.productId, line.id), isNotNull(mobileSettings.bspOfferedAt), isNull(mobileSettings.bspAcceptedAt));
    const accepted = await db
      .update(mobileSettings)
      .set({ bspAcceptedAt: new Date(context.now()) })
      .where(isOpen)
      .returning({ id: mobileSettings.productId });
    const { bspAccepted, bspActive } = productTexts[language];
    return accepted.length > 0 ? { answer: {}, message: bspAccepted } : { refused: "already_done", message: bspActive };
  },
});

export const productChangeRoutes: readonly AnyRoute[] = [
  nameSimCard,
  limitBundle,
  chooseNotice,
  changeWifiPassword,
  switchPremiumNumbers,
  switchPublicIpv4,
  acceptBsp,
];
