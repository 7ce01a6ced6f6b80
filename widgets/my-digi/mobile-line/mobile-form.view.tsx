import { useSignals } from "@preact/signals-react/runtime";
import { useLayoutEffect, useMemo, useState } from "react";
import { useLineForm } from "#core/features/line-fields/use-line-form.ts";
import { startMessage } from "#core/features/start-question/start-question.messages.ts";
import type { Answers } from "#widgets/my-digi/mobile-order/answers.model.ts";
import { deliveryValues, installValues, phonesOf } from "#widgets/my-digi/mobile-order/mobile-order.rules.ts";
import { chooseText } from "./mobile-line.messages.ts";
import type { LineViewProps } from "./mobile-line.model.ts";
import { orderFields, orderForm, type OrderField } from "./mobile-line.schema.ts";

export type MobileForm = ReturnType<typeof useMobileForm>;

/** Returns the form of the order: the questions about the line, its addresses, and when it should start. */
export function useMobileForm({ answers, announcer, plans, products, addresses }: LineViewProps) {
  useSignals();
  const [first] = useState(() => answers.given.peek() ?? answers.open(addresses));
  const struct = useMemo(() => {
    const values = { installs: installValues(addresses), deliveriesOf: (install: string) => deliveryValues(addresses, install) };
    return orderForm(plans, phonesOf(products), values);
  }, [plans, products, addresses]);
  const refused = answers.refused.value;
  const failure = useMemo(() => refused && ({ code: "invalid", fieldErrors: refused } as const), [refused]);
  const line = useLineForm({
    struct,
    announcer,
    failure,
    more: orderFields,
    messagesOf: [orderMessage],
    answers: first,
    onAnswers: answers.take,
  });
  usePlan(line, answers);
  return line;
}

/** Makes the form follow the choice of a plan, which is drawn above the form, and shows the form's error about it there. */
function usePlan({ form, answers: { favorite_package }, answer }: ReturnType<typeof useLineForm<OrderField>>, answers: Answers): void {
  useSignals();
  const plan = answers.given.value?.favorite_package ?? favorite_package;
  const mistake = form.field("favorite_package").error;
  useLayoutEffect(() => {
    if (plan !== favorite_package) answer("favorite_package", plan);
    answers.tellPlanMistake(mistake);
  });
}

/** Returns the message for an error in an answer that is not about the line itself: an address or the start (C-319, C-431). */
function orderMessage(code: unknown): string | undefined {
  return code === "address" ? chooseText() : startMessage(code);
}
