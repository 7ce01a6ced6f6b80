import { useSignals } from "@preact/signals-react/runtime";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { formatDate } from "#core/base/values/dates.ts";
import { Part } from "#core/runtime/part/part.tsx";
import type { View as OrderSlot } from "#widgets/my-digi/order-slot/order-slot.view.tsx";
import { OtherWays } from "#widgets/my-digi/other-ways.view.tsx";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import type { OrderProps } from "./orders.model.ts";
import { Opener } from "./opener.view.tsx";
import * as say from "./orders.messages.ts";

/** Draws the agreed visit of the technician with the button that moves it, or the form in which a time is chosen. */
export function OrderVisit(props: OrderProps) {
  useSignals();
  const { model, order, pathOf, language } = props;
  const { slot, move_until: until, steps } = order;
  const state = model.changes.state.value;
  const isOpen = "change" in state && state.change === "slot";
  const visit = say.visitText(order, language);
  const isDone = steps.some(({ id, at }) => id === "visit" && at !== undefined);
  if (!isOpen && (!slot || isDone || order.status !== "open")) return null;
  return (
    <AreaSection heading={say.visitHeading()}>
      {isOpen ? (
        <Part<typeof OrderSlot> name="order-slot" takesFocus lines={[<OtherWays key="ways" />]} order={order} changes={model.changes} />
      ) : (
        <div className="area-row">
          <div>
            <p>{visit}</p>
            <p className="ui-quiet-text">{until ? say.moveUntilText(formatDate(until, language)) : say.fixedVisitText()}</p>
          </div>
          {until ? (
            <Opener changes={model.changes} change="slot">
              {say.moveText()}
            </Opener>
          ) : (
            <ButtonLink variant="secondary" href={pathOf("contact")}>
              {say.contactText()}
            </ButtonLink>
          )}
        </div>
      )}
    </AreaSection>
  );
}
