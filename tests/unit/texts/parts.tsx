/**
 * More screens and parts of widgets in which a visitor agrees to something or orders something, each in the state that shows the most text.
 */
import { signal } from "@preact/signals-core";
import type { ReactNode } from "react";
import type { Ports } from "#core/runtime/element/widget.ts";
import { emptyAnswers } from "#core/domain/mobile-line/line-form.rules.ts";
import type { Language } from "#core/base/values/language.ts";
import { bundleOf, light, newLine, offers } from "#tests/unit/core/domain/bundle/samples.ts";
import type { Screen } from "#tests/unit/build/drawing.tsx";
import { filledIn, grandPlace, marie } from "#tests/unit/widgets/order-flow/samples.ts";
import { Model as Landline } from "#widgets/configurator/landline/landline.model.ts";
import { View as LandlineView } from "#widgets/configurator/landline/landline.view.tsx";
import { Model as Line } from "#widgets/configurator/line/line.model.ts";
import { View as LineView } from "#widgets/configurator/line/line.view.tsx";
import { View as SettingsView } from "#widgets/cookie-consent/settings/settings.view.tsx";
import { Model as PaymentMethod } from "#widgets/my-digi/payment-method/payment-method.model.ts";
import { View as PaymentMethodView } from "#widgets/my-digi/payment-method/payment-method.view.tsx";
import { View as ItsMeView } from "#widgets/order-flow/its-me/its-me.view.tsx";
import { Model as Move } from "#widgets/order-flow/move-to-digi/move-to-digi.model.ts";
import { View as MoveView } from "#widgets/order-flow/move-to-digi/move-to-digi.view.tsx";
import { emptyOrder, type Order } from "#widgets/order-flow/order-flow.rules.ts";
import { Model as Payment } from "#widgets/order-flow/payment/payment.model.ts";
import { View as PaymentView } from "#widgets/order-flow/payment/payment.view.tsx";
import { View as ReviewView } from "#widgets/order-flow/review-order/review-order.view.tsx";
import { mobileOrderParts } from "./mobile-order-parts.tsx";

const summary = { id: "1", version: "1", title: "", opening: [], provider: [], sections: [], url: "https://api.example/1" };
const nothing = (): void => undefined;
const bundle = bundleOf(newLine(light));
const order: Order = {
  ...emptyOrder,
  ...Object.assign({}, ...Object.values(filledIn)),
  bundle: { mobile: 1, internet: true, tv: false, landline: false },
  orderer: marie,
};

/** The functions and values of the order flow that the views of its steps need. */
const flow = {
  ...{ previous: nothing, cancel: nothing, edit: () => nothing },
  bundle: signal(bundle),
  bundleAddress: signal({ ...grandPlace, hasAddress: true }),
  price: signal({ cents: 1500, onceCents: 0 }),
  hasPaymentLapsed: signal(false),
  placing: { state: signal({ status: "idle" }) },
} as never;

const withdrawal = { name: "Nora Maes", contract: "500000001", email: "nora@example.be" };

/** Screens by the name of the widget and a description of the screen. */
export const screens: Readonly<Record<string, Readonly<Record<string, Screen>>>> = {
  "fiber-check": { "with the question for an email address": { options: { askEmail: true } } },
  signup: {
    "before the app": { holds: () => ({ state: signal({ step: "access", leaving: false }) }) },
    "the form": { holds: () => ({ state: signal({ step: "form", sent: false, person: {} }) }) },
  },
  "email-change": { "before the app": { holds: () => ({ state: signal({ step: "access", leaving: false }) }) } },
  withdrawal: {
    "the confirmation": { holds: () => ({ state: signal({ step: "confirmation", statement: withdrawal, isSending: false }) }) },
    "the receipt": {
      holds: () => ({ state: signal({ step: "receipt", statement: withdrawal, taken: { reference: "W", receivedAt: "" } }) }),
    },
  },
  newsletter: { sent: { holds: ({ form }) => ({ form: { ...form, state: signal({ status: "sent" }) } }) } },
};

const common = (ports: Ports, language: Language) => ({
  announcer: ports.announcer,
  pathOf: ports.pathOf,
  hasPage: () => true,
  language,
});

function orderParts(ports: Ports, language: Language): Record<string, ReactNode> {
  const given = common(ports, language);
  const step = { ...given, flow, order, typed: {} };
  const review = {
    wait: signal(undefined),
    summary: { state: signal({ status: "loaded", value: { data: summary } }) },
    shownNames: { client: { names: signal(null) }, billing: { names: signal(null) }, installation: { names: signal(null) } },
    today: signal("2026-06-01"),
    openFrom: signal("2026-06-16"),
  } as never;
  const reviewed = (more: Partial<Order>, state: object): ReactNode => (
    <ReviewView
      {...step}
      name="review-order"
      order={{ ...order, ...more }}
      flow={{ ...(flow as object), placing: { state: signal(state) } } as never}
      model={review}
      bundle={null}
    />
  );
  return {
    "order-flow its-me": (
      <ItsMeView
        {...given}
        name="its-me"
        model={undefined as never}
        app="itsme"
        flow={{ order: signal(emptyOrder), itsMe: { state: signal({ asking: false, leaving: false }) } } as never}
      />
    ),
    "order-flow payment": <PaymentView {...step} name="payment" model={new Payment(ports as never)} />,
    "order-flow move-to-digi": (
      <MoveView {...step} name="move-to-digi" order={{ ...order, portability: null }} model={new Move(ports as never)} />
    ),
    "order-flow review-order": reviewed({ portability: { choice: 3 }, installation: null }, { status: "idle" }),
    "order-flow review-order at a new price": reviewed({}, { status: "price", change: { total: 20, lines: [] } }),
  };
}

function otherParts(ports: Ports, language: Language): Record<string, ReactNode> {
  const given = common(ports, language);
  return {
    "configurator line": (
      <LineView
        {...given}
        name="line"
        model={new Line(ports as never, signal({ plans: offers.mobile }) as never)}
        plans={offers.mobile}
        edited={undefined}
        others={[]}
        answers={{ ...emptyAnswers, phone: "keep-phone", sim_card: "esim" }}
        onAnswers={nothing}
        onConfirm={nothing}
        onClose={nothing}
      />
    ),
    "configurator landline": (
      <LandlineView
        {...given}
        name="landline"
        model={new Landline(ports as never)}
        answers={{ ...bundle.landline, currentPhone: true }}
        typed=""
        problems={[]}
        onKeep={nothing}
        onType={nothing}
        onOperator={nothing}
        onAgree={nothing}
      />
    ),
    "cookie-consent settings": (
      <SettingsView
        {...given}
        name="settings"
        isOpen
        model={{ ticked: signal({ preferences: false, statistics: false, marketing: false }) } as never}
        choice={undefined}
        policy="/cookies"
        onAcceptAll={nothing}
        onSave={nothing}
        onClose={nothing}
      />
    ),
    "my-digi payment-method": (
      <PaymentMethodView
        {...given}
        name="payment-method"
        model={new PaymentMethod(ports as never, signal({ onChanged: nothing }) as never)}
        payment={{ method: "manual_transfer" } as never}
        onChanged={nothing}
        onClose={nothing}
      />
    ),
  };
}

export const partsOf = (ports: Ports, language: Language): Readonly<Record<string, ReactNode>> => ({
  ...orderParts(ports, language),
  ...otherParts(ports, language),
  ...mobileOrderParts(ports, language),
});
