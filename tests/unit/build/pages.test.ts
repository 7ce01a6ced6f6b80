import { expect, test } from "vitest";
import { pagesIn } from "#build/pages.ts";

test("a room carries the pages that its code names, in every language, and no others", () => {
  const codes = ['navigate("login", search)', "pathOf(`privacy`)", "pathOf('shop-check')", "a home of its own, jobs.length"];
  expect(pagesIn(codes)).toEqual({
    login: { en: "/en/login", fr: "/fr/connecter", nl: "/nl/inloggen" },
    privacy: { en: "/en/privacy", fr: "/fr/vie-privee", nl: "/nl/privacy" },
    "shop-check": { en: "/en/shop/check", fr: "/fr/shop/check", nl: "/nl/shop/check" },
  });
});

test("an id within a longer text is none", () => {
  expect(pagesIn(['"login-form"', '"my-products"'])).toEqual({
    "my-products": { en: "/en/my-digi/my-products", fr: "/fr/my-digi/my-products", nl: "/nl/my-digi/my-products" },
  });
});
