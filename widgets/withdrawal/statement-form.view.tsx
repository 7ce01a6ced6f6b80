import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useEffectEvent, useRef } from "react";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { DigiForm } from "#core/forms/form/digi-form.tsx";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { FormAlert } from "#core/forms/form/form-alert.tsx";
import { useDigiForm } from "#core/forms/form/use-digi-form.ts";
import { nameMaxLength } from "#core/base/values/limits.ts";
import { withQuery } from "#core/base/values/page-link.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import type { definition } from "./withdrawal.element.ts";
import * as say from "./withdrawal.messages.ts";
import type { Model } from "./withdrawal.model.ts";
import { contractMaxLength, WithdrawalFields } from "./withdrawal.schema.ts";
import type { StateOf } from "./withdrawal-steps.model.ts";
import { StepHead } from "./step-head.view.tsx";

type StatementFormProps = ViewProps<Model, typeof definition> & { readonly state: StateOf<"statement"> };

/**
 * Draws the form of the declaration for visitors who type it. It asks only who withdraws, from which contract, and to which address the
 * receipt is sent.
 */
export function StatementForm({ model, options, announcer, pathOf, state }: StatementFormProps) {
  useSignals();
  const form = useStatementForm({ model, options, announcer, state });
  return (
    <DigiForm form={form} onValid={model.review}>
      <StepHead model={model} isQuiet={!!state.failure || state.isLoggedOut}>
        {options.heading ?? say.headingText()}
      </StepHead>
      <p>{say.ruleText()}</p>
      {state.isLoggedOut && <Alert tone="warning" title={say.loggedOutTitle()} lines={[say.loggedOutText()]} takesFocus />}
      <TextField label={say.nameLabel()} autoComplete="name" {...form.field("name", { max: nameMaxLength })} />
      <TextField label={say.contractLabel()} hint={say.contractHint()} autoComplete="off" {...form.contract} />
      <TextField label={say.receiptEmailLabel()} type="email" autoComplete="email" {...form.field("email")} />
      <ErrorSummary mistakes={form.mistakes} labels={labels()} />
      {state.failure && <FormAlert failure={state.failure} labels={labels()} onRetry={form.retry} />}
      <Button type="submit">{say.withdrawText()}</Button>
      <LoginOrList model={model} login={withQuery(pathOf("login"), model.link.loginSearch.value)} />
    </DigiForm>
  );
}

/** Draws the link to the login or, for a customer who is logged in, the button that shows the customer's contracts. */
function LoginOrList({ model, login }: { model: Model; login: string }) {
  useSignals();
  if (model.own.isLeft.value)
    return (
      <Button variant="quiet" onClick={model.own.showList}>
        {say.toListText()}
      </Button>
    );
  return (
    <p>
      {say.customerText()} <a href={login}>{say.loginLink()}</a>
    </p>
  );
}

/**
 * Returns the form with its first values: those that were confirmed before, otherwise the customer's. The contract number of a link is
 * filled in once the page's address is read, and never replaces what was typed meanwhile.
 */
function useStatementForm({ model, options, announcer, state }: Pick<StatementFormProps, "model" | "options" | "announcer" | "state">) {
  useSignals();
  const isTyped = useRef(model.fields.peek() !== undefined);
  const form = useDigiForm<WithdrawalFields>({
    struct: WithdrawalFields,
    messagesOf: [say.withdrawalMessage],
    defaultValues: model.fields.peek() ?? { ...model.customer.peek() },
    announcer,
    failure: state.failure,
    maxLength: options.maxLength,
  });
  const proposal = model.link.proposal.value;
  const propose = useEffectEvent((contract: string | undefined): void => {
    if (contract !== undefined && !isTyped.current) form.setValue("contract", contract);
  });
  useEffect(() => propose(proposal), [proposal]);
  const emptied = model.resets.value;
  const first = useRef(emptied);
  const empty = useEffectEvent((): void => {
    isTyped.current = false;
    form.reset();
  });
  useEffect(() => {
    if (emptied !== first.current) empty();
    first.current = emptied;
  }, [emptied]);
  const contract = form.field("contract", { max: contractMaxLength });
  return {
    ...form,
    contract: {
      ...contract,
      onInput(event: Parameters<typeof contract.onInput>[0]): void {
        isTyped.current = true;
        model.link.replace();
        contract.onInput(event);
      },
    },
    retry: (): void => form.handleSubmit(model.review)(),
  };
}

const labels = (): Record<string, string> => ({
  name: say.nameLabel(),
  contract: say.contractLabel(),
  email: say.receiptEmailLabel(),
});
