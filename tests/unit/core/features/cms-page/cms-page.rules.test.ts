import { describe, expect, test } from "vitest";
import { findNamed, findSection, withOwnIds, withTab } from "#core/features/cms-page/cms-page.rules.ts";
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

test("of several with one id the first keeps it, and the others get one that nobody else has: sections, and marks of a picture", () => {
  const ids = (sections: ReturnType<typeof withOwnIds>): unknown[] => sections.map(({ i, c }) => (c ? [i, ids(c)] : i));
  const section = { i: "a", t: "A" };
  const mark = { i: "m", t: "M", txt: "", x: 0, y: 0, width: 1, height: 1 };
  const image = { src: "https://x.example/1.svg", alt: "", page: 1, marks: [mark, mark, { ...mark, i: "a" }] };
  const own = withOwnIds([{ ...section, c: [section, { ...section, i: "a-2" }] }, section, { ...section, images: [image] }]);
  expect(ids(own)).toEqual([["a", ["a-3", "a-2"]], "a-4", "a-5"]);
  expect(own.at(-1)?.images?.[0]?.marks?.map(({ i }) => i)).toEqual(["m", "m-2", "a"]);
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
