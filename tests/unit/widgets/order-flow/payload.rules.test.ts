import { is } from "superstruct";
import { describe, expect, test } from "vitest";
import { totalCents } from "#core/domain/bundle/overview.rules.ts";
import { FlowOrder } from "#core/domain/order/order.schema.ts";
import { mandateVersion } from "#core/domain/order/portability.schema.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { bundleOf, essentials, keptLine, light, newLine } from "#tests/unit/core/domain/bundle/samples.ts";
import type { Order } from "#widgets/order-flow/order-flow.rules.ts";
import { atNewPrices, flowOrderOf } from "#widgets/order-flow/payload.rules.ts";
import { customer, filledIn, grandPlace, known, marie, orderOf } from "./samples.ts";

const bundle = bundleOf(newLine(light), keptLine(essentials));
const whole: Order = { ...orderOf("mobile"), ...filledIn["complete-profile"], ...filledIn["digi-account"], ...filledIn["payment"] };

describe("what travels of an order", () => {
  test("is what the steps have filled in, by the names of the specification, and what the API takes [C-376]", () => {
    const sent = flowOrderOf(whole, bundle, "en");
    expect(is(sent, FlowOrder)).toBe(true);
    expect(sent).toMatchObject({
      account: { email: "marie@example.be", password: "Secret-pass-1" },
      clientInfo: marie.person,
      extra: { itsme_uuid: marie.uuid, itsme_code: marie.code },
      installAddress: null,
      order: {
        sameBillingAddress: false,
        orderToMyself: false,
        orderToCompany: { companyName: "Bakkerij", legalForm: 1, vat: "BE0428759497" },
        payment: { directDebit: { debitPaymentIban: "BE71096123456769" } },
        portability: null,
        installation: null,
        startEarly: false,
      },
      bundlesPrice: bundle.bundlesPrice,
      lang: "en",
    });
    expect(sent?.clientAddress).not.toHaveProperty("city");
  });

  test("a legal form keeps its meaning in each language [C-181, C-182]", () => {
    const form = (lang: "en" | "fr" | "nl") => flowOrderOf(whole, bundle, lang)?.order.orderToCompany?.legalForm;
    expect([form("en"), form("fr"), form("nl")]).toEqual([1, 11, 21]);
  });

  test("of a customer is neither account nor identity", () => {
    const sent = flowOrderOf({ ...whole, orderer: customer, account: null }, bundle, "nl");
    expect(sent).toMatchObject({ account: null, clientInfo: null, extra: null });
    expect(is(sent, FlowOrder)).toBe(true);
  });

  test("what the app did not give is the visitor's own; what it gave stays", () => {
    const luc = { ...marie, person: { firstName: "Luc", lastName: "Dubois" } };
    const typed = { account: { email: "luc@example.be", password: "Secret-pass-1" }, phone: "470123456", birthdate: "1965-02-28" };
    expect(flowOrderOf({ ...whole, ...typed, orderer: luc }, bundle, "fr")?.clientInfo).toEqual({
      firstName: "Luc",
      lastName: "Dubois",
      email: "luc@example.be",
      phoneNumber: "+32470123456",
      birthdate: "1965-02-28",
    });
    expect(flowOrderOf({ ...whole, ...typed }, bundle, "fr")?.clientInfo).toEqual(marie.person);
  });

  test("answers that were taken back do not travel: another bill, a company, an account number [C-155]", () => {
    const sent = flowOrderOf({ ...whole, sameBillingAddress: true, orderFor: "myself", method: "others" }, bundle, "en");
    expect(sent).toMatchObject({
      billingAddress: null,
      order: { orderToMyself: true, orderToCompany: null, payment: { manualTransfer: true } },
    });
    expect(JSON.stringify(sent)).not.toContain("BE71");
  });

  test.each<[string, Partial<Order>]>([
    ["an orderer", { orderer: null }],
    ["a login", { orderer: known }],
    ["an account", { account: null }],
    ["an address", { clientAddress: null }],
    ["an answer about the bill", { sameBillingAddress: null }],
    ["an account number", { iban: null }],
    ["an answer when to start", { startEarly: null }],
  ])("there is nothing to send without %s", (_what, lack) => {
    expect(flowOrderOf({ ...whole, ...lack }, bundle, "en")).toBeUndefined();
  });

  test("a fixed line says where it goes [C-150]", () => {
    const sent = flowOrderOf(
      { ...whole, ordered: { mobile: 0, internet: true, tv: false, landline: false }, fttbAddressId: grandPlace.fttbAddressId },
      bundle,
      "en",
    );
    expect(sent?.installAddress).toEqual({ fttbAddressId: grandPlace.fttbAddressId });
  });

  test("and which home of a building of several it is", () => {
    const ordered = { mobile: 0, internet: true, tv: false, landline: false };
    const at = { ...bundle, address: { ...bundle.address, box: "3A" } };
    const sent = flowOrderOf({ ...whole, ordered, fttbAddressId: grandPlace.fttbAddressId }, at, "en");
    expect(sent?.installAddress).toEqual({ fttbAddressId: grandPlace.fttbAddressId, box: "3A" });
    expect(is(sent, FlowOrder)).toBe(true);
  });
});

describe("what travels of a fixed line", () => {
  const ordered = { mobile: 0, internet: true, tv: false, landline: false };
  const { fttbAddressId } = grandPlace;
  const fixed: Order = { ...whole, ordered, fttbAddressId };
  const sentOf = (more: Partial<Order>) => flowOrderOf({ ...fixed, ...more }, bundle, "en");
  const given = {
    currentProvider: { prefix: "PRX", name: "Proximus" },
    customerNumber: "1002003",
    switchNumber: "AB12",
    endDate: "2026-07-01" as CalendarDate,
    mandateVersion,
  };
  const slot = { date: "2026-06-15" as CalendarDate, intervalValue: "12:00-16:00" } as const;
  const isTaken = (sent: unknown): boolean => is(sent, FlowOrder);

  test.each<[what: string, portability: Order["portability"], sent: object | null]>([
    ["1, with its numbers", { choice: 1, later: false, ...given }, given],
    ["1, as soon as the line works", { choice: 1, later: false, ...given, endDate: null }, { ...given, endDate: null }],
    ["1, given later", { choice: 1, later: true }, { currentProvider: null, customerNumber: null, switchNumber: null }],
    ["2", { choice: 2 }, null],
    ["3", { choice: 3 }, null],
    ["none", null, null],
  ])("of a move: choice %s [C-152, C-160, C-232]", (_what, portability, expected) => {
    const sent = sentOf({ portability });
    expect([sent?.order.portability, isTaken(sent)]).toEqual([expected, true]);
  });

  test("of a move that was answered before the fixed lines left the pack: nothing", () => {
    const sent = flowOrderOf({ ...whole, portability: { choice: 1, later: false, ...given } }, bundle, "en");
    expect([sent?.order.portability, JSON.stringify(sent).includes("AB12"), isTaken(sent)]).toEqual([null, false, true]);
  });

  test.each<[what: string, more: Partial<Order>, sent: object | null]>([
    ["a day and hours", { installation: { fttbAddressId, ...slot } }, slot],
    ["no date", { installation: { fttbAddressId, date: null, intervalValue: null } }, { date: null, intervalValue: null }],
    ["no answer", { installation: null }, null],
    ["TV, to which nobody comes", { installation: { fttbAddressId, ...slot }, ordered: { ...ordered, internet: false, tv: true } }, null],
  ])("of the technician's visit: %s [C-153]", (_what, more, expected) => {
    const sent = sentOf(more);
    expect([sent?.order.installation, isTaken(sent)]).toEqual([expected, true]);
  });
});

describe("prices that changed, once agreed to", () => {
  const voucher = { code: "WELCOME10", label: "10 %", percent: 10, months: 12 };
  const discounted = { ...bundle, promo_code: { voucher, dealerCare: null } };
  const lineAt = (wpId: string, prc: number) => ({ kind: "mobile" as const, wpId, t: ["x"], prc });

  test("are those of the pack, and so is its sum", () => {
    const now = atNewPrices(bundle, { total: 20, lines: [lineAt(light.wpId, 8), lineAt(essentials.wpId, 12)] });
    expect([now.mobile.cards.map(({ prc }) => prc), now.bundlesPrice]).toEqual([[8, 12], 20]);
  });

  test("a voucher that is not among them goes; one that is stays, with what it takes off now", () => {
    const lines = [lineAt(light.wpId, 5), lineAt(essentials.wpId, 7)];
    expect(atNewPrices(discounted, { total: 12, lines }).promo_code.voucher).toBeNull();
    const kept = atNewPrices(discounted, {
      total: 9.6,
      lines: [...lines, { kind: "voucher", wpId: null, t: ["20 %"], prc: -2.4, code: "WELCOME10", percent: 20 }],
    });
    expect([kept.promo_code.voucher?.percent, totalCents(kept)]).toEqual([20, 960]);
  });
});
