import { useSignals } from "@preact/signals-react/runtime";
import type { ProductSettings } from "#core/domain/customer/product-page.contract.ts";
import { Part } from "#core/runtime/part/part.tsx";
import type { View } from "#widgets/my-digi/product-settings/product-settings.view.tsx";
import { esimOf } from "#widgets/my-digi/esim-way.rules.ts";
import type { SectionProps } from "./product.model.ts";

/**
 * Draws the settings of the product (C-103…C-112). Their forms and dialogs are a part of their own, because most visits are about usage.
 */
export function Settings({ area, model, line, page, settings }: SectionProps & { readonly settings: ProductSettings }) {
  useSignals();
  return <Part<typeof View> name="product-settings" {...{ area, line, settings }} product={model.product.value} esim={esimOf(page)} />;
}
