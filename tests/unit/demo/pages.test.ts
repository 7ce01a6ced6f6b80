import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consentDefaultScript } from "#core/base/values/consent-mode.ts";
import { languages } from "#core/base/values/language.ts";
import { isBuilt, routes, type PageId } from "#core/base/values/routes.ts";
import { offers } from "#demo/api/domain/offers.ts";
import { offerIds } from "#demo/pages/provider/home.ts";
import { visitorLanguage } from "#demo/site/language.ts";
import { redirectFor } from "#demo/site/site-routes.ts";
import { holdsItsTag } from "#tests/page-tags.ts";
import { openSite, type TestSite } from "./site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

const get = (url: string, headers?: Record<string, string>) => site.get(url, headers);
const cookiesOf = (answer: Awaited<ReturnType<typeof get>>) => answer.cookies.map(({ name }) => name);

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
  test("names every page of the table once in every language [C-069, P-002]", () => {
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

  test("answers a page that is built with its tag, in three languages, and of any other page says that it opens soon", async () => {
    const soon = { en: "This page is coming soon", fr: "Cette page arrive bientôt", nl: "Deze pagina komt er binnenkort aan" };
    for (const page of Object.keys(routes) as PageId[])
      for (const language of languages) {
        const { body } = await get(routes[page][language]);
        expect(body.includes(`<h1>${soon[language]}</h1>`), `${page} ${language}`).toBe(!isBuilt(page));
        if (isBuilt(page)) expect(holdsItsTag(page, body), `${page} ${language}`).toBe(true);
      }
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
      expect(
        body.match(/<script async src="\/v1\/loader\.js" data-api="http:\/\/localhost:4101" data-consent="required"><\/script>/g),
        url,
      ).toHaveLength(1);
      expect(body.replace(`<script>${consentDefaultScript}</script>`, "")).not.toMatch(/<style|style="|<script>|\son\w+="/);
    }
  });

  test("ask for cookies first in the body after the skip link, with the line for Google in the head", async () => {
    for (const url of ["/en", "/fr/politique-de-cookies", "/nl/bestaat-niet", "/fr/contact", "/catalogue", "/demo/outbox"]) {
      const { body, headers } = await get(url);
      expect(body, url).toMatch(/<a class="skip"[^>]*>[^<]*<\/a><\/nav>\s*<digi-cookie-consent><\/digi-cookie-consent>/);
      const scripts = [...body.matchAll(/<script>(.*?)<\/script>/g)].map(([, script = ""]) => script);
      expect(scripts).toEqual([consentDefaultScript]);
      const hash = createHash("sha256").update(consentDefaultScript).digest("base64");
      expect(headers["content-security-policy"]).toBe(
        [
          "default-src 'self'",
          `script-src 'self' 'sha256-${hash}'`,
          "connect-src 'self' http://localhost:4101",
          "img-src 'self' data: http://localhost:4101",
          "frame-src 'self' http://localhost:4101",
          "style-src 'self' ",
          "object-src 'none'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'self'",
        ].join("; "),
      );
      expect(body.match(/href="#digi-cookies"/g)?.length).toBeGreaterThan(0);
    }
  });

  test("list the cookies in three languages: the language's 3649 days, 13 months, 30 days, and none beyond two years else [P-319 cookie-consent, P-321 cookie-consent]", async () => {
    for (const [url, language, consent, refresh] of [
      ["/en/cookie-policy", "3649 days (ten years)", "13 months", "30 days"],
      ["/fr/politique-de-cookies", "3649 jours (dix ans)", "13 mois", "30 jours"],
      ["/nl/cookiebeleid", "3649 dagen (tien jaar)", "13 maanden", "30 dagen"],
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
    // These are the widgets that a visitor expects of a home page, in this order.
    expect([...home.matchAll(/<digi-([a-z-]+)/g)].map(([, tag]) => tag).join(" ")).toBe(
      "cookie-consent hero-slider fiber-check subscription-carousel callback-modal newsletter",
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
    expect(home.match(/<h2[^>]*>Vérifiez votre adresse/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(home).not.toContain("Vérifier mon adresse");
    expect(home.indexOf("<digi-fiber-check")).toBeLessThan(home.indexOf('<ul class="offer-list">'));
    expect(home.indexOf('<ul class="offer-list">')).toBeLessThan(home.indexOf("<digi-subscription-carousel"));
    const latest = /<ul class="latest-list">([\s\S]*?)<\/ul>/.exec(home)?.[1] ?? "";
    expect(latest.match(/<li>/g)).toHaveLength(3);
    expect(latest.match(/\d{1,2} novembre 2026\u00a0· /g)).toHaveLength(3);
    const ways = [...home.matchAll(/<li class="offer"><a href="([^"]*)">/g)].map(([, href]) => href);
    const bundle = "/fr/configurator/bundle";
    expect(ways).toEqual([
      "/fr/shop/check",
      ...(["tv", "mobile", "landline"] as const).map((kind) => `${bundle}?${kind}=${offerIds[kind]}`),
    ]);
    // The builder takes the variant of an offer in the page's language (decisions §8).
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
