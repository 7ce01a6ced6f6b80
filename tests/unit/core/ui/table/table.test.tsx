import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Table } from "#core/ui/table/table.tsx";
import { attributesOf, wordsOf } from "#tests/unit/core/ui/base/markup.ts";

const draw = (isCaptionHidden = false): string =>
  renderToStaticMarkup(
    <Table
      caption="Calls"
      isCaptionHidden={isCaptionHidden}
      rows={[{ country: "France", cents: 23 }]}
      rowToKey={(row) => row.country}
      columns={[
        { id: "country", label: "Country", cell: (row) => row.country },
        { id: "price", label: "A minute", cell: (row) => `${row.cents} c`, isNumber: true },
      ]}
    />,
  );

test("a table is named by its caption, shown or not", () => {
  for (const isHidden of [false, true]) {
    const markup = draw(isHidden);
    expect(wordsOf(markup, attributesOf(markup, "table")[0]?.["aria-labelledby"])).toBe("Calls");
  }
  expect(draw(true)).toContain('<caption class="ui-hidden"');
});

test("columns and rows have headers, also where it is drawn as cards", () => {
  const markup = draw();
  expect(attributesOf(markup, "th").map(({ role, scope }) => [role, scope])).toEqual([
    ["columnheader", "col"],
    ["columnheader", "col"],
    ["rowheader", "row"],
  ]);
  expect(attributesOf(markup, "tr").map(({ role }) => role)).toEqual(["row", "row"]);
});

test("a value knows the name of its column, which a card shows, and a number that it is one", () => {
  const [cell] = attributesOf(draw(), "td");
  expect(cell).toMatchObject({ role: "cell", "data-label": "A minute", "data-number": "true" });
});
