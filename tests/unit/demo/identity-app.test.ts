import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { parseDate, yearsBetween } from "#core/base/values/dates.ts";
import { languages } from "#core/base/values/language.ts";
import { sampleCustomers } from "#demo/api/data/sample-customers.ts";
import { loadKeys } from "#demo/identity-app/keys.ts";
import { languageOfPage } from "#demo/identity-app/page-language.ts";
import { backPage, pickerPage } from "#demo/identity-app/pages.ts";
import { cardNumber, itsmeClaims, madeUpPerson, nationalNumber, personById, samplePeople, type Claims } from "#demo/identity-app/people.ts";
import { createStorage } from "#demo/identity-app/storage.ts";

describe("people", () => {
  const everybody = [...samplePeople, ...["new-000000000001", "new-0123456789ab", "new-ffffffffffff"].map(madeUpPerson)];

  test.each([
    ["1985-03-12", 123, "85031212362"],
    ["2001-08-09", 402, "01080940216"],
  ])("a national number of %s ends in 97 minus the rest, with a 2 before it from 2000 on", (birthdate, serial, expected) => {
    expect(nationalNumber(birthdate, serial)).toBe(expected);
    const nine = Number((birthdate >= "2000" ? "2" : "") + expected.slice(0, 9));
    expect(97 - (nine % 97)).toBe(Number(expected.slice(9)));
  });

  test("a card number ends in the rest by 97, where 0 is 97", () => {
    expect(cardNumber("5920383391")).toBe(`592-0383391-${String(5_920_383_391 % 97).padStart(2, "0")}`);
    expect(cardNumber("0000000097")).toBe("000-0000097-97");
  });

  test.each(everybody)("$id has itsme's shapes, and only what itsme may know", ({ claims }: { claims: Claims }) => {
    expect(claims["name"]).toMatch(/\S/);
    expect(claims["phone_number"]).toMatch(/^\+32 \d{9}$/);
    expect(claims["locale"]).toMatch(/^(NL|FR|DE|EN)$/);
    expect(claims["gender"]).toMatch(/^(female|male|unknown|n\/a)$/);
    const birthdates = [claims["birthdate"], claims[itsmeClaims.birthdateText]].filter(Boolean);
    expect(birthdates.length).toBe(claims["name"] === "Idris Omar" ? 0 : 1);
    for (const birthdate of birthdates) expect(birthdate).toMatch(/^(\d{4}-\d\d-\d\d|\d\d\.\d\d\.\d{4})$/);
    expect("email_verified" in claims).toBe("email" in claims);
    if (claims[itsmeClaims.nationalNumber]) expect(claims[itsmeClaims.nationalNumber]).toMatch(/^\d{11}$/);
    if (claims[itsmeClaims.cardNumber]) expect(claims[itsmeClaims.cardNumber]).toMatch(/^(\d{3}-\d{7}-\d{2}|B \d{7} \d{2})$/);
    expect(JSON.stringify(claims)).not.toContain("undefined");
  });

  test("one has no email, one no first name, one no national number and no address", () => {
    const lacking = (name: string) => samplePeople.filter(({ claims }) => !(name in claims)).map(({ id }) => id);
    expect(lacking("email")).toEqual(["luc-dubois"]);
    expect(lacking("given_name")).toEqual(["suryani"]);
    expect(lacking(itsmeClaims.nationalNumber)).toEqual(["sanne-de-vries"]);
    expect(lacking("address")).toEqual(["sanne-de-vries"]);
  });

  test.each(["2026-01-01T00:30:00Z", "2026-06-30T22:30:00Z", "2028-02-29T12:00:00Z", "2031-12-31T23:30:00Z"])(
    "one is 17 at %s, one has no birth date",
    (at) => {
      vi.useFakeTimers({ now: new Date(at) });
      const [birthdate, today] = [parseDate(personById("lotte-maes")?.claims["birthdate"]), todayInBrussels(Date.now())];
      expect(birthdate && yearsBetween(birthdate, today)).toBe(17);
      expect(Object.keys(personById("idris-omar")?.claims ?? {}).filter((name) => /birthdate/.test(name))).toEqual([]);
      expect(personById("idris-omar")?.claims[itsmeClaims.nationalNumber]).toMatch(/^860000/);
      vi.useRealTimers();
    },
  );

  test("every customer of the demo can prove who they are", () => {
    const numbers: unknown[] = samplePeople.map(({ claims }: { claims: Claims }) => claims[itsmeClaims.nationalNumber]);
    for (const { nationalNumber: number } of sampleCustomers) expect(numbers).toContain(number);
  });

  test("a made-up person is always the same, and nobody else", () => {
    expect(madeUpPerson("new-000000000001")).toEqual(madeUpPerson("new-000000000001"));
    const people = Array.from({ length: 500 }, (_, index) => madeUpPerson(`new-${String(index).padStart(12, "0")}`));
    for (const name of [itsmeClaims.nationalNumber, itsmeClaims.cardNumber, "email"]) {
      expect(new Set(people.map(({ claims }) => claims[name])).size).toBe(people.length);
    }
  });

  test.each(["", "nobody", "new-", "new-XYZ", "new-0000000000001"])("'%s' is nobody", (id) => {
    expect(personById(id)).toBeUndefined();
  });
});

describe("pages", () => {
  test.each([
    ["fr nl", "en", "fr"],
    ["de", "nl-BE,nl;q=0.9", "nl"],
    [undefined, "de-DE,fr;q=0.5", "fr"],
    [7, "", "en"],
  ])("ui_locales %s and accept-language %s make %s", (uiLocales, accepted, expected) => {
    expect(languageOfPage(uiLocales, accepted)).toBe(expected);
  });

  test.each(languages)("what a client calls itself is text (%s)", (language) => {
    const client = `<b>"Digi"</b>`;
    const picker = pickerPage({ language, client, samples: samplePeople, known: [], newId: "new-1", pathOf: (choice) => `/x/${choice}` });
    const back = backPage({ language, client, url: `http://localhost/?a=1&b="><script>` });
    for (const page of [picker, back]) expect(page).not.toMatch(/<b>|<script/);
    expect(back).toContain(`content="0; url=http://localhost/?a=1&amp;b=&quot;&gt;&lt;script&gt;"`);
  });
});

describe("keys", () => {
  test("are made once, and only their owner can read them", async () => {
    const folder = join(await mkdtemp(join(tmpdir(), "digi-identity-")), "deep");
    const first = await loadKeys(folder);
    expect(await loadKeys(folder)).toEqual(first);
    expect((await stat(join(folder, "identity-app.json"))).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(join(folder, "identity-app.json"), "utf8"))).toEqual(first);
    await rm(folder, { recursive: true });
  });
});

describe("storage", () => {
  afterEach(() => void vi.useRealTimers());

  test("keeps what was stored by model, as it was then, until it is destroyed or revoked", async () => {
    const codes = createStorage()("AuthorizationCode");
    const payload = { grantId: "g", uid: "u", userCode: "c" };
    await codes.upsert("1", payload, 180);
    payload.grantId = "changed";
    expect([await codes.find("1"), await codes.findByUid("u"), await codes.findByUserCode("c")]).toEqual(
      Array.from({ length: 3 }, () => ({ grantId: "g", uid: "u", userCode: "c" })),
    );
    await codes.consume("1");
    expect((await codes.find("1"))?.consumed).toEqual(expect.any(Number));
    await codes.revokeByGrantId("g");
    expect(await codes.find("1")).toBeUndefined();
    await codes.upsert("2", {}, 180);
    await codes.destroy("2");
    expect([await codes.find("2"), await codes.consume("2")]).toEqual([undefined, undefined]);
  });

  test("models do not see each other, and what expired goes when something new comes", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const storage = createStorage();
    await storage("Grant").upsert("1", { uid: "u" }, 60);
    expect([await storage("Session").find("1"), await storage("Session").findByUid("u")]).toEqual([undefined, undefined]);
    vi.setSystemTime(Date.now() + 61_000);
    await storage("Grant").upsert("2", {}, 60);
    expect(await storage("Grant").find("1")).toBeUndefined();
  });
});
