import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef } from "react";
import type { Plan } from "#core/domain/customer/product-lists.schema.ts";
import { Cards } from "#core/ui/cards/cards.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { isFocusNowhere } from "#core/ui/fields/focus-nowhere.ts";
import { Dialog } from "#core/ui/dialog/dialog.tsx";
import { Button, ButtonLink } from "#core/ui/base/button.tsx";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import { centsOfEuros } from "#core/base/values/money.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import { nextPlanText } from "#widgets/my-digi/next-plan.messages.ts";
import { dayAndMonth, shownNextPlan } from "#widgets/my-digi/next-plan.rules.ts";
import { PlanOrder } from "./plan-order.view.tsx";
import * as say from "./plan.messages.ts";
import { currentOf, groupsOf, lastDayToTakeBack } from "./plan.rules.ts";
import type { PlanProps } from "./product-plan.model.ts";

/**
 * Draws the dialog in which the plan is changed (C-117…C-119, C-185, C-264, C-265). After a change the whole content is drawn anew, so that
 * no remaining element moves. The dialog is hidden while the customer logs in again.
 */
export function View(props: PlanProps) {
  useSignals();
  const { model, area, page, planDialog, isOpen } = props;
  const changes = model.change().changes.value;
  const subject = subjectOf(props);
  planDialog.refusals.valueOf(); // A dialog that the browser has closed by itself while a change is sent is opened again.
  useFocusOnTitle(props);
  return (
    <Dialog open={isOpen && area.access.value === "open"} heading={say.headingText()} onClose={planDialog.close}>
      <div className="plan" key={changes}>
        {subject !== undefined && <p className="ui-quiet-text">{say.forText(subject)}</p>}
        {page.next && <PlannedChange {...props} />}
        {groupsOf(page.plans ?? []).map(({ type, plans }) => (
          <PlanCards key={type} {...props} label={type || say.chooseText()} plans={plans} />
        ))}
        {page.plans ? <PlanOrder {...props} /> : <CallBack {...props} />}
      </div>
    </Dialog>
  );
}

/**
 * Moves the focus to the page's title when the dialog is closed and no element had the focus before it, because the page's address opened
 * the dialog.
 */
function useFocusOnTitle({ isOpen, planDialog, title }: PlanProps): void {
  useSignals();
  const isNamed = planDialog.isNamed.value;
  const openedBy = useRef<"address" | "button">(undefined);
  useEffect(() => {
    if (isOpen) openedBy.current ??= isNamed ? "address" : "button";
    else if (openedBy.current !== undefined) {
      if (openedBy.current === "address" || isFocusNowhere(title.current)) title.current?.focus();
      openedBy.current = undefined;
    }
  }, [isOpen, isNamed, title]);
}

/** Draws the link to the callback page, for a page whose data has no plans. */
const CallBack = ({ pathOf }: Pick<PlanProps, "pathOf">) => (
  <>
    <Heading level={3}>{say.chooseText()}</Heading>
    <p>{say.callText()}</p>
    <div>
      <ButtonLink variant="secondary" href={pathOf("callback")}>
        {say.callMeText()}
      </ButtonLink>
    </div>
  </>
);

/** Returns the phone number or the address of the product whose plan is changed. */
function subjectOf({ product, page }: Pick<PlanProps, "product" | "page">): string | undefined {
  const { "address-id": addressId, "phone-nr": phone, addresses } = page;
  if (product === "mobile") return phone === null ? undefined : shownPhone(phone);
  return addresses.find(({ id }) => id === addressId)?.text;
}

/** Draws the planned change, and the button that cancels it. */
function PlannedChange({ model, product, page, language }: PlanProps) {
  useSignals();
  const current = currentOf(page.plans ?? []);
  const state = model.change().state.value;
  if (!page.next) return null;
  return (
    <div className="plan-next">
      <p>
        <strong>{nextPlanText(shownNextPlan(page.next, language))}</strong>
      </p>
      <p>{say.nextHint(dayAndMonth(lastDayToTakeBack(page.next.from), language))}</p>
      {current && (
        <div>
          <Button
            variant="secondary"
            busy={state.kind === "sending" && state.plan.current}
            disabled={state.kind === "sending"}
            onClick={() => void model.change().changeTo(product, current)}
          >
            {say.takeBackText()}
          </Button>
        </div>
      )}
    </div>
  );
}

type CardsProps = PlanProps & { readonly label: string; readonly plans: readonly Plan[] };

function PlanCards({ model, page, language, label, plans }: CardsProps) {
  useSignals();
  const chosen = model.change().chosen.value;
  const { next } = page;
  const reasonOf = ({ id, current }: Plan): string | undefined => {
    if (current) return say.yoursText();
    return next?.i === id ? say.plannedText(dayAndMonth(next.from, language)) : undefined;
  };
  return (
    <Cards
      name="plan"
      label={<Heading level={3}>{label}</Heading>}
      kind="one"
      chosen={chosen === undefined ? [] : [chosen]}
      onChoose={model.change().choose}
      cards={plans.map((plan) => ({
        value: plan.id,
        label: plan.label,
        body: <PlanText plan={plan} language={language} />,
        reason: reasonOf(plan),
      }))}
    />
  );
}

/** Draws the description of a plan, its price and its features. */
const PlanText = ({ plan: { description, price, features }, language }: { readonly plan: Plan } & Pick<PlanProps, "language">) => (
  <>
    {description && <p>{description}</p>}
    <Price cents={centsOfEuros(price)} language={language} period={perMonthText()} size="medium" />
    {features.length > 0 && (
      <ul className="plan-features">
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    )}
  </>
);
