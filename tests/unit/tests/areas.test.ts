/** Tests which of the two texts of the specification describes what a tag shows. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "#core/base/values/language.ts";
import { routes } from "#core/base/values/routes.ts";
import { ownersOf } from "#tests/areas.ts";
import { parseStatements } from "#tests/statements.ts";

const root = new URL("../../..", import.meta.url);
const statements = parseStatements(readFileSync(new URL("tests/requirements.csv", root), "utf8"));

/**
 * Returns the letters of the texts that describe an area: `P` is the text about the public site, `C` that about configurator, order flow
 * and customer area.
 */
const textsOf = (area: string): string[] => [...new Set(statements.filter((one) => one.area === area).map(({ id }) => id[0] ?? ""))];

describe("the two texts @all", () => {
  const ofTheFirst = [
    ...[
      "fiber-check",
      "address-form",
      "callback-form",
      "callback-page",
      "contact",
      "newsletter",
      "job-list",
      "job-application",
      "news-list",
    ],
    ...["login", "signup", "activate-account", "password-recovery", "email-change", "invoice-email-change"],
  ];
  const ofTheSecond = [
    ...["configurator", "mobile-lines", "bundle-overview", "offer-cards", "landline", "voucher", "dealer-code", "address-dropdown"],
    ...["order-flow", "its-me", "digi-account", "portability", "installation-slot", "payment", "order-result"],
    ...["my-digi-account", "my-products", "invoices", "settings", "consumption", "digi-tv", "esim", "mobile-order"],
  ];

  test.each(ofTheFirst)("%s: the first alone [P-003, C-003]", (area) => {
    expect(textsOf(area)).toEqual(["P"]);
  });

  test.each(ofTheSecond)("%s: the second alone [P-003]", (area) => {
    expect(textsOf(area)).toEqual(["C"]);
  });

  test("what the first says stands in widgets of its own: of them the second has links and ways to the login [C-003]", () => {
    const built = ofTheFirst.filter((area) => existsSync(new URL(`widgets/${area}/${area}.element.ts`, root)));
    expect(built).toEqual(expect.arrayContaining(["login", "signup", "password-recovery", "email-change", "contact", "newsletter"]));
    const shared = statements.filter((one) => one.id.startsWith("C") && ownersOf(one).some((owner) => ofTheFirst.includes(owner)));
    expect(shared.map(({ id }) => id)).toEqual([]);
    expect(languages.map((language) => routes.login[language])).toEqual(["/en/login", "/fr/connecter", "/nl/inloggen"]);
  });
});
