/** Tests the content that servers write into a tag: what the API answers, as plain HTML. */
import { parseFragment, type DefaultTreeAdapterMap } from "parse5";
import { describe, expect, test, vi } from "vitest";
import { languages } from "#core/base/values/language.ts";
import { priceListPage } from "#demo/api/domain/pages/price-list.rules.ts";
import { termsPage } from "#demo/api/domain/pages/text-pages.rules.ts";
import { seenIn } from "#tests/unit/demo/seen.ts";
import { answerOf as jobsOf } from "#tests/unit/widgets/job-list/samples.ts";
import { answerOf as newsOf } from "#tests/unit/widgets/news-list/samples.ts";
import { contentOf } from "#loader/include-content.ts";

vi.mock("virtual:included-screens", () => ({ screens: {} }));
const { renderTag } = await import("#loader/include.ts");

type Node = DefaultTreeAdapterMap["childNode"];
/** Returns the names of all elements of HTML, in order, to find what the parser made of it. */
function elementsOf(html: string): DefaultTreeAdapterMap["element"][] {
  const walk = (nodes: readonly Node[]): DefaultTreeAdapterMap["element"][] =>
    nodes.flatMap((node) => ("tagName" in node ? [node, ...walk(node.childNodes)] : []));
  return walk(parseFragment(html).childNodes);
}
const count = (html: string, name: string): number => elementsOf(html).filter(({ tagName }) => tagName === name).length;

describe("the content of an answer", () => {
  test.each(languages)("has each heading, each row and each price of the price list (%s)", (language) => {
    const page = priceListPage(seenIn(language));
    const html = contentOf(page);
    const sections = page.sections.flatMap((tab) => [tab, ...(tab.c ?? [])]);
    for (const { t, tables = [], premium = [] } of sections) {
      expect(html).toContain(`>${t}</h`);
      for (const { r } of tables) for (const cell of r.flat()) expect(html).toContain(`>${cell}</t`);
      for (const { phoneNumber, price } of premium) expect(html).toContain(`<li>${phoneNumber}, ${price}`);
    }
    expect(count(html, "table")).toBe(sections.flatMap(({ tables = [] }) => tables).length);
    expect(elementsOf(html).filter(({ tagName, attrs }) => tagName === "th" && attrs.length !== 1)).toEqual([]);
  });

  test("has the texts of a page as paragraphs under its headings", () => {
    const page = termsPage(seenIn("nl"));
    const html = contentOf(page);
    expect(html.startsWith(`<h2>${page.title}</h2><p>`)).toBe(true);
    expect(count(html, "h3")).toBe(page.sections[0]?.c?.length);
  });

  test("has the jobs and the news as lists of links, and a job with its sections", () => {
    expect(count(contentOf(jobsOf(3)), "a")).toBe(3);
    expect(contentOf(newsOf(2))).toBe('<ul><li><a href="/en/news/1">News 1</a></li><li><a href="/en/news/2">News 2</a></li></ul>');
    const job = {
      title: "Tester",
      category: "IT",
      tgs: ["Ghent"],
      sections: [{ h: "What you do", p: ["You test.", "You tell."] }],
      link: "/jobs",
    };
    expect(contentOf({ job })).toBe(
      "<h2>Tester</h2><p>IT</p><ul><li>Ghent</li></ul><h3>What you do</h3><p>You test.</p><p>You tell.</p>" +
        '<p><a href="/jobs">Tester</a></p>',
    );
  });

  test("lets nothing of a text become markup, and follows no address but those of pages", () => {
    const evil = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
    const section = { i: evil, t: evil, txt: `<p onclick="x">Kept</p>${evil}`, tables: [{ t: evil, h: [evil], r: [[evil, evil]] }] };
    const html = contentOf({
      title: evil,
      sections: [{ ...section, premium: [{ phoneNumber: evil, price: evil, service: evil }], c: [section] }],
    });
    expect(new Set(elementsOf(html).map(({ tagName }) => tagName))).toEqual(
      new Set(["h2", "h3", "p", "table", "caption", "thead", "tbody", "tr", "th", "td", "ul", "li"]),
    );
    for (const url of ["javascript:alert(1)", "data:text/html,x", "//evil.example", " javascript:x", ""])
      expect(contentOf({ _embedded: { cardNews: [{ text: "News", url }] } })).toBe("<ul><li>News</li></ul>");
  });

  test.each([
    undefined,
    null,
    42,
    "text",
    [],
    {},
    { error: "Not now." },
    { sections: "none" },
    { sections: [null, 3, { c: "x", tables: [0] }] },
  ])("of an answer of another shape has no text: %j", (data) => expect(contentOf(data).replaceAll(/<[^>]*>/g, "")).toBe(""));
});

test("renderTag writes the content into the tag, unless the page has a fallback of its own", () => {
  const data = newsOf(1);
  const written = '<div data-fallback><ul><li><a href="/en/news/1">News 1</a></li></ul></div>';
  expect(renderTag("digi-news-list", { lang: "en", data })).toBe(`<digi-news-list>${written}</digi-news-list>`);
  expect(renderTag("digi-news-list", { lang: "en", data, fallback: "<p>By phone</p>" })).toBe(
    "<digi-news-list><p>By phone</p></digi-news-list>",
  );
  expect(renderTag("digi-news-list", { lang: "en", data: { error: "x" } })).toContain("only works with JavaScript");
});
