/** The rules for the sections of a product's page, which are its tabs (C-082…C-087). Pure. */
import type { ProductPage, ProductPageName, ProductSection } from "#core/domain/customer/product-page.contract.ts";
import type { View } from "#widgets/my-digi/my-digi.rules.ts";

/** The content of a section, by the kind of its id. */
export type SectionKind =
  | "consumption"
  | "settings"
  | "alerts"
  /** The page of options of a TV product: a title, a second title and a text (C-087). */
  | "options"
  /** The section's own text, and the amounts of data that can be bought for a mobile line. */
  | "data"
  /** The activation, the devices and the account of Digi TV (C-081). */
  | "tv-activation"
  | "tv-devices"
  | "tv-settings"
  /** The packages that the address can have (C-086). */
  | "activate"
  /**
   * The section's own text. A list that belongs to such a section is not shown here, but on the page that sells or activates the product.
   */
  | "text";

type Kinds = Readonly<Record<string, SectionKind>>;

const used: Kinds = { activate: "text", consumption: "consumption", settings: "settings", data_options: "text" };

/** The sections of a product that can be ordered. `ordered` is shown instead of the packages while an ordered product has not started. */
const sold: Kinds = { ...used, activate: "activate", ordered: "text" };

/** The known sections of each page by the last part of their ids (C-083…C-085, decisions §12). */
const kindsOf: Readonly<Record<Exclude<ProductPageName, "tv">, Kinds>> = {
  mobile: { ...used, activate: "activate", data_options: "data", alerts: "alerts" },
  internet: sold,
  landline: sold,
  "digi-tv": { activate: "tv-activation", devices: "tv-devices", settings: "tv-settings" },
};

/** The sections of TV that are not pages of options (C-086, C-087). */
const tvKinds: Kinds = { activate: "activate", ordered: "text" };

const prefixOf = (product: ProductPageName): string => `section_${product.replace("-", "")}_`;

/**
 * Returns the content of a section; undefined for an id that the page does not know. A TV page accepts any id with its own prefix, because
 * each page of options has another id.
 */
export function kindOfSection(product: ProductPageName, id: string): SectionKind | undefined {
  const prefix = prefixOf(product);
  if (!id.startsWith(prefix) || id === prefix) return undefined;
  const name = id.slice(prefix.length);
  if (product === "tv") return Object.hasOwn(tvKinds, name) ? tvKinds[name] : "options";
  return Object.hasOwn(kindsOf[product], name) ? kindsOf[product][name] : undefined;
}

/**
 * Returns the ids of the sections that a product's page can show. They are listed in the console's warning about a section with any other
 * id.
 */
export const knownIds = (product: ProductPageName): readonly string[] =>
  (product === "tv" ? [...Object.keys(tvKinds), "options"] : Object.keys(kindsOf[product])).map((name) => `${prefixOf(product)}${name}`);

/**
 * Returns those sections of the page data that the page can show, each once and in the order of the page data. A page of a product that
 * exists only in part has fewer.
 */
export const knownSections = (product: ProductPageName, sections: readonly ProductSection[]): readonly ProductSection[] =>
  sections.filter(({ i }, index) => kindOfSection(product, i) !== undefined && sections.findIndex((one) => one.i === i) === index);

/** The section in which Digi TV is activated. */
const activationId = "section_digitv_activate";

/**
 * Returns the open section: the one that the page's address names, else the activation of Digi TV where the address has `add=1` (C-072),
 * else the first (C-090).
 */
export const openSection = <Section extends Pick<ProductSection, "i">>(
  sections: readonly Section[],
  named: string | undefined,
  isAdding = false,
): Section | undefined =>
  sections.find(({ i }) => i === named) ?? (isAdding ? sections.find(({ i }) => i === activationId) : undefined) ?? sections[0];

/**
 * Returns the content that a page most likely shows first, before its data is there: the section that the page's address names, else the
 * usage. Undefined where only the data tells it.
 */
export function likelyFirst(product: ProductPageName, named: string | undefined): SectionKind | undefined {
  if (named !== undefined) return kindOfSection(product, named);
  return product === "tv" || product === "digi-tv" ? undefined : "consumption";
}

const parts = {
  consumption: "product-usage",
  settings: "product-settings",
  options: "product-options",
  data: "product-options",
  "tv-activation": "tv-activation",
  "tv-devices": "digi-tv",
  "tv-settings": "digi-tv",
} as const satisfies Partial<Record<SectionKind, string>>;

export type SectionPart = (typeof parts)[keyof typeof parts] | "mobile-order" | "product-order";

/**
 * Returns the part that draws a section, so that its files are requested beside the page's data. Undefined where the page itself draws it,
 * as it does texts and alerts. The sizes of the tabs are computed from this, too (tests/view-sizes.ts).
 */
export function partOfSection(product: ProductPageName, kind: SectionKind): SectionPart | undefined {
  if (kind === "activate") return product === "mobile" ? "mobile-order" : "product-order";
  return kind === "text" || kind === "alerts" ? undefined : parts[kind];
}

/** Tells whether a text of a section has markup or an entity, so that it needs the sanitiser. */
export const hasMarkup = ({ txt = "", c = [] }: Pick<ProductSection, "txt" | "c">): boolean =>
  [txt, ...c.map((second) => second.txt)].some((text) => /[<&]/.test(text));

/** The products that have a page, which are views of the area by the same names. */
const products = ["mobile", "internet", "landline", "tv", "digi-tv"] as const satisfies readonly (ProductPageName & View)[];

/** Returns the product whose page a view of the customer area shows. Only views of products may be passed. */
export function productOf(view: View): ProductPageName {
  const product = products.find((one) => one === view);
  if (product === undefined) throw new Error(`${view} is no view of a product`);
  return product;
}

/**
 * Tells whether the customer selects the page of a product by a phone number, as for mobile lines; all other pages are selected by an
 * address.
 */
export const isByNumber = (product: ProductPageName): product is "mobile" => product === "mobile";

/** Tells whether a product has plans among which the customer changes (C-117). */
export const hasPlans = (product: ProductPageName): boolean => ["mobile", "internet", "tv"].includes(product);

/** Returns the address at which Digi TV is included, because internet or TV works there. Undefined on the pages of other products. */
export function digiTvAddressOf(product: ProductPageName, page: Pick<ProductPage, "address-id" | "sections">): string | undefined {
  if (product !== "internet" && product !== "tv") return undefined;
  const isThere = knownSections(product, page.sections).some(({ i }) => !/_(activate|ordered)$/.test(i));
  return isThere ? (page["address-id"] ?? undefined) : undefined;
}

/** Tells whether a product is ordered on its own page, from packages that the page data has (C-086). */
export const isSold = (product: ProductPageName): product is "internet" | "landline" | "tv" =>
  product === "internet" || product === "landline" || product === "tv";
