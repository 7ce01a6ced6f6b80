import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { SettingRows } from "#core/forms/inline-edit/setting-row.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { PartIntent } from "#core/runtime/part/part.tsx";
import { esimWay } from "#widgets/my-digi/esim-way.messages.ts";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import type { View as SettingEdit } from "#widgets/my-digi/setting-edit/setting-edit.view.tsx";
import { Boosters } from "./booster.view.tsx";
import type { Given, Model } from "./product-settings.model.ts";
import type { part } from "./product-settings.part.ts";
import { SettingField } from "./setting-field.view.tsx";
import * as say from "./settings.messages.ts";
import { ServiceToggle } from "./toggles.view.tsx";

/** Draws the settings of a product, in the order of the page data (C-103…C-112). */
export function View({ model, area, product, language, settings, esim, pathOf }: PartViewProps<Model, typeof part> & Given) {
  const { fields, notes, toggles, booster } = settings;
  const changes = model.changes();
  const heading = say.fieldsHeading(product);
  const network = fields.find(({ name }) => name === "wifi_name")?.value;
  if (fields.length + notes.length + toggles.length === 0 && booster === undefined) return <p>{say.nothingToSetText()}</p>;
  return (
    <div className="area-stack">
      {fields.length + notes.length > 0 && (
        <AreaSection heading={heading} link={esim && esimWay(esim, pathOf("my-products-esim"))}>
          {fields.length > 0 && (
            <PartIntent<typeof SettingEdit> name="setting-edit">
              <SettingRows label={heading}>
                {fields.map((field) => (
                  <SettingField key={field.name} {...{ changes, area, language, field, network }} />
                ))}
              </SettingRows>
            </PartIntent>
          )}
          {notes.map((note) => (
            <p key={note} className="setting-note">
              <Icon name="info" />
              {note}
            </p>
          ))}
        </AreaSection>
      )}
      {toggles.length > 0 && (
        <AreaSection heading={say.togglesHeading()}>
          {toggles.map((toggle) => (
            <ServiceToggle key={toggle.name} {...{ changes, language, toggle }} />
          ))}
        </AreaSection>
      )}
      {booster && <Boosters {...{ changes, area, language, booster }} />}
    </div>
  );
}
