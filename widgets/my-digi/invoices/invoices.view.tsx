import { useSignals } from "@preact/signals-react/runtime";
import type { PartViewProps } from "#core/element/room.ts";
import { DateField } from "#core/date-field/date-field.tsx";
import { invoiceStates, type InvoiceState } from "#core/invoices/invoices.contract.ts";
import { Empty } from "#core/list/empty.tsx";
import { List } from "#core/list/list.tsx";
import { SelectField } from "#core/select-field/select-field.tsx";
import { Alert } from "#core/ui/alert.tsx";
import { Button } from "#core/ui/button.tsx";
import { Heading } from "#core/ui/heading.tsx";
import { viewText } from "#widgets/my-digi/my-digi.messages.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import { InvoiceRow } from "./invoice-row.view.tsx";
import * as say from "./invoices.messages.ts";
import type { Model } from "./invoices.model.ts";
import type { part } from "./invoices.part.ts";

type InvoicesProps = PartViewProps<Model, typeof part> & { readonly area: Area };

/** The newest first; by state and by month (C-176, C-397…C-399, C-430). */
export function View({ model, language }: InvoicesProps) {
  useSignals();
  const state = model.invoices.state.value;
  const answer = "answer" in state ? state.answer : undefined;
  const isFiltered = model.state.value !== undefined || model.date.value !== undefined;
  const showAll = (): void => {
    model.filterByState(undefined);
    model.filterByDate("");
  };
  return (
    <div className="area-stack">
      <Heading level={3}>{viewText("invoices")}</Heading>
      <Filters model={model} key={String(isFiltered)} />
      {answer?.error !== undefined && <Alert tone="warning" title={answer.error} />}
      <List
        label={say.listLabel()}
        pages={model.invoices}
        itemToKey={({ id }) => id}
        empty={
          <Empty
            text={say.emptyText()}
            action={
              isFiltered && (
                <Button variant="secondary" onClick={showAll}>
                  {say.allText()}
                </Button>
              )
            }
          />
        }
      >
        {(invoice) => <InvoiceRow invoice={invoice} creditor={answer?.creditor} model={model} language={language} />}
      </List>
    </div>
  );
}

function Filters({ model }: Pick<InvoicesProps, "model">) {
  useSignals();
  return (
    <div className="area-selectors">
      <SelectField
        label={say.stateLabel()}
        optional
        placeholder={say.allStatesText()}
        options={invoiceStates.map((value) => ({ value, label: say.stateText(value) }))}
        name="state"
        defaultValue={model.state.value ?? ""}
        onInput={({ currentTarget }) => model.filterByState((currentTarget.value || undefined) as InvoiceState | undefined)}
      />
      <DateField
        label={say.dateLabel()}
        optional
        today={model.today.value}
        name="date"
        defaultValue={model.date.value ?? ""}
        onInput={({ currentTarget }) => model.filterByDate(currentTarget.value)}
      />
    </div>
  );
}
