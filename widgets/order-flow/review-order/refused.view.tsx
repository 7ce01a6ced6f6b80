import type { ReactNode } from "react";
import { causeOf } from "#core/base/errors/failure-cause.ts";
import { invalidFieldsTitle } from "#core/forms/form/forms.messages.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button, ButtonLink } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { failureWords, nothingLostText } from "#core/ui/base/failure.messages.ts";
import type { Orderer } from "#widgets/order-flow/order-flow.rules.ts";
import { changeBundleText } from "#widgets/order-flow/order-flow.messages.ts";
import type { PlacingState } from "#widgets/order-flow/placement.model.ts";
import { waysOn, type WayOn } from "./refused.rules.ts";
import * as say from "./review-order.messages.ts";

type RefusedProps = Pick<Extract<PlacingState, { status: "refused" }>, "failure"> & {
  readonly orderer: Orderer | null;
  readonly pathOf: (page: "bundle" | "contact") => string;
  readonly onLogIn: () => void;
};

/** Draws the refusal below the order button: its message with the status code (C-426), and the links that help. */
export function Refused({ failure, orderer, pathOf, onLogIn }: RefusedProps) {
  const { message, statusCode, httpStatus = 0, code, fieldErrors } = failure;
  const words = Object.values(fieldErrors ?? {});
  const isAboutFields = message === undefined && words.length > 0;
  // The message about a failure on our own side ends with the code already.
  const hasCode = (message !== undefined || isAboutFields) && causeOf(failure) !== "outage";
  const reference = statusCode ?? (httpStatus >= 400 ? httpStatus : code);
  const shownCode: readonly ReactNode[] = hasCode ? [<small key="code">{say.codeText(String(reference))}</small>] : [];
  const ways = waysOn(failure, orderer);
  if (ways.length === 0)
    return (
      <FailurePanel
        failure={failure}
        title={isAboutFields ? invalidFieldsTitle() : undefined}
        lines={[...words, ...shownCode]}
        isKept
        mayRetry
        takesFocus
      />
    );
  const drawn: Readonly<Record<WayOn, ReactNode>> = {
    login: (
      <Button key="login" variant="secondary" onClick={onLogIn}>
        {say.loginText()}
      </Button>
    ),
    bundle: (
      <ButtonLink key="bundle" variant="secondary" href={pathOf("bundle")}>
        {changeBundleText()}
      </ButtonLink>
    ),
    contact: (
      <ButtonLink key="contact" variant="secondary" href={pathOf("contact")}>
        {say.contactText()}
      </ButtonLink>
    ),
  };
  return (
    <Alert
      tone="warning"
      title={isAboutFields ? words.join(" ") : failureWords(failure).title} // no field is wrong, so the visitor need not check any input
      lines={[...shownCode, nothingLostText()]}
      actions={<div className="order-ways">{ways.map((way) => drawn[way])}</div>}
      takesFocus
    />
  );
}
