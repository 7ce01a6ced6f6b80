import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useMemo, useState } from "react";
import type { PartViewProps } from "#core/element/room.ts";
import { CheckboxField } from "#core/fields/checkbox-field.tsx";
import { DigiForm } from "#core/forms/digi-form.tsx";
import { ErrorSummary } from "#core/forms/error-summary.tsx";
import { useDigiForm } from "#core/forms/use-digi-form.ts";
import { Loaded } from "#core/loaded/loaded.tsx";
import type { InstallDay } from "#core/order/installation.contract.ts";
import type { InstallSlot, SlotInterval } from "#core/order/installation.schema.ts";
import { Part } from "#core/part/part.tsx";
import { RadioGroup } from "#core/radio-group/radio-group.tsx";
import { SelectField } from "#core/select-field/select-field.tsx";
import { Alert } from "#core/ui/alert.tsx";
import { Button } from "#core/ui/button.tsx";
import { Heading } from "#core/ui/heading.tsx";
import { formatDate, type CalendarDate } from "#core/values/dates.ts";
import type { Language } from "#core/values/language.ts";
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

/** The technician's visit (C-300…C-302, C-419, C-436). */
export function View(props: SlotProps) {
  useSignals();
  const { model, flow } = props;
  const { status } = model.days.state.value;
  const { street, number } = flow.bundle.value.address;
  const hasNoDay = status === "empty" || status === "idle";
  return (
    <div className="order-form">
      <Heading level={3}>{say.headingText()}</Heading>
      <Visit />
      {hasNoDay && <Alert tone="info" title={say.noSlotText(street, number)} lines={[say.withoutDateHint()]} />}
      <Loaded loading={model.days} shape={["line", "field", "field"]} empty={<></>} keepsPrevious>
        {({ data }) => <SlotForm {...props} days={data} />}
      </Loaded>
      {status !== "loaded" && (
        <Foot onPrevious={flow.previous} onCancel={flow.cancel}>
          {status !== "loading" && <Button onClick={() => flow.setInstallation(null)}>{say.withoutDateText()}</Button>}
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
  const { model, flow, order, typed, language, days } = props;
  const { form, open, intervals, answers, choose, month } = useSlotForm(props);
  const openFrom = model.openFrom.value;
  const first = firstSlot(open);
  const isTaken = typed["taken"] === "1";
  return (
    <DigiForm form={form} onValid={({ date, interval }) => flow.setInstallation({ date, intervalValue: interval })}>
      {isTaken && <Taken next={slotIn(open, typed)} language={language} />}
      <CheckboxField
        label={startEarlyText()}
        hint={say.startEarlyHint(formatDate(openFrom, language))}
        optional
        {...form.check("start_early")}
      />
      {first ? (
        <div>
          <Button variant="secondary" onClick={() => choose(first)}>
            {say.firstText(slotOf(first, language))}
          </Button>
        </div>
      ) : (
        <p>{say.onlyEarlyText()}</p>
      )}
      <Part<typeof SlotCalendar>
        key={month}
        name="slot-calendar"
        days={days.map(({ date }) => date)}
        from={order.startEarly ? model.today.value : openFrom}
        today={model.today.value}
        selected={open.find(({ date }) => date === answers.date)?.date}
        onSelect={(date) => choose({ date })}
      />
      <SelectField
        // A browser's select drops the chosen one where its list changes.
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
      <ErrorSummary mistakes={form.mistakes} labels={{ date: say.dayLabel(), interval: say.intervalLabel() }} />
      <Foot onPrevious={flow.previous} onCancel={flow.cancel}>
        <Button type="submit">{nextText()}</Button>
      </Foot>
    </DigiForm>
  );
}

/** Somebody else was faster; nothing was ordered (decisions §8). */
function Taken({ next, language }: { next: InstallSlot | undefined; language: Language }) {
  // What was filled in then: another choice does not change it.
  const [filledIn] = useState(next);
  const lines = [say.takenText(), ...(filledIn ? [say.takenNextText(slotOf(filledIn, language))] : [])];
  return <Alert tone="warning" title={say.takenTitle()} lines={lines} />;
}

/**
 * What is chosen is kept for a reload. A day that is no longer free, or closed without the express request, is chosen no more, nor are hours
 * that the other day has not.
 */
function useSlotForm({ model, flow, order, typed, announcer, days }: SlotProps & { days: readonly InstallDay[] }) {
  useSignals();
  const openFrom = model.openFrom.value;
  const { startEarly } = order;
  const open = useMemo(() => daysFor(days, startEarly, openFrom), [days, startEarly, openFrom]);
  const [first] = useState(() => ({ date: "", interval: "", start_early: startEarly ? "1" : "", ...chosenIn(order), ...typed }));
  const [given, setGiven] = useState<Chosen>(first);
  /** Counts what was chosen beside the calendar: it shows the month of it. */
  const [month, setMonth] = useState(0);
  const answers = stillFree(open, given.date, given.interval);
  const intervals = intervalsOn(open, answers.date);
  const dates = open.map(({ date }) => date).join(" ");
  const hours = intervals.join(" ");
  const struct = useMemo(() => slotFields({ dates: listed(dates), intervals: listed(hours) }), [dates, hours]);
  const keep = (chosen: Chosen): void => {
    setGiven(chosen);
    flow.keepTyped("installation-slot", { ...chosen, ...(typed["taken"] === "1" && { taken: "1" }) });
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
    /** From the calendar, a day; the first that is free, with its hours. */
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
