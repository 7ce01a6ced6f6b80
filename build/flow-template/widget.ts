/**
 * The template of the widget around the steps: its definition, the table of steps, the model that follows the page's address, and the view
 * that renders the current step.
 */
import { quoted, type Title } from "#build/template.ts";

/** Returns the content of each generated file, by its path in the repository. */
export const widgetFiles = (name: string, title: Title): Readonly<Record<string, string>> => ({
  [`widgets/${name}/${name}.element.ts`]: definition(name, title),
  [`widgets/${name}/${name}.heights.json`]: heights,
  [`widgets/${name}/${name}.schema.ts`]: schema,
  [`widgets/${name}/${name}.rules.ts`]: rules(name),
  [`widgets/${name}/${name}.model.ts`]: model(name),
  [`widgets/${name}/${name}.messages.ts`]: messages(title),
  [`widgets/${name}/${name}.view.tsx`]: view(name),
  [`widgets/${name}/${name}.css`]: css(name),
});

const definition = (name: string, title: Title): string => `import { defineElement } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-${name}",
  summary: ${quoted(`${title.en}.`)},
  attributes: {},
  methods: {},
  events: {},
  parts: {
    heading: "The heading, and that of the step.",
    card: "An offer.",
    price: "A price.",
    form: "The form.",
    field: "A field with its label and error.",
    label: "A label.",
    input: "An input.",
    error: "The error under a field.",
    button: "A button.",
    dialog: "The sheet with the details of an offer.",
    alert: "The box of a message.",
  },
});
`;

const heights = `[[0, 560]]
`;

const schema = `import { boolean, nullable, number, object, string, type, type Infer } from "superstruct";
import { calendarDate } from "#core/base/values/dates.ts";

const StoredOrder = object({
  offer: nullable(type({ id: string(), name: string(), price: number() })),
  isCompany: boolean(),
  day: nullable(calendarDate()),
});

/** The data that this tab restores after a reload. It never contains an account number. A new shape needs a higher \`version\`. */
export const storedOrder = { struct: StoredOrder, version: 1, lifeMs: 2 * 60 * 60 * 1000 };
export type StoredOrder = Infer<typeof StoredOrder>;
`;

const rules = (name: string): string => `import { createSteps } from "#core/services/route/steps.rules.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { centsOfEuros, netOf, type Cents } from "#core/base/values/money.ts";
import type { Offer } from "#widgets/${name}/choice/choice.contract.ts";

export type Step = "choice" | "appointment" | "details" | "done";

/** The data about the chosen offer that later steps show. */
export type ChosenOffer = Pick<Offer, "id" | "name" | "price">;

/** The answers that the visitor has given in the steps so far. */
export type Order = {
  readonly offer: ChosenOffer | null;
  readonly isCompany: boolean;
  readonly day: CalendarDate | null;
  /** The reference of the order; null until the API has accepted the order. */
  readonly reference: string | null;
};

export const emptyOrder: Order = { offer: null, isCompany: false, day: null, reference: null };

export const steps = createSteps<Step, Order>(emptyOrder, {
  choice: { isDone: ({ offer }) => offer !== null, indicator: 0 },
  appointment: { isDone: ({ day }) => day !== null, previous: {}, indicator: 1 },
  details: { isDone: ({ reference }) => reference !== null, previous: {}, indicator: 2 },
  done: { isDone: () => false, isEnd: true },
});

/** Returns the monthly price of an offer, which is shown without VAT to a company. */
export const monthlyCents = ({ price }: Pick<Offer, "price">, isCompany: boolean): Cents =>
  isCompany ? netOf(centsOfEuros(price)) : centsOfEuros(price);
`;

const model = (name: string): string => `import { batch, createModel, signal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createStoredState } from "#core/services/stored-state/stored-state.ts";
import { pageAddressBar } from "#core/platform/address-bar.ts";
import { createTabStore } from "#core/platform/storage.ts";
import { byParameter } from "#core/services/route/view-patterns.rules.ts";
import { createViewRoute } from "#core/services/route/view-route.model.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { definition } from "./${name}.element.ts";
import { emptyOrder, steps, type ChosenOffer, type Order, type Step } from "./${name}.rules.ts";
import { storedOrder, type StoredOrder } from "./${name}.schema.ts";

/** The typed values of the fields, by name. */
export type Typed = Readonly<Record<string, string>>;

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof definition>, _options?: unknown, bar = pageAddressBar) => {
  const order = signal<Order>(emptyOrder);
  const typed = signal<Typed>({});
  /** Counts how often the visitor has moved to another step. */
  const moves = signal(0);
  const stored = createStoredState<StoredOrder>({ key: "digi.${name}", ...storedOrder, store: createTabStore(), clock: ports.clock });
  const route = createViewRoute<Step>({
    pattern: byParameter("step", { absent: "choice" }),
    viewOf: (name) => steps.stepOf(name, order.value),
    bar,
  });

  const change = (filledIn: Partial<Order>): void => {
    const { offer, isCompany, day } = (order.value = { ...order.peek(), ...filledIn });
    stored.save({ offer, isCompany, day });
  };
  const go = (kind: "next" | "previous"): void =>
    batch(() => {
      const { step, data } = steps.move({ step: route.view.peek(), data: order.peek() }, { kind });
      order.value = data;
      moves.value++;
      route.go(step);
    });

  return {
    order,
    typed,
    moves,
    step: route.view,
    next: (): void => go("next"),
    previous: (): void => go("previous"),
    choose: (offer: ChosenOffer): void =>
      batch(() => {
        change({ offer });
        go("next");
      }),
    setCompany(isCompany: boolean): void {
      const { vat: _vat, ...others } = typed.peek();
      if (!isCompany) typed.value = others;
      change({ isCompany });
    },
    setDay: (day: CalendarDate): void => change({ day }),
    /** Keeps the typed values in memory while another step is shown. They are lost after a reload. */
    keepTyped: (values: Typed): void => void (typed.value = values),
    finish: (reference: string): void =>
      batch(() => {
        order.value = { ...order.peek(), reference };
        typed.value = {};
        stored.clear();
        go("next");
      }),
    start() {
      const stopKeeping = stored.start();
      order.value = { ...order.peek(), ...stored.value.peek() };
      const stopFollowing = route.start();
      return () => {
        stopKeeping();
        stopFollowing();
      };
    },
  };
});
`;

const messages = (title: Title): string => `import { msg } from "@lit/localize";

export const headingText = (): string => msg(${quoted(title.en)});
export const stepNames = (): readonly string[] => [msg("Your choice"), msg("Appointment"), msg("Your details")];
export const companyLabel = (): string => msg("It’s for my company");
export const companyHint = (): string => msg("You see prices without VAT, and we ask for your VAT number.");
export const previousText = (): string => msg("Previous");
/** The text of the button that leads to the next step. */
export const nextText = (): string => msg("Continue");
`;

const view = (name: string): string => `import { useSignals } from "@preact/signals-react/runtime";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { Part, usePrefetch } from "#core/runtime/part/part.tsx";
import { Stepper } from "#core/ui/stepper/stepper.tsx";
import { Toggle } from "#core/ui/toggle/toggle.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import type { View as Appointment } from "./appointment/appointment.view.tsx";
import type { View as Choice } from "./choice/choice.view.tsx";
import type { View as Details } from "./details/details.view.tsx";
import type { View as Done } from "./done/done.view.tsx";
import type { definition } from "./${name}.element.ts";
import { companyHint, companyLabel, headingText, previousText, stepNames } from "./${name}.messages.ts";
import type { Model } from "./${name}.model.ts";
import { steps } from "./${name}.rules.ts";

export function View({ model, options, announcer }: ViewProps<Model, typeof definition>) {
  useSignals();
  const step = model.step.value;
  const { offer, isCompany, day, reference } = model.order.value;
  const position = steps.indicatorOf(step, model.order.value);
  // The step that is shown first takes no focus, because the visitor has not moved yet.
  const takesFocus = model.moves.value > 0 || undefined;
  usePrefetch<typeof Details>("details", day !== null);
  usePrefetch<typeof Done>("done", step === "details");
  return (
    <Surface announcer={announcer}>
      <div className="${name}">
        <Heading>{options.heading ?? headingText()}</Heading>
        {position && <Stepper steps={stepNames()} {...position} />}
        {step === "choice" && (
          <>
            <Toggle label={companyLabel()} hint={companyHint()} isOn={isCompany} onToggle={model.setCompany} />
            <Part<typeof Choice> name="choice" chosen={offer?.id} isCompany={isCompany} onChoose={model.choose} takesFocus={takesFocus} />
          </>
        )}
        {step === "appointment" && (
          <Part<typeof Appointment> name="appointment" day={day} onDay={model.setDay} onNext={model.next} takesFocus={takesFocus} />
        )}
        {step === "details" && offer && day && (
          <Part<typeof Details>
            name="details"
            offer={offer}
            day={day}
            isCompany={isCompany}
            typed={model.typed.value}
            onType={model.keepTyped}
            onOrdered={model.finish}
            takesFocus={takesFocus}
          />
        )}
        {step === "done" && reference !== null && <Part<typeof Done> name="done" reference={reference} takesFocus={takesFocus} />}
        {steps.previousOf(step, model.order.value) && (
          <div>
            <Button variant="quiet" onClick={model.previous}>
              {previousText()}
            </Button>
          </div>
        )}
      </div>
    </Surface>
  );
}
`;

const css = (name: string): string => `.${name} {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(6 * var(--_space));
}
.${name}-step {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(5 * var(--_space));
}
`;
