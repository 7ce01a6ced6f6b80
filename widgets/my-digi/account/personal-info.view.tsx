import { CopyButton } from "#core/copy/copy-button.tsx";
import { TextField } from "#core/fields/text-field.tsx";
import { InlineEdit, type EditBinding } from "#core/inline-edit/inline-edit.tsx";
import { SettingRow, SettingRows } from "#core/inline-edit/setting-row.tsx";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import * as say from "./account.messages.ts";
import { editFields } from "./account.schema.ts";
import type { TabProps } from "./account.view.tsx";
import { Devices } from "./devices.view.tsx";
import { Password } from "./password.view.tsx";

/** Who they are, and how they log in (C-173). */
export function PersonalInfo({ model, account, pathOf, language }: TabProps) {
  const { switch_number: switchNumber, sim_number: simNumber, identification_email: email } = account;
  return (
    <>
      <AreaSection heading={say.personalHeading()}>
        <SettingRows label={say.personalHeading()}>
          <SettingRow label={say.nameLabel()}>
            {account.first_name} {account.last_name}
          </SettingRow>
          <SettingRow
            label={say.switchNumberLabel()}
            hint={say.switchNumberHint()}
            action={<CopyButton text={switchNumber} name={say.switchNumberLabel()} variant="quiet" />}
          >
            <span className="account-number">{switchNumber}</span>
          </SettingRow>
          {simNumber !== null && (
            <SettingRow label={say.simNumberLabel()}>
              <span className="account-number">{simNumber}</span>
            </SettingRow>
          )}
        </SettingRows>
      </AreaSection>
      <AreaSection heading={say.loginHeading()}>
        <SettingRows label={say.loginHeading()}>
          <InlineEdit
            edits={model.edits}
            name="email"
            label={say.loginEmailLabel()}
            text={email}
            struct={editFields.email}
            savedNote={say.linkSentText}
            Field={LoginEmail}
          >
            {email}
          </InlineEdit>
          <Password model={model.password} email={email} login={pathOf("login")} language={language} />
        </SettingRows>
      </AreaSection>
      <Devices devices={model.devices} sessions={account.sessions} language={language} />
    </>
  );
}

const LoginEmail = (bound: EditBinding) => (
  <TextField label={say.loginEmailLabel()} hint={say.emailHint()} type="email" autoComplete="email" {...bound} />
);
