import type { CustomerAccount } from "#core/domain/customer/account.contract.ts";
import { CopyButton } from "#core/ui/copy/copy-button.tsx";
import { SettingRow, SettingRows } from "#core/forms/inline-edit/setting-row.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import * as say from "./account.messages.ts";

type ProfileProps = { account: CustomerAccount; language: Language; onLogOut: () => void };

/** Draws the profile of the customer (C-077). */
export function Profile({ account, language, onLogOut }: ProfileProps) {
  const { customer_number: number, identification_email: email, status, services } = account;
  return (
    <AreaSection heading={`${account.first_name} ${account.last_name}`}>
      <div className="account-profile">
        <SettingRows label={say.profileHeading()}>
          <SettingRow
            label={say.customerNumberLabel()}
            action={<CopyButton text={number} name={say.customerNumberLabel()} variant="quiet" />}
          >
            <span className="account-number">{number}</span>
          </SettingRow>
          <SettingRow label={say.loginEmailLabel()}>{email}</SettingRow>
          <SettingRow label={say.statusLabel()}>{say.statusText(status)}</SettingRow>
          <SettingRow label={say.endLabel()}>{endText(account, language)}</SettingRow>
          <SettingRow label={say.servicesLabel()}>{services.map(say.serviceText).join(", ") || say.noServicesText()}</SettingRow>
        </SettingRows>
      </div>
      <div>
        <Button variant="secondary" onClick={onLogOut}>
          {say.logOutText()}
        </Button>
      </div>
    </AreaSection>
  );
}

function endText({ status, expiration_date: end }: CustomerAccount, language: Language): string {
  if (end !== null) return formatDate(end, language);
  return status === "new" ? say.noneText() : say.noEndText();
}
