import { useSignals } from "@preact/signals-react/runtime";
import type { ReactNode } from "react";
import type { SettingField as Field } from "#core/domain/customer/product-page.contract.ts";
import { InlineEdit } from "#core/forms/inline-edit/inline-edit.tsx";
import { SettingRow } from "#core/forms/inline-edit/setting-row.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { CopyButton } from "#core/ui/copy/copy-button.tsx";
import { Part, PartIntent } from "#core/runtime/part/part.tsx";
import type { Language } from "#core/base/values/language.ts";
import { OtherWays } from "#widgets/my-digi/other-ways.view.tsx";
import type { EditName } from "#widgets/my-digi/setting-edit/setting-edit.schema.ts";
import type { View as SettingEdit } from "#widgets/my-digi/setting-edit/setting-edit.view.tsx";
import type { View as WifiCode } from "#widgets/my-digi/wifi-code/wifi-code.view.tsx";
import type { Changes, Given } from "./product-settings.model.ts";
import * as say from "./settings.messages.ts";
import { isEditName, shownEuros } from "./settings.rules.ts";

type FieldProps = Pick<Given, "area"> & {
  readonly changes: Pick<Changes, "settings">;
  readonly language: Language;
  readonly field: Field;
  /** The name of the WiFi network, which the QR code contains by which a phone joins the network. */
  readonly network: string | undefined;
};

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

type EditableProps = FieldProps & { readonly name: EditName; readonly children: ReactNode };

/** Draws a setting that can be changed. The form is loaded once a pointer or the focus is near the button that opens it. */
function Editable({ changes, field, name, children }: EditableProps) {
  const { label, value, secret, maxlength } = field;
  const { edits } = changes.settings;
  return (
    <InlineEdit
      {...{ edits, name, label }}
      isLater
      form={
        <div className="setting-edit product-later" data-setting={name}>
          {/* The field of a secret value is empty at first, because opening it is no request to show the old value. */}
          <Part<typeof SettingEdit>
            name="setting-edit"
            setting={name}
            text={secret ? "" : value}
            maxLength={maxlength}
            lines={[<OtherWays key="ways" />]}
            {...{ edits, label }}
          />
        </div>
      }
    >
      {children}
    </InlineEdit>
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
