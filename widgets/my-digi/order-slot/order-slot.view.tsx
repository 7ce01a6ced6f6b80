import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { Alert } from "#core/ui/base/alert.tsx";
import { AnnouncedAlert } from "#core/ui/base/announced-alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Outcome } from "#core/ui/outcome/outcome.tsx";
import type { InstallDay } from "#core/domain/order/installation.contract.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import { CustomerData } from "#widgets/my-digi/customer-data.view.tsx";
import { OtherWays, otherWaysBeside } from "#widgets/my-digi/other-ways.view.tsx";
import { SlotPicker, slotLabels } from "#core/features/slot-picker/slot-picker.tsx";
import { atSlotFields, calendarSpan, daysFor, slotIn } from "#core/features/slot-picker/slot-picker.rules.ts";
import type { SlotFields } from "#core/features/slot-picker/slot-picker.schema.ts";
import { useSlotForm } from "#core/features/slot-picker/use-slot-form.ts";
import { slotOf } from "#core/features/slot-text/slot-text.messages.ts";
import { DigiForm } from "#core/forms/form/digi-form.tsx";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { FormAlert } from "#core/forms/form/form-alert.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { Part } from "#core/runtime/part/part.tsx";
import type { View as SlotCalendar } from "#widgets/my-digi/slot-calendar/slot-calendar.view.tsx";
import * as say from "./order-slot.messages.ts";
import type { Given, Model } from "./order-slot.model.ts";
import type { part } from "./order-slot.part.ts";
import { fttbIdOf } from "./order-slot.rules.ts";

type OrderSlotProps = PartViewProps<Model, typeof part> & Given;

/** Draws the form in which the customer chooses a time for the technician's visit, or another time than the agreed one. */
export function View(props: OrderSlotProps) {
  useSignals();
  const { model, order, changes, language } = props;
  const days = model.days.state.value;
  const open = days.status === "loaded" ? daysFor(days.value.data, order.startEarly, model.openFrom.value) : [];
  return (
    <div className="orders-form">
      <Heading level={4}>{say.headingText()}</Heading>
      {order.slot && <p>{say.keptText(slotOf(order.slot, language))}</p>}
      <CustomerData
        loading={model.days}
        shape={["line", "field", "field"]}
        keepsPrevious
        empty={<NoneLeft {...props} />}
        besideFailure={<OtherWays />}
      >
        {({ data }) => <SlotForm {...props} data={data} />}
      </CustomerData>
      {fttbIdOf(order) === null && <NoSlot />}
      {open.length === 0 && days.status !== "loading" && <CloseButton changes={changes} />}
    </div>
  );
}

type TakenProps = Pick<OrderSlotProps, "changes" | "language">;

/** Draws the notice that the chosen time is no longer free, and which time is filled in instead. */
function TakenNotice({ changes, language }: TakenProps) {
  useSignals();
  const state = changes.state.value;
  if (state.status !== "open" || state.next === undefined) return null;
  const line = state.next ? say.takenNextText(slotOf(state.next, language)) : say.takenText();
  return <Alert tone="warning" title={say.takenTitle()} lines={[line]} takesFocus />;
}

/** Draws the message that no time can be chosen, also where the last one was taken a moment ago. */
const NoneLeft = ({ changes, language }: TakenProps) => (
  <>
    <TakenNotice {...{ changes, language }} />
    <NoSlot />
  </>
);

const NoSlot = () => (
  <>
    <AnnouncedAlert tone="info" title={say.noSlotText()} line={say.noSlotHint()} />
    <OtherWays />
  </>
);

function SlotForm({ model, order, changes, language, announcer, data }: OrderSlotProps & { data: readonly InstallDay[] }) {
  useSignals();
  const state = changes.state.value;
  const { failure: refusal, next } = { failure: undefined, next: undefined, ...(state.status === "open" && state) };
  const failure = useMemo(() => refusal && atSlotFields(refusal), [refusal]);
  const from = model.openFrom.value;
  const { startEarly } = order;
  const days = useMemo(() => daysFor(data, startEarly, from), [data, startEarly, from]);
  const slot = useSlotForm({ days, initial: { date: "", interval: "" }, announcer, failure });
  const fillIn = useEffectEvent((free: InstallSlot): void => slot.choose(free));
  const filled = useRef<InstallSlot>(undefined);
  useEffect(() => {
    // The free slot is filled in once, so that it does not replace what the customer chooses afterwards.
    if (!next || filled.current === next || !slotIn(days, { date: next.date, interval: next.intervalValue })) return;
    filled.current = next;
    fillIn(next);
  }, [next, days]);
  if (days.length === 0) return <NoneLeft {...{ changes, language }} />;
  const { form } = slot;
  const dates = data.map(({ date }) => date);
  const calendar = { days: dates, from: startEarly ? model.today.value : from, today: model.today.value };
  const span = calendarSpan(dates, calendar.from, calendar.today);
  const send = ({ date, interval }: SlotFields): void => void changes.moveVisit({ date, intervalValue: interval });
  return (
    <DigiForm form={form} onValid={send}>
      <SlotPicker
        slot={slot}
        language={language}
        span={span}
        calendar={
          <Part<typeof SlotCalendar>
            key={slot.month}
            name="slot-calendar"
            {...calendar}
            span={span}
            selected={slot.selected}
            onSelect={(date) => slot.choose({ date })}
          />
        }
      />
      <ErrorSummary mistakes={form.mistakes} labels={slotLabels()} />
      <div className="orders-actions">
        <Button type="submit" busy={state.status === "sending"}>
          {say.saveText()}
        </Button>
        <CloseButton changes={changes} />
      </div>
      <Outcome>
        <TakenNotice {...{ changes, language }} />
        {failure && <FormAlert failure={failure} labels={slotLabels()} onRetry={() => form.handleSubmit(send)()} />}
        {otherWaysBeside(failure)}
      </Outcome>
    </DigiForm>
  );
}

const CloseButton = ({ changes }: Pick<OrderSlotProps, "changes">) => (
  <Button variant="secondary" onClick={changes.close}>
    {say.closeText()}
  </Button>
);
