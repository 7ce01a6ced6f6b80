import { useSignals } from "@preact/signals-react/runtime";
import type { Ref } from "react";
import { Button } from "#core/ui/base/button.tsx";
import * as say from "./product-checkout.messages.ts";
import type { Model } from "./product-checkout.model.ts";

type OrderButtonProps = {
  readonly model: Model;
  readonly busy?: boolean;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly onClick: () => void;
};

/** Draws the button that makes the customer owe the total, so that the law prescribes its text. It waits for the contract summary. */
export function OrderButton({ model, ...button }: OrderButtonProps) {
  useSignals();
  const wait = model.wait.value;
  return (
    <Button disabled={wait !== undefined} reason={wait === "failed" ? say.summaryFailedText() : say.summaryWaitText()} {...button}>
      {say.orderText()}
    </Button>
  );
}
