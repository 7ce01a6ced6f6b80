import { assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { blocksOf } from "#core/base/values/plain-text.ts";

describe("the texts of HTML that may not be parsed", () => {
  test.each<[string, string, string[]]>([
    [
      "blocks stand apart, words in a line stay together",
      "<h2>Prices</h2><p>From <b>10</b> €.<br>A month.</p>",
      ["Prices", "From 10 €.", "A month."],
    ],
    ["items and cells", "<ul><li>One</li><li>Two</li></ul><table><tr><td>a</td><td>b</td></tr></table>", ["One", "Two", "a", "b"]],
    ["line breaks of the source are spaces", "<p>Two\n   lines</p>", ["Two lines"]],
    [
      "entities",
      "<p>A &amp; B &lt; C&#44; D&#x2019;s &euro;5&nbsp;now &unknown; &amp;lt;</p>",
      ["A & B < C, D’s €5\u00a0now &unknown; &lt;"],
    ],
    ["what is no text", "a<script>alert(1)</script><style>p{}</style><!-- no --><svg><text>x</text></svg>b", ["ab"]],
    ["what does not end", "a<script>alert(1)", ["a"]],
    ["a tag that does not end", "a <img src=x onerror=", ["a"]],
    ["a sign that is no tag", "1 < 2 and 3 > 2", ["1 < 2 and 3 > 2"]],
    ["nothing", " <p> </p>", []],
    ["a number that is no letter", "&#x110000;", ["&#x110000;"]],
  ])("%s", (_what, html, expected) => {
    expect(blocksOf(html)).toEqual(expected);
  });

  test("whatever comes, it answers texts without blanks around them", () => {
    assert(
      property(string({ unit: "grapheme" }), (html) => {
        for (const text of blocksOf(html)) expect(text).toBe(text.trim());
      }),
    );
  });
});
