/** The parts in which a customer orders another mobile line: the questions, the order, its changed price, and the end. */
import { createFakeSession, signedIn } from "#tests/unit/core/services/session/fake-session.ts";
import { signal } from "@preact/signals-core";
import type { ReactNode } from "react";
import type { Ports } from "#core/runtime/element/widget.ts";
import type { Language } from "#core/base/values/language.ts";
import { light, offers } from "#tests/unit/core/domain/bundle/samples.ts";
import {
  house,
  keptAnswers,
  placed,
  productsWith,
  simAnswers,
  startingLine,
} from "#tests/unit/widgets/my-digi/mobile-order/sample-mobile-order.ts";
import { View as CheckoutView } from "#widgets/my-digi/mobile-checkout/mobile-checkout.view.tsx";
import { Model as Line } from "#widgets/my-digi/mobile-line/mobile-line.model.ts";
import { summarisedLine } from "#widgets/my-digi/mobile-line/mobile-line.rules.ts";
import { View as LineView } from "#widgets/my-digi/mobile-line/mobile-line.view.tsx";
import { createAnswers, type OrderResult } from "#widgets/my-digi/mobile-order/answers.model.ts";
import { Questions } from "#widgets/my-digi/mobile-order/questions.view.tsx";

const summary = { id: "1", version: "1", title: "", opening: [], provider: [], sections: [], url: "https://api.example/1" };
const asked = { ...keptAnswers, device: "device-not-found", delivery_address: "address-new" };
const area = { customer: signal({ first_name: "Marie" }) };

/** Returns the parts by their names, each in the state that shows the most text. */
export function mobileOrderParts(ports: Ports, language: Language): Record<string, ReactNode> {
  const given = { announcer: ports.announcer, pathOf: ports.pathOf, hasPage: () => true, language, area: area as never };
  const answers = { ...createAnswers(ports.clock, createFakeSession(signedIn)), given: signal(asked) };
  const lists = { newEsim: signal("485912345") } as never;
  const line = { answers, lists, plans: offers.mobile, products: productsWith(), addresses: [house], formId: "1" };
  const chosen = { plan: light, summarised: summarisedLine(light, simAnswers), lineOf: startingLine };
  const checkout = (state: object, result?: OrderResult): ReactNode => (
    <CheckoutView
      {...given}
      name="mobile-checkout"
      lists={lists}
      answers={{ ...answers, result: signal(result) }}
      chosen={chosen}
      reason={undefined}
      mistakes={null}
      model={
        {
          ...{ state: signal(state), wait: signal(undefined) },
          summary: { state: signal({ status: "loaded", value: { data: summary } }) },
        } as never
      }
    />
  );
  const order = { answers, lists } as never;
  return {
    "my-digi mobile-order": <Questions {...given} {...line} name="mobile-order" model={order} />,
    "my-digi mobile-line": <LineView {...given} {...line} name="mobile-line" model={new Line(ports as never, signal(line) as never)} />,
    "my-digi mobile-checkout": checkout({ kind: "open" }),
    "my-digi mobile-checkout at a new price": checkout({ kind: "price", change: { total: 6, lines: [] } }),
    "my-digi mobile-checkout, the end": checkout(
      { kind: "open" },
      {
        ...startingLine(keptAnswers),
        kind: "placed",
        start: null,
        placed: { ...placed, documents: [{ text: "PDF", url: "https://api.example/2" }] },
      },
    ),
    "my-digi mobile-checkout, taken": checkout({ kind: "open" }, { kind: "taken" }),
  };
}
