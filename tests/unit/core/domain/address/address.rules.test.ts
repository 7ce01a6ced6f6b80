import { expect, test } from "vitest";
import { contactCodes, infrastructureBody, isHopelessPostalCode, wordsAboutField } from "#core/domain/address/address.rules.ts";
import type { Failure } from "#core/services/api/outcome.ts";

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

test.each<[Failure, string | undefined]>([
  [{ code: "not_found", httpStatus: 200, message: "Unknown." }, "Unknown."],
  [{ code: "http.refused", httpStatus: 404, message: "Unknown." }, "Unknown."],
  [{ code: "invalid", httpStatus: 422, message: "4 digits." }, "4 digits."],
  [{ code: "http.refused", httpStatus: 503, message: "Back at 5." }, undefined],
  [{ code: "rate_limited", httpStatus: 429, message: "Too many." }, undefined],
  [{ code: "http.refused", httpStatus: 401, message: "Log in." }, undefined],
  [{ code: "http.refused", httpStatus: 403, message: "Not from here." }, undefined],
  [{ code: "response.invalid", httpStatus: 200 }, undefined],
  [{ code: "network.offline" }, undefined],
])("%j says at a field %j [P-257, P-296, C-418]", (failure, words) => {
  expect(wordsAboutField(failure)).toBe(words);
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
