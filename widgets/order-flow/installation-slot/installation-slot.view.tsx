import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useMemo, useState } from "react";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { DigiForm } from "#core/forms/form/digi-form.tsx";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { startLabel, startMessage } from "#core/features/start-question/start-question.messages.ts";
import { startAnswerOf, startName, startValueOf } from "#core/features/start-question/start-question.rules.ts";
import { startAnswer } from "#core/features/start-question/start-question.schema.ts";
import { StartQuestion } from "#core/features/start-question/start-question.tsx";
import { calendarSpan, daysFor, firstSlot, slotIn } from "#core/features/slot-picker/slot-picker.rules.ts";
import { SlotPicker, slotLabels } from "#core/features/slot-picker/slot-picker.tsx";
import type { SlotFields } from "#core/features/slot-picker/slot-picker.schema.ts";
import { useSlotForm, type ChosenSlot } from "#core/features/slot-picker/use-slot-form.ts";
import { slotOf } from "#core/features/slot-text/slot-text.messages.ts";
import { Loaded } from "#core/ui/loaded/loaded.tsx";
import type { InstallDay } from "#core/domain/order/installation.contract.ts";
import { Part } from "#core/runtime/part/part.tsx";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Foot } from "#widgets/order-flow/foot.view.tsx";
import { nextText } from "#widgets/order-flow/order-flow.messages.ts";
import type { Model as Flow } from "#widgets/order-flow/order-flow.model.ts";
import type { Order } from "#widgets/order-flow/order-flow.rules.ts";
import type { View as SlotCalendar } from "#widgets/order-flow/slot-calendar/slot-calendar.view.tsx";
import { firstStartsOf } from "#widgets/order-flow/start.rules.ts";
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

/** The days of an address where none is free, or as far as they are not known. */
const noDays: readonly InstallDay[] = [];

const startStruct = startAnswer();

/** Draws the step in which the visitor chooses a slot for the technician's visit (C-300…C-302, C-419, C-436). */
export function View(props: SlotProps) {
  useSignals();
  const { model, flow, typed, announcer } = props;
  const state = model.days.state.value;
  const { status } = state;
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
      {hasNoDay && <Alert tone="info" title={noSlot} lines={[say.withoutDateHint()]} />}
      <Loaded loading={model.days} shape={["field", "line", "field", "field"]} empty={<SlotForm {...props} days={noDays} />} keepsPrevious>
        {({ data }) => <SlotForm {...props} days={data} />}
      </Loaded>
      {(status === "failed" || status === "idle") && <SlotForm {...props} days={noDays} />}
      {state.status === "loading" && !state.previous && <Foot onPrevious={flow.previous} onCancel={flow.cancel} />}
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
  const send = ({ date, interval }: SlotFields): void => flow.setInstallation(hasSlot ? { date, intervalValue: interval } : null);
  const start = slot.form.field(startName);
  return (
    <DigiForm form={slot.form} onValid={send}>
      <StartQuestion
        starts={firstStartsOf(flow.bundle.value, today, dates[0])}
        laterFrom={model.openFrom.value}
        isMissing={start.error !== undefined}
        language={language}
        {...start}
      />
      {hasSlot && (
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
      )}
      {!hasSlot && days.length > 0 && (
        <>
          <p>{say.onlyEarlyText()}</p>
          <p>{say.orWithoutDateText()}</p>
        </>
      )}
      <Visit />
      <ErrorSummary mistakes={slot.form.mistakes} labels={{ [startName]: startLabel(), ...slotLabels() }} />
      <Foot onPrevious={flow.previous} onCancel={flow.cancel}>
        <Button type="submit">{hasSlot ? nextText() : say.withoutDateText()}</Button>
      </Foot>
    </DigiForm>
  );
}

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
  const open = days.status === "loaded" ? daysFor(days.value.data, order.startEarly === true, model.openFrom.value) : [];
  const next = isTaken ? slotIn(open, initial) : undefined;
  const lines = [say.againText(), ...(next ? [say.takenNextText(slotOf(next, language))] : [])];
  return <Alert tone="warning" title={title} lines={lines} />;
}

/**
 * Creates the form. The choice is stored for a reload. Days before the end of the withdrawal period open only with the answer 'as soon as
 * possible'.
 */
function useStepForm({ model, flow, order, typed, announcer, days }: SlotProps & { days: readonly InstallDay[] }) {
  useSignals();
  const openFrom = model.openFrom.value;
  const { startEarly } = order;
  return useSlotForm({
    days: useMemo(() => daysFor(days, startEarly === true, openFrom), [days, startEarly, openFrom]),
    initial: { date: "", interval: "", ...chosenIn(order), ...typed, [startName]: startValueOf(startEarly) },
    start: startStruct,
    messagesOf: [startMessage],
    announcer,
    onValues(values) {
      const answer = startAnswerOf(values[startName]);
      if (answer !== null) flow.setStartEarly(answer);
    },
    onChoice(chosen) {
      const said = Object.entries(typed).filter(([name]) => returns.includes(name));
      flow.keepTyped("installation-slot", { ...chosen, ...Object.fromEntries(said) });
    },
  });
}

const chosenIn = ({ installation }: Order): Partial<ChosenSlot> =>
  installation?.date ? { date: installation.date, interval: installation.intervalValue } : {};
