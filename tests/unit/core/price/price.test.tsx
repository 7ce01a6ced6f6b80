import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Price } from "#core/price/price.tsx";

const words = (markup: string): string => markup.replace(/<[^>]+>/g, "");

test("a price is read with its period", () => {
  const markup = renderToStaticMarkup(<Price amount="€12.50" period="per month" />);
  expect(words(markup)).toBe("€12.50 per month");
  expect(markup).toContain('part="price"');
});

test("an old price is struck through, and told apart in words", () => {
  const markup = renderToStaticMarkup(<Price amount="€12.50" period="per month" oldAmount="€15" />);
  expect(markup).toContain("<s>€15</s>");
  expect(words(markup)).toBe("Old price: €15 New price: €12.50 per month");
});
