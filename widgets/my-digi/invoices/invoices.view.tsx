import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef } from "react";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { everyInvoice } from "#core/domain/invoices/invoices.contract.ts";
import { Empty } from "#core/ui/empty/empty.tsx";
import { List } from "#core/ui/list/list.tsx";
import { AnnouncedAlert } from "#core/ui/base/announced-alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Part, usePrefetch } from "#core/runtime/part/part.tsx";
import { formatDate } from "#core/base/values/dates.ts";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";
import { isFocusNowhere } from "#core/ui/fields/focus-nowhere.ts";
import { viewText } from "#widgets/my-digi/my-digi.messages.ts";
import { ExplainedLink } from "#widgets/my-digi/section.view.tsx";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import type { View as PaymentPage } from "#widgets/my-digi/payment-page/payment-page.view.tsx";
import { Filters } from "./filters.view.tsx";
import { InvoiceRow } from "./invoice-row.view.tsx";
import * as say from "./invoices.messages.ts";
import type { Model } from "./invoices.model.ts";
import type { part } from "./invoices.part.ts";
import { Pay } from "./pay.view.tsx";
import { Payment } from "./payment.view.tsx";

type InvoicesProps = PartViewProps<Model, typeof part> & { readonly area: Area };

/** Draws the invoices, the newest first, with filters by state and by month (C-176, C-397…C-399, C-430). */
export function View({ model, area, language, pathOf, hasPage }: InvoicesProps) {
  useSignals();
  const state = model.invoices.state.value;
  const answer = "answer" in state ? state.answer : undefined;
  const stored = model.payment.stored.value;
  const months = model.frame.value?.months ?? [];
  const heading = useFocusOnArrival(state.status, stored !== undefined);
  const showAll = (): void => {
    heading.current?.focus(); // The heading takes focus because the pressed button is removed.
    model.filters.clear();
  };
  return (
    <div className="area-stack">
      <Heading level={3} focusRef={heading}>
        {viewText("invoices")}
      </Heading>
      {stored && (
        <>
          <Payment payment={model.payment} stored={stored} />
          <ExplainedLink pathOf={pathOf} hasPage={hasPage} />
          {months.length > 0 && (
            <Filters filters={model.filters} {...{ months, language }} today={model.today.value} key={model.filters.resets.value} />
          )}
          <PayAll model={model} language={language} />
        </>
      )}
      {answer?.error && <AnnouncedAlert tone="warning" title={answer.error} />}
      <List
        // A new list is created together with the content above it, so that the browser does not count the list as shifted.
        key={String(stored !== undefined)}
        label={say.listLabel()}
        pages={model.invoices}
        itemToKey={({ id }) => id}
        empty={<NoInvoices model={model} language={language} onShowAll={showAll} />}
      >
        {(invoice) => <InvoiceRow invoice={invoice} creditor={answer?.creditor} model={model} language={language} />}
      </List>
      <FramedPayment model={model} area={area} />
    </div>
  );
}

/** Draws the payment page in a dialog. The files of that part are fetched while the payment link is requested. */
function FramedPayment({ model: { paying, paymentIn }, area }: Pick<InvoicesProps, "model" | "area">) {
  useSignals();
  usePrefetch<typeof PaymentPage>("payment-page", paymentIn.value === "modal" && paying.state.value.status === "asking");
  if (!paying.framed.value) return null;
  return <Part<typeof PaymentPage> name="payment-page" takesFocus paying={paying} isInSight={area.access.value === "open"} />;
}

/**
 * Returns the ref of the heading. If the invoices have loaded after a failure, focus moves to the heading, because the retry button that
 * the visitor pressed is removed.
 */
function useFocusOnArrival(status: string, isThere: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasFailed = useRef(false);
  useEffect(() => {
    if (status === "failed") hasFailed.current = true;
    if (!isThere || !hasFailed.current) return;
    hasFailed.current = false;
    if (isFocusNowhere(heading.current)) heading.current?.focus();
  }, [status, isThere]);
  return heading;
}

/** Draws the button that pays every payable invoice at once, with the sum of them. */
function PayAll({ model, language }: Pick<InvoicesProps, "model" | "language">) {
  useSignals();
  const all = model.frame.value?.pay_all;
  if (!all) return null;
  return (
    <Pay payable={{ id: everyInvoice, name: all.text, button: all }} model={model}>
      {all.text} <span className="area-number">{formatMoney(centsOfEuros(all.amount), language)}</span>
    </Pay>
  );
}

/** Draws what stands in place of the list: before the first invoice its day, behind filters the way back to all invoices. */
function NoInvoices({ model, language, onShowAll }: Pick<InvoicesProps, "model" | "language"> & { readonly onShowAll: () => void }) {
  useSignals();
  const frame = model.frame.value;
  if (frame?.months.length === 0)
    return <Empty text={frame.first ? say.firstText(formatDate(frame.first, language)) : say.firstUnknownText()} />;
  return (
    <Empty
      text={say.emptyText()}
      action={
        model.filters.isOn.value && (
          <Button variant="secondary" onClick={onShowAll}>
            {say.allText()}
          </Button>
        )
      }
    />
  );
}
