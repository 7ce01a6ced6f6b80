/**
 * Writes what the API answers as plain HTML, for `renderTag`: the content of a page that editors write (the price list among them), of one
 * job, of the jobs or of the news. Visitors without JavaScript read it, and so do search engines.
 */
import { escapeHtml } from "#core/base/values/escape-html.ts";
import { blocksOf } from "#core/base/values/plain-text.ts";

type Section = {
  readonly t?: unknown;
  readonly txt?: unknown;
  readonly tables?: unknown;
  readonly premium?: unknown;
  readonly images?: unknown;
  readonly c?: unknown;
};
type Item = Readonly<Record<string, unknown>>;

/** Returns the content of an answer as HTML; an empty text for an answer that has none of the shapes above. */
export function contentOf(data: unknown): string {
  const { title, sections, job, _embedded } = itemOf(data);
  const { cardJob, cardNews } = itemOf(_embedded);
  if (job !== undefined) return jobOf(itemOf(job));
  if (Array.isArray(cardJob)) return linkList(cardJob, (one) => [one["title"], one["link"], one["text"]]);
  if (Array.isArray(cardNews)) return linkList(cardNews, (one) => [one["text"], one["url"]]);
  const all = listOf(sections).map(itemOf);
  const [first] = all;
  // A single section is the page itself, as in the widget, which then has no tabs.
  if (first && all.length === 1) return element("h2", title) + sectionOf({ ...first, t: undefined }, 2);
  return all.length > 0 ? element("h2", title) + all.map((one) => sectionOf(one, 3)).join("") : "";
}

/** Writes a section with its text, its tables and lists, and the sections inside it. A text of the CMS loses its markup. */
function sectionOf({ t, txt, tables, premium, images, c }: Section, level: number): string {
  const marks = listOf(images).flatMap((image) => listOf(itemOf(image)["marks"]).map(itemOf));
  return (
    element(`h${Math.min(level, 6)}`, t) +
    paragraphsOf(txt) +
    listOf(tables)
      .map((table) => tableOf(itemOf(table)))
      .join("") +
    plainList(listOf(premium).map((one) => ["phoneNumber", "price", "service"].map((name) => textOf(itemOf(one)[name])).join(", "))) +
    marks.map((mark) => element(`h${Math.min(level + 1, 6)}`, mark["t"]) + paragraphsOf(mark["txt"])).join("") +
    listOf(c)
      .map((one) => sectionOf(itemOf(one), level + 1))
      .join("")
  );
}

function tableOf({ t, h, r }: Item): string {
  const heads = listOf(h).map((text) => `<th scope="col">${escapeHtml(textOf(text))}</th>`);
  const rows = listOf(r).map((row) => {
    const [first, ...cells] = listOf(row).map((text) => escapeHtml(textOf(text)));
    return `<tr><th scope="row">${first ?? ""}</th>${cells.map((text) => `<td>${text}</td>`).join("")}</tr>`;
  });
  return `<table>${element("caption", t)}<thead><tr>${heads.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function jobOf({ title, category, tgs, sections, link }: Item): string {
  const parts = listOf(sections).map(itemOf);
  return (
    element("h2", title) +
    element("p", category) +
    plainList(listOf(tgs).map(textOf)) +
    parts
      .map(
        ({ h, p }) =>
          element("h3", h) +
          listOf(p)
            .map((text) => element("p", text))
            .join(""),
      )
      .join("") +
    (link === undefined ? "" : `<p>${linked(textOf(title), link)}</p>`)
  );
}

function linkList(items: readonly unknown[], read: (item: Item) => readonly unknown[]): string {
  const lines = items.map((item) => {
    const [text, address, more] = read(itemOf(item));
    return `<li>${linked(textOf(text), address)}${element("p", more)}</li>`;
  });
  return `<ul>${lines.join("")}</ul>`;
}

const plainList = (texts: readonly string[]): string =>
  texts.length > 0 ? `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join("")}</ul>` : "";

/** Writes a link; an address that is neither of the web nor of the page's own site is left out, and its text stays. */
const linked = (text: string, address: unknown): string =>
  /^(https?:\/\/|\/(?!\/))/i.test(textOf(address)) ? `<a href="${escapeHtml(textOf(address))}">${escapeHtml(text)}</a>` : escapeHtml(text);

const paragraphsOf = (html: unknown): string =>
  blocksOf(textOf(html))
    .map((text) => element("p", text))
    .join("");

const element = (tag: string, text: unknown): string => (textOf(text) === "" ? "" : `<${tag}>${escapeHtml(textOf(text))}</${tag}>`);

const itemOf = (value: unknown): Item => (typeof value === "object" && value !== null ? (value as Item) : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");
