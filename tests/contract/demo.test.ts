/** Tests the calls that only a demo answers, and that a production server does not answer them. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownNumbers } from "#demo/api/data/sample-orders.ts";
import { findAccount } from "#demo/api/store/accounts.ts";
import { productsOf } from "#demo/api/store/customers.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import { nationalNumberHash } from "#demo/api/crypto/keyed-hash.ts";
import { findLink, takeLink } from "#demo/api/store/links.ts";
import { janJanssens } from "#demo/api/data/sample-customers.ts";
import { accounts } from "#demo/api/db/schema.ts";
import { givePassword, linkOf, newCustomer } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi({ rateLimitScale: 100 })));
afterAll(() => api.close());

describe("the demo", () => {
  test("starts with its customers, who can log in; Jan's national number is known as a hash only", async () => {
    for (const email of ["demo@digi.example", "new@digi.example", janJanssens.email]) {
      expect((await givePassword(api, email, "Demo-Passw0rd!")).http).toBe(200);
    }
    const [demo] = await api.context.db.select().from(accounts).where(eq(accounts.email, "demo@digi.example"));
    expect(demo?.clientNumber).toBe("100200300");
    const [jan] = await api.context.db.select().from(accounts).where(eq(accounts.email, janJanssens.email));
    expect(jan?.nationalNumberHash).toBe(nationalNumberHash(api.context.keyedHash, "85.03.12-123.62"));
    expect(JSON.stringify(jan)).not.toContain(janJanssens.nationalNumber);
  });

  test("starts with three sign-up links in the outbox: one is good, one used, one expired", async () => {
    const standing = async (to: string) => {
      const { page, query } = await linkOf(api, to);
      expect(page).toBe("http://localhost:4100/en/sign-up");
      const found = await findLink(api.context.db, { purpose: "sign-up", secret: query["h"] ?? "", nowMs: Date.now() });
      return "refused" in found ? found.refused : "good";
    };
    expect(await standing("valid-link@digi.example")).toBe("good");
    expect(await standing("used-link@digi.example")).toBe("link_used");
    expect(await standing("expired-link@digi.example")).toBe("link_invalid");
  });

  test("sends more of them on demand, in three languages", async () => {
    const pages: Record<Language, string> = { en: "/en/sign-up", fr: "/fr/inscription", nl: "/nl/registreren" };
    for (const lang of languages) {
      const email = `invited.${lang}@example.com`;
      const response = await api.app.inject({ method: "POST", url: "/demo/sign-up-link", payload: { email, lang } });
      expect(response.json()).toEqual({ meta: { status: { error: false } } });
      const { page, query } = await linkOf(api, email);
      expect(page).toBe(`http://localhost:4100${pages[lang]}`);
      const proof = { purpose: "sign-up", secret: query["h"] ?? "", nowMs: Date.now() } as const;
      expect(await takeLink(api.context.db, proof)).toHaveProperty("link");
      expect(await takeLink(api.context.db, proof)).toMatchObject({ refused: "link_used", dead: { email } });
    }
    const bad = await api.app.inject({ method: "POST", url: "/demo/sign-up-link", payload: { email: "no", lang: "en" } });
    expect(bad.statusCode).toBe(400);
    const headers = { origin: "https://evil.example" };
    const evil = await api.app.inject({
      method: "POST",
      url: "/demo/sign-up-link",
      payload: { email: "a@b.example", lang: "en" },
      headers,
    });
    expect(evil.statusCode).toBe(403);
  });

  test("has more customers on demand, for journeys that must not meet", async () => {
    const payload = { email: "Journey@example.com", lang: "nl" };
    const make = () => api.app.inject({ method: "POST", url: "/demo/customer", payload });
    expect((await make()).json()).toEqual({ meta: { status: { error: false } } });
    expect((await givePassword(api, "journey@example.com", "Demo-Passw0rd!")).http).toBe(200);
    expect((await make()).statusCode).toBe(400);
  });

  test("gives such a customer the products of its own customer where that is asked for, with numbers of their own", async () => {
    const payload = { email: "home@example.com", lang: "nl", withProducts: true };
    expect((await api.app.inject({ method: "POST", url: "/demo/customer", payload })).statusCode).toBe(200);
    const account = await findAccount(api.context.db, "home@example.com");
    const own = await productsOf(api.context.db, account?.id ?? "");
    expect(own.map(({ offer }) => offer).toSorted()).toEqual(
      ["internet-1000", "internet-500", "landline-unlimited", "mobile-essentials", "mobile-light", "tv-essentials-nl"].toSorted(),
    );
    const numbers = own.flatMap(({ phone }) => phone ?? []);
    expect(new Set(numbers).size).toBe(3);
    for (const known of ["+32470123456", ...Object.values(ownNumbers)]) expect(numbers).not.toContain(known);
  });

  test("is not there without DEMO: no customers with a known password, no sign-up links on demand", async () => {
    const own = await startApi({ demo: false });
    expect(await own.context.db.select().from(accounts)).toEqual([]);
    // In production, and wherever no setting says otherwise, a hash has its full cost.
    expect((await newCustomer(own)).passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    for (const url of ["/demo/sign-up-link", "/demo/customer", "/demo/clock?days=1"]) {
      expect((await own.app.inject({ method: "POST", url, payload: { email: "a@b.example", lang: "en" } })).statusCode).toBe(404);
    }
    await own.close();
  });
});

describe("the demo's own calls", () => {
  test("are for the machine that they run on: a name that leads there is none of its own", async () => {
    const ask = async (url: string, host: string) => (await api.app.inject({ url, headers: { host } })).statusCode;
    for (const url of ["/demo/outbox", "/demo/clock", "/~latency,401/demo/outbox"])
      for (const host of ["evil.example", "evillocalhost", "localhost.evil.example:4101", "127.0.0.1.evil.example", "["])
        expect([url, host, await ask(url, host)]).toEqual([url, host, 403]);
    for (const host of ["localhost:4101", "127.0.0.1:4101", "[::1]:4101", "digi.localhost", "192.168.1.20:4101"])
      expect([host, await ask("/demo/outbox", host)]).toEqual([host, 200]);
    expect(await ask("/health", "evil.example")).toBe(200);
  });

  test("are its own where the API is public", async () => {
    const own = await startApi({ publicUrl: "https://api.digi.example" });
    const ask = async (host: string) => (await own.app.inject({ url: "/demo/outbox", headers: { host } })).statusCode;
    expect([await ask("api.digi.example"), await ask("other.digi.example")]).toEqual([200, 403]);
    await own.close();
  });
});
