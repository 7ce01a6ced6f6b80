import { TextField } from "#core/ui/fields/text-field.tsx";
import { EditForm, type EditBinding } from "#core/forms/edit-form/edit-form.tsx";
import { InlineEdit } from "#core/forms/inline-edit/inline-edit.tsx";
import { SettingRows } from "#core/forms/inline-edit/setting-row.tsx";
import { phoneMessage } from "#core/ui/number-fields/phone.messages.ts";
import { PhoneField } from "#core/ui/contact-fields/phone-field.tsx";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import * as say from "./account.messages.ts";
import { typedPhone } from "./account.rules.ts";
import { editFields } from "./account.schema.ts";
import type { TabProps } from "./account.model.ts";

/** Draws the customer's phone number, email address for invoices, and addresses. */
export function ContactInfo({ model: { edits }, account }: TabProps) {
  const { phone_number: phone, invoice_email: email, addresses } = account;
  const ofPhone = { edits, name: "phone_number", label: say.phoneLabel() } as const;
  const ofEmail = { edits, name: "invoice_email", label: say.invoiceEmailLabel() } as const;
  return (
    <>
      <AreaSection heading={say.contactHeading()}>
        <SettingRows label={say.contactHeading()}>
          <InlineEdit
            {...ofPhone}
            form={
              <EditForm
                {...ofPhone}
                text={phone === null ? "" : typedPhone(phone)}
                struct={editFields.phone_number}
                messagesOf={[phoneMessage]}
                Field={OwnPhone}
              />
            }
          >
            {phone === null ? say.noneText() : <span className="account-number">{shownPhone(phone)}</span>}
          </InlineEdit>
          <InlineEdit
            {...ofEmail}
            form={<EditForm {...ofEmail} text={email} struct={editFields.invoice_email} Field={InvoiceEmail} />}
            savedNote={say.linkSentText}
          >
            {email}
          </InlineEdit>
        </SettingRows>
      </AreaSection>
      <AreaSection heading={say.addressesHeading()}>
        {addresses.length === 0 ? (
          <p>{say.noAddressText()}</p>
        ) : (
          <ul className="account-addresses">
            {addresses.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        )}
      </AreaSection>
    </>
  );
}

const OwnPhone = (bound: EditBinding) => <PhoneField label={say.phoneLabel()} {...bound} />;

const InvoiceEmail = (bound: EditBinding) => (
  <TextField label={say.invoiceEmailLabel()} hint={say.emailHint()} type="email" autoComplete="email" {...bound} />
);
