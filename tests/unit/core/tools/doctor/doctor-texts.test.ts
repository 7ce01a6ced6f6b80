import { describe, expect, test } from "vitest";
import { closestTo } from "#core/tools/doctor/closest.ts";
import { describe as say, nothingFound } from "#core/tools/doctor/doctor.texts.ts";
import type { Said } from "#core/tools/doctor/finding.ts";
import { languages } from "#core/base/values/language.ts";
import { expectListed } from "#tests/unit/texts/listed.ts";

describe("the word that was meant", () => {
  const tags = ["digi-newsletter", "digi-contact", "digi-fiber-check"];
  test.each([
    ["digi-newsleter", "digi-newsletter"],
    ["digi-news-letter", "digi-newsletter"],
    ["digi-fibre-check", "digi-fiber-check"],
    ["digi-contacts", "digi-contact"],
    ["digi-weather", undefined],
  ])("%s: %s", (word, expected) => {
    expect(closestTo(word, tags)).toBe(expected);
  });

  test("among none is none", () => {
    expect(closestTo("a", [])).toBeUndefined();
  });
});

const findings: Said[] = [
  { code: "late-consent" },
  { code: "unknown-tag", tag: "digi-x", suggestion: "digi-y" },
  { code: "unknown-tag", tag: "digi-x", suggestion: undefined },
  { code: "unknown-attribute", tag: "digi-x", name: "colour", suggestion: "color" },
  { code: "bad-value", tag: "digi-x", name: "max-length", accepted: "a whole number from 1" },
  { code: "swallowed", tag: "digi-x", stray: "footer" },
  { code: "unboxed", tag: "digi-x" },
  { code: "hidden-empty", tag: "digi-x" },
  { code: "hidden-unready", tag: "digi-x" },
  { code: "strange-script", address: "https://shop.example/all.js", base: "https://cdn.example/digi/1.0.0/" },
  { code: "callback-unclaimed", tag: "digi-callback-modal" },
  { code: "second-copy", versions: ["1.0.0"] },
  { code: "late-options", address: "https://a.example/loader.js", names: ["data-api", "data-site"] },
  { code: "page-language", written: "de", spoken: "en" },
  { code: "unknown-offer", tag: "digi-x", name: "mobile", value: "mobile-maxi", suggestion: "mobile-max" },
  { code: "unknown-offer", tag: "digi-x", name: "mobile", value: "something", suggestion: undefined },
  ...(["address", "silent"] as const).map((why) => ({ code: "unseen-offer", tag: "digi-x", name: "tv", value: "tv-1", why }) as const),
  { code: "insecure" },
  { code: "bad-site", value: "digi" },
  { code: "bad-routes" },
  { code: "escaped-tag", tag: "digi-x" },
  { code: "false-text", tag: "digi-x", name: "open" },
  { code: "curly-quotes", tag: "digi-x" },
  { code: "lang-on-tag", tag: "digi-x" },
  { code: "for-nowhere", tag: "digi-x", id: "call-me" },
  { code: "no-trigger", tag: "digi-x" },
  { code: "bad-option", name: "lang", accepted: "en, fr, nl" },
  { code: "dead-link", tag: "digi-x", address: "/en/privacy", httpStatus: 404 },
  { code: "moved", shift: "0.12" },
  { code: "no-api", api: "https://shop.example" },
  ...(["far", "hidden", "coming", "failed"] as const).map((why) => ({ code: "unseen-tag", tag: "digi-x", why }) as const),
  { code: "unseen-link", address: "https://www.digi.example", why: "elsewhere" },
  { code: "unseen-link", address: "https://shop.example/en/privacy", why: "silent" },
  { code: "unseen-link", address: "https://shop.example/en/terms", why: 503 },
  { code: "unseen-shift" },
  { code: "unknown-page", page: "privaci", suggestion: "privacy" },
  { code: "blocked", directive: "connect-src", line: "connect-src https://api.example" },
  { code: "api-unreachable", api: "https://api.example" },
  { code: "origin-refused", api: "https://api.example", origin: "https://shop.example" },
  { code: "mixed-content", what: "data-api", address: "http://api.example" },
  { code: "unknown-option", name: "data-aip", suggestion: "data-api" },
  { code: "unknown-option", name: "data-colour", suggestion: undefined },
  { code: "refused-data", tag: "digi-x", problem: "cards[0].type: missing, or not accepted" },
  { code: "refused-code", tag: "digi-x", value: "DEALER-NONE" },
  { code: "unknown-section", tag: "digi-x", id: "section_mobile_magic", known: "section_mobile_settings, section_mobile_alerts" },
  ...(["gone", "old"] as const).map((why) => ({ code: "no-room-sheet", address: "https://a.example/reserve.css", why }) as const),
  { code: "tracking-unasked", tracker: "www.googletagmanager.com" },
  { code: "invisible", tag: "digi-x", style: "opacity: 0" },
  { code: "amp" },
  { code: "self-closed", tag: "digi-x" },
  { code: "inside-control", tag: "digi-x", control: "button" },
  { code: "no-site", address: "/en/privacy", count: 3 },
  { code: "unseen-some", seen: 1, made: 2 },
  { code: "api-refuses", api: "https://api.example", httpStatus: 404 },
];

describe("what it says", () => {
  test.each(languages)("each finding in words of %s, with what it is about", (language) => {
    for (const finding of findings) {
      const text = say(finding, language);
      const { code: _code, ...facts } = finding;
      // A reason that is one of our own words has a sentence of its own, so the word is not in the text.
      const isSaid = ([name, fact]: [string, unknown]): boolean => fact !== undefined && !(name === "why" && typeof fact === "string");
      for (const [, fact] of Object.entries(facts).filter(isSaid)) for (const one of [fact].flat()) expect(text).toContain(String(one));
    }
    expect(new Set(findings.map((finding) => say(finding, language))).size).toBe(findings.length);
    expect(nothingFound(language)).not.toBe("");
  });

  test.each(languages)("each finding in %s what belongs there", (language) => {
    expectListed(
      "doctor",
      language,
      findings.map((finding, index) => [`${index + 1} ${finding.code}`, say(finding, language)]),
    );
  });
});
