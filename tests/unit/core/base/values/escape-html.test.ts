import { expect, test } from "vitest";
import { escapeHtml } from "#core/base/values/escape-html.ts";
import { blocksOf } from "#core/base/values/plain-text.ts";

test.each([
  [`<b title="x">Fish & chips</b>`, "&lt;b title=&quot;x&quot;&gt;Fish &amp; chips&lt;/b&gt;"],
  ["&amp;", "&amp;amp;"],
  ["L’été à 5 €", "L’été à 5 €"],
])("%s is written as %s, and read back as it was", (text, html) => {
  expect(escapeHtml(text)).toBe(html);
  expect(blocksOf(escapeHtml(text))).toEqual([text]);
});
