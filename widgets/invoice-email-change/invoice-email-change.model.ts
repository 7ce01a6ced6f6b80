import { createModel } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createLinkCall } from "#core/features/link-page/link-page.model.ts";
import { createLinkParams } from "#core/features/link-page/link-params.ts";
import type { definition } from "./invoice-email-change.element.ts";
import { confirmChangeInvoiceEmail } from "./invoice-email-change.contract.ts";
import { linkNames, readInvoiceLink } from "./invoice-email-change.rules.ts";

export type Model = InstanceType<typeof Model>;

/** The model of the page that confirms an address for invoices (P-142…P-144). */
export const Model = createModel(
  (ports: PortsOf<typeof definition>, _options?: unknown, link = createLinkParams("confirm-invoice-email")) =>
    createLinkCall(ports, {
      link,
      form: "invoice-email-change",
      read: () => readInvoiceLink(link.take(linkNames)), // The link is used only where it has all of its parameters (P-298).
      call: (values, lang) => ports.call(confirmChangeInvoiceEmail, { query: { ...values, lang } }),
    }),
);
