import { TextField } from "#core/ui/fields/text-field.tsx";
import { InlineEdit, type EditBinding } from "#core/forms/inline-edit/inline-edit.tsx";
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
  return (
    <>
      <AreaSection heading={say.contactHeading()}>
        <SettingRows label={say.contactHeading()}>
          <InlineEdit
            edits={edits}
            name="phone_number"
            label={say.phoneLabel()}
            text={phone === null ? "" : typedPhone(phone)}
            struct={editFields.phone_number}
            messagesOf={[phoneMessage]}
            Field={OwnPhone}
          >
            {phone === null ? say.noneText() : <span className="account-number">{shownPhone(phone)}</span>}
          </InlineEdit>
          <InlineEdit
            edits={edits}
            name="invoice_email"
            label={say.invoiceEmailLabel()}
            text={email}
            struct={editFields.invoice_email}
            savedNote={say.linkSentText}
            Field={InvoiceEmail}
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
