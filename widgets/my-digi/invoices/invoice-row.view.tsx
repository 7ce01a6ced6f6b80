import { memo, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { Badge } from "#core/ui/badge/badge.tsx";
import { CopyButton } from "#core/ui/copy/copy-button.tsx";
import { Disclosure } from "#core/ui/disclosure/disclosure.tsx";
import { CustomerFile } from "#core/ui/download/customer-file.tsx";
import type { Creditor, Invoice } from "#core/domain/invoices/invoices.contract.ts";
import { isFocusNowhere } from "#core/ui/fields/focus-nowhere.ts";
import { Price } from "#core/ui/price/price.tsx";
import { QrCode } from "#core/ui/qr-code/qr-code.tsx";
import { fileIcon } from "#core/ui/base/icons/file.ts";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { formatDate, formatMonth } from "#core/base/values/dates.ts";
import { formatIban } from "#core/base/values/iban.ts";
import type { Language } from "#core/base/values/language.ts";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";
import * as say from "./invoices.messages.ts";
import type { Model } from "./invoices.model.ts";
import { Pay } from "./pay.view.tsx";
import { hasTransfer, willBeTaken } from "./invoices.rules.ts";

type RowProps = {
  readonly invoice: Invoice;
  readonly creditor: Creditor | undefined;
  readonly model: Model;
  readonly language: Language;
};

/**
 * Draws an invoice with its month, its name, its amount and one main action; everything else is collapsed (C-176). Its month is what
 * customers look for, its name tells it from another one of the same month. The row is memoized because there
 * may be hundreds of rows, and a change in one must not render the others.
 */
export const InvoiceRow = memo(function InvoiceRow({ invoice, creditor, model, language }: RowProps) {
  const { tags, name, date, due, amount, net, status, rejected, button, actions } = invoice;
  const month = formatMonth(date, language);
  const label = `${month}, ${name}`;
  const card = useFocusOfPaid(invoice, label);
  return (
    <article className="area-invoice" part="card" aria-label={label} tabIndex={-1} ref={card}>
      <div className="area-row">
        <div>
          <p className="area-row-head">
            <strong>{month}</strong>{" "}
            {tags.map((tag) => (
              <Badge key={tag} state={rejected ? "rejected" : status}>
                {tag}
              </Badge>
            ))}
          </p>
          <p className="ui-quiet-text">
            {name}, {formatDate(date, language)}
            {button && `, ${say.dueText(formatDate(due, language))}`}
          </p>
          {status === "processing" && <p>{say.processingText()}</p>}
          {willBeTaken(invoice) && <p>{say.toBeTakenText(formatDate(due, language))}</p>}
        </div>
        <div className="area-row-end">
          <Price cents={centsOfEuros(amount)} language={language} size="medium" />
          {net !== undefined && <p className="ui-quiet-text">{say.netText(formatMoney(centsOfEuros(net), language))}</p>}
        </div>
      </div>
      <div className="area-do">
        <Pay payable={invoice} model={model}>
          {button?.text}
          <span className="ui-hidden"> {label}</span>
        </Pay>
        <div className="area-actions">
          {actions.map(({ text, url }) => (
            <CustomerFile key={url} downloads={model.downloads} url={url} text={text} of={label} icon={fileIcon} />
          ))}
        </div>
      </div>
      <Fold title={say.detailsText()} of={label}>
        {() => <Lines invoice={invoice} language={language} />}
      </Fold>
      {creditor && hasTransfer(invoice) && <Transfer invoice={invoice} creditor={creditor} of={label} language={language} />}
    </article>
  );
});

/**
 * Returns the ref of the invoice's card. Once the invoice is paid, the payment button is removed, so the new state is announced, and focus
 * that was on the button moves to the card.
 */
function useFocusOfPaid({ tags, button }: Invoice, label: string): RefObject<HTMLElement | null> {
  const announcer = useAnnouncer();
  const card = useRef<HTMLElement>(null);
  const wasPayable = useRef(false);
  const isPayable = button !== null;
  const stateText = `${label}, ${tags.join(", ")}`;
  const tell = useEffectEvent((): void => {
    if (wasPayable.current && !isPayable) {
      announcer.announce(stateText);
      if (isFocusNowhere(card.current)) card.current?.focus({ preventScroll: true });
    }
    wasPayable.current = isPayable;
  });
  useLayoutEffect(() => tell(), [isPayable]);
  return card;
}

function Lines({ invoice: { lines }, language }: Pick<RowProps, "invoice" | "language">) {
  return (
    <ul className="area-rows">
      {lines.map(({ text, note, amount }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no id, two may be equal, and their order is fixed
        <li key={at} className="area-row">
          <div>
            <p>{text}</p>
            {note !== undefined && <p className="ui-quiet-text">{note}</p>}
          </div>
          <p className="area-number">{formatMoney(centsOfEuros(amount), language)}</p>
        </li>
      ))}
    </ul>
  );
}

/**
 * Draws a collapsible section. Its content is rendered only while it is open, because rendering the QR codes and lines of hundreds of
 * invoices would be slow.
 */
function Fold({ title, of, children }: { title: string; of: string; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      summary={
        <span>
          {title}
          <span className="ui-hidden"> {of}</span>
        </span>
      }
      onToggle={setOpen}
    >
      {isOpen && children()}
    </Disclosure>
  );
}

function Transfer({ invoice, creditor, of, language }: Pick<RowProps, "invoice" | "language"> & { creditor: Creditor; of: string }) {
  const { amount, epc, communication } = invoice;
  return (
    <Fold title={say.transferHeading()} of={of}>
      {() => (
        <div className="area-transfer">
          {epc !== null && (
            <div>
              <QrCode text={epc} label={say.qrLabel()} />
              <p className="ui-quiet-text">{say.qrText()}</p>
            </div>
          )}
          <dl>
            <dt>{say.amountText()}</dt>
            <dd className="area-number">{formatMoney(centsOfEuros(amount), language)}</dd>
            <dt>{say.payeeText()}</dt>
            <dd>{creditor.name}</dd>
            <dt>{say.ibanText()}</dt>
            <dd className="area-number">{formatIban(creditor.iban)}</dd>
            <dt>{say.communicationText()}</dt>
            <dd className="area-number">{communication}</dd>
          </dl>
          <CopyButton text={communication} label={say.copyCommunicationText()} />
          <p className="ui-quiet-text">{say.seenText()}</p>
        </div>
      )}
    </Fold>
  );
}
