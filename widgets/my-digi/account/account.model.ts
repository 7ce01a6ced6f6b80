import { createModel, signal, type ReadonlySignal } from "@preact/signals-core";
import type { Outcome } from "#core/services/api/outcome.ts";
import { myDigiAccount, type CustomerAccount } from "#core/domain/customer/account.contract.ts";
import { accountDocument } from "#core/domain/customer/documents.contract.ts";
import { settingsEmail, settingsInvoiceEmail, settingsPhoneNumber } from "#core/domain/customer/settings.contract.ts";
import { createDownloads } from "#core/ui/download/downloads.model.ts";
import { createInlineEdits } from "#core/forms/inline-edit/inline-edit.model.ts";
import { saveFile } from "#core/platform/save-file.ts";
import { byParameter } from "#core/services/route/view-patterns.rules.ts";
import { createViewRoute, oneOf } from "#core/services/route/view-route.model.ts";
import { createCustomerLoading, watchReturn } from "#widgets/my-digi/customer-loading.model.ts";
import type { PartViewProps, PortsOf } from "#core/runtime/element/widget.ts";
import type { Model as AreaModel } from "#widgets/my-digi/my-digi.model.ts";
import type { part } from "./account.part.ts";
import { tabs, type Tab } from "./account.rules.ts";
import type { EditName } from "./account.schema.ts";
import { createDevices } from "./devices.model.ts";

export type Ports = PortsOf<typeof part>;

export type Model = InstanceType<typeof Model>;

/** The props of the view of each account tab. */
export type TabProps = Pick<PartViewProps<Model, typeof part>, "model" | "pathOf" | "language"> & {
  readonly area: AreaModel;
  readonly account: CustomerAccount;
};

const settings = { phone_number: settingsPhoneNumber, email: settingsEmail, invoice_email: settingsInvoiceEmail };

/** The file name of a document for which the server gives no name. */
const usualName = "document.html";

export const Model = createModel((ports: Ports, _given?: ReadonlySignal<unknown>, bar?: Parameters<typeof createViewRoute>[0]["bar"]) => {
  const account = createCustomerLoading(ports, myDigiAccount, { request: () => ({ query: { lang: ports.language.value } }) });
  const route = createViewRoute<Tab>({ pattern: byParameter("tab"), viewOf: oneOf(tabs), ...(bar && { bar }) });
  const devices = createDevices(ports, account);
  const documents = createDownloads(ports, accountDocument, (file) => saveFile(file, file.name || usualName));
  const isPasswordOpen = signal(false);

  const save = async (name: EditName, value: string, signal: AbortSignal): Promise<Outcome<unknown> | undefined> => {
    if (!ports.emit("digi-submit", { form: name, fields: { [name]: value } })) return undefined;
    const outcome = await ports.call(settings[name], { body: { lang: ports.language.peek(), value }, signal });
    if (!outcome.ok) return outcome;
    ports.emit("digi-success", { form: name });
    // The shown email address stays the old one, because it changes only once the link in the mail is opened.
    if (name === "phone_number") account.update((now) => ({ ...now, account: { ...now.account, phone_number: value } }));
    return outcome;
  };
  const edits = createInlineEdits<EditName>(save, () => void account.reload());

  /** Removes an error that came from the ended session; the customer's input is kept. */
  const forgetRefusal = (): void => {
    const now = edits.state.peek();
    if (now.kind === "open") edits.open(now.name);
  };

  return {
    account,
    tab: route.view,
    choose: (tab: Tab): void => void route.go(tab),
    edits,
    devices,
    documents,
    password: {
      isOpen: isPasswordOpen,
      open: (): void => void (isPasswordOpen.value = true),
      close: (): void => void (isPasswordOpen.value = false),
      /** Loads the account again after a password change, because all other devices have been signed out. */
      changed: (): void => void account.reload(),
    },
    start() {
      const stops = [account.start(), route.start(), watchReturn(ports.session, forgetRefusal)];
      return () => stops.forEach((stop) => stop());
    },
  };
});
