import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useMemo, useState } from "react";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { CheckboxField } from "#core/ui/fields/checkbox-field.tsx";
import { DigiForm } from "#core/forms/form/digi-form.tsx";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { useDigiForm } from "#core/forms/form/use-digi-form.ts";
import { Loaded } from "#core/ui/loaded/loaded.tsx";
import type { InstallDay } from "#core/domain/order/installation.contract.ts";
import type { SlotInterval } from "#core/domain/order/installation.schema.ts";
import { Part } from "#core/runtime/part/part.tsx";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import { SelectField } from "#core/ui/select-field/select-field.tsx";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { formatDate, type CalendarDate } from "#core/base/values/dates.ts";
import { Foot } from "#widgets/order-flow/foot.view.tsx";
import { nextText } from "#widgets/order-flow/order-flow.messages.ts";
import type { Model as Flow } from "#widgets/order-flow/order-flow.model.ts";
import type { Order } from "#widgets/order-flow/order-flow.rules.ts";
import type { View as SlotCalendar } from "#widgets/order-flow/slot-calendar/slot-calendar.view.tsx";
import { hoursOf, slotOf, startEarlyText } from "#widgets/order-flow/slot.messages.ts";
import * as say from "./installation-slot.messages.ts";
import type { Model } from "./installation-slot.model.ts";
import type { part } from "./installation-slot.part.ts";
import { daysFor, firstSlot, intervalsOn, slotIn, stillFree } from "./installation-slot.rules.ts";
import { slotFields, type SlotFields } from "./installation-slot.schema.ts";

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
  const { model, flow, language } = props;
  const slot = useSlotForm(props);
  const { form, open, choose } = slot;
  const first = firstSlot(open);
  return (
    <DigiForm form={form} onValid={({ date, interval }) => flow.setInstallation({ date, intervalValue: interval })}>
      <CheckboxField
        label={startEarlyText()}
        hint={say.startEarlyHint(formatDate(model.openFrom.value, language))}
        optional
        {...form.check("start_early")}
      />
      {first ? (
        <>
          <div>
            <Button variant="secondary" onClick={() => choose(first)}>
              {say.firstText(slotOf(first, language))}
            </Button>
          </div>
          <Days {...props} slot={slot} />
        </>
      ) : (
        <>
          <p>{say.onlyEarlyText()}</p>
          <p>{say.orWithoutDateText()}</p>
        </>
      )}
      <ErrorSummary mistakes={form.mistakes} labels={{ date: say.dayLabel(), interval: say.intervalLabel() }} />
      <Foot onPrevious={flow.previous} onCancel={flow.cancel}>
        {first ? <Button type="submit">{nextText()}</Button> : <WithoutDate flow={flow} />}
      </Foot>
    </DigiForm>
  );
}

const WithoutDate = ({ flow }: Pick<SlotProps, "flow">) => (
  <Button onClick={() => flow.setInstallation(null)}>{say.withoutDateText()}</Button>
);

type DaysProps = SlotProps & { days: readonly InstallDay[]; slot: ReturnType<typeof useSlotForm> };

/** Draws the days that can be chosen, as a calendar and as a list, and the hours of the chosen day. */
function Days({ model, order, language, days, slot: { form, open, intervals, answers, choose, month } }: DaysProps) {
  useSignals();
  return (
    <>
      <Part<typeof SlotCalendar>
        key={month}
        name="slot-calendar"
        days={days.map(({ date }) => date)}
        from={order.startEarly ? model.today.value : model.openFrom.value}
        today={model.today.value}
        selected={open.find(({ date }) => date === answers.date)?.date}
        onSelect={(date) => choose({ date })}
      />
      <SelectField
        // A new key renders the select anew, because a native select loses its value when its options change.
        key={`${order.startEarly}${language}`}
        label={say.dayLabel()}
        placeholder={say.dayPlaceholder()}
        options={open.map(({ date }) => ({ value: date, label: formatDate(date, language, "day") }))}
        {...form.field("date")}
        defaultValue={answers.date}
      />
      {intervals.length > 0 && (
        <RadioGroup
          key={answers.date}
          label={say.intervalLabel()}
          layout="row"
          options={intervals.map((value) => ({ value, label: hoursOf(value, language) }))}
          {...form.field("interval")}
          defaultValue={answers.interval}
        />
      )}
    </>
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
  const open = days.status === "loaded" ? daysFor(days.value.data, order.startEarly, model.openFrom.value) : [];
  const next = isTaken ? slotIn(open, initial) : undefined;
  const lines = [say.againText(), ...(next ? [say.takenNextText(slotOf(next, language))] : [])];
  return <Alert tone="warning" title={title} lines={lines} />;
}

/**
 * Creates the form. The choice is stored for a reload. A chosen day is dropped when it is no longer free, or is excluded without the
 * express request; chosen hours are dropped when the new day does not have them.
 */
function useSlotForm({ model, flow, order, typed, announcer, days }: SlotProps & { days: readonly InstallDay[] }) {
  useSignals();
  const openFrom = model.openFrom.value;
  const { startEarly } = order;
  const open = useMemo(() => daysFor(days, startEarly, openFrom), [days, startEarly, openFrom]);
  const [first] = useState(() => ({ date: "", interval: "", start_early: startEarly ? "1" : "", ...chosenIn(order), ...typed }));
  const [given, setGiven] = useState<Chosen>(first);
  /** Counts the choices made outside the calendar. Each of them makes the calendar show the month of the chosen day. */
  const [month, setMonth] = useState(0);
  const answers = stillFree(open, given.date, given.interval);
  const intervals = intervalsOn(open, answers.date);
  const dates = open.map(({ date }) => date).join(" ");
  const hours = intervals.join(" ");
  const struct = useMemo(() => slotFields({ dates: listed(dates), intervals: listed(hours) }), [dates, hours]);
  const keep = (chosen: Chosen): void => {
    setGiven(chosen);
    const said = Object.entries(typed).filter(([name]) => returns.includes(name));
    flow.keepTyped("installation-slot", { ...chosen, ...Object.fromEntries(said) });
  };
  const form = useDigiForm<SlotFields>({
    struct,
    defaultValues: { ...first, ...answers },
    announcer,
    messagesOf: [say.slotMessage],
    onValues(values) {
      const date = String(values["date"] ?? "");
      if (date !== given.date) setMonth(month + 1);
      flow.setStartEarly(Boolean(values["start_early"]));
      keep(stillFree(open, date, String(values["interval"] ?? "")));
    },
  });
  useEffect(() => {
    form.setValue("date", answers.date);
    form.setValue("interval", answers.interval);
  });
  return {
    form,
    open,
    intervals,
    answers,
    month,
    /** Chooses a day of the calendar, or the first free slot with its hours. */
    choose(chosen: { readonly date: CalendarDate; readonly intervalValue?: SlotInterval }): void {
      if (chosen.intervalValue !== undefined) setMonth(month + 1);
      keep(stillFree(open, chosen.date, chosen.intervalValue ?? given.interval));
    },
  };
}

type Chosen = { readonly date: string; readonly interval: string };

const chosenIn = ({ installation }: Order): Partial<Chosen> =>
  installation?.date ? { date: installation.date, interval: installation.intervalValue } : {};

const listed = <Value extends string>(joined: string): Value[] => (joined === "" ? [] : (joined.split(" ") as Value[]));
