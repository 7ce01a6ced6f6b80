import { describe, expect, test } from "vitest";
import { clockText } from "#core/base/values/clock-text.ts";
import type { Language } from "#core/base/values/language.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";

describe("what is read by people", () => {
  test.each<[string, Language, string]>([
    ["09:00", "en", "09:00"],
    ["09:30", "en", "09:30"],
    ["09:00", "fr", "9\u00a0h"],
    ["17:30", "fr", "17\u00a0h\u00a030"],
    ["09:00", "nl", "9"],
    ["00:05", "nl", "0.05"],
  ])("%s is written in %s as %s [C-446, P-322]", (time, language, written) => {
    expect(clockText(time, language)).toBe(written);
  });

  test.each([
    ["470123456", "+32 470 12 34 56"],
    ["028704141", "+32 2 870 41 41"],
    ["081123456", "+32 81 12 34 56"],
    ["093123456", "+32 9 312 34 56"],
  ])("the digits %s are shown as %s", (digits, shown) => {
    expect(shownPhone(digits).replaceAll("\u00a0", " ")).toBe(shown);
  });
});
