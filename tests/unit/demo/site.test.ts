/**
 * Tests what the demo's server does besides serving its pages: faults on request, prerendered screens, the release's files, and the
 * partner's site.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPartnerSite } from "#demo/site/partner-site.ts";
import { createSite } from "#demo/site/provider-site.ts";
import { apiUrl, openSite, siteUrl, type TestSite } from "./site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

const get = (url: string, headers?: Record<string, string>) => site.get(url, headers);

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
    const real = await createSite({ siteUrl, apiUrl, distDir: site.distDir, demo: false, dev: undefined });
    const page = await real.inject({ url: "/en", headers: { cookie: "digi-faults=503" } });
    expect(page.body).not.toMatch(/~503|\/demo\//);
    expect((await real.inject("/demo/outbox")).headers.location).toBe("/en/demo/outbox");
    await real.close();
  });
});

describe("prerendered screens", () => {
  /** Returns the code of an `include.mjs` like that of the build, with just enough in it to tell that it was called. */
  const include = (mark: string): string =>
    `export const styleHashes = { "digi-contact": "'sha256-${mark}='" }; export const renderTag = (tag, { lang, attributes, fallback }) => "<" + tag + " data-mark=${mark}-" + lang + "-" + attributes.heading + ">" + fallback + "</" + tag + ">";`;

  test("stand in the provider's pages, whose policy allows their styles; without a build there are none", async () => {
    const dist = mkdtempSync(join(tmpdir(), "digi-screens-"));
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
    const contact = async () => {
      const own = await createSite({ siteUrl, apiUrl, distDir: dist, demo: true, dev: undefined });
      const answer = await own.inject("/fr/contact");
      await own.close();
      return answer;
    };
    expect((await contact()).body).toMatch(/<digi-contact heading="[^"]+"><p>.+<\/p><\/digi-contact>/);
    mkdirSync(join(dist, version));
    writeFileSync(join(dist, version, "include.mjs"), include("one"));
    const { body, headers } = await contact();
    expect(body).toMatch(/<digi-contact data-mark=one-fr-[^>]+><p>.+tel:.+<\/p><\/digi-contact>/);
    expect(String(headers["content-security-policy"]).split("; ")).toContain("style-src 'self' 'sha256-one='");
    rmSync(dist, { recursive: true });
  });

  test("write out the prices of reminders that the API charges", async () => {
    const dist = mkdtempSync(join(tmpdir(), "digi-screens-"));
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
    mkdirSync(join(dist, version));
    const written = 'export const styleHashes = {}; export const renderTag = (tag, { data }) => data ? JSON.stringify(data) : "";';
    writeFileSync(join(dist, version, "include.mjs"), written);
    for (const [reminders, price] of [
      ["text", "€10"],
      ["law", "€7.50"],
    ] as const) {
      const own = await createSite({ siteUrl, apiUrl, distDir: dist, demo: true, dev: undefined, reminders });
      const { body } = await own.inject("/en/price-list");
      await own.close();
      expect(body).toMatch(new RegExp(`"Reminder of an invoice, from the [^"]+","${price}"`));
    }
    rmSync(dist, { recursive: true });
  });

  test("are not asked for by the partner's pages", async () => {
    const partner = createPartnerSite({ siteUrl, apiUrl, dev: false });
    const { body } = await partner.inject("/");
    expect(body).toContain("<digi-");
    expect(body).not.toContain("<template");
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
      `default-src 'none'; script-src ${siteUrl}; connect-src ${apiUrl}; style-src ${style}; img-src 'self' ${apiUrl}; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'`;
    expect(own.headers["content-security-policy"]).toBe(policy("'self'"));
    expect(strict.headers["content-security-policy"]).toBe(policy("'none'"));
    expect(strict.body).toContain('<html lang="fr">');
    expect(strict.body).not.toContain("stylesheet");
    for (const { body } of [own, strict]) expect(body).toContain('<digi-configurator dealer="DEALER-BRU"');
    await partner.close();
  });
});
