import { SettingRow, SettingRows } from "#core/forms/inline-edit/setting-row.tsx";
import type { ProductSettings } from "#core/domain/customer/product-page.contract.ts";
import type { SectionProps } from "./product.model.ts";

/** Draws what can be set, in the order of the page data (C-103…C-112). */
export function Settings({ settings }: SectionProps & { readonly settings: ProductSettings }) {
  return (
    <SettingRows label="">
      {settings.fields.map(({ name, label, value, secret }) => (
        <SettingRow key={name} label={label}>
          {secret ? "" : value}
        </SettingRow>
      ))}
    </SettingRows>
  );
}
