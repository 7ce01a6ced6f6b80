import { useSignals } from "@preact/signals-react/runtime";
import { CopyButton } from "#core/copy/copy-button.tsx";
import { DownloadButton } from "#core/download/download-button.tsx";
import type { Creditor, Invoice } from "#core/invoices/invoices.contract.ts";
import { Price } from "#core/price/price.tsx";
import { QrCode } from "#core/qr-code/qr-code.tsx";
import { Button } from "#core/ui/button.tsx";
import { FailurePanel } from "#core/ui/failure-panel.tsx";
import { fileIcon } from "#core/ui/icons/file.ts";
import { formatDate } from "#core/values/dates.ts";
import { formatIban } from "#core/values/iban.ts";
import type { Language } from "#core/values/language.ts";
import { centsOfEuros, formatMoney } from "#core/values/money.ts";
import * as say from "./invoices.messages.ts";
import type { Model } from "./invoices.model.ts";
import { hasTransfer } from "./invoices.rules.ts";

type RowProps = {
  readonly invoice: Invoice;
  readonly creditor: Creditor | undefined;
  readonly model: Model;
  readonly language: Language;
};

/** What it is and what it costs, the one thing to do, and the rest behind it (C-176). */
export function InvoiceRow({ invoice, creditor, model, language }: RowProps) {
  const { tags, name, date, due, amount, net, status, button, actions } = invoice;
  return (
    <article className="area-invoice" part="card" aria-label={name}>
      <div className="area-row">
        <div>
          <p className="area-row-head">
            <strong>{name}</strong>{" "}
            {tags.map((tag) => (
              <span key={tag} className="area-state" data-state={status}>
                {tag}
              </span>
            ))}
          </p>
          <p className="ui-quiet-text">
            {say.dateText(formatDate(date, language))}
            {button && <>, {say.dueText(formatDate(due, language))}</>}
          </p>
          {status === "processing" && <p>{say.processingText()}</p>}
        </div>
        <div className="area-row-end">
          <Price cents={centsOfEuros(amount)} language={language} size="medium" />
          {net !== undefined && <p className="ui-quiet-text">{say.netText(formatMoney(centsOfEuros(net), language))}</p>}
        </div>
      </div>
      <Pay invoice={invoice} model={model} />
      <div className="area-actions">
        {actions.map(({ text, url }) => (
          <Action key={url} text={text} url={url} of={name} model={model} />
        ))}
      </div>
      <details className="area-details">
        <summary>
          {say.detailsText()}
          <span className="ui-hidden"> {name}</span>
        </summary>
        <Lines invoice={invoice} language={language} />
      </details>
      {creditor && hasTransfer(invoice) && <Transfer invoice={invoice} creditor={creditor} />}
    </article>
  );
}

/** A file of the API comes with the customer's token; what stands elsewhere is a plain link, and what is no address is nothing. */
function Action({ text, url, of, model }: { text: string; url: string; of: string; model: Model }) {
  const way = model.wayTo(url);
  if (way === "download") return <DownloadButton downloads={model.downloads} url={url} text={text} of={of} icon={fileIcon} />;
  if (way === undefined) return null;
  return (
    <a href={way.href} rel="noopener noreferrer" target="_blank">
      {text}
      <span className="ui-hidden"> {of}</span>
    </a>
  );
}

function Pay({ invoice, model }: Pick<RowProps, "invoice" | "model">) {
  useSignals();
  const { id, name, button } = invoice;
  const state = model.paying.state.value;
  if (!button) return null;
  const mine = state.status !== "idle" && state.id === id ? state : undefined;
  const pay = (): void => void model.paying.pay(invoice);
  return (
    <div className="area-pay">
      {mine?.status === "link" ? (
        <p>
          {say.linkText()}{" "}
          <a href={mine.href} rel="noopener noreferrer" target="_blank">
            {say.toPaymentText()}
          </a>
        </p>
      ) : (
        <Button busy={mine?.status === "asking"} onClick={pay}>
          {button.text}
          <span className="ui-hidden"> {name}</span>
        </Button>
      )}
      {mine?.status === "away" && <p>{say.awayText()}</p>}
      {mine?.status === "failed" && <FailurePanel failure={mine.failure} mayRetry onRetry={pay} takesFocus />}
    </div>
  );
}

function Lines({ invoice: { lines }, language }: Pick<RowProps, "invoice" | "language">) {
  return (
    <ul className="area-rows">
      {lines.map(({ text, note, amount }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no id, two may be alike, and they never move
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

function Transfer({ invoice, creditor }: { invoice: Invoice; creditor: Creditor }) {
  const { epc, communication, name } = invoice;
  return (
    <details className="area-details">
      <summary>
        {say.transferHeading()}
        <span className="ui-hidden"> {name}</span>
      </summary>
      <div className="area-transfer">
        {epc !== null && (
          <div>
            <QrCode text={epc} label={say.qrLabel()} />
            <p className="ui-quiet-text">{say.qrText()}</p>
          </div>
        )}
        <dl>
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
    </details>
  );
}
