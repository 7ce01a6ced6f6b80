/** Made-up page data of the pages of products, for journeys that check how each view behaves when its data arrives, is late or fails. */
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { type CalendarDate, parseDate } from "#core/base/values/dates.ts";
import type { AreaPage } from "#widgets/my-digi/my-digi.rules.ts";

const day = (text: string): CalendarDate => parseDate(text) as CalendarDate;
const resets = day("2026-12-01");

const nobodys: Pick<ProductPage, "address-id" | "phone-nr" | "addresses" | "phones"> = {
  "address-id": null,
  "phone-nr": null,
  addresses: [],
  phones: [],
};
const usage = { title: "Your usage in November 2026", boxes: [], as_of: "2026-11-27T09:00:00Z" };

/** Returns the sections of usage and settings of a product. */
const sectionsOf = (product: string) => [
  { i: `section_${product}_consumption`, t: "Usage" },
  { i: `section_${product}_settings`, t: "Settings" },
];

type ProductCase = {
  readonly view: AreaPage;
  readonly answer: ProductPage;
  readonly shows: string;
  /** The text for a customer who has nothing yet, on a page that sells the product before an address is known. */
  readonly empty?: string;
};

export const productCases: readonly ProductCase[] = [
  {
    view: "my-products-mobile",
    answer: {
      ...nobodys,
      ...{ title: "Essentials", "phone-nr": "470123456", sections: sectionsOf("mobile") },
      consumption: {
        ...{ ...usage, notice: "mail" },
        cards: [{ t: "Data", used: 14_200, total: 20_000, unit: "MB", resets, out_of_bundle: 0 }],
      },
    },
    shows: "14.2 of 20 GB",
    empty: "Which number do you want?",
  },
  {
    view: "my-products-internet",
    answer: {
      ...nobodys,
      ...{ title: "Fibre 1 Gbps", sections: sectionsOf("internet") },
      consumption: { ...usage, cards: [{ t: "Data", used: 140_200, total: null, unit: "MB", resets, out_of_bundle: 0 }] },
    },
    shows: "140.2 GB used, no limit",
  },
  {
    view: "my-products-landline",
    answer: {
      ...nobodys,
      ...{ title: "Landline", sections: sectionsOf("landline") },
      consumption: { ...usage, cards: [{ t: "Calls", used: 71, total: null, unit: "min", resets, out_of_bundle: 0 }] },
    },
    shows: "71 minutes used, no limit",
  },
  {
    view: "my-products-tv",
    answer: {
      ...nobodys,
      ...{ title: "TV Essentials" },
      sections: [
        {
          i: "section_tv_options",
          t: "Options",
          cls: "options",
          c: [{ t: "International channels", txt: "<p>From all over the world.</p>" }],
        },
        { i: "section_tv_box", t: "TV box", txt: "<p>Your box.</p>" },
      ],
    },
    shows: "International channels",
  },
];
