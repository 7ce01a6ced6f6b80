import { describe, expect, test } from "vitest";
import { findSection, namedIn, withTab } from "#core/features/cms-page/cms-page.rules.ts";
import { twoTabs } from "./samples.ts";

describe("the way to a section", () => {
  test.each([
    ["general", { tab: "general", inside: undefined }],
    ["costs", { tab: "costs", inside: undefined }],
    ["fees", { tab: "costs", inside: "fees" }],
    ["late", { tab: "costs", inside: "late" }],
    ["<script>", undefined],
    ["", undefined],
  ])("%s: %j [C-188]", (id, way) => {
    expect(findSection(twoTabs.sections, id)).toEqual(way);
  });

  test("of two with one id, the first counts", () => {
    const twice = [
      { i: "a", t: "A", c: [{ i: "x", t: "X" }] },
      { i: "x", t: "Other X" },
    ];
    expect(findSection(twice, "x")).toEqual({ tab: "a", inside: "x" });
  });
});

describe("what an address names", () => {
  test.each([
    ["https://site.example/en/terms", undefined],
    ["https://site.example/en/terms?tab=costs", "costs"],
    ["https://site.example/en/terms?tab=costs#fees", "fees"],
    ["https://site.example/en/terms?tab=costs#", "costs"],
    ["https://site.example/en/terms?tab=", undefined],
    ["https://site.example/en/terms#d%C3%A9lai", "délai"],
    ["https://site.example/en/terms#100%", "100%"],
  ])("%s: %s", (address, id) => {
    expect(namedIn(address)).toBe(id);
  });

  test("a chosen tab stands in the query alone, and what others wrote there stays", () => {
    expect(withTab("https://site.example/en/terms?a&tab=costs&b=1#fees", "general")).toBe(
      "https://site.example/en/terms?a&b=1&tab=general",
    );
  });
});
