import { describe, expect, test } from "vitest";
import { knownAddresses } from "#demo/api/domain/known-addresses.ts";
import { accountDataOf, personOf } from "#demo/api/domain/person.ts";
import { registeredAddress } from "#demo/api/modules/identity/return-addresses.ts";
import { optionsFromEnv, resolveOptions } from "#demo/api/config/options.ts";

const optionsOf = (env: Record<string, string>) => resolveOptions(optionsFromEnv(env), env);

describe("settings", () => {
  test("the environment chooses the identity app", () => {
    const env = {
      ITSME_ISSUER: "https://idp.prd.itsme.services/v2",
      ITSME_CLIENT_ID: "abc",
      ITSME_SERVICE: "ABC_LOGIN",
      ITSME_ACR: "http://itsme.services/v2/claim/acr_advanced",
      ITSME_CLIENT_SECRET: "shh",
      ITSME_RETURN_URLS: "https://a.example/join, https://b.example/mail",
    };
    expect(optionsOf(env).identity).toEqual({
      issuer: env.ITSME_ISSUER,
      clientId: "abc",
      clientSecret: "shh",
      serviceCode: "ABC_LOGIN",
      acr: env.ITSME_ACR,
      returnUrls: ["https://a.example/join", "https://b.example/mail"],
    });
    expect(optionsOf({}).identity).toMatchObject({ issuer: "http://localhost:4102", clientId: "digi", clientSecret: undefined });
  });

  test.each(["http://idp.example", "http://localhost.evil.example", "ftp://idp.example"])("%s is no issuer", (issuer) => {
    expect(() => optionsOf({ ITSME_ISSUER: issuer })).toThrow("ITSME_ISSUER must be an https address");
  });
});

describe("where a visitor may come back to", () => {
  const options = optionsOf({
    SITE_URL: "https://digi.example",
    PUBLIC_URL: "https://api.digi.example/v1",
    ALLOWED_ORIGINS: "https://partner.example",
    ITSME_RETURN_URLS: "https://cms.example/pages/join-us https://partner.example/join",
  });

  test.each([
    ["en/sign-up", undefined, "https://digi.example/en/sign-up"],
    ["en/sign-up", "https://stranger.example", "https://digi.example/en/sign-up"],
    ["https://cms.example/pages/join-us", undefined, "https://cms.example/pages/join-us"],
    ["/join", "https://partner.example", "https://partner.example/join"],
    ["https://digi.example/nl/configurator/config-account", undefined, "https://digi.example/nl/configurator/config-account"],
  ])("%s of %s is %s", (address, origin, expected) => {
    expect(registeredAddress(address, origin, options)).toBe(expected);
  });

  test.each([
    "https://cms.example/pages/other",
    // This origin may call the API, but identities only go where the settings say.
    "https://partner.example/fr/confirmer-email",
    "https://cms.example/en/sign-up",
    // An origin that may call the API does not get identities for that reason.
    "https://partner.example/fr/confirmer-email",
    "http://digi.example/en/sign-up",
    "https://digi.example.evil.example/en/sign-up",
    "https://digi.example/en/sign-up/",
    "https://digi.example/EN/sign-up",
    "https://digi.example/en/sign-up?x",
    "https://digi.example/en/sign-up#",
    "data:text/html,x",
    "http://[",
  ])("%s is not registered", (address) => {
    expect(registeredAddress(address, undefined, options)).toBeUndefined();
  });
});

describe("claims", () => {
  test("a birth date in words is written as the other one", () => {
    expect(personOf({ "http://itsme.services/v2/claim/birthdate_as_string": "01.11.1978" }).birthdate).toBe("1978-11-01");
    expect(personOf({ "http://itsme.services/v2/claim/birthdate_as_string": "1978" })).toEqual({});
    expect(personOf({ birthdate: "1978-11-01", "http://itsme.services/v2/claim/birthdate_as_string": "02.11.1978" }).birthdate).toBe(
      "1978-11-01",
    );
  });

  test("what is empty, or no text, is missing", () => {
    expect(personOf({ given_name: " ", family_name: null, email: 7, locale: "FR", address: { locality: "" } })).toEqual({ locale: "fr" });
  });

  test("an unknown address has no entries of the address book", () => {
    expect(accountDataOf({ streetAddress: "Nowhere 1", postalCode: "1000" }).extra.address).toEqual([]);
    expect(accountDataOf({}).address).toEqual({});
  });
});

describe("a written address in the address book", () => {
  test.each([
    ["Grote Markt 1", "1000", "FTTB-1000-1-01-1"],
    ["Grand-Place 1", "1000", "FTTB-1000-1-01-1"],
    ["rue de fer, 20", "5000", expect.stringMatching(/^FTTB-5000-.*-20$/)],
    ["Grote Markt 12 a", "1000", "FTTB-1000-1-01-12A"],
  ])("%s in %s is %s", (street, postalCode, fttbId) => {
    expect(knownAddresses(street, postalCode).map((one) => one.fttbId)).toEqual([fttbId]);
  });

  test.each([
    ["Grote Markt", "1000"],
    ["Grote Markt 1", "9999"],
    ["Grote Markt 99999", "1000"],
    ["", "1000"],
  ])("'%s' in %s is unknown", (street, postalCode) => {
    expect(knownAddresses(street, postalCode)).toEqual([]);
  });
});
