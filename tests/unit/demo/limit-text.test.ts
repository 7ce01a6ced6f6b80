/** Tests that the API refuses a seventh mobile line in the words that the page shows to a customer who has six (decisions §8). */
import { expect, test } from "vitest";
import { languages } from "#core/base/values/language.ts";
import { fieldText } from "#demo/api/messages/field-texts.ts";
import { wordsIn } from "#tests/e2e/catalogue.ts";
import { fullLink, fullTitle } from "#widgets/my-digi/mobile-order/mobile-order.messages.ts";

test.each(languages)("the page and the API say the limit of six lines in the same words (%s) [C-435]", (language) => {
  const { say } = wordsIn(language);
  const shown = `${say(fullTitle())} ${say(fullLink())}`;
  expect(fieldText("lines.most", language).replaceAll("\u00a0", " ")).toBe(shown);
});
