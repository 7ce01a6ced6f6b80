/** Tests that the contract summary is shown as the API sent it. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ContractSummary } from "#core/domain/order/contract-summary.contract.ts";
import { ContractSummaryText } from "#core/features/contract-summary/contract-summary.tsx";

const summary: ContractSummary = {
  id: "1",
  version: "2026-11",
  title: "Contract summary",
  opening: ["One.", "Two.", "Three."],
  provider: ["digi <b>Belgium</b>"],
  sections: [
    { h: "Services and equipment", p: ["Mobile Light"] },
    { h: "Price", p: ["€5", "€5"] },
  ],
  url: "https://api.example/contract-summary/1",
};

test("a contract summary stands as plain text, in the order in which the API says it", () => {
  const html = renderToStaticMarkup(<ContractSummaryText summary={summary} />);
  const text = html
    .replaceAll(/<[^>]+>/g, "\n")
    .split(/\n+/)
    .filter(Boolean);
  expect(text).toEqual([
    "Contract summary",
    "One. Two. Three.",
    "digi &lt;b&gt;Belgium&lt;/b&gt;",
    "Services and equipment",
    "Mobile Light",
    "Price",
    "€5",
    "€5",
  ]);
  expect(html.match(/<h\d/g)).toEqual(["<h5", "<h6", "<h6"]);
});
