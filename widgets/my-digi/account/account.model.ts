import { isApi } from "#core/download/is-api.ts";
import { createModel, type ReadonlySignal } from "@preact/signals-core";
import type { Outcome } from "#core/api/outcome.ts";
import { accountDocument, myDigiAccount } from "#core/customer/account.contract.ts";
import { settingsEmail, settingsInvoiceEmail, settingsPhoneNumber } from "#core/customer/settings.contract.ts";
import { createDownloads } from "#core/download/downloads.model.ts";
import { createInlineEdits } from "#core/inline-edit/inline-edit.model.ts";
import { saveFile } from "#core/platform/save-file.ts";
import { byParameter } from "#core/route/view-places.rules.ts";
import { createViewRoute, oneOf } from "#core/route/view-route.model.ts";
import { createCustomerLoading } from "#widgets/my-digi/customer-loading.model.ts";
import type { PortsOf } from "#core/element/room.ts";
import type { part } from "./account.part.ts";
import { tabs, type Tab } from "./account.rules.ts";
import type { EditName } from "./account.schema.ts";
import { createDevices } from "./devices.model.ts";
import { createPasswordChange } from "./password.model.ts";

export type Ports = PortsOf<typeof part>;

export type Model = InstanceType<typeof Model>;

const settings = { phone_number: settingsPhoneNumber, email: settingsEmail, invoice_email: settingsInvoiceEmail };

/** Of a document that the server does not name. */
const usualName = "document.html";

export const Model = createModel((ports: Ports, _given?: ReadonlySignal<unknown>, bar?: Parameters<typeof createViewRoute>[0]["bar"]) => {
  const account = createCustomerLoading(ports, myDigiAccount, { request: () => ({ query: { lang: ports.language.value } }) });
  const route = createViewRoute<Tab>({ place: byParameter("tab"), viewOf: oneOf(tabs), ...(bar && { bar }) });
  const devices = createDevices(ports, account);
  const documents = createDownloads(ports, accountDocument, (file) => saveFile(file, file.name || usualName));
  const password = createPasswordChange(ports, () => void account.reload());

  const save = async (name: EditName, value: string, signal: AbortSignal): Promise<Outcome<unknown> | undefined> => {
    if (!ports.emit("digi-submit", { form: name, fields: { [name]: value } })) return undefined;
    const outcome = await ports.call(settings[name], { body: { lang: ports.language.peek(), value }, signal });
    if (!outcome.ok) return outcome;
    ports.emit("digi-success", { form: name });
    // An address changes once its link is opened.
    if (name === "phone_number") account.update((now) => ({ ...now, account: { ...now.account, phone_number: value } }));
    return outcome;
  };
  const edits = createInlineEdits<EditName>(save, () => void account.reload());

  return {
    account,
    tab: route.view,
    choose: (tab: Tab): void => void route.go(tab),
    edits,
    devices,
    documents,
    /** Another address is a plain link, which gets no token (decisions §5). */
    isOwn: (url: string): boolean => isApi(ports.session.api, url),
    password,
    start() {
      const stops = [account.start(), route.start(), password.stop];
      return () => stops.forEach((stop) => stop());
    },
  };
});
