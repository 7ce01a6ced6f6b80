import { describe, expect, test } from "vitest";
import { epcMaxBytes, epcPayload, type Transfer } from "#core/base/values/epc.ts";

const transfer: Transfer = {
  name: "Digi",
  iban: "BE71 0961 2345 6769",
  bic: "GKCCBEBB",
  cents: 705,
  communication: "+++000/0000/00101+++",
};

describe("the code of a transfer", () => {
  test("is what banking apps read", () => {
    const lines = ["BCD", "002", "1", "SCT", "GKCCBEBB", "Digi", "BE71096123456769", "EUR7.05", "", "", "+++000/0000/00101+++"];
    expect(epcPayload(transfer)?.split("\n")).toEqual(lines);
  });

  test.each([
    [-1, undefined],
    [0, undefined],
    [1, "EUR0.01"],
    [100, "EUR1.00"],
    [99_999_999_999, "EUR999999999.99"],
    [100_000_000_000, undefined],
    [7.5, undefined],
  ])("of %d cents says %s", (cents, amount) => {
    expect(epcPayload({ ...transfer, cents })?.split("\n")[7]).toBe(amount);
  });

  test.each([
    [69, 69],
    [70, 70],
    [71, 70],
  ])("has of a name of %i letters the first %i", (length, kept) => {
    expect(epcPayload({ ...transfer, name: "n".repeat(length) })?.split("\n")[5]).toHaveLength(kept);
  });

  test.each([
    [139, true],
    [140, true],
    [141, false],
  ])("has space for a communication of %i letters: %s", (length, hasSpace) => {
    expect(epcPayload({ ...transfer, communication: "c".repeat(length) }) !== undefined).toBe(hasSpace);
  });

  test("has 331 bytes at most, of which a letter may take three", () => {
    expect(epcMaxBytes).toBe(331);
    const bytesOf = (text = "") => new TextEncoder().encode(text).length;
    const short = { ...transfer, name: "n".repeat(70), communication: "" };
    const left = 331 - bytesOf(epcPayload(short));
    const letters = "€".repeat(Math.floor(left / 3));
    const full = letters + "c".repeat(left % 3);
    expect(bytesOf(epcPayload({ ...short, communication: full }))).toBe(331);
    expect(epcPayload({ ...short, communication: `${full}c` })).toBeUndefined();
  });

  test.each(["\n", "\r"])("does not let a text begin a line of its own (%j)", (sign) => {
    expect(epcPayload({ ...transfer, name: `Digi${sign}x` })).toBeUndefined();
    expect(epcPayload({ ...transfer, communication: `1${sign}2` })).toBeUndefined();
  });
});
