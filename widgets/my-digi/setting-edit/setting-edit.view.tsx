import { createContext, useContext, type ComponentType } from "react";
import { EditForm, type EditBinding } from "#core/forms/edit-form/edit-form.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import type { Changes } from "#widgets/my-digi/product-settings/product-settings.model.ts";
import * as say from "./setting-edit.messages.ts";
import type { part } from "./setting-edit.part.ts";
import { editFields, type EditName } from "./setting-edit.schema.ts";

type EditProps<Name extends EditName> = Pick<Changes["settings"], "edits"> & {
  readonly setting: Name;
  readonly label: string;
  /** The value as the field shows it at first. */
  readonly text: string;
};

/**
 * The label of the field that is being edited. It is passed by context, because the field components must stay the same functions in all
 * renders and so cannot take it as a property.
 */
const LabelContext = createContext("");

/**
 * Draws the form in which one setting is edited (C-103, C-106, C-108). It is a part of its own, because few visits change a setting, and
 * its rules and messages are needed by nothing else of the settings.
 */
export const View = (props: PartViewProps<undefined, typeof part> & EditProps<EditName>) => (
  <LabelContext value={props.label}>
    <Edit {...props} />
  </LabelContext>
);

const Edit = <Name extends EditName>({ edits, setting, label, text }: EditProps<Name>) => (
  <EditForm
    {...{ edits, label, text }}
    name={setting}
    struct={editFields[setting]}
    messagesOf={[say.settingMessage]}
    Field={inputs[setting]}
  />
);

const SimCardName = (bound: EditBinding) => <TextField label={useContext(LabelContext)} {...bound} />;

const BundleLimit = (bound: EditBinding) => (
  <TextField label={useContext(LabelContext)} hint={say.bundleLimitHint()} inputMode="numeric" leading="€" {...bound} />
);

/**
 * Draws the field of the WiFi password. The browser's password manager neither fills it in nor stores it, because the password is not that
 * of a login.
 */
const WifiPassword = (bound: EditBinding) => (
  <TextField label={useContext(LabelContext)} hint={say.wifiPasswordHint()} inputMode="text" autoComplete="off" {...bound} />
);

const inputs: Readonly<Record<EditName, ComponentType<EditBinding>>> = {
  sim_card_name: SimCardName,
  bundle_limit: BundleLimit,
  wifi_password: WifiPassword,
};
