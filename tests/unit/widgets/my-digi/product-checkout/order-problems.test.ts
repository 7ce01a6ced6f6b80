/** Tests which answers an order in the customer area lacks. */
import { describe, expect, test } from "vitest";
import { problemsOf } from "#widgets/my-digi/product-checkout/product-checkout.rules.ts";
import { emptyDraft } from "#widgets/my-digi/product-order/product-order.schema.ts";

const { landline: unanswered } = emptyDraft;
const kept = { currentPhone: true, typed: "02 212 34 56", phoneProvider: { id: "proximus", name: "Proximus" }, landline_agree: true };

describe("what is missing", () => {
  test("without a package, the package alone [C-267] [C-328]", () => {
    expect(problemsOf("landline", false, emptyDraft)).toEqual(["package"]);
  });

  test("when to start, for internet and TV", () => {
    expect(problemsOf("internet", true, emptyDraft)).toEqual(["start"]);
    expect(problemsOf("tv", true, { ...emptyDraft, startEarly: false })).toEqual([]);
  });

  test.each([
    ["nothing", unanswered, ["selectedPhone"]],
    ["a new number", { ...unanswered, currentPhone: false }, []],
    ["no number", { ...kept, typed: "" }, ["phoneNumber"]],
    ["8 digits", { ...kept, typed: "02123456" }, ["landlinePhone"]],
    ["11 digits", { ...kept, typed: "02123456789" }, ["landlinePhone"]],
    ["a whole number", kept, []],
  ] as const)("a landline with %s", (_what, answers, missing) => {
    expect(problemsOf("landline", true, { landline: answers, startEarly: true })).toEqual(missing);
  });
});
