import { useSignals } from "@preact/signals-react/runtime";
import { useState } from "react";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { PlacedOrder, UnknownOrder } from "#core/features/order-result/order-result.tsx";
import type { Model as Flow } from "#widgets/order-flow/order-flow.model.ts";
import type { Order } from "#widgets/order-flow/order-flow.rules.ts";
import type { part } from "./confirm-order.part.ts";

type ConfirmProps = PartViewProps<undefined, typeof part> & { readonly flow: Flow; readonly order: Order };

/** Draws the result of the order (C-063, C-066, C-067, C-427…C-429). */
export function View({ flow, order, language, pathOf }: ConfirmProps) {
  useSignals();
  const { result } = order;
  const placed = flow.placing.placed.value;
  const [first] = useState(result?.kind);
  if (!result) return null;
  if (result.kind === "unknown")
    return <UnknownOrder busy={result.retrying} onRetry={() => void flow.placing.retry()} home={pathOf("home")} />;
  const own = result.kind === "placed" ? result : undefined;
  return (
    <PlacedOrder
      result={own}
      thanked={own?.thanked}
      documents={placed?.documents ?? []}
      home={pathOf("home")}
      login={pathOf("login")}
      orders={pathOf("orders")}
      language={language}
      takesFocus={result.kind !== first}
    />
  );
}
