import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Tabs } from "#core/ui/tabs/tabs.tsx";
import { attributesOf, wordsOf } from "#tests/unit/core/ui/base/markup.ts";

const tabs = [
  { id: "national", label: "Belgium" },
  { id: "abroad", label: "Abroad" },
] as const;
const draw = (count: number, selected: "national" | "abroad" = "abroad"): string =>
  renderToStaticMarkup(
    <Tabs label="Prices" tabs={tabs.slice(0, count)} selected={selected} onSelect={() => undefined}>
      <p>content</p>
    </Tabs>,
  );

test("a bar of tabs names what is chosen among, and one of them is selected and in reach", () => {
  const markup = draw(2);
  expect(attributesOf(markup, "div", 'role="tablist"')[0]?.["aria-label"]).toBe("Prices");
  const buttons = attributesOf(markup, "button");
  expect(buttons.map((button) => [button["role"], button["aria-selected"], button["tabindex"]])).toEqual([
    ["tab", "false", "-1"],
    ["tab", "true", "0"],
  ]);
});

test("the panel is named by its tab, and the tab says which panel it is", () => {
  const markup = draw(2);
  const panel = attributesOf(markup, "div", 'role="tabpanel"')[0];
  const selected = attributesOf(markup, "button", 'aria-selected="true"')[0];
  expect(selected?.["aria-controls"]).toBe(panel?.["id"]);
  expect(wordsOf(markup, panel?.["aria-labelledby"])).toBe("Abroad");
  expect(attributesOf(markup, "button", 'aria-selected="false"')[0]?.["aria-controls"]).toBeUndefined();
});

test("a single tab has no bar", () => {
  expect(draw(1, "national")).toBe("<p>content</p>");
});
