/** Made-up page data of the pages of products, for journeys of how each view comes, or does not. */
import { acceptBspAction, type ProductPage, type SettingField } from "#core/domain/customer/product-page.contract.ts";
import { addDays, type CalendarDate, parseDate } from "#core/base/values/dates.ts";
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
  {
    view: "my-products-digi-tv",
    answer: {
      ...nobodys,
      ...{ title: "Digi TV", "address-id": "FTTB-1000-1-01-1" },
      sections: [
        { i: "section_digitv_devices", t: "Devices", txt: "<p>Up to five.</p>" },
        { i: "section_digitv_settings", t: "Settings", txt: "<p>Your account.</p>" },
      ],
      devices: [{ id: "d1", manufacturer: "Apple", model: "iPad Air", date: day("2026-11-03") }],
      tv_account: {
        ...{ email: "marie@digi.example", activated_at: "2026-01-03T09:00:00Z" },
        ...{ would_end: day("2026-11-30"), would_end_at_once: false, ends: null },
      },
    },
    shows: "Apple iPad Air",
  },
];

const field = (name: string, label: string, value: string, more: Partial<SettingField> = {}): SettingField => ({
  ...{ name, label, value, copyable: false, editable: false, secret: false, kind: "text" },
  ...more,
});
const editable = { editable: true } as const;
const secret = { copyable: true, secret: true } as const;
const dataDays = Array.from({ length: 27 }, (_, at) => ({ date: addDays(day("2026-11-01"), at), used: 300 + at * 10 }));

/** Page data with everything that the pages of usage, settings and alerts can show. */
export const fullPages = {
  mobile: {
    ...nobodys,
    ...{ title: "Essentials", "phone-nr": "470123456" },
    sections: [...sectionsOf("mobile"), { i: "section_mobile_alerts", t: "Alerts", cls: "warning" }],
    consumption: {
      ...{ ...usage, notice: "mail" },
      boxes: [
        {
          ...{ type: "warning", icon: "warning", text: "You have used 85% of your 20\u00a0GB of data." },
          button: { text: "Change your limit", url: "https://digi.example/limit" },
        },
      ],
      cards: [{ ...{ t: "Data", used: 17_000, total: 20_000, unit: "MB", resets, out_of_bundle: 3.4 }, days: dataDays }],
    },
    settings: {
      fields: [
        field("sim_card_name", "Name of the SIM card", "Mum", editable),
        field("sim_card_number", "SIM card number", "8932000000000001012"),
        field("mobile_number", "Mobile number", "+32 470 12 34 56"),
        field("puk_code", "PUK code", "99602772", secret),
        field("ported_number", "Number kept from your former operator", "+32 470 12 34 56", { copyable: true }),
        field("bundle_limit", "Limit beyond the bundle, per month", "50", { ...editable, kind: "euros", maxlength: 3 }),
      ],
      notes: ["At the limit, data stops.", "Three wrong PIN codes lock the card."],
      toggles: [{ name: "premium_numbers", label: "Premium numbers", text: "Calls to 0900 numbers.", on: false }],
    },
    alerts: [
      {
        ...{ id: "bsp", title: "Protect yourself against a high bill", description: "It is free, and you accept it once." },
        actions: [{ text: "Accept", icon: "shield", action: acceptBspAction }],
      },
    ],
  },
  internet: {
    ...nobodys,
    ...{ title: "Fibre 1 Gbps", "address-id": "FTTB-1000-1-01-1", sections: sectionsOf("internet") },
    settings: {
      fields: [
        field("wifi_name", "WiFi network", "digi-1830"),
        field("wifi_password", "WiFi password", "quiet-garden-27", { ...editable, ...secret, kind: "wifi", maxlength: 63 }),
      ],
      notes: ["After a new password, connect your devices again."],
      toggles: [{ name: "public_ipv4", label: "Public IPv4 address", text: "Replaces the private address.", on: false }],
      booster: { quantity: 0, max: 2, prices: [1, 4] },
    },
  },
  landline: {
    ...nobodys,
    ...{ title: "Landline", "address-id": "FTTB-1000-1-01-1", sections: sectionsOf("landline") },
    settings: { fields: [field("landline_number", "Landline number", "+32 2 212 34 56")], notes: [], toggles: [] },
  },
} as const satisfies Readonly<Record<string, ProductPage>>;
