import { createContext, useContext, useLayoutEffect, useMemo, type ComponentType } from "react";
import { EditForm, type EditBinding } from "#core/forms/edit-form/edit-form.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import type { Changes } from "#widgets/my-digi/product-settings/product-settings.model.ts";
import * as say from "./setting-edit.messages.ts";
import type { part } from "./setting-edit.part.ts";
import { editForm, maxLengthOf, type EditName } from "./setting-edit.schema.ts";

type EditProps = Pick<Changes["settings"], "edits"> & {
  readonly setting: EditName;
  readonly label: string;
  /** The value as the field shows it at first. */
  readonly text: string;
  /** The most characters of the field, where the page data has them (C-344). */
  readonly maxLength?: number | undefined;
};

/**
 * The label and the most characters of the field that is being edited. They are passed by context, because the field components must stay
 * the same functions in all renders and so cannot take them as properties.
 */
const FieldContext = createContext({ label: "", maxLength: 0 });

/**
 * Draws the form in which one setting is edited (C-103, C-106, C-108). It is a part of its own, because few visits change a setting, and
 * its rules and messages are needed by nothing else of the settings.
 */
export function View({ edits, setting, label, text, maxLength: allowed }: PartViewProps<undefined, typeof part> & EditProps) {
  const maxLength = maxLengthOf(setting, allowed);
  const given = useMemo(() => ({ label, maxLength }), [label, maxLength]);
  const struct = useMemo(() => editForm(setting, maxLength), [setting, maxLength]);
  useLayoutEffect(() => edits.drawn(), [edits]);
  return (
    <FieldContext value={given}>
      <EditForm
        {...{ edits, label, text, struct, maxLength }}
        name={setting}
        messagesOf={[(code) => say.settingMessage(code, maxLength)]}
        Field={inputs[setting]}
      />
    </FieldContext>
  );
}

const SimCardName = (bound: EditBinding) => <TextField label={useContext(FieldContext).label} {...bound} />;

const BundleLimit = (bound: EditBinding) => (
  <TextField label={useContext(FieldContext).label} hint={say.bundleLimitHint()} inputMode="numeric" leading="€" {...bound} />
);

/**
 * Draws the field of the WiFi password. The browser's password manager neither fills it in nor stores it, because the password is not that
 * of a login.
 */
function WifiPassword(bound: EditBinding) {
  const { label, maxLength } = useContext(FieldContext);
  return <TextField label={label} hint={say.wifiPasswordHint(maxLength)} inputMode="text" autoComplete="off" {...bound} />;
}

const inputs: Readonly<Record<EditName, ComponentType<EditBinding>>> = {
  sim_card_name: SimCardName,
  bundle_limit: BundleLimit,
  wifi_password: WifiPassword,
};
