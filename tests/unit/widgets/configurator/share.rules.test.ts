import { expect, test } from "vitest";
import { sharedPage } from "#widgets/configurator/share/share.rules.ts";

const page = "https://shop.example/pack";

test.each([
  ["without what led there", `${page}?utm_source=mail&name=Marie#top`, undefined, page],
  ["without it, whatever else the page says", `${page}?gclid=1`, page, page],
  ["with the query that tells the page from others, by its canonical address", `${page}?p=12&utm=x`, `${page}?p=12`, `${page}?p=12`],
  ["not to another page", `${page}?a=1`, "https://shop.example/?p=12", page],
  ["not to another site", `${page}?a=1`, "https://other.example/pack?p=12", page],
  [
    "in ASCII, so that its characters are its bytes",
    "https://café.example/forfait-été",
    undefined,
    "https://xn--caf-dma.example/forfait-%C3%A9t%C3%A9",
  ],
  ["whatever stands there", `${page}?a=1`, "http://", page],
])("a shared pack leads to the page it was put together on, %s", (_what, address, canonical, shared) => {
  expect(sharedPage(address, canonical)).toBe(shared);
});
