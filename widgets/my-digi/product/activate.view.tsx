import { useSignals } from "@preact/signals-react/runtime";
import { Part } from "#core/runtime/part/part.tsx";
import type { View as MobileOrder } from "#widgets/my-digi/mobile-order/mobile-order.view.tsx";
import type { View } from "#widgets/my-digi/product-order/product-order.view.tsx";
import type { SectionProps } from "./product.model.ts";
import { isSold } from "./product.rules.ts";

/**
 * Draws the order of a product (C-086, C-098), and its confirmation. It is a part of its own, because most customers already have the
 * product whose page they visit. A mobile line loads lists of its own; the packages of all other products are in the page data.
 */
export function Activate({ area, model, page, line }: SectionProps) {
  useSignals();
  const product = model.product.value;
  if (product === "mobile") return <Part<typeof MobileOrder> name="mobile-order" area={area} isSection />;
  if (!isSold(product) || (!page.packages && !line.isOrdered.value)) return null;
  const addressText = page.addresses.find(({ id }) => id === page["address-id"])?.text ?? "";
  const { packages = [], packages_need: need } = page;
  return <Part<typeof View> key={line.key} name="product-order" kind={product} {...{ area, line, packages, need, addressText }} />;
}
