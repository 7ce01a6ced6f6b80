/** The route of the page of one product: its usage, its settings, and what needs attention (decisions §12). */
import { myDigiProduct, type ProductPage, type ProductPageName } from "#core/domain/customer/product-page.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Database } from "#demo/api/db/database.ts";
import { monthAfter } from "#demo/api/domain/bills.rules.ts";
import { consumptionOf } from "#demo/api/domain/consumption.rules.ts";
import { dataOptionsOf, devicesIn, tvAccountIn, tvOptionsIn } from "#demo/api/domain/option-lists.rules.ts";
import { isTvAccountOver, lastTvDay } from "#demo/api/domain/tv-account.rules.ts";
import { titleIn } from "#demo/api/domain/offers.ts";
import { addressesOf, phonesOf } from "#demo/api/domain/own-addresses.rules.ts";
import { kindOf, subjectOf } from "#demo/api/domain/own-line.rules.ts";
import {
  alertsOf,
  hasAlert,
  sectionsOfPage,
  settingsOfInternet,
  settingsOfLandline,
  settingsOfLine,
} from "#demo/api/domain/product-page.rules.ts";
import { esimOf, isKept } from "#demo/api/domain/product-state.rules.ts";
import { firstLineSection, isPackageKind, unusedContent } from "#demo/api/domain/packages.rules.ts";
import { plansOnPage } from "#demo/api/domain/plans.rules.ts";
import { productTexts } from "#demo/api/messages/product-texts.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
import { awaitedVisit } from "#demo/api/modules/order/shared-visit.ts";
import { bringUpToDate } from "#demo/api/modules/invoices/billing-run.ts";
import { accountRoute } from "#demo/api/routing/register.ts";
import { boostersOf } from "#demo/api/store/boosters.ts";
import type { Product } from "#demo/api/store/customers.ts";
import { boughtKilobytes, purchaseCounts } from "#demo/api/store/data-purchases.ts";
import { planChangesOf } from "#demo/api/store/plan-changes.ts";
import { isPortedLine } from "#demo/api/store/orders.ts";
import { internetSettingsOf, mobileSettingsOf } from "#demo/api/store/product-settings.ts";
import { latestTvAccount, tvDevicesOf } from "#demo/api/store/tv-accounts.ts";
import { tvOptionsOf } from "#demo/api/store/tv-options.ts";
import { countersOf, usageBetween } from "#demo/api/store/usage.ts";

type Seen = {
  /** All products of the customer that have not ended. */
  readonly own: readonly Product[];
  readonly nowMs: number;
  readonly language: Language;
  readonly siteUrl: string;
};

export const productPage = accountRoute({
  endpoint: myDigiProduct,
  budget: "account",
  async handle({ account, query, db, language }, context) {
    const { siteUrl, publicUrl } = context.options;
    const nowMs = context.now();
    const all = await bringUpToDate(db, account, nowMs, context);
    const subject = subjectOf(all, query.product, query, nowMs);
    if (!subject) return { refused: "not_found", message: statusText("notFound", language) };
    const { addressId, phoneNr, product } = subject;
    const own = all.filter((one) => isKept(one, nowMs));
    const kind = kindOf(query.product);
    return {
      answer: {
        title: titleOf(query.product, product, language),
        "address-id": addressId,
        "phone-nr": phoneNr,
        addresses: addressesOf(own, language),
        phones: phonesOf(own).filter((phone) => phone.kind === kind),
        ...(product
          ? {
              ...(await contentOf(db, query.product, product, { own, nowMs, language, siteUrl })),
              ...(query.product !== "digi-tv" &&
                plansOnPage(product, {
                  language,
                  publicUrl,
                  changes: await planChangesOf(db, [product.id]),
                  today: todayInBrussels(nowMs),
                })),
            }
          : addressId !== null && isPackageKind(query.product)
            ? {
                ...unusedContent(query.product, { own, addressId, nowMs }, { language, publicUrl, siteUrl }),
                ...(await visitOf(db, own, { addressId, nowMs })),
              }
            : { sections: query.product === "mobile" ? [firstLineSection(language)] : [] }),
      },
    };
  },
});

/**
 * Returns the day of the technician's visit that the address awaits. Packages that can be installed at this visit start on that day
 * (decisions §9).
 */
async function visitOf(
  db: Database,
  own: readonly Product[],
  { addressId, nowMs }: { readonly addressId: string; readonly nowMs: number },
): Promise<Pick<ProductPage, "packages_from">> {
  const visit = await awaitedVisit(db, own, addressId, nowMs);
  return visit ? { packages_from: visit.slot?.date ?? null } : {};
}

const titleOf = (page: ProductPageName, product: Product | undefined, language: Language): string =>
  product && page !== "digi-tv" ? titleIn(product.offer, language).join(" ") : productTexts[language].pages[page];

type Content = Pick<ProductPage, "sections" | "consumption" | "settings" | "alerts" | "options" | "devices" | "tv_account" | "esim">;

async function contentOf(db: Database, page: ProductPageName, product: Product, seen: Seen): Promise<Content> {
  const { nowMs, language } = seen;
  const sections = sectionsOfPage(page, language);
  switch (page) {
    case "mobile": {
      const settings = await mobileSettingsOf(db, product.id);
      const isPorted = await isPortedLine(db, product);
      return {
        sections: sectionsOfPage(page, language, { withAlerts: hasAlert(settings) }),
        consumption: consumptionOf(await usageFacts(db, product, seen), settings),
        settings: settingsOfLine(product, settings, { isPorted, language }),
        ...(hasAlert(settings) && { alerts: alertsOf(settings, language) }),
        options: dataOptionsOf(await purchaseCounts(db, product.id, monthAfter(todayInBrussels(nowMs))), language),
        esim: esimOf(product),
      };
    }
    case "internet": {
      const settings = settingsOfInternet(await internetSettingsOf(db, product.id), await boostersOf(db, [product.id]), language);
      return { sections, consumption: consumptionOf(await usageFacts(db, product, seen)), settings };
    }
    case "landline":
      return { sections, consumption: consumptionOf(await usageFacts(db, product, seen)), settings: settingsOfLandline(product, language) };
    case "tv":
      return { sections, options: tvOptionsIn(await tvOptionsOf(db, [product.id]), language) };
    case "digi-tv":
      return digiTvOf(db, product, seen);
  }
}

async function digiTvOf(db: Database, { accountId, address }: Product, { own, nowMs, language }: Seen): Promise<Content> {
  const row = await latestTvAccount(db, accountId ?? "", address ?? "");
  if (!row || isTvAccountOver(row, nowMs)) return { sections: sectionsOfPage("digi-tv", language), tv_account: null };
  return {
    sections: sectionsOfPage("digi-tv", language, { withTvAccount: true }),
    devices: devicesIn(await tvDevicesOf(db, row.id)),
    tv_account: tvAccountIn(row, nowMs, lastTvDay(own, row.address, nowMs)),
  };
}

async function usageFacts(db: Database, product: Product, { nowMs, language, siteUrl }: Seen) {
  const today = todayInBrussels(nowMs);
  const days = await usageBetween(db, [product.id], { firstDay: monthAfter(today), lastDay: today });
  const bought = await boughtKilobytes(db, [product.id], monthAfter(today));
  const counted = (await countersOf(db, [product.id])).get(product.id)?.countedUntil.getTime() ?? nowMs;
  return { product, days, boughtKilobytes: bought.get(product.id) ?? 0, today, asOfMs: Math.min(counted, nowMs), language, siteUrl };
}
