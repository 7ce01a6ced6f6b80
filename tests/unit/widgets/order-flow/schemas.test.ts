import { validate, type Struct } from "superstruct";
import { describe, expect, test } from "vitest";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { profileFields } from "#widgets/order-flow/complete-profile/complete-profile.schema.ts";
import { detailsFields } from "#widgets/order-flow/digi-account/digi-account.schema.ts";
import { offeredAddress } from "#widgets/order-flow/digi-account/digi-account.rules.ts";
import { paymentFields } from "#widgets/order-flow/payment/payment.schema.ts";
import { paymentMessage } from "#widgets/order-flow/payment/payment.messages.ts";
import { startMessage } from "#core/features/start-question/start-question.messages.ts";
import { rememberOrder } from "#core/domain/order/tracked-orders.ts";
import { customer, marie, orderOf } from "./samples.ts";

/** Returns the error code of each invalid field, by the field's name. */
function problemsOf(value: unknown, struct: Struct<any, any>): Record<string, string> {
  const [error] = validate(value, struct, { coerce: true });
  return Object.fromEntries((error?.failures() ?? []).map(({ path, message }) => [String(path[0]), message]));
}

const today = parseDate("2026-06-01") as CalendarDate;

describe("the account of an order [C-281]", () => {
  const typed = {
    email: "luc@example.be",
    repeat_email: "LUC@example.be",
    password: "Secret-pass-1",
    repeat_password: "Secret-pass-1",
    birth_day: "28",
    birth_month: "2",
    birth_year: "1965",
  };
  const asked = profileFields({ email: true, birthdate: true }, today);

  test("takes emails that differ by case alone", () => {
    expect(problemsOf(typed, asked)).toEqual({});
  });
  test.each<[Partial<typeof typed>, Record<string, string>]>([
    [{ email: "luc", repeat_email: "luc" }, { email: "email.format" }],
    [{ repeat_email: "luk@example.be" }, { repeat_email: "email.mismatch" }],
    [{ repeat_email: "" }, { repeat_email: "required" }],
    [{ password: "short", repeat_password: "short" }, { password: "password.length" }],
    [{ repeat_password: "Secret-pass-2" }, { repeat_password: "password.mismatch" }],
    [{ birth_day: "30" }, { birth_day: "birth.format" }],
    [{ birth_year: "" }, { birth_day: "birth.format" }],
    [{ birth_year: "65" }, { birth_day: "birth.format" }],
    [{ birth_year: "2027" }, { birth_day: "birth.format" }],
    [{ birth_day: "2", birth_month: "6", birth_year: "2008" }, { birth_day: "birth.minor" }],
    [{ birth_day: "1", birth_month: "6", birth_year: "2008" }, {}],
  ])("%j", (change, problems) => {
    expect(problemsOf({ ...typed, ...change }, asked)).toEqual(problems);
  });
  test("asks nothing again that the app gave", () => {
    const given = { ...typed, email: "as the app says it", repeat_email: "", birth_day: "", birth_month: "", birth_year: "" };
    expect(problemsOf(given, profileFields({ email: false, birthdate: false }, today))).toEqual({});
  });
});

describe("the details", () => {
  const none = { phone_number: "", same_billing_address: "", order_for: "", company_name: "", legal_form: "", vat: "" };
  test("say which answers are left [C-291, C-292]", () => {
    const wanted = { same_billing_address: "choice.required", order_for: "choice.required" };
    expect(problemsOf(none, detailsFields({ phone: false, company: false }))).toEqual(wanted);
  });
  test.each<[string, string, string | undefined]>([
    ["vat", "BE 0428.759.497", undefined],
    ["vat", "BE0428759498", "vat.check-digits"],
    ["vat", "FR40303265045", "vat.format"],
    ["vat", "", "required"],
    ["company_name", " ", "required"],
    ["company_name", "x".repeat(101), "text.too-long"],
    ["legal_form", "emperor", "choice.required"],
    ["phone_number", "0470 12 34 56", undefined],
    ["phone_number", "12", "phone.format"],
  ])("%s %j [C-294]", (name, text, code) => {
    const good = {
      phone_number: "470123456",
      same_billing_address: "yes",
      order_for: "company",
      company_name: "B",
      legal_form: "non-profit",
      vat: "BE0428759497",
    };
    expect(problemsOf({ ...good, [name]: text }, detailsFields({ phone: true, company: true }))).toEqual(
      code === undefined ? {} : { [name]: code },
    );
  });
});

describe("the payment", () => {
  const good = { method: "debit", iban: "BE71 0961 2345 6769", terms: "1", privacy: "1" };
  test.each<[Partial<typeof good>, "be" | "sepa", string | undefined]>([
    [{}, "be", undefined],
    [{ iban: "be71096123456769" }, "be", undefined],
    [{ iban: "BE71096123456768" }, "be", undefined], // The value causes a warning, but no error.
    [{ iban: "BE7109612345676" }, "be", "Please check this field"],
    [{ iban: "NL91ABNA0417164300" }, "be", "Please check this field"],
    [{ iban: "NL91ABNA0417164300" }, "sepa", undefined],
    [{ iban: "DE89370400440532013000" }, "sepa", undefined],
    [{ iban: "" }, "be", "This field is required"],
    [{ terms: "" }, "be", "This field is required"],
    [{ privacy: "" }, "be", "This field is required"],
  ])("%j (%s): %s [C-336, C-339, C-340]", (change, kind, says) => {
    const found = Object.values(problemsOf({ ...good, ...change }, paymentFields(kind, { isDebit: true, asksStart: false }))).map((code) =>
      paymentMessage(code),
    );
    expect(found).toEqual(says === undefined ? [] : [says]);
  });
  test("asks no account number where each invoice is paid by hand [C-234]", () => {
    expect(problemsOf({ ...good, method: "others", iban: "" }, paymentFields("be", { isDebit: false, asksStart: false }))).toEqual({});
  });
  test.each([
    ["early", {}],
    ["later", {}],
    ["", { start_early: "start" }],
    ["whenever", { start_early: "start" }],
  ])("without a visit, an answer when to start is required: %j [C-431]", (answer, problems) => {
    const fields = paymentFields("be", { isDebit: true, asksStart: true });
    expect(problemsOf({ ...good, start_early: answer }, fields)).toEqual(problems);
    expect(startMessage("start")).toBe("select option");
  });
});

describe("the app's own address", () => {
  const found = {
    streetId: "s",
    stateId: "BRU",
    cityId: "c",
    fttbId: "FTTB-1",
    street: "Grote Markt",
    addressPrepared: { street: "Grote Markt", number: "1", box: "2" },
  };
  test("is offered as the address book has it [C-149, C-159]", () => {
    const order = orderOf("mobile", { orderer: { ...marie, addresses: [found] } });
    expect(offeredAddress(order)).toEqual({
      streetId: "s",
      countyId: "BRU",
      cityId: "c",
      fttbAddressId: "FTTB-1",
      street: "Grote Markt",
      number: "1",
      box: "2",
      postalCode: "1000",
      city: "Brussel",
    });
  });
  test("is kept for the customer who logged in after the app had told it", () => {
    const home = { postalCode: "1000", locality: "Brussel", addresses: [found] };
    expect(offeredAddress(orderOf("mobile", { orderer: customer, home }))).toMatchObject({ fttbAddressId: "FTTB-1", city: "Brussel" });
    expect(offeredAddress(orderOf("mobile", { orderer: customer }))).toBeUndefined();
  });
  test("is not, where the book does not know it, or the order could not take it", () => {
    const boxOf = (box: string) => ({ ...found, addressPrepared: { ...found.addressPrepared, box } });
    for (const addresses of [[], [boxOf("A")], [boxOf("123456")]])
      expect(offeredAddress(orderOf("mobile", { orderer: { ...marie, addresses } }))).toBeUndefined();
  });
});

test("a purchase is told once; twenty ids are remembered, whatever stood there before", () => {
  const stored = new Map<string, string>([["digi.orders", "{broken"]]);
  const store = { get: (key: string) => stored.get(key), set: (key: string, value: string) => void stored.set(key, value) };
  expect([rememberOrder(store, "1"), rememberOrder(store, "1"), rememberOrder(store, "2")]).toEqual([true, false, true]);
  for (let id = 3; id <= 30; id++) rememberOrder(store, String(id));
  expect(JSON.parse(stored.get("digi.orders") ?? "")).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 11)));
});
