/**
 * Returns the packages and plans that a page offers to a customer without such a product (C-161…C-166, decisions §9), with pure functions.
 */
import type { PackageCard } from "#core/domain/customer/product-lists.schema.ts";
import type { ProductPage, ProductPageName, ProductSection } from "#core/domain/customer/product-page.contract.ts";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { addressOf } from "#demo/api/data/address-book.ts";
import { planTexts } from "#demo/api/messages/plan-texts.ts";
import type { Product } from "#demo/api/store/customers.ts";
import { atHome, needOf, prerequisitesAt } from "./home.rules.ts";
import { offersAt } from "./offer-cards.ts";
import { odinOf, offerOf, titleIn } from "./offers.ts";
import { addressOfId } from "./own-addresses.rules.ts";
import { startOf } from "./products.rules.ts";

/** The kinds of products that the customer area sells on their own pages (C-082…C-086). */
export const packageKinds = ["internet", "landline", "tv"] as const;
export type PackageKind = (typeof packageKinds)[number];

export const isPackageKind = (page: ProductPageName): page is PackageKind => (packageKinds as readonly string[]).includes(page);

type Home = { readonly own: readonly Product[]; readonly addressId: string; readonly nowMs: number };
type Shown = { readonly language: Language; readonly publicUrl: string; readonly siteUrl: string };

/**
 * Returns the content of the page of a product that does not work at this address: the packages that can be ordered or, where one is
 * ordered already, the text that says so.
 */
export function unusedContent(
  kind: PackageKind,
  { own, addressId, nowMs }: Home,
  shown: Shown,
): Pick<ProductPage, "sections" | "packages" | "packages_need"> {
  const { language, siteUrl } = shown;
  const texts = planTexts[language];
  const [ordered] = atHome(own, kind, addressId, nowMs);
  if (ordered) {
    const start = startOf(ordered, nowMs);
    const txt = texts.orderedText({
      product: titleIn(ordered.offer, language).join(" "),
      date: start && formatDate(start, language),
      ordersUrl: siteUrl + pathOf("orders", language),
    });
    return { sections: [{ i: `section_${kind}_ordered`, t: texts.tabs.ordered, cls: "text", txt }] };
  }
  const need = needOf(kind, prerequisitesAt(own, addressId, nowMs));
  return {
    sections: [{ i: `section_${kind}_activate`, t: texts.tabs.packages }],
    packages: packagesAt(kind, addressId, shown),
    ...(need && { packages_need: need }),
  };
}

/** Returns the section in which a customer without a mobile line orders the first one (C-098). Its plans have a call of their own. */
export const firstLineSection = (language: Language): ProductSection => ({
  i: "section_mobile_activate",
  t: planTexts[language].tabs.packages,
});

/** Returns the packages of a kind at an address, in the order of the cards of the site. TV is offered in every language (decisions §8). */
function packagesAt(kind: PackageKind, addressId: string, { language, publicUrl }: Shown): PackageCard[] {
  const address = addressOf(addressOfId(addressId).fttbAddressId);
  if (!address) return [];
  return offersAt(address, { language, publicUrl, everyTv: true })[kind].map((card) => {
    const plan = offerOf(card.i)?.plan;
    return { ...card, odin: odinOf(card), t: plan ? [...card.t, plan[language]] : card.t };
  });
}
