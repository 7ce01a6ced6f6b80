/** Tests the demo's pages for login, sign-up and links of mails: each has one tag, and the keys in an address stay private. */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consentDefaultScript } from "#core/base/values/consent-mode.ts";
import { languages } from "#core/base/values/language.ts";
import { routes } from "#core/base/values/routes.ts";
import { createPartnerSite } from "#demo/site/partner-site.ts";
import { createSite } from "#demo/site/provider-site.ts";

const distDir = mkdtempSync(join(tmpdir(), "digi-dist-"));
const siteUrl = "http://localhost:4100";
/** The calls that the simulated API has received. `status` is the HTTP status with which it answers. */
const asked: { path: string | undefined; body: unknown }[] = [];
let status = 200;
let api: Server;
let site: FastifyInstance;

beforeAll(async () => {
  api = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const text = Buffer.concat(parts).toString("utf8");
      asked.push({ path: request.url, body: text === "" ? undefined : JSON.parse(text) });
      response.writeHead(status, { "content-type": "application/json" }).end("[]");
    });
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  site = await createSite({ siteUrl, apiUrl, distDir, demo: true, dev: undefined });
});

afterAll(async () => {
  await site.close();
  api.close();
  rmSync(distDir, { recursive: true });
});

const tags = {
  login: "digi-login",
  "password-recovery": "digi-password-recovery",
  "sign-up": "digi-signup",
  "activate-account": "digi-activate-account",
  "confirm-email": "digi-email-change",
  "confirm-invoice-email": "digi-invoice-email-change",
} as const;

/** Returns the content of the page's `main`. */
const mainOf = (body: string): string => /<main [^>]*>([\s\S]*)<\/main>/.exec(body)?.[1] ?? "";

describe("each page of access", () => {
  test.each(Object.entries(tags) as [keyof typeof tags, string][])(
    "%s holds its tag once, in three languages [P-002, P-035 password-recovery]",
    async (page, tag) => {
      const texts = new Set<string>();
      for (const language of languages) {
        const { statusCode, body } = await site.inject(routes[page][language]);
        expect(statusCode).toBe(200);
        expect(body.match(new RegExp(`<${tag}[ >]`, "g")), routes[page][language]).toHaveLength(1);
        expect(body).toContain(`<html lang="${language}">`);
        texts.add(mainOf(body));
        // The line of the default consent is the only script in the page; the policy allows it by its hash.
        const withoutConsent = body.replace(`<script>${consentDefaultScript}</script>`, "");
        expect(withoutConsent).not.toMatch(/<style|style="|<script>|\son\w+="/);
      }
      expect(texts.size).toBe(3);
    },
  );

  test("says by phone what its tag cannot, where the tag never comes", async () => {
    const { body } = await site.inject("/nl/wachtwoord-vergeten");
    expect(body).toMatch(/<digi-password-recovery [^>]*><p>.*tel:\+3228704141.*<\/p><\/digi-password-recovery>/);
  });
});

describe("a page that is reached by a link with keys", () => {
  const keyed = ["password-recovery", "sign-up", "activate-account", "confirm-email", "confirm-invoice-email"] as const;

  test.each(keyed)("%s tells no other site of its address, and repeats no key", async (page) => {
    for (const language of languages) {
      const { headers, body } = await site.inject(`${routes[page][language]}?i=12&code=s3cret&d=d4&p=p5&h=h6`);
      expect(headers["referrer-policy"]).toBe("no-referrer");
      expect(body).not.toMatch(/s3cret|d4|p5|h6/);
    }
  });

  test("still leads to itself in the other languages", async () => {
    const { body } = await site.inject("/en/password-recovery?i=12&code=s3cret");
    expect(body).toContain('href="/fr/mot-de-passe-oublie?lang=fr"');
  });

  test("keeps them on the way to the page in the visitor's language", async () => {
    const answer = await site.inject({ url: "/password-recovery?i=12&code=abc", headers: { "accept-language": "nl" } });
    expect(answer.headers.location).toBe("/nl/wachtwoord-vergeten?i=12&code=abc");
  });

  test("is not like the others, which may be known", async () => {
    const { headers, body } = await site.inject("/en/login?next=%2Fen%2Fcontact");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(body).toContain("next=%2Fen%2Fcontact");
  });
});

describe("the header", () => {
  test("has the way in, the greeting and the way out, and shows the first until it knows", async () => {
    const { body } = await site.inject("/fr");
    expect(body).toMatch(/<a data-session="anonymous" href="\/fr\/connecter">[\s\S]*?<span>Se connecter<\/span><\/a>/);
    expect(body).toMatch(/<a data-session="signed-in" href="\/fr\/my-digi\/overview" hidden>/);
    expect(body).toMatch(
      /<button data-session="signed-in" type="button" data-session-sign-out="\/fr" hidden>[\s\S]*?<span>Se déconnecter<\/span><\/button>/,
    );
    expect(body).toContain('<script type="module" src="/assets/session.js"></script>');
    expect((await site.inject("/assets/session.js")).statusCode).toBe(200);
  });
});

describe("the outbox", () => {
  const post = (email: string) =>
    site.inject({
      method: "POST",
      url: "/demo/sign-up-link",
      payload: new URLSearchParams({ email }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", cookie: "lang=fr" },
    });

  test("has a sign-up link mailed, and shows it", async () => {
    asked.length = 0;
    const answer = await post(" new+one@digi.example ");
    expect(asked).toEqual([{ path: "/demo/sign-up-link", body: { email: "new+one@digi.example", lang: "fr" } }]);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/demo/outbox?to=new%2Bone%40digi.example"]);
  });

  test("says where it could not be made", async () => {
    status = 422;
    const answer = await post("nonsense");
    status = 200;
    expect(answer.headers.location).toBe("/demo/outbox?link-failed");
    expect((await site.inject("/demo/outbox?link-failed")).body).toContain('<p role="alert">The link couldn’t be created.');
  });

  test("starts both changes of an email address, for the customer who is logged in", async () => {
    const { body } = await site.inject({ url: "/demo/outbox", headers: { cookie: "lang=nl" } });
    for (const setting of ["email", "invoice_email"]) expect(body).toContain(`data-setting="${setting}"`);
    expect(body).toContain('<script type="module" src="/assets/outbox.js"></script>');
    expect((await site.inject("/assets/outbox.js")).statusCode).toBe(200);
  });
});

describe("the partner's page", () => {
  test("lets a customer in and stays, under its own policy", async () => {
    const partner = createPartnerSite({ siteUrl, apiUrl: "http://localhost:4101", dev: false });
    const { body, headers } = await partner.inject("/?lang=nl");
    expect(body).toContain('<digi-login heading="Inloggen bij digi" next="/">');
    expect(body).toContain(`<script defer src="${siteUrl}/assets/session.js"></script>`);
    expect(String(headers["content-security-policy"]).split("; ")).toContain(`script-src ${siteUrl}`);
    expect(body).toContain(`data-site="http://localhost:4100"`);
    await partner.close();
  });
});
