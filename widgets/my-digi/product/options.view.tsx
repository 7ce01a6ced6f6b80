import { Part } from "#core/runtime/part/part.tsx";
import type { Given as OptionsGiven } from "#widgets/my-digi/product-options/product-options.model.ts";
import type { View } from "#widgets/my-digi/product-options/product-options.view.tsx";
import type { SectionProps } from "./product.model.ts";

/** Draws the options that can be ordered. They are a part of their own, which is loaded only where a section with options is shown. */
export const ProductOptions = ({ area, page, line, section }: SectionProps & Pick<OptionsGiven, "section">) =>
  page.options !== undefined &&
  page.options.length > 0 && <Part<typeof View> key={line.key} name="product-options" {...{ area, page, line, section }} />;
