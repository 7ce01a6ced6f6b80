import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consentDefaultScript } from "#core/values/consent-mode.ts";
import { languages } from "#core/values/language.ts";
import { routes } from "#core/values/routes.ts";
import { escapeHtml, markup } from "#demo/pages/markup.ts";
import { offers } from "#demo/api/bundle/offers.ts";
import { offerIds } from "#demo/pages/provider/home.ts";
import { outboxPage } from "#demo/pages/tools/outbox.ts";
import { createPartnerSite } from "#demo/site/partner-site.ts";
import { createSite } from "#demo/site/provider-site.ts";
import { visitorLanguage } from "#demo/site/language.ts";
import { redirectFor } from "#demo/site/site-routes.ts";

const distDir = mkdtempSync(join(tmpdir(), "digi-dist-"));
const siteUrl = "http://localhost:4100";
const apiUrl = "http://localhost:4101";
let site: FastifyInstance;

const manifest = {
  schemaVersion: "1.0.0",
  version: "1.2.3",
  modules: [
    {
      declarations: [
        {
          tagName: "digi-sample",
          description: "A <sample> of `code`.",
          attributes: [
            { name: "mode", type: { text: '"a" | "b"' }, description: "The mode.", digi: { kind: "choice", values: ["a", 'b"<'] } },
          ],
          events: [{ name: "digi-ready", description: "Ready." }],
          members: [{ kind: "method", name: "reset", description: "Empties it." }],
          cssParts: [{ name: "button", description: "A button." }],
        },
        {
          tagName: "digi-bar",
          description: "A bar.",
          digi: { head: { text: "Put it first.", script: "say(1)", hash: "sha256-abc" } },
        },
      ],
    },
  ],
};

beforeAll(async () => {
  for (const folder of ["v1", "1.2.3", "shared"]) mkdirSync(join(distDir, folder));
  writeFileSync(join(distDir, "v1/loader.js"), `"loader";${" ".repeat(2000)}`);
  writeFileSync(join(distDir, "1.2.3/newsletter.js"), "export default 1;");
  writeFileSync(join(distDir, "shared/react.abc.js"), "export default 2;");
  writeFileSync(join(distDir, "custom-elements.json"), JSON.stringify(manifest));
  site = await createSite({ siteUrl, apiUrl, distDir, demo: true, dev: false });
});

afterAll(async () => {
  await site.close();
  rmSync(distDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });
const cookiesOf = (answer: Awaited<ReturnType<typeof get>>) => answer.cookies.map(({ name }) => name);

describe("markup", () => {
  test("escapes every interpolated value, and leaves markup of its own as it is", () => {
    const inner = markup`<b>${"<i>"}</b>`;
    expect(markup`<p title="${`"'&<>`}">${inner}${["a", inner]}${0}${false}${null}${undefined}</p>`.text).toBe(
      '<p title="&quot;&#39;&amp;&lt;&gt;"><b>&lt;i&gt;</b>a<b>&lt;i&gt;</b>0</p>',
    );
    expect(escapeHtml("</script>")).toBe("&lt;/script&gt;");
  });

  test("shows a message of the outbox as text, with its web addresses as links and nothing else", () => {
    const context = {
      lang: "en" as const,
      here: "/demo/outbox",
      href: () => "/en",
      switchTo: { en: "/", fr: "/", nl: "/" },
      tag: () => markup``,
      consentDefault: "",
      api: apiUrl,
      faults: [],
      demo: true,
      dev: false,
    };
    const text = 'Hi <img src=x onerror=alert(1)> see https://x.example/a?b=1&c="2. javascript:alert(1)';
    const page = outboxPage(context, [{ to: "a@b.example", channel: "mail", subject: "<s>", text, at: "2026-01-02T03:04:05Z" }], {
      to: "",
    });
    expect(page).toContain("Hi &lt;img src=x onerror=alert(1)&gt; see ");
    expect(page).toContain('<a href="https://x.example/a?b=1&amp;c=" rel="noreferrer">');
    expect(page).not.toContain('href="javascript:');
    expect(page).not.toContain("<s>");
  });
});

describe("language", () => {
  test.each([
    [undefined, undefined, "en"],
    [undefined, "nl-BE,nl;q=0.9,en;q=0.8", "nl"],
    [undefined, "de, en;q=0.4, fr;q=0.6", "fr"],
    [undefined, "fr;q=0, nl;q=0.1", "nl"],
    [undefined, "de,*;q=0.5", "en"],
    ["fr", "nl", "fr"],
    ["de", "nl", "nl"],
  ])("cookie %s and Accept-Language %s give %s", (cookie, header, language) => {
    expect(visitorLanguage(cookie, header)).toBe(language);
  });

  test("is remembered for 3649 days on a switch, and on a switch only [P-320]", async () => {
    for (const url of ["/", "/contact", "/fr/contact", "/fr", "/demo/faults", "/catalogue"])
      expect(cookiesOf(await get(url, { "accept-language": "fr" }))).not.toContain("lang");
    const switched = await get("/fr/contact?lang=fr&mobile=3");
    expect(switched.statusCode).toBe(302);
    expect(switched.headers.location).toBe("/fr/contact?mobile=3");
    expect(switched.cookies).toMatchObject([{ name: "lang", value: "fr", maxAge: 3649 * 86_400, path: "/" }]);
  });

  test("switches to the same page in the other language", async () => {
    const page = await get("/en/privacy?x=1");
    expect(page.body).toContain('href="/fr/vie-privee?x=1&amp;lang=fr"');
    expect((await get("/en/privacy?lang=fr")).headers.location).toBe("/fr/vie-privee");
    expect((await get("/demo/faults?lang=nl")).headers.location).toBe("/demo/faults");
  });
});

describe("routes", () => {
  test("names every page of the table once in every language [P-002]", () => {
    const paths = Object.values(routes).flatMap((page) => languages.map((language) => page[language]));
    expect(new Set(paths).size).toBe(paths.length);
    for (const language of languages)
      for (const page of Object.values(routes)) expect(page[language]).toMatch(new RegExp(`^/${language}(/[a-z-]+)*$`));
    expect(routes.login).toEqual({ en: "/en/login", fr: "/fr/connecter", nl: "/nl/inloggen" });
  });

  test("answers every page of the table in its language", async () => {
    for (const page of Object.values(routes)) {
      for (const language of languages) {
        const answer = await get(page[language]);
        expect(answer.statusCode, page[language]).toBe(200);
        expect(answer.body).toContain(`<html lang="${language}">`);
      }
    }
  });

  test("has the shop's pages, price lists and conditions where they were decided to be, the shop's each with its tag [C-130]", async () => {
    const everywhere = (tail: string) => ({ en: `/en/${tail}`, fr: `/fr/${tail}`, nl: `/nl/${tail}` });
    expect(routes).toMatchObject({
      "shop-check": everywhere("shop/check"),
      "shop-codes": everywhere("shop/codes"),
      "shop-summary": everywhere("shop/summary"),
      "shop-success": everywhere("shop/success"),
      "price-list": { en: "/en/price-list", fr: "/fr/tarifs", nl: "/nl/tarieven" },
      conditions: { en: "/en/conditions", fr: "/fr/conditions", nl: "/nl/voorwaarden" },
      "invoice-explained": { en: "/en/invoice-explained", fr: "/fr/comprendre-ma-facture", nl: "/nl/je-factuur-uitgelegd" },
      privacy: { en: "/en/privacy", fr: "/fr/vie-privee", nl: "/nl/privacy" },
      terms: { en: "/en/terms", fr: "/fr/conditions-generales", nl: "/nl/algemene-voorwaarden" },
      "cookie-policy": { en: "/en/cookie-policy", fr: "/fr/politique-de-cookies", nl: "/nl/cookiebeleid" },
    });
    for (const [id, tag] of [
      ["shop-check", "fiber-check"],
      ["shop-codes", "promo-code"],
      ["shop-summary", "bundle-summary"],
      ["shop-success", "order-result"],
    ] as const)
      for (const language of languages) expect((await get(routes[id][language])).body, `${id} ${language}`).toContain(`<digi-${tag} `);
  });

  test("leads a path without prefix to the visitor's language, query kept [P-023]", async () => {
    const french = { "accept-language": "fr-BE" };
    const lead = async (url: string, headers: Record<string, string> = french) => {
      const answer = await get(url, headers);
      return [answer.statusCode, answer.headers.location];
    };
    expect(await lead("/")).toEqual([302, "/fr"]);
    expect(await lead("/?mobile=3&x=%20")).toEqual([302, "/fr?mobile=3&x=%20"]);
    expect(await lead("/login?logout=true")).toEqual([302, "/fr/connecter?logout=true"]);
    expect(await lead("/inloggen")).toEqual([302, "/fr/connecter"]);
    expect(await lead("/configurator/bundle", { cookie: "lang=nl" })).toEqual([302, "/nl/configurator/bundle"]);
    expect(await lead("/nowhere/at/all")).toEqual([302, "/fr/nowhere/at/all"]);
    expect(await lead("/nl/login")).toEqual([302, "/nl/inloggen"]);
    expect(await lead("/nl/")).toEqual([302, "/nl"]);
  });

  test("never leads to another site", () => {
    expect(redirectFor("//evil.example", "en")).toBe("/en/evil.example");
    expect(redirectFor("/\\evil.example", "en")).toBe("/en/evil.example");
  });

  test("says in the page's language that a page is not there", async () => {
    const answer = await get("/nl/bestaat-niet");
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain("Deze pagina bestaat niet");
  });
});

describe("pages", () => {
  test("hold host markup and the tags, with the script tag once and no script or style of their own", async () => {
    for (const url of ["/fr/contact", "/nl/shop/check", "/en/terms", "/catalogue", "/demo/faults"]) {
      const { body } = await get(url);
      expect(body.match(/<script async src="\/v1\/loader\.js" data-api="http:\/\/localhost:4101"><\/script>/g), url).toHaveLength(1);
      expect(body).not.toMatch(/<style|style="|<script>|\son\w+="/);
    }
  });

  test("ask for cookies on the home page and the cookie policy: first in the body after the skip link, with the line for Google in the head", async () => {
    for (const url of ["/en", "/fr/politique-de-cookies"]) {
      const { body, headers } = await get(url);
      expect(body, url).toMatch(/<a class="skip"[^>]*>[^<]*<\/a><\/nav>\s*<digi-cookie-consent><\/digi-cookie-consent>/);
      const scripts = [...body.matchAll(/<script>(.*?)<\/script>/g)].map(([, script = ""]) => script);
      expect(scripts).toEqual([consentDefaultScript]);
      const hash = createHash("sha256").update(consentDefaultScript).digest("base64");
      expect(headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}'`);
      expect(body.match(/href="#digi-cookies"/g)?.length).toBeGreaterThan(0);
    }
  });

  test("list the cookies in three languages: the language's 3649 days, 13 months, 30 days, and none beyond two years else [P-319 cookie-consent, P-321 cookie-consent]", async () => {
    for (const [url, language, consent, refresh] of [
      ["/en/cookie-policy", "3649 days", "13 months", "30 days"],
      ["/fr/politique-de-cookies", "3649 jours", "13 mois", "30 jours"],
      ["/nl/cookiebeleid", "3649 dagen", "13 maanden", "30 dagen"],
    ] as const) {
      const { body, statusCode } = await get(url);
      expect(statusCode).toBe(200);
      const rows = [...body.matchAll(/<code>([\w-]+)<\/code><\/th><td[^>]*>[^<]+<\/td><td[^>]*>([^<]+)<\/td><td[^>]*>digi</g)];
      const lives = Object.fromEntries(rows.map(([, name = "", life = ""]) => [name, life]));
      expect(lives).toMatchObject({ lang: language, "digi-consent": consent, "digi-refresh": refresh });
      const days = Object.entries(lives).filter(([name, life]) => name !== "lang" && /da|jours/.test(life));
      for (const [name, life] of days) expect(parseInt(life), name).toBeLessThanOrEqual(731);
    }
  });

  test("put each widget where the specification wants it", async () => {
    const home = (await get("/en")).body;
    expect(home).toMatch(/<digi-fiber-check [^>]*>.+<\/digi-fiber-check>/s);
    expect(home).toMatch(/id="call-me"[\s\S]*<digi-callback-modal for="call-me" endpoint="\/forms\/callback">/);
    // What a visitor expects of a home page, in this order.
    expect([...home.matchAll(/<digi-([a-z-]+)/g)].map(([, tag]) => tag).join(" ")).toBe(
      "cookie-consent hero-slider fiber-check subscription-carousel bundle-summary callback-modal news-list newsletter",
    );
    expect((await get("/fr/contact")).body).toContain("<digi-contact ");
    for (const page of Object.values(routes.callback)) expect((await get(page)).body).toContain("<digi-callback-page ");
    expect((await get("/nl/shop/check")).body).toContain("<digi-fiber-check ");
  });

  test("present the four product families in three languages, priced per month [P-001]", async () => {
    const prices = { en: ["€10", "€2.50", "/month"], fr: ["10 €", "2,50 €", "/mois"], nl: ["€ 10", "€ 2,50", "/maand"] };
    for (const language of languages) {
      const body = (await get(`/${language}`)).body.replaceAll(/[\u00a0\u202f]/g, " ");
      expect(body.match(/<li class="offer">/g)).toHaveLength(4);
      for (const price of prices[language]) expect(body).toContain(price);
    }
  });

  test("lead on from the home page: its first step into the fibre check, each offer to where it is chosen", async () => {
    const home = (await get("/fr")).body;
    expect(home).toMatch(/<form class="first-step" action="\/fr\/shop\/check">[\s\S]*?name="postalCode"[\s\S]*?<button/);
    const ways = [...home.matchAll(/<li class="offer"><a href="([^"]*)">/g)].map(([, href]) => href);
    const bundle = "/fr/configurator/bundle";
    expect(ways).toEqual([
      "/fr/shop/check",
      ...(["tv", "mobile", "landline"] as const).map((kind) => `${bundle}?${kind}=${offerIds[kind]}`),
    ]);
    // The builder takes the variant of the page's language (decisions §8).
    for (const [kind, id] of Object.entries(offerIds)) {
      expect(offers[kind as keyof typeof offers].some(({ i }) => i === id || i.startsWith(`${id}-`))).toBe(true);
    }
  });

  test("are bare where bytes are counted", async () => {
    const one = await get("/demo-pages/newsletter?lang=nl");
    expect(one.body).toContain('<html lang="nl">');
    expect(one.body).toContain("<main><digi-newsletter></digi-newsletter></main>");
    expect((await get("/demo-pages/empty")).body).toContain("<main></main>");
    expect((await get("/demo-pages/fifty")).body.match(/<digi-newsletter>/g)).toHaveLength(50);
  });

  test("write the manual and the snippet builder from the manifest", async () => {
    const { body } = await get("/catalogue?tag=digi-sample");
    expect(body).toContain("A &lt;sample&gt; of <code>code</code>.");
    expect(body).toContain("<digi-sample></digi-sample>");
    expect(body).toContain("<option>b&quot;&lt;</option>");
    expect(body).toContain("&lt;script async src=&quot;http://localhost:4100/v1/loader.js&quot;");
  });

  test("have the line for the head of a tag that needs one, with its hash, before the script's; it is live in the builder alone", async () => {
    const { body } = await get("/catalogue?tag=digi-bar");
    expect(body.match(/<digi-bar>/g), "once, in the builder").toHaveLength(1);
    expect(body).toContain('<code id="builder-snippet">&lt;script&gt;say(1)&lt;/script&gt;\n&lt;script async');
    expect(body).toContain("<code class=\"hash\">'sha256-abc'</code>");
  });

  test("have a way for servers in the snippet builder", async () => {
    const { body } = await get("/catalogue?tag=digi-sample");
    expect(body).toContain('<a href="/1.2.3/include.mjs">');
    expect(body).toContain("renderTag(&quot;digi-sample&quot;, { lang: &quot;en&quot; });");
  });
});

describe("faults", () => {
  const post = (payload: string) =>
    site.inject({ method: "POST", url: "/demo/faults", payload, headers: { "content-type": "application/x-www-form-urlencoded" } });

  test("are kept in a cookie and travel in the API's address", async () => {
    const saved = await post("fault=503&fault=latency&fault=unknown&back=%2Fen%3Fx%3D1");
    expect([saved.statusCode, saved.headers.location]).toEqual([303, "/en?x=1"]);
    expect(saved.cookies).toMatchObject([{ name: "digi-faults", value: "latency,503" }]);
    const page = (await get("/en/contact", { cookie: "digi-faults=latency,503" })).body;
    expect(page).toContain('data-api="http://localhost:4101/~latency,503"');
    expect(page).toContain('<form class="faults-banner"');
  });

  test("go off with one click, back to a page of this site only", async () => {
    const off = await post("back=//evil.example");
    expect(off.headers.location).toBe("/demo/faults");
    expect(off.cookies).toMatchObject([{ name: "digi-faults", value: "", maxAge: 0 }]);
  });

  test("do not exist outside the demo", async () => {
    const real = await createSite({ siteUrl, apiUrl, distDir, demo: false, dev: false });
    const page = await real.inject({ url: "/en", headers: { cookie: "digi-faults=503" } });
    expect(page.body).not.toMatch(/~503|\/demo\//);
    expect((await real.inject("/demo/outbox")).headers.location).toBe("/en/demo/outbox");
    await real.close();
  });
});

describe("first screens", () => {
  /** As the build writes it, so much as tells that it was asked. */
  const include = (mark: string): string =>
    `export const styleHashes = { "digi-contact": "'sha256-${mark}='" }; export const renderTag = (tag, { lang, attributes, fallback }) => "<" + tag + " data-mark=${mark}-" + lang + "-" + attributes.heading + ">" + fallback + "</" + tag + ">";`;

  test("stand in the provider's pages, whose policy allows their styles, and are read again after a build", async () => {
    const dist = mkdtempSync(join(tmpdir(), "digi-screens-"));
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
    const file = join(dist, version, "include.mjs");
    const dev = await createSite({ siteUrl, apiUrl, distDir: dist, demo: true, dev: true });
    expect((await dev.inject("/fr/contact")).body).toMatch(/<digi-contact heading="[^"]+"><p>.+<\/p><\/digi-contact>/);
    mkdirSync(join(dist, version));
    for (const [mark, time] of [
      ["one", 1000],
      ["two", 2000],
    ] as const) {
      writeFileSync(file, include(mark));
      utimesSync(file, time, time);
      const { body, headers } = await dev.inject("/fr/contact");
      expect(body).toMatch(new RegExp(`<digi-contact data-mark=${mark}-fr-[^>]+><p>.+tel:.+</p></digi-contact>`));
      expect(headers["content-security-policy"]).toContain(`style-src 'self' 'sha256-${mark}='`);
    }
    await dev.close();
    rmSync(dist, { recursive: true });
  });

  test("are not asked for by the partner's pages", async () => {
    const partner = createPartnerSite({ siteUrl, apiUrl, dev: false });
    expect((await partner.inject("/")).body).not.toContain("<template");
    await partner.close();
  });
});

describe("widget files", () => {
  test("can be read by pages of any site, evergreen for minutes and versioned for good", async () => {
    const loader = await get("/v1/loader.js", { "accept-encoding": "gzip, br" });
    expect(loader.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=300, stale-while-revalidate=3600",
      "content-encoding": "br",
      "content-type": "text/javascript; charset=utf-8",
    });
    expect(brotliDecompressSync(loader.rawPayload).toString()).toContain('"loader";');
    for (const url of ["/1.2.3/newsletter.js", "/shared/react.abc.js"])
      expect((await get(url)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test("are sent plain where brotli is not taken, and not at all where the browser has them", async () => {
    const plain = await get("/v1/loader.js", { "accept-encoding": "br;q=0, gzip" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect((await get("/v1/loader.js", { "if-none-match": String(plain.headers.etag) })).statusCode).toBe(304);
  });

  test("answer a missing or foreign file with a readable 404", async () => {
    for (const url of ["/v1/none.js", "/1.2.3/none.js", "/v1/..%2f..%2fpackage.json"]) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.headers).toMatchObject({ "access-control-allow-origin": "*", "cache-control": "no-store" });
    }
  });
});

describe("the partner's site", () => {
  test("uses the tags under a strict policy, with and without styles of its own", async () => {
    const partner = createPartnerSite({ siteUrl, apiUrl, dev: false });
    const own = await partner.inject({ url: "/", headers: { "accept-language": "nl" } });
    const strict = await partner.inject("/strict?lang=fr");
    expect(own.body).toContain('<html lang="nl">');
    expect(own.body).toContain('<script src="http://localhost:4100/v1/loader.js" data-api="http://localhost:4101"');
    expect(own.body).toContain(`data-site="http://localhost:4100"`);
    const policy = (style: string) =>
      `default-src 'none'; script-src ${siteUrl}; connect-src ${apiUrl}; style-src ${style}; img-src 'self' ${apiUrl}; require-trusted-types-for 'script'; trusted-types 'none'`;
    expect(own.headers["content-security-policy"]).toBe(policy("'self'"));
    expect(strict.headers["content-security-policy"]).toBe(policy("'none'"));
    expect(strict.body).toContain('<html lang="fr">');
    expect(strict.body).not.toContain("stylesheet");
    for (const { body } of [own, strict]) expect(body).toContain('<digi-configurator dealer="DEALER-BRU"');
    await partner.close();
  });
});
