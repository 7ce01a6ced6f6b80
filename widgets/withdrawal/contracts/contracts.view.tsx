import { useSignals } from "@preact/signals-react/runtime";
import { useId, useRef } from "react";
import { formatDate } from "#core/base/values/dates.ts";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { FormAlert } from "#core/forms/form/form-alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { ErrorText } from "#core/ui/fields/field.tsx";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import { Form } from "#core/ui/fields/form.tsx";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import { StatementWays } from "#widgets/withdrawal/statement-ways.view.tsx";
import { contractField, productField } from "#widgets/withdrawal/own-contracts.model.ts";
import { withdrawText } from "#widgets/withdrawal/withdrawal.messages.ts";
import type { Model as Withdrawal } from "#widgets/withdrawal/withdrawal.model.ts";
import type { StateOf } from "#widgets/withdrawal/withdrawal-steps.model.ts";
import * as say from "./contracts.messages.ts";
import type { Model } from "./contracts.model.ts";
import type { part } from "./contracts.part.ts";
import { leavingAlong, type Contract } from "./contracts.rules.ts";

type ContractsProps = PartViewProps<Model, typeof part> & {
  readonly withdrawal: Withdrawal;
  /** The refusal of the declaration that was sent before. */
  readonly failure: StateOf<"statement">["failure"];
};

/**
 * Draws the customer's contracts, and the products of the chosen one. It does not ask for name, email address or number, because they are
 * known from the session.
 */
export function View({ model, withdrawal, failure, announcer, language }: ContractsProps) {
  useSignals();
  const form = useRef<HTMLDivElement>(null);
  const state = model.loading.state.value;
  if (state.status === "failed")
    return (
      <div className="withdrawal-step">
        <FailurePanel mayRetry failure={state.failure} onRetry={() => void model.loading.reload()} />
        <StatementWays {...withdrawal.customer.value} contract={withdrawal.link.contract.value} />
        <Button variant="secondary" onClick={withdrawal.own.showFields}>
          {say.typeNumberText()}
        </Button>
      </div>
    );
  if (state.status !== "loaded") return <Skeleton shape={["line", "field", "line", "line"]} />;
  const submit = (): void => {
    const missing = model.submit();
    if (!missing) return;
    announcer.announce(say.missingText(missing));
    focusControl(form.current?.querySelector(`[name="${missing === "contract" ? contractField : productField}"]`));
  };
  const chosen = model.chosen.value;
  return (
    <div ref={form}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <RadioGroup
          label={say.contractsLabel()}
          name={contractField}
          value={chosen?.id ?? ""}
          options={model.contracts.value.map((contract) => ({
            value: contract.id,
            label: contract.name,
            hint: `${say.contractNumberText(contract.id)}. ${periodOf(contract, language)}`,
          }))}
          error={model.missing.value === "contract" ? say.missingText("contract") : undefined}
          onInput={({ target }) => model.choose(target.value)}
        />
        {chosen && <Products {...{ model, announcer, language }} contract={chosen} />}
        <p className="ui-quiet-text">{say.receiptToText(state.value.account.email)}</p>
        {failure && <FormAlert failure={failure} labels={{ products: say.productsLabel() }} onRetry={submit} />}
        <Button type="submit">{withdrawText()}</Button>
        <Button variant="quiet" onClick={withdrawal.own.showFields}>
          {say.otherContractText()}
        </Button>
      </Form>
    </div>
  );
}

function periodOf(
  { withdrawable_until: lastDay, withdrawal_days_left: daysLeft }: Contract,
  language: Parameters<typeof formatDate>[1],
): string {
  return lastDay === null || daysLeft === null ? say.lateText() : say.periodText(daysLeft, formatDate(lastDay, language, "day"));
}

type ProductsProps = Pick<ContractsProps, "model" | "announcer" | "language"> & { readonly contract: Contract };

const titleOf = ({ t }: Contract["withdrawable_products"][number]): string => t.join(" ");

/** Returns the sentences that say why further products end with the withdrawn ones, by the id of the product that ends. */
const reasonsOf = (contract: Contract, kept: readonly string[], language: ContractsProps["language"]): ReadonlyMap<string, string> =>
  new Map(
    leavingAlong(contract, kept).map(({ product, needed }) => {
      const one = new Intl.ListFormat(language, { type: "disjunction" }).format(needed.map(titleOf));
      return [product.id, say.withdrawnWithText(titleOf(product), one)];
    }),
  );

/**
 * Draws the products of a contract that has several. All are selected at first, because the withdrawal is from the whole contract unless
 * the customer keeps some. A product that does not work without a selected one is selected with it, and a sentence gives the reason, also
 * for products of the customer's other contracts.
 */
function Products({ model, contract, announcer, language }: ProductsProps) {
  useSignals();
  const id = useId();
  const kept = model.kept.value;
  const error = model.missing.value === "products" ? say.missingText("products") : undefined;
  const reasons = reasonsOf(contract, kept, language);
  const sentences = [...reasons].map(([key, reason]) => <p key={key}>{reason}</p>);
  if (contract.withdrawable_products.length < 2) return sentences.length > 0 && <div className="ui-quiet-text">{sentences}</div>;
  const toggle = (product: string, isWithdrawn: boolean): void => {
    model.toggle(product, isWithdrawn);
    const added = [...reasonsOf(contract, model.kept.peek(), language)].filter(([key]) => !reasons.has(key));
    if (added.length > 0) announcer.announce(added.map(([, reason]) => reason).join(" "));
  };
  return (
    <fieldset className="own-products" part="field" aria-describedby={id}>
      <legend className="ui-label" part="label">
        {say.productsLabel()}
      </legend>
      <div className="ui-quiet-text" id={id}>
        <p>{say.productsHint()}</p>
        {sentences}
      </div>
      {contract.withdrawable_products.map((product) => (
        <label className="ui-check" key={product.id}>
          <input
            className="ui-mark"
            type="checkbox"
            name={productField}
            value={product.id}
            checked={!kept.includes(product.id)}
            disabled={reasons.has(product.id)}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : `${id}e`}
            onChange={({ target }) => toggle(product.id, target.checked)}
          />
          <span>{titleOf(product)}</span>
        </label>
      ))}
      <ErrorText id={`${id}e`}>{error}</ErrorText>
    </fieldset>
  );
}
