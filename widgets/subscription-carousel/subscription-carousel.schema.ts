/** The schema of the subscriptions that a page author provides. */
import { enums, is, nullable, number, optional, refine, string, type, type Infer, type Struct } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";

const text = () => optional(nullable(string()));
/** The schema of a text that is not empty. */
const word = refine(string(), "word", (value) => value !== "");
const anyPage = "https://page.example";
/** The schema of an address, which is relative, or absolute with http(s). */
const address = refine(
  string(),
  "address",
  (value) => URL.canParse(value, anyPage) && ["http:", "https:"].includes(new URL(value, anyPage).protocol),
);

/**
 * A subscription (C-054). `price` is in euros a month; `label` is its name; `offer` is a short text about its current promotion; `list` are
 * its features; `url` is the address of a page with details.
 */
export const Subscription = type({
  id: word,
  type: enums(["mobile", "internet", "tv", "landline"]),
  price: refine(number(), "min", (price) => price >= 0),
  label: word,
  offer: text(),
  description: text(),
  url: optional(nullable(address)),
  list: optional(nullable(list(string(), 50))),
  extra_description: text(),
});
export type Subscription = Infer<typeof Subscription>;

/** Returns the name of the first invalid field, or undefined where all fields are valid. */
export const faultOf = (raw: unknown): string | undefined =>
  Object.entries<Struct<any, any>>(Subscription.schema).find(
    ([name, field]) => !is((raw as Readonly<Record<string, unknown>> | null)?.[name], field),
  )?.[0];
