import { useSignals } from "@preact/signals-react/runtime";
import { useMemo, useState } from "react";
import { useLineForm } from "#core/features/line-fields/use-line-form.ts";
import { missingStartText } from "#core/features/start-question/start-question.messages.ts";
import { addressValues, phonesOf } from "#widgets/my-digi/mobile-order/mobile-order.rules.ts";
import { chooseText } from "./mobile-line.messages.ts";
import type { LineViewProps } from "./mobile-line.model.ts";
import { orderFields, orderForm } from "./mobile-line.schema.ts";

export type MobileForm = ReturnType<typeof useMobileForm>;

/** Returns the form of the order: the questions about the line, its addresses, and when it should start. */
export function useMobileForm({ answers, announcer, plans, products, addresses }: LineViewProps) {
  useSignals();
  const [first] = useState(() => answers.open(addresses));
  const struct = useMemo(() => orderForm(plans, phonesOf(products), addressValues(addresses)), [plans, products, addresses]);
  const numberError = answers.numberError.value;
  const failure = useMemo(
    () => (numberError === undefined ? undefined : ({ code: "invalid", fieldErrors: { number: numberError } } as const)),
    [numberError],
  );
  return useLineForm({
    struct,
    announcer,
    failure,
    more: orderFields,
    messagesOf: [orderMessage],
    answers: first,
    onAnswers: answers.take,
  });
}

/** Returns the message for an error in an answer that is not about the line itself: an address or the start (C-319, C-431). */
function orderMessage(code: unknown): string | undefined {
  if (code === "address") return chooseText();
  return code === "start" ? missingStartText() : undefined;
}
