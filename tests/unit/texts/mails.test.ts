/** Tests the exact texts of mails that must not be confused with those of other mails (see `drawn.test.tsx`). */
import { expect, test } from "vitest";
import { languages } from "#core/base/values/language.ts";
import { mailsIn } from "./mails.ts";
import { pinned } from "./pinned.ts";

test.each(languages)("%s: subjects, labels, and what an order says of itself are what belongs there", (language) => {
  expect(mailsIn(language)).toEqual(pinned[language].mails);
});
