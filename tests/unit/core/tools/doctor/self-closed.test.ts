import { expect, test } from "vitest";
import { selfClosedIn } from "#core/tools/doctor/self-closed.ts";

test.each([
  ["<digi-newsletter/>", ["<digi-newsletter/>"]],
  ['<digi-newsletter heading="Hi"/>', ['<digi-newsletter heading="Hi"/>']],
  ["<digi-newsletter\n  heading='a > b'\n/>", ["<digi-newsletter\n  heading='a > b'\n/>"]],
  ["<DIGI-Contact open />", ["<DIGI-Contact open />"]],
  ["<p>One <digi-contact></digi-contact> and <digi-contact max-length=5 /></p>", ["<digi-contact max-length=5 />"]],
  // In a value without quotes the slash belongs to the value, so the tag is not self-closed.
  ["<digi-login next=/en/></digi-login>", []],
  ["<digi-login></digi-login><br/><img src=a />", []],
  ["<!-- <digi-login/> --><pre>&lt;digi-login/></pre>", []],
  ["<script>const a = '<digi-login/>';</script><textarea><digi-login/></textarea><template><digi-login/></template>", []],
  ["<!-- never closed <digi-login/>", []],
])("%s", (source, expected) => {
  expect(selfClosedIn(source).map(({ found }) => found)).toEqual(expected);
});

test("each is told by its place among those of its kind", () => {
  const source = "<digi-login></digi-login><digi-contact/><digi-login/><digi-login></digi-login><digi-login/>";
  expect(selfClosedIn(source).map(({ tag, index }) => [tag, index])).toEqual([
    ["digi-contact", 0],
    ["digi-login", 1],
    ["digi-login", 3],
  ]);
});
