import { useSignals } from "@preact/signals-react/runtime";
import { createContext, useContext, useMemo, type ComponentType, type ReactNode } from "react";
import type { SettingField as Field } from "#core/domain/customer/product-page.contract.ts";
import { InlineEdit, type EditBinding } from "#core/forms/inline-edit/inline-edit.tsx";
import { SettingRow } from "#core/forms/inline-edit/setting-row.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { CopyButton } from "#core/ui/copy/copy-button.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { Part, PartIntent } from "#core/runtime/part/part.tsx";
import type { Language } from "#core/base/values/language.ts";
import type { View as WifiCode } from "#widgets/my-digi/wifi-code/wifi-code.view.tsx";
import type { Changes, Given } from "./product-settings.model.ts";
import * as say from "./settings.messages.ts";
import { shownEuros } from "./settings.rules.ts";
import { editForm, isEditName, maxLengthOf, type EditName } from "./settings.schema.ts";

type FieldProps = Pick<Given, "area"> & {
  readonly changes: Pick<Changes, "settings">;
  readonly language: Language;
  readonly field: Field;
  /** The name of the WiFi network, which the QR code contains by which a phone joins the network. */
  readonly network: string | undefined;
};

/**
 * The label and the most characters of the field that is being edited. They are passed by context, because the field components must stay
 * the same functions in all renders and so cannot take them as properties.
 */
const FieldContext = createContext({ label: "", maxLength: 0 });

/** Draws one setting: its value, with the buttons that copy or change it (C-103…C-109). */
export function SettingField(props: FieldProps) {
  const { name, label, value, copyable, editable, secret } = props.field;
  const copy = copyable && <CopyButton text={value} name={label} variant="quiet" />;
  const isInRow = !secret && !(editable && isEditName(name));
  const shown = secret ? (
    <Secret {...props}>{copy}</Secret>
  ) : (
    <>
      <Value {...props} />
      {!isInRow && copy}
    </>
  );
  if (editable && isEditName(name))
    return (
      <Editable {...props} name={name}>
        {shown}
      </Editable>
    );
  return (
    <SettingRow label={label} action={isInRow && copy}>
      {shown}
    </SettingRow>
  );
}

type EditableProps<Name> = FieldProps & { readonly name: Name; readonly children: ReactNode };

function Editable<Name extends EditName>({ changes, field, name, children }: EditableProps<Name>) {
  const { label, value, secret } = field;
  const maxLength = maxLengthOf(name, field.maxlength);
  const given = useMemo(() => ({ label, maxLength }), [label, maxLength]);
  const struct = useMemo(() => editForm(name, maxLength), [name, maxLength]);
  return (
    <FieldContext value={given}>
      <InlineEdit
        edits={changes.settings.edits}
        name={name}
        label={label}
        // The field of a secret value is empty at first, because opening it is no request to show the old value.
        text={secret ? "" : value}
        struct={struct}
        maxLength={maxLength}
        messagesOf={[(code) => say.settingMessage(code, maxLength)]}
        Field={inputs[name]}
      >
        {children}
      </InlineEdit>
    </FieldContext>
  );
}

const Value = ({ field: { kind, value }, language }: FieldProps) => (
  <span className="area-number">{kind === "euros" ? shownEuros(value, language) : value}</span>
);

/** Draws a secret value. The value is in the page's elements only while the customer has chosen to see it and is signed in. */
function Secret({ area, changes, field, network, children }: FieldProps & { readonly children: ReactNode }) {
  useSignals();
  const announcer = useAnnouncer();
  const { secrets } = changes.settings;
  const { name, label, value, kind } = field;
  const isShown = area.access.value === "open" && secrets.shown.value.includes(name);
  const toggle = (): void => {
    if (isShown) secrets.hide(name);
    else secrets.show(name);
    announcer.announce(isShown ? say.hiddenSaid(label) : say.shownSaid(label));
  };
  const hasCode = kind === "wifi" && network !== undefined;
  const button = (
    <Button variant="quiet" onClick={toggle}>
      {isShown ? say.hideText() : say.showText()} <span className="ui-hidden">{label}</span>
    </Button>
  );
  return (
    <>
      {isShown ? (
        <span className="area-number setting-secret">{value}</span>
      ) : (
        <>
          <span aria-hidden="true">••••••••</span>
          <span className="ui-hidden">{say.hiddenText()}</span>
        </>
      )}
      <div className="setting-ways">
        {hasCode ? <PartIntent<typeof WifiCode> name="wifi-code">{button}</PartIntent> : button}
        {children}
      </div>
      {isShown && hasCode && (
        <div className="setting-join">
          <div className="setting-code product-later">
            <Part<typeof WifiCode> name="wifi-code" network={network} password={value} label={say.joinLabel(network)} />
          </div>
          <p className="ui-quiet-text">{say.joinText()}</p>
        </div>
      )}
    </>
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
