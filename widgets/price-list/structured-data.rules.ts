/** Rules for what search engines are told of the price list: each product with its price, in the words of schema.org. */
import type { PageOffer, PageSection } from "#core/domain/pages/cms-page.contract.ts";

/** Returns the products of the sections at any depth; undefined where no section has any. */
export function productsIn(sections: readonly PageSection[]): object | undefined {
  const products = sections.flatMap((section) => offersIn(section).map((offer) => productOf(offer, section.t)));
  return products.length > 0 ? { "@graph": products } : undefined;
}

const offersIn = ({ offers = [], c }: PageSection): readonly PageOffer[] => [...offers, ...(c ?? []).flatMap(offersIn)];

const productOf = ({ t, prc, monthly }: PageOffer, category: string): object => ({
  "@type": "Product",
  name: t,
  category,
  offers: {
    "@type": "Offer",
    price: prc,
    priceCurrency: "EUR",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: prc,
      priceCurrency: "EUR",
      valueAddedTaxIncluded: true,
      ...(monthly && { unitCode: "MON" }),
    },
  },
});
