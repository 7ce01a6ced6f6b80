import { useSignals } from "@preact/signals-react/runtime";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { Tabs } from "#core/ui/tabs/tabs.tsx";
import { AnnouncedAlert } from "#core/ui/base/announced-alert.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { CustomerData } from "#widgets/my-digi/customer-data.view.tsx";
import type { Model as AreaModel } from "#widgets/my-digi/my-digi.model.ts";
import { BackLink } from "#widgets/my-digi/view-link.view.tsx";
import * as say from "./account.messages.ts";
import type { Model, TabProps } from "./account.model.ts";
import type { part } from "./account.part.ts";
import { tabs } from "./account.rules.ts";
import { ContactInfo } from "./contact-info.view.tsx";
import { Contracts } from "./contracts.view.tsx";
import { PersonalInfo } from "./personal-info.view.tsx";
import { Profile } from "./profile.view.tsx";

export type AccountProps = PartViewProps<Model, typeof part> & { readonly area: AreaModel };

/** Draws the customer's details, signed contracts and signed-in devices, and below them the profile (C-077…C-079). */
export function View({ model, area, pathOf, language }: AccountProps) {
  useSignals();
  return (
    <div className="area-stack">
      <div>
        <BackLink area={area} to="overview" />
        <Heading level={3}>{say.headingText()}</Heading>
      </div>
      <CustomerData loading={model.account} shape={["field", "line", "field", "field", "field"]} keepsPrevious>
        {({ account, error }) => (
          <div className="account">
            {error !== undefined && <AnnouncedAlert tone="warning" title={error} />}
            <AccountTabs {...{ area, model, account, pathOf, language }} />
            <Profile account={account} language={language} onLogOut={() => void area.signOut()} />
          </div>
        )}
      </CustomerData>
    </div>
  );
}

function AccountTabs(props: TabProps) {
  useSignals();
  const { model } = props;
  const selected = model.tab.value;
  return (
    <Tabs label={say.tabsLabel()} tabs={tabs.map((id) => ({ id, label: say.tabText(id) }))} selected={selected} onSelect={model.choose}>
      <div className="account-tab">
        {selected === "section_personal_info" && <PersonalInfo {...props} />}
        {selected === "section_contact_info" && <ContactInfo {...props} />}
        {selected === "section_contracts" && <Contracts {...props} />}
      </div>
    </Tabs>
  );
}
