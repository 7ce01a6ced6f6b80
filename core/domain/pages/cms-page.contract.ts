/** The pages that editors write: texts, tables and cards in sections (P-085…P-087, C-126, C-127, C-188, decisions §7, §9, §12). */
import { boolean, nullable, number, object, optional, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { oneOf } from "#core/base/contract/one-of.ts";

/** A table: the texts of its header cells, and its rows. The first cell of a row is the row's header. */
export const PageTable = type({
  /** The table's subject, where its section's title does not say it. */
  t: optional(string()),
  h: list(string(), 20),
  r: list(list(string(), 20), 500),
  /** The codes (ISO 3166-1, `CI`) of the countries in the rows, in their order, for the search; absent where the rows are no countries. */
  codes: optional(list(string(), 500)),
});
export type PageTable = Infer<typeof PageTable>;

/** A number that costs more than a usual call. */
const PremiumNumber = type({ phoneNumber: string(), price: string(), service: string() });
export type PremiumNumber = Infer<typeof PremiumNumber>;

/** A numbered point of a picture, and what it stands for. Its box is given in shares of the picture's width and height, 0…1. */
const ImageMark = type({
  i: string(),
  t: string(),
  /** HTML, which is sanitised before it is shown. */
  txt: string(),
  x: number(),
  y: number(),
  width: number(),
  height: number(),
});

/** A picture of a page of a document, with the page's number. */
const PageImage = type({
  /** The address, which is absolute. */
  src: string(),
  alt: string(),
  page: number(),
  /** The size in px, so that its space is reserved while it loads. */
  width: optional(number()),
  height: optional(number()),
  /** The marks in the order of their numbers, which begin with 1. */
  marks: optional(list(ImageMark, 30)),
});
export type PageImage = Infer<typeof PageImage>;

/** A product with its price, for search engines. What a visitor reads of it is in the section's tables. */
const PageOffer = type({
  t: string(),
  /** The price in euros, VAT included. */
  prc: number(),
  /** True where the price is that of a month; otherwise it is paid once. */
  monthly: boolean(),
});
export type PageOffer = Infer<typeof PageOffer>;

const fields = {
  /** The id, which the page's address names: `#numbers`, `?tab=numbers`. */
  i: string(),
  /** The title. */
  t: string(),
  /** A hint for the look: `text`, `warning`. Anything else means `text`. */
  cls: optional(nullable(string())),
  /** HTML, which is sanitised before it is shown. */
  txt: optional(nullable(string())),
  tables: optional(list(PageTable, 20)),
  premium: optional(list(PremiumNumber, 200)),
  images: optional(list(PageImage, 10)),
  offers: optional(list(PageOffer, 100)),
};

/** A section without sections inside. Deeper ones are not part of a page: `c` of such a section is ignored. */
const Subsection = type(fields);
const Section = type({ ...fields, c: optional(nullable(list(Subsection, 60))) });
const Tab = type({ ...fields, c: optional(nullable(list(Section, 60))) });

/** A section of a page, at any depth. The outermost ones are tabs where there is more than one (C-188). */
export type PageSection = Infer<typeof Subsection> & { readonly c?: readonly PageSection[] | null | undefined };

const CmsPage = type({ title: string(), sections: list(Tab, 60) });
export type CmsPage = Infer<typeof CmsPage>;

/** The answer of a back end that could not gather the page: the sentence is shown in the page's stead (P-086, C-127). */
const FailedPage = type({ error: string() });

export const PageAnswer = oneOf(FailedPage, CmsPage);
export type PageAnswer = Infer<typeof PageAnswer>;

/** Returns a page by its id in the routes table, or by another name that the editors gave it. An unknown name is `not_found`. */
export const cmsPage = endpoint({
  method: "GET",
  path: "/page-data",
  encoding: "none",
  answer: PageAnswer,
  spec: {
    id: "pages.data",
    summary: "A page that editors write, in sections",
    query: object({ path: string(), lang: string() }),
    codes: ["not_found"],
  },
});
