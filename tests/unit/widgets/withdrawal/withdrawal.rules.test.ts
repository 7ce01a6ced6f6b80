import { describe, expect, test } from "vitest";
import { validate } from "superstruct";
import { markOf } from "#core/base/values/text-mark.ts";
import { mailHref, receivedAtIn } from "#widgets/withdrawal/withdrawal.rules.ts";
import { contractMaxLength, WithdrawalFields } from "#widgets/withdrawal/withdrawal.schema.ts";
import { withdrawalMessage } from "#widgets/withdrawal/withdrawal.messages.ts";

describe("the time of receipt", () => {
  test.each([
    ["2026-03-02T13:03:22.456Z", "en", "Monday, 2 March 2026", "14:03:22"],
    ["2026-07-01T22:00:05.000Z", "fr", "jeudi 2 juillet 2026", "00:00:05"],
    ["2026-12-24T23:59:59.999Z", "nl", "vrijdag 25 december 2026", "00:59:59"],
  ] as const)("%s is that of Brussels, to the second", (instant, language, day, time) => {
    expect(receivedAtIn(instant, language)).toEqual({ day, time });
  });

  test("a text that is no instant has none", () => {
    expect(receivedAtIn("soon", "en")).toBeUndefined();
  });
});

test("the mail to customer service has the statement in it, letter by letter", () => {
  const href = mailHref("Withdrawal", ["Name: Nora & Jan", "Contract: 100 % <b>"]);
  const mail = new URL(href);
  expect([mail.pathname, mail.searchParams.get("subject"), mail.searchParams.get("body")]).toEqual([
    "support@digi.example",
    "Withdrawal",
    "Name: Nora & Jan\r\nContract: 100 % <b>",
  ]);
});

test("a statement is recognised by a mark of 32 bits (FNV-1a)", () => {
  // The values of the algorithm's authors.
  expect(["", "a", "foobar"].map(markOf)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
});

describe("what is typed", () => {
  const fields = { name: "Nora Maes", contract: "500000001", email: "nora@example.be" };
  test.each([
    ["a contract number of blanks", { contract: "   " }, false],
    ["500 characters", { contract: "5".repeat(500) }, false],
    ["as many as are taken", { contract: "5".repeat(contractMaxLength) }, true],
    ["HTML", { contract: "<b>500000001</b>" }, true],
    ["no name", { name: "" }, false],
    ["an email without a domain", { email: "nora" }, false],
  ])("%s", (_what, change, isGood) => {
    const [mistake] = validate({ ...fields, ...change }, WithdrawalFields, { coerce: true });
    expect(mistake === undefined).toBe(isGood);
  });

  test.each([
    ["required", "name", "Enter your name"],
    ["required", "contract", "Enter your contract or order number"],
    ["required", "email", undefined],
    ["text.one-line", "contract", "Leave out line breaks and invisible characters"],
    ["text.too-long", "contract", undefined],
  ])("%s at %s says %s", (code, name, text) => {
    expect(withdrawalMessage(code, name)).toBe(text);
  });
});
