import { describe, expect, test } from "vitest";
import { findNamed, findSection, withTab } from "#core/features/cms-page/cms-page.rules.ts";
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
  const costs = { tab: "costs", inside: undefined };
  test.each([
    ["https://site.example/en/terms", undefined],
    ["https://site.example/en/terms?tab=costs", costs],
    ["https://site.example/en/terms?tab=general#fees", { tab: "costs", inside: "fees" }],
    ["https://site.example/en/terms?tab=costs#", costs],
    ["https://site.example/en/terms?tab=", undefined],
    ["https://site.example/en/terms?tab=nothing", undefined],
    // The fragment of a host page's own link, and one that is badly encoded.
    ["https://site.example/en/terms?tab=costs#main", costs],
    ["https://site.example/en/terms?tab=costs#100%", costs],
    ["https://site.example/en/terms#main", undefined],
  ])("%s: %j [C-188]", (address, way) => {
    expect(findNamed(twoTabs.sections, address)).toEqual(way);
  });

  test("an id with an accent is named by its encoded fragment", () => {
    expect(findNamed([{ i: "délai", t: "Délai" }], "https://site.example/fr/terms#d%C3%A9lai")).toEqual({
      tab: "délai",
      inside: undefined,
    });
  });

  test("a chosen tab stands in the query alone, and what others wrote there stays", () => {
    expect(withTab("https://site.example/en/terms?a&tab=costs&b=1#fees", "general")).toBe(
      "https://site.example/en/terms?a&b=1&tab=general",
    );
  });
});
