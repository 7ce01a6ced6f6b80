/** The template of the step `appointment`, which shows a calendar with the days that are free according to the API. */

/** Returns the content of each generated file, by its path in the repository. */
export const appointmentFiles = (name: string): Readonly<Record<string, string>> => ({
  [`widgets/${name}/appointment/appointment.part.ts`]: definition,
  [`widgets/${name}/appointment/appointment.contract.ts`]: contract(name),
  [`widgets/${name}/appointment/appointment.model.ts`]: model,
  [`widgets/${name}/appointment/appointment.messages.ts`]: messages,
  [`widgets/${name}/appointment/appointment.view.tsx`]: view(name),
});

const definition = `import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "appointment", skeleton: ["line", "field", "field", "field"] });
`;

const contract = (name: string): string => `import { boolean, object, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { calendarDate } from "#core/base/values/dates.ts";

/** A day for an appointment. \`is_free\` is false where all appointments of that day are taken. */
const Day = type({ date: calendarDate(), is_free: boolean() });
export type Day = Infer<typeof Day>;

export const readDays = endpoint({
  method: "GET",
  path: "/${name}/days",
  encoding: "none",
  answer: type({ days: list(Day, 100) }),
  spec: { id: "${name}.days", summary: "Days in a row on which somebody could come", query: object({ lang: string() }), codes: [] },
});
`;

const model = `import { computed, createModel } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createLoading } from "#core/services/load/loading.model.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { readDays } from "./appointment.contract.ts";
import type { part } from "./appointment.part.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof part>) => {
  const days = createLoading(ports, readDays, {
    request: () => ({ query: { lang: ports.language.value } }),
    isEmpty: (answer) => answer.days.length === 0,
  });
  return { days, today: computed(() => todayInBrussels(ports.clock.now())), start: days.start };
});
`;

const messages = `import { msg } from "@lit/localize";

export const headingText = (): string => msg("Which day suits you?");
export const fullText = (): string => msg("Nobody is free that day.");
export const emptyText = (): string => msg("No day can be booked at the moment.");
export const dayMissingText = (): string => msg("Choose a day first.");
`;

const view = (name: string): string => `import { useSignals } from "@preact/signals-react/runtime";
import { Calendar } from "#core/ui/calendar/calendar.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { Empty } from "#core/ui/empty/empty.tsx";
import { Loaded } from "#core/ui/loaded/loaded.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { nextText } from "#widgets/${name}/${name}.messages.ts";
import type { Day } from "./appointment.contract.ts";
import { dayMissingText, emptyText, fullText, headingText } from "./appointment.messages.ts";
import type { Model } from "./appointment.model.ts";
import type { part } from "./appointment.part.ts";

type AppointmentProps = PartViewProps<Model, typeof part> & {
  readonly day: CalendarDate | null;
  readonly onDay: (day: CalendarDate) => void;
  readonly onNext: () => void;
};

export function View({ model, day, onDay, onNext, language }: AppointmentProps) {
  useSignals();
  const today = model.today.value;
  return (
    <div className="${name}-step">
      <Heading level={3}>{headingText()}</Heading>
      <Loaded loading={model.days} shape={["field", "field", "field"]} empty={<Empty text={emptyText()} />}>
        {({ days }) => (
          <Calendar
            label={headingText()}
            language={language}
            today={today}
            first={days[0]?.date ?? today}
            last={days.at(-1)?.date ?? today}
            selected={day ?? undefined}
            onSelect={onDay}
            reasonOf={(one) => (isFree(days, one) ? undefined : fullText())}
          />
        )}
      </Loaded>
      <Button disabled={day === null} reason={dayMissingText()} onClick={onNext}>
        {nextText()}
      </Button>
    </div>
  );
}

const isFree = (days: readonly Day[], day: CalendarDate): boolean => days.some(({ date, is_free }) => date === day && is_free);
`;
