/** Tests the rendered HTML of an explained page: each mark of the picture has its explanation, which can be read without the picture. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { languages } from "#core/base/values/language.ts";
import { invoiceExplainedPage } from "#demo/api/domain/pages/invoice-explained.rules.ts";
import { seenIn } from "#tests/unit/demo/seen.ts";
import { attributesOf } from "#tests/unit/core/ui/base/markup.ts";
import { ExplainedPage } from "#widgets/invoice-explainer/explained-page.view.tsx";

test.each(languages)("each page has its picture, and for each mark a title and an explanation, in one order (%s) [C-125]", (language) => {
  for (const { images = [] } of invoiceExplainedPage(seenIn(language)).sections)
    for (const image of images) {
      const html = renderToStaticMarkup(<ExplainedPage image={image} />);
      expect(attributesOf(html, "img")).toMatchObject([{ src: image.src, alt: image.alt, loading: "lazy", width: "595", height: "842" }]);
      const ids = image.marks?.map(({ i }) => i);
      expect(ids).toHaveLength(6);
      const buttons = attributesOf(html, "button", 'class="explainer-mark"');
      expect(buttons.map((button) => button["data-mark"])).toEqual(ids);
      expect(attributesOf(html, "li").map((item) => item["data-mark"])).toEqual(ids);
      for (const { "aria-describedby": id = "none" } of buttons) expect(html).toContain(`<div id="${id}">`);
      for (const { t } of image.marks ?? []) expect(html).toContain(`>${t}</button>`);
    }
});
