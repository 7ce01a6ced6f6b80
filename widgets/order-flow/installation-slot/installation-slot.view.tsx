import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useMemo, useState } from "react";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { CheckboxField } from "#core/ui/fields/checkbox-field.tsx";
import { DigiForm } from "#core/forms/form/digi-form.tsx";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { calendarSpan, daysFor, firstSlot, slotIn } from "#core/features/slot-picker/slot-picker.rules.ts";
import { SlotPicker, slotLabels } from "#core/features/slot-picker/slot-picker.tsx";
import { useSlotForm, type ChosenSlot } from "#core/features/slot-picker/use-slot-form.ts";
import { slotOf } from "#core/features/slot-text/slot-text.messages.ts";
import { Loaded } from "#core/ui/loaded/loaded.tsx";
import type { InstallDay } from "#core/domain/order/installation.contract.ts";
import { Part } from "#core/runtime/part/part.tsx";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { formatDate } from "#core/base/values/dates.ts";
import { Foot } from "#widgets/order-flow/foot.view.tsx";
import { nextText } from "#widgets/order-flow/order-flow.messages.ts";
import type { Model as Flow } from "#widgets/order-flow/order-flow.model.ts";
import type { Order } from "#widgets/order-flow/order-flow.rules.ts";
import type { View as SlotCalendar } from "#widgets/order-flow/slot-calendar/slot-calendar.view.tsx";
import { startEarlyText } from "#widgets/order-flow/start-early.messages.ts";
import * as say from "./installation-slot.messages.ts";
import type { Model } from "./installation-slot.model.ts";
import type { part } from "./installation-slot.part.ts";

type SlotProps = PartViewProps<Model, typeof part> & {
  readonly flow: Flow;
  readonly order: Order;
  readonly typed: Readonly<Record<string, string>>;
};

/** The keys in `typed` that say why the visitor has to choose a slot again. */
const returns = ["taken", "stale"];

/** Draws the step in which the visitor chooses a slot for the technician's visit (C-300…C-302, C-419, C-436). */
export function View(props: SlotProps) {
  useSignals();
  const { model, flow, typed, announcer } = props;
  const { status } = model.days.state.value;
  const { street, number } = flow.bundle.value.address;
  const hasNoDay = status === "empty" || status === "idle";
  const noSlot = say.noSlotText(street, number);
  const isAnswered = status === "empty";
  useEffect(() => {
    if (isAnswered) announcer.announce(noSlot);
  }, [announcer, isAnswered, noSlot]);
  return (
    <div className="order-form">
      <Heading level={3}>{say.headingText()}</Heading>
      {returns.some((mark) => typed[mark] === "1") && <SlotLostNotice {...props} />}
      <Visit />
      {hasNoDay && <Alert tone="info" title={noSlot} lines={[say.withoutDateHint()]} />}
      <Loaded loading={model.days} shape={["line", "field", "field"]} empty={<></>} keepsPrevious>
        {({ data }) => <SlotForm {...props} days={data} />}
      </Loaded>
      {status !== "loaded" && (
        <Foot onPrevious={flow.previous} onCancel={flow.cancel}>
          {status !== "loading" && <WithoutDate flow={flow} />}
        </Foot>
      )}
    </div>
  );
}

function Visit() {
  return (
    <div className="slot-visit">
      {[[say.visitHeading(), say.visitTexts()] as const, [say.prepareHeading(), say.prepareTexts()] as const].map(([heading, texts]) => (
        <section key={heading}>
          <h4>{heading}</h4>
          <ul>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function SlotForm(props: SlotProps & { days: readonly InstallDay[] }) {
  useSignals();
  const { model, flow, order, language, days } = props;
  const slot = useStepForm(props);
  const hasSlot = firstSlot(slot.days) !== undefined;
  const dates = days.map(({ date }) => date);
  const today = model.today.value;
  const from = order.startEarly ? today : model.openFrom.value;
  const span = calendarSpan(dates, from, today);
  return (
    <DigiForm form={slot.form} onValid={({ date, interval }) => flow.setInstallation({ date, intervalValue: interval })}>
      <CheckboxField
        label={startEarlyText()}
        hint={say.startEarlyHint(formatDate(model.openFrom.value, language))}
        optional
        {...slot.form.check("start_early")}
      />
      {hasSlot ? (
        <SlotPicker
          slot={slot}
          language={language}
          span={span}
          calendar={
            <Part<typeof SlotCalendar>
              key={slot.month}
              name="slot-calendar"
              days={dates}
              {...{ from, today, span }}
              selected={slot.selected}
              onSelect={(date) => slot.choose({ date })}
            />
          }
        />
      ) : (
        <>
          <p>{say.onlyEarlyText()}</p>
          <p>{say.orWithoutDateText()}</p>
        </>
      )}
      <ErrorSummary mistakes={slot.form.mistakes} labels={slotLabels()} />
      <Foot onPrevious={flow.previous} onCancel={flow.cancel}>
        {hasSlot ? <Button type="submit">{nextText()}</Button> : <WithoutDate flow={flow} />}
      </Foot>
    </DigiForm>
  );
}

const WithoutDate = ({ flow }: Pick<SlotProps, "flow">) => (
  <Button onClick={() => flow.setInstallation(null)}>{say.withoutDateText()}</Button>
);

/**
 * Draws the reason why the visitor has to choose a slot again: another customer has taken it, or its time is past. Nothing was ordered yet
 * (decisions §8).
 */
function SlotLostNotice({ model, order, typed, announcer, language }: SlotProps) {
  useSignals();
  // The message uses the values from when the step was opened, so that another choice does not change it.
  const [initial] = useState(typed);
  const isTaken = initial["taken"] === "1";
  const title = isTaken ? say.takenTitle() : say.staleTitle();
  useEffect(() => announcer.announce(title), [announcer, title]);
  const days = model.days.state.value;
  const open = days.status === "loaded" ? daysFor(days.value.data, order.startEarly, model.openFrom.value) : [];
  const next = isTaken ? slotIn(open, initial) : undefined;
  const lines = [say.againText(), ...(next ? [say.takenNextText(slotOf(next, language))] : [])];
  return <Alert tone="warning" title={title} lines={lines} />;
}

/** Creates the form. The choice is stored for a reload. Days before the end of the withdrawal period need the express request. */
function useStepForm({ model, flow, order, typed, announcer, days }: SlotProps & { days: readonly InstallDay[] }) {
  useSignals();
  const openFrom = model.openFrom.value;
  const { startEarly } = order;
  return useSlotForm({
    days: useMemo(() => daysFor(days, startEarly, openFrom), [days, startEarly, openFrom]),
    initial: { date: "", interval: "", start_early: startEarly ? "1" : "", ...chosenIn(order), ...typed },
    announcer,
    onValues: (values) => flow.setStartEarly(Boolean(values["start_early"])),
    onChoice(chosen) {
      const said = Object.entries(typed).filter(([name]) => returns.includes(name));
      flow.keepTyped("installation-slot", { ...chosen, ...Object.fromEntries(said) });
    },
  });
}

const chosenIn = ({ installation }: Order): Partial<ChosenSlot> =>
  installation?.date ? { date: installation.date, interval: installation.intervalValue } : {};
