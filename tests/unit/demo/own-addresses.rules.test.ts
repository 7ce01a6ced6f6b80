/** Tests which addresses and phone numbers that a call names count as the customer's own, and until when. */
import { describe, expect, test } from "vitest";
import { parseDate } from "#core/base/values/dates.ts";
import { areOwn, type AddressOrPhone } from "#demo/api/domain/own-addresses.rules.ts";
import { subjectOf } from "#demo/api/domain/own-line.rules.ts";
import type { Product } from "#demo/api/store/customers.ts";
import { sampleLine } from "./sample-product.ts";

const nowMs = Date.parse("2026-03-10T09:00:00Z");
const addressId = "FTTB-1000-1-01-1~9Z";
const mobile: Product = { ...sampleLine, phone: "+32470998811" };
const internet: Product = { ...mobile, kind: "internet", offer: "internet-500", wpId: "1201", phone: null, sim: null, address: addressId };

const own: readonly (readonly [string, AddressOrPhone])[] = [
  ["the address", { "address-id": addressId }],
  ["the number", { "phone-nr": "470998811" }],
  ["the number with a 0", { "phone-nr": "0470998811" }],
  ["the number with its country", { "phone-nr": "+32470998811" }],
  ["both", { "address-id": addressId, "phone-nr": "470998811" }],
];

describe("what a call names", () => {
  test.each(own)("%s is the customer's until the end of the last day, and nobody's from the next day on", (_what, named) => {
    const isOwnWith = (endsOn: string | null): boolean => {
      const end = endsOn === null ? null : (parseDate(endsOn) ?? expect.unreachable(endsOn));
      const ending = [mobile, internet].map((product) => ({ ...product, endsOn: end }));
      return areOwn(ending, named, nowMs);
    };
    expect(["2026-03-09", "2026-03-10", "2026-03-11", null].map(isOwnWith)).toEqual([false, true, true, true]);
  });

  test.each<[string, AddressOrPhone]>([
    ["another address", { "address-id": "FTTB-1000-1-01-1" }],
    ["an address without a name", { "address-id": "" }],
    ["another number", { "phone-nr": "470998812" }],
    ["one's own address with another number", { "address-id": addressId, "phone-nr": "470998812" }],
    ["one's own number with another address", { "address-id": "FTTB-1000-1-01-1", "phone-nr": "470998811" }],
  ])("%s is not the customer's", (_what, named) => {
    expect(areOwn([mobile, internet], named, nowMs)).toBe(false);
  });

  test("is nothing: then nothing is foreign, even for a customer without any product", () => {
    expect(areOwn([], {}, nowMs)).toBe(true);
  });

  test("is the number of a line that has not begun, which is not the customer's yet", () => {
    expect(areOwn([{ ...mobile, status: "ordered" }], { "phone-nr": "470998811" }, nowMs)).toBe(false);
  });
});

describe("the page of a product", () => {
  const over = parseDate("2026-03-09") ?? expect.unreachable();
  const ended = [mobile, internet].map((product) => ({ ...product, endsOn: over }));

  test.each([
    ["mobile", { "phone-nr": "470998811" }],
    ["internet", { "address-id": addressId }],
  ] as const)("%s is about the line that is named, and refused once the line has ended", (page, named) => {
    expect(subjectOf([mobile, internet], page, named, nowMs)?.product?.kind).toBe(page);
    expect(subjectOf(ended, page, named, nowMs)).toBeUndefined();
  });

  test("without a name is about no line that has ended", () => {
    expect(subjectOf(ended, "mobile", {}, nowMs)).toEqual({ addressId: null, phoneNr: null, product: undefined });
  });
});
