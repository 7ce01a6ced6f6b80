import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Sheet } from "#core/ui/sheet/sheet.tsx";
import { attributesOf, wordsOf } from "#tests/unit/core/ui/base/markup.ts";

test("a sheet is drawn closed, with its name, a way out, and what stays in sight at its foot", () => {
  const markup = renderToStaticMarkup(
    <Sheet open={false} heading="Your bundle" onClose={() => undefined} foot={<b>€29</b>}>
      <p>content</p>
    </Sheet>,
  );
  const dialog = attributesOf(markup, "dialog")[0];
  expect(dialog?.["open"]).toBeUndefined();
  expect(wordsOf(markup, dialog?.["aria-labelledby"])).toBe("Your bundle");
  expect(attributesOf(markup, "button")[0]?.["aria-label"]).toBe("Close");
  expect(markup).toMatch(/<div class="ui-sheet-foot"><b>€29<\/b><\/div>/);
});
