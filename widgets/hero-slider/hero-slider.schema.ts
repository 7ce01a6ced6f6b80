/** The schema of the slides that a page author provides. */
import { is, nullable, optional, refine, string, type, type Infer, type Struct } from "superstruct";

const text = () => optional(nullable(string()));
const word = refine(string(), "word", (value) => value.trim() !== "");
/** The base address for checking the address of a link, which may be relative, or absolute with http(s). */
const anyPage = "https://page.example";
const address = refine(
  string(),
  "address",
  (value) => URL.canParse(value, anyPage) && ["http:", "https:"].includes(new URL(value, anyPage).protocol),
);

/**
 * A slide. `image` is the address of the picture; `alt` describes the picture where the slide's text does not. `url` is the address that
 * the slide links to, and `action` is the text of that link.
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

/**
 * Returns the name of the first invalid field of a slide, or undefined where all fields are valid. A slide with a link must have a title or
 * a description, which is the link's name.
 */
export function faultOf(raw: unknown): string | undefined {
  const fields = (raw ?? {}) as Readonly<Record<string, unknown>>;
  const [fault] = Object.entries<Struct<any, any>>(Slide.schema).find(([name, field]) => !is(fields[name], field)) ?? [];
  if (fault !== undefined) return fault;
  return fields["url"] && !fields["title"] && !fields["alt"] ? "alt" : undefined;
}
