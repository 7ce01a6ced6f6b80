import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { totalLabel } from "#core/ui/price/total.messages.ts";
import { Price } from "#core/ui/price/price.tsx";

const words = (markup: string): string => markup.replace(/<[^>]+>/g, "");

test("a price is read with its period", () => {
  const markup = renderToStaticMarkup(<Price cents={1250} language="en" period="per month" />);
  expect(words(markup)).toBe("€12.50 per month");
  expect(markup).toContain('part="price"');
});

test("an old price is struck through, and told apart in words", () => {
  const markup = renderToStaticMarkup(<Price cents={1250} language="en" period="per month" oldCents={1500} />);
  expect(markup).toContain("<s>€15</s>");
  expect(words(markup)).toBe("Old price: €15 New price: €12.50 per month");
});

/**
 * Views with amounts that are no monthly prices: amounts of invoices and of data, which are paid once, and the total, whose own words say
 * that it is for a month (C-034).
 */
const once = [
  "core/ui/price/total.tsx",
  "widgets/my-digi/invoices/invoice-row.view.tsx",
  "widgets/my-digi/overview/overview.view.tsx",
  "widgets/my-digi/product-options/data-options.view.tsx",
];

test("what recurs is shown in euros a month, in every view that shows a price [C-012, P-017]", () => {
  const views = ["core", "widgets"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".tsx"))
      .map((path) => join(folder, path)),
  );
  const pricesIn = (path: string): string[] => readFileSync(path, "utf8").match(/<Price\b[^>]*?\/>/gs) ?? [];
  const seen = views.flatMap((path) => pricesIn(path).map((price) => ({ path, price })));
  expect(seen.length).toBeGreaterThan(12);
  for (const { path, price } of seen.filter((one) => !once.includes(one.path))) expect(price, path).toMatch(/period=\{perMonthText\(\)\}/);
  expect(totalLabel()).toBe("Total a month");
});
