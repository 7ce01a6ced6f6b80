import { useSignals } from "@preact/signals-react/runtime";
import { Button } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { otherWaysBeside } from "#widgets/my-digi/other-ways.view.tsx";
import { formatDate } from "#core/base/values/dates.ts";
import { withQuery } from "#core/base/values/page-link.ts";
import { ConfirmationDialog } from "#core/ui/dialog/confirmation-dialog.tsx";
import { Outcome } from "#core/ui/outcome/outcome.tsx";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import type { OrderProps } from "./orders.model.ts";
import * as say from "./orders.messages.ts";
import { isFormOpen } from "./orders.rules.ts";

/**
 * Draws the links and buttons by which a customer ends an order: to cancel it as long as none of its products is active, and to withdraw
 * from the contract (decisions §12, §14).
 */
export function Leave(props: OrderProps) {
  useSignals();
  const { model, order, pathOf, language } = props;
  const isFree = !isFormOpen(model.changes.state.value);
  const { orderId, can_cancel: canCancel, withdrawable_until: withdrawable } = order;
  return (
    <>
      {((canCancel && isFree) || withdrawable) && (
        <AreaSection heading={say.leaveHeading()}>
          {canCancel && isFree && (
            <div className="area-row">
              <p>{say.cancelHint()}</p>
              <Button variant="secondary" onClick={() => model.changes.open("cancel")}>
                {say.cancelText()}
              </Button>
            </div>
          )}
          {withdrawable && (
            <p>
              {say.withdrawableText(formatDate(withdrawable, language))}{" "}
              <a href={withQuery(pathOf("withdrawal"), `?contract=${encodeURIComponent(orderId)}`)}>{say.withdrawText()}</a>
            </p>
          )}
        </AreaSection>
      )}
      <CancelQuestion {...props} />
    </>
  );
}

/**
 * Draws the dialog that asks for confirmation before an order is cancelled. The dialog stays open during the call, and shows why the call
 * failed.
 */
function CancelQuestion(props: OrderProps) {
  useSignals();
  const { changes } = props.model;
  const state = changes.state.value;
  const isAsked = (state.status === "open" || state.status === "sending") && state.change === "cancel";
  const isSending = state.status === "sending";
  const failure = state.status === "open" ? state.failure : undefined;
  const cancel = (): void => void changes.cancel();
  const { takes_along: along = [] } = props.order;
  return (
    <ConfirmationDialog
      open={isAsked && props.model.isSignedIn.value}
      heading={say.cancelQuestion()}
      keepText={say.keepText()}
      confirmText={say.cancelText()}
      busy={isSending}
      problem={
        <Outcome>
          {failure && <FailurePanel failure={failure} mayRetry={false} takesFocus />}
          {otherWaysBeside(failure)}
        </Outcome>
      }
      onKeep={changes.close}
      onConfirm={cancel}
    >
      {say.cancelConsequence(say.visitText(props.order, props.language))}
      {along.length > 0 && ` ${say.takenAlongText(along.map(({ t, orderId }) => `${t.join(" ")} (${orderId})`).join(", "))}`}
    </ConfirmationDialog>
  );
}
