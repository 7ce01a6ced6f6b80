/**
 * Tests the function of `include.mjs` with which servers write tags into pages, on a prerendered screen with all features that one can
 * have.
 */
import { parseFragment, type DefaultTreeAdapterMap } from "parse5";
import { describe, expect, test, vi } from "vitest";
import type { IncludedScreen } from "#loader/include.ts";

const tree = (lang: string): IncludedScreen["trees"]["en"] => [
  [
    "div",
    { class: "ui-root", lang },
    ["form", { novalidate: "" }, ["h2", 0, [0, "heading", "Hello & welcome"]], "one ", "two", ["br", 0]],
    ["a", { href: ["privacy", `/${lang}/privacy`] }, `"<b>"`],
    ["slot", { name: "digi-~-user" }],
    ["input", { id: "digi-~-user", slot: "digi-~-user", form: "digi-~-form", name: "user" }],
  ],
];
const screen: IncludedScreen = {
  css: ".ui-reset{display:grid}",
  hash: "sha256-x=",
  trees: { en: tree("en"), fr: tree("fr"), nl: tree("nl") },
  isForStrangers: false,
};
vi.mock("virtual:included-screens", () => ({ screens: { "digi-thing": screen, "digi-definition": { ...screen, isForStrangers: true } } }));
const { renderTag, styleHashes } = await import("#loader/include.ts");

type Element = DefaultTreeAdapterMap["element"];
const parse = (html: string): Element[] => parseFragment(html).childNodes as Element[];

describe("renderTag", () => {
  test("writes the tag, a root with styles and nodes, fields of the light DOM, and the fallback", () => {
    const html = renderTag("digi-thing", { lang: "fr", attributes: { heading: "Bonjour" }, fallback: "<p>By phone</p>" });
    expect(html).toBe(
      '<digi-thing heading="Bonjour"><template shadowrootmode="open"><div class="frame reserved"><div class="ui-reset" hidden>' +
        "<style>.ui-reset{display:grid}</style>" +
        '<div class="ui-root" lang="fr"><form novalidate="" method="dialog"><h2>Bonjour</h2>one <!---->two<br></form>' +
        '<a href="/fr/privacy">&quot;&lt;b&gt;&quot;</a><slot name="digi-h-user"></slot></div>' +
        "<noscript><i></i></noscript></div><slot></slot></div></template>" +
        '<input id="digi-h-user" slot="digi-h-user" form="digi-h-form" name="user"><p>By phone</p></digi-thing>',
    );
  });

  test("without attributes has the widget's own texts, and says what it needs where nothing else is said", () => {
    expect(renderTag("digi-thing", { lang: "en" })).toContain("<h2>Hello &amp; welcome</h2>");
    const words = { en: "only works with JavaScript", fr: "ne fonctionne qu’avec JavaScript", nl: "werkt alleen met JavaScript" };
    for (const [lang, text] of Object.entries(words))
      expect(renderTag("digi-thing", { lang: lang as "en" })).toMatch(new RegExp(`</template>.*<noscript><p lang="${lang}">.*${text}`));
  });

  test("takes the page's own addresses and its nonce", () => {
    const html = renderTag("digi-thing", { lang: "nl", nonce: "a1", routes: { privacy: { nl: "/juridisch?a=1&b", fr: "/legal" } } });
    expect(html).toContain('<style nonce="a1">');
    expect(html).toContain('href="/juridisch?a=1&amp;b"');
  });

  test("gives ids of the page's own tree the id of the tag, so that two on a page do not meet", () => {
    const html = renderTag("digi-thing", { lang: "en", attributes: { id: "my login" } });
    expect(html).toContain('<slot name="digi-h-my_login-user">');
    expect(html).toContain('<input id="digi-h-my_login-user" slot="digi-h-my_login-user" form="digi-h-my_login-form"');
  });

  test("leaves a form for strangers away, unless the server knows that the visitor is one", () => {
    expect(renderTag("digi-definition", { lang: "en", fallback: "<p>By phone</p>" })).toBe(
      "<digi-definition><p>By phone</p></digi-definition>",
    );
    expect(renderTag("digi-definition", { lang: "en", isStranger: true })).toContain("<template shadowrootmode");
  });

  test("leads to the provider's site from another origin, but for pages of the table", () => {
    const site = "https://www.digi.example";
    expect(renderTag("digi-thing", { lang: "nl", site })).toContain('href="https://www.digi.example/nl/privacy"');
    expect(renderTag("digi-thing", { lang: "nl", site, routes: { privacy: { nl: "/juridisch" } } })).toContain('href="/juridisch"');
  });

  test("lets no value out of its place", () => {
    const evil = `"><script>alert(1)</script>`;
    const html = renderTag("digi-thing", {
      lang: "en",
      nonce: evil,
      attributes: { heading: evil, id: evil },
      routes: { privacy: { en: evil } },
    });
    const [tag, ...more] = parse(html);
    expect(more).toEqual([]);
    expect(tag?.attrs.find(({ name }) => name === "heading")?.value).toBe(evil);
    expect(html).not.toContain("<script");
    expect(() => renderTag("digi-thing", { lang: "en", attributes: { "a b": "" } })).toThrow("not the name of an attribute");
    expect(() => renderTag("digi-thing onclick=x", { lang: "en" })).toThrow("not one of our tags");
  });

  test("writes booleans and numbers as HTML has them", () => {
    const html = renderTag("digi-thing", { lang: "en", attributes: { open: true, closed: false, "max-length": 5, none: undefined } });
    expect(html).toMatch(/^<digi-thing open max-length="5"><template/);
  });

  test("writes a tag that has no prerendered screen without one, and refuses a language that nobody drew", () => {
    expect(renderTag("digi-dialog", { lang: "en", fallback: "" })).toBe("<digi-dialog></digi-dialog>");
    expect(() => renderTag("digi-thing", { lang: "de" as "en" })).toThrow("de: en, fr or nl");
  });

  test("tells the hashes of the styles", () => {
    expect(styleHashes).toEqual({ "digi-thing": "'sha256-x='", "digi-definition": "'sha256-x='" });
  });
});
