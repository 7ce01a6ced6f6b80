import { CopyButton } from "#core/ui/copy/copy-button.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { EditForm, type EditBinding } from "#core/forms/edit-form/edit-form.tsx";
import { InlineEdit } from "#core/forms/inline-edit/inline-edit.tsx";
import { SettingRow, SettingRows } from "#core/forms/inline-edit/setting-row.tsx";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import { AreaLink } from "#widgets/my-digi/view-link.view.tsx";
import { howYouPayText } from "#core/features/payment-method/payment-method.messages.ts";
import { StoredPaymentText } from "#core/features/payment-method/stored-payment.tsx";
import * as say from "./account.messages.ts";
import { editFields } from "./account.schema.ts";
import type { TabProps } from "./account.model.ts";
import { Devices } from "./devices.view.tsx";
import { Password } from "./password.view.tsx";

/** Draws the customer's personal details and how the customer logs in (C-173). */
export function PersonalInfo({ area, model, account, language }: TabProps) {
  const { switch_number: switchNumber, sim_number: simNumber, identification_email: email } = account;
  const edit = { edits: model.edits, name: "email", label: say.loginEmailLabel() } as const;
  return (
    <>
      <AreaSection heading={say.personalHeading()}>
        <SettingRows label={say.personalHeading()}>
          <SettingRow label={say.nameLabel()}>
            {account.first_name} {account.last_name}
          </SettingRow>
          <SettingRow
            label={say.switchNumberLabel()}
            action={<CopyButton text={switchNumber} name={say.switchNumberLabel()} variant="quiet" />}
            below={<p className="ui-quiet-text">{say.switchNumberHint()}</p>}
          >
            <span className="account-number">{switchNumber}</span>
          </SettingRow>
          {simNumber !== null && (
            <SettingRow label={say.simNumberLabel()}>
              <span className="account-number">{simNumber}</span>
            </SettingRow>
          )}
          <SettingRow label={howYouPayText()} action={<PaymentLink area={area} />}>
            <StoredPaymentText payment={account.payment} />
          </SettingRow>
        </SettingRows>
      </AreaSection>
      <AreaSection heading={say.loginHeading()}>
        <SettingRows label={say.loginHeading()}>
          <InlineEdit
            {...edit}
            form={<EditForm {...edit} text={email} struct={editFields.email} Field={LoginEmail} />}
            savedNote={say.linkSentText}
          >
            {email}
          </InlineEdit>
          <Password password={model.password} email={email} />
        </SettingRows>
      </AreaSection>
      <Devices devices={model.devices} sessions={account.sessions} language={language} />
    </>
  );
}

const PaymentLink = ({ area }: Pick<TabProps, "area">) => (
  <AreaLink area={area} view="invoices" className="account-link">
    {say.changePaymentText()}
  </AreaLink>
);

const LoginEmail = (bound: EditBinding) => (
  <TextField label={say.loginEmailLabel()} hint={say.emailHint()} type="email" autoComplete="email" {...bound} />
);
