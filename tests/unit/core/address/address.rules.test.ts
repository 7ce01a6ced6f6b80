import { expect, test } from "vitest";
import { contactCodes, infrastructureBody, isHopelessPostalCode } from "#core/address/address.rules.ts";

test.each<[string, boolean]>([
  ["", false],
  ["1", false],
  ["100", false],
  ["1000", false],
  ["0", true],
  ["10a", true],
  ["１０００", true],
  [" 100", true],
])("postal code %j: typing on %s helps no more [P-192, P-193]", (text, hopeless) => {
  expect(isHopelessPostalCode(text)).toBe(hopeless);
});

test.each<[string, boolean, object]>([
  ["", false, {}],
  ["  ", false, {}],
  ["a@b.be", true, {}],
  ["a@b.be", false, { agree: "consent.required" }],
  ["", true, { email: "required" }],
  ["a@b", true, { email: "email.format" }],
])("email %j with consent %s answers %j [P-194]", (email, agree, codes) => {
  expect(contactCodes(email, agree)).toEqual(codes);
});

test("what is the state in the lookups travels as the county in the check [P-093, P-252, P-253]", () => {
  const address = {
    postalCode: "1000",
    city: "Brussels",
    cityId: "b",
    stateId: "BE-BRU",
    street: "Grand-Place",
    streetId: "s1",
    number: "1",
    box: "",
    fttbAddressId: "FTTB-1",
    email: "a@b.be",
    agree: true,
  };
  const { stateId, ...same } = address;
  expect(infrastructureBody(address, { platform: "web", recaptcha: "t" })).toEqual({
    ...same,
    countyId: stateId,
    platform: "web",
    recaptcha: "t",
  });
});
