/** The schema of the slides that a page author hands over. */
import { is, nullable, optional, refine, string, type, type Infer, type Struct } from "superstruct";

const text = () => optional(nullable(string()));
const word = refine(string(), "word", (value) => value.trim() !== "");
/** The base for checking an address, which is relative, or http(s). */
const anyPage = "https://page.example";
const address = refine(
  string(),
  "address",
  (value) => URL.canParse(value, anyPage) && ["http:", "https:"].includes(new URL(value, anyPage).protocol),
);

/**
 * A slide. `image` is the address of its picture; `alt` says what the picture shows, where the words beside it do not say that; `url` is
 * where the slide leads, and `action` says what happens there.
 */
export const Slide = type({
  id: word,
  image: word,
  alt: text(),
  title: text(),
  text: text(),
  url: optional(nullable(address)),
  action: text(),
  srcset: text(),
  sizes: text(),
});
export type Slide = Infer<typeof Slide>;

/** Returns the name of the first field that is not as it should be; undefined where all are. A link has to have a name. */
export function faultOf(raw: unknown): string | undefined {
  const fields = (raw ?? {}) as Readonly<Record<string, unknown>>;
  const [fault] = Object.entries<Struct<any, any>>(Slide.schema).find(([name, field]) => !is(fields[name], field)) ?? [];
  if (fault !== undefined) return fault;
  return fields["url"] && !fields["title"] && !fields["alt"] ? "alt" : undefined;
}
