import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import type { ProductSettings } from "#core/domain/customer/product-page.contract.ts";
import { SettingRows } from "#core/forms/inline-edit/setting-row.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import { Boosters } from "./booster.view.tsx";
import type { SectionProps } from "./product.model.ts";
import { SettingField } from "./setting-field.view.tsx";
import * as say from "./settings.messages.ts";
import { ServiceToggle } from "./toggles.view.tsx";

/** Draws what can be set, in the order of the page data (C-103…C-112). */
export function Settings(props: SectionProps & { readonly settings: ProductSettings }) {
  useSignals();
  const { model, area, line, language, settings } = props;
  const { fields, notes, toggles, booster } = settings;
  const heading = say.fieldsHeading(model.product.value);
  const network = fields.find(({ name }) => name === "wifi_name")?.value;
  useSession(props);
  if (fields.length + notes.length + toggles.length === 0 && booster === undefined) return <p>{say.nothingToSetText()}</p>;
  return (
    <>
      {fields.length + notes.length > 0 && (
        <AreaSection heading={heading}>
          {fields.length > 0 && (
            <SettingRows label={heading}>
              {fields.map((field) => (
                <SettingField key={field.name} {...{ area, line, language, field, network }} />
              ))}
            </SettingRows>
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
            <ServiceToggle key={toggle.name} {...{ line, language, toggle }} />
          ))}
        </AreaSection>
      )}
      {booster && <Boosters {...{ area, line, language, booster }} />}
    </>
  );
}

/**
 * Hides secret values when the session ends and when the section is left, and removes the errors of an ended session once the customer has
 * logged in again.
 */
function useSession({ area, line: { settings, toggles, booster } }: Pick<SectionProps, "area" | "line">): void {
  useSignals();
  const isOpen = area.access.value === "open";
  useEffect(() => {
    if (!isOpen) return;
    settings.forgetFailure();
    toggles.forgetFailures();
    booster.forgetFailure();
    return settings.secrets.hideAll;
  }, [isOpen, settings, toggles, booster]);
}
