import { useSignals } from "@preact/signals-react/runtime";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { Empty } from "#core/ui/empty/empty.tsx";
import { unstoredText } from "#core/services/stored-state/unstored.messages.ts";
import { Part, usePrefetch } from "#core/runtime/part/part.tsx";
import { Stepper } from "#core/ui/stepper/stepper.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import type { View as Arrival } from "./arrival/arrival.view.tsx";
import type { View as Address } from "./address/address.view.tsx";
import type { View as CompleteProfile } from "./complete-profile/complete-profile.view.tsx";
import type { View as ConfirmOrder } from "./confirm-order/confirm-order.view.tsx";
import type { View as DigiAccount } from "./digi-account/digi-account.view.tsx";
import type { View as InstallationSlot } from "./installation-slot/installation-slot.view.tsx";
import type { View as ItsMe } from "./its-me/its-me.view.tsx";
import type { View as Login } from "./login/login.view.tsx";
import type { View as MoveToDigi } from "./move-to-digi/move-to-digi.view.tsx";
import type { definition } from "./order-flow.element.ts";
import { emptyText, headingText, stepNames, toBuilderText } from "./order-flow.messages.ts";
import type { Model } from "./order-flow.model.ts";
import { isFixed, needsSlot, steps, type Step } from "./order-flow.rules.ts";
import type { View as Payment } from "./payment/payment.view.tsx";
import { GoBackDialog } from "./question.view.tsx";
import type { View as ReviewOrder } from "./review-order/review-order.view.tsx";
import type { View as SlotCalendar } from "./slot-calendar/slot-calendar.view.tsx";
import { BundleLines, Summary } from "./summary.view.tsx";

type FlowProps = ViewProps<Model, typeof definition>;

export function View(props: FlowProps) {
  useSignals();
  const { model, options, announcer, pathOf, language } = props;
  const step = model.step.value;
  const order = model.order.value;
  // The progress stands there from the start, so that nothing moves when the first step is shown.
  const position = model.phase.value === "empty" ? undefined : steps.indicatorOf(step ?? "its-me", order);
  return (
    <Surface announcer={announcer} wide settled={step === "confirm-order"}>
      <div className="order" data-end={step === "confirm-order" || undefined}>
        {/* On the confirmation the thanks is the heading that is seen. */}
        <div className={step === "confirm-order" ? "ui-hidden" : "order-head"}>
          <Heading>{options.heading ?? headingText()}</Heading>
          {/* Nothing is left to do after the last step, so no progress is shown there. */}
          {position && step !== "confirm-order" && <Stepper steps={stepNames(needsSlot(order))} {...position} />}
        </div>
        {model.phase.value === "open" && step !== "confirm-order" && (
          <Summary model={model} language={language} builder={pathOf("bundle")} />
        )}
        <div className="order-step">
          {model.phase.value === "checking" && <Checking {...props} />}
          {model.phase.value === "empty" && (
            <Empty
              text={emptyText()}
              note={model.isUnstored() && unstoredText()}
              action={<ButtonLink href={pathOf("bundle")}>{toBuilderText()}</ButtonLink>}
            />
          )}
          {step !== undefined && <OneStep {...props} step={step} />}
        </div>
      </div>
      {step !== undefined && <GoBackDialog model={model} step={step} />}
    </Surface>
  );
}

/** Draws the bundle that came with the page's address, whose import is finished before the first step. */
function Checking({ model, language }: FlowProps) {
  useSignals();
  const { state } = model.bundleImport;
  if (state.value.kind === "none") return <Skeleton shape={["line", "line", "field"]} />;
  return (
    <Part<typeof Arrival>
      name="arrival"
      flow={model}
      state={state.value}
      own={model.lines.value.length > 0 && <BundleLines model={model} language={language} />}
    />
  );
}

/** Draws the current step of the order. The files of the next step are fetched while this one is filled in. */
function OneStep({ model, options, language, step }: FlowProps & { step: Step }) {
  useSignals();
  // The step that is shown first takes no focus, because the visitor has not moved yet.
  const takesFocus = model.moves.value > 0 || undefined;
  const order = model.order.value;
  const typed = model.typed.value[step] ?? {};
  usePrefetch<typeof CompleteProfile>("complete-profile", step === "its-me");
  usePrefetch<typeof DigiAccount>("digi-account", step === "its-me" || step === "login" || step === "complete-profile");
  // The address fields are fetched earlier for a customer, because a customer without products has no address that could be offered.
  const isNextAddress = step === "login" || step === "complete-profile" || order.orderer?.kind === "account";
  usePrefetch<typeof Address>("address", step === "digi-account" || (isNextAddress && order.clientAddress === null));
  const hasVisit = needsSlot(order);
  const beforeVisit = isFixed(order) ? "move-to-digi" : "digi-account";
  usePrefetch<typeof MoveToDigi>("move-to-digi", step === "digi-account" && isFixed(order));
  usePrefetch<typeof InstallationSlot>("installation-slot", step === "move-to-digi" && hasVisit);
  usePrefetch<typeof SlotCalendar>("slot-calendar", step === "move-to-digi" && hasVisit);
  usePrefetch<typeof Payment>("payment", step === (hasVisit ? "installation-slot" : beforeVisit));
  usePrefetch<typeof ReviewOrder>("review-order", step === "payment");
  usePrefetch<typeof ConfirmOrder>("confirm-order", step === "review-order");
  switch (step) {
    case "its-me":
      // A new key renders this step anew for another person, because the pressed button is removed.
      return <Part<typeof ItsMe> key={model.moves.value} name="its-me" flow={model} app={options.identityApp} takesFocus={takesFocus} />;
    case "login":
      return <Part<typeof Login> name="login" flow={model} takesFocus={takesFocus} />;
    case "complete-profile":
      return <Part<typeof CompleteProfile> name="complete-profile" flow={model} order={order} typed={typed} takesFocus={takesFocus} />;
    case "digi-account":
      return <Part<typeof DigiAccount> name="digi-account" flow={model} order={order} typed={typed} takesFocus={takesFocus} />;
    case "move-to-digi":
      return <Part<typeof MoveToDigi> name="move-to-digi" flow={model} order={order} typed={typed} takesFocus={takesFocus} />;
    case "installation-slot":
      return <Part<typeof InstallationSlot> name="installation-slot" flow={model} order={order} typed={typed} takesFocus={takesFocus} />;
    case "payment":
      return <Part<typeof Payment> name="payment" flow={model} order={order} typed={typed} takesFocus={takesFocus} />;
    case "review-order":
      return (
        <Part<typeof ReviewOrder>
          name="review-order"
          flow={model}
          order={order}
          bundle={<BundleLines model={model} language={language} />}
          takesFocus={takesFocus}
        />
      );
    case "confirm-order":
      // A new key renders this step anew when an order with unknown result turns out to be placed.
      return <Part<typeof ConfirmOrder> key={order.result?.kind} name="confirm-order" flow={model} order={order} takesFocus={takesFocus} />;
  }
}
