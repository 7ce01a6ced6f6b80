/** Tests the rendered HTML of the alerts of a mobile line. */
import { signal } from "@preact/signals-core";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { attributesOf } from "#tests/unit/core/ui/base/markup.ts";
import type { AlertState } from "#widgets/my-digi/product/alerts.model.ts";
import { Alerts } from "#widgets/my-digi/product/alerts.view.tsx";
import { bspAlert, samplePage } from "./sample-page.ts";

type Props = ComponentProps<typeof Alerts>;

/** Draws the alerts, and returns the attributes of their buttons. */
function buttonsOf(state: AlertState, alerts: readonly object[] = [bspAlert]): readonly Readonly<Record<string, string>>[] {
  const props = { page: samplePage, line: { alerts: { state: signal(state) } }, alerts };
  return attributesOf(renderToStaticMarkup(<Alerts {...(props as unknown as Props)} />), "button");
}

test("the actions of an alert can be pressed, wait while one is accepted, and are disabled after it [C-261, C-262]", () => {
  const [open] = buttonsOf({ kind: "open" });
  expect(open).not.toHaveProperty("disabled");
  expect(open).not.toHaveProperty("aria-busy");
  const [waiting] = buttonsOf({ kind: "accepting", id: "bsp" });
  expect(waiting).toMatchObject({ "aria-busy": "true", "aria-disabled": "true" });
  for (const button of buttonsOf({ kind: "accepted", id: "bsp" }, [bspAlert, { ...bspAlert, id: "other" }]))
    expect(button).toHaveProperty("disabled");
});

test("an action that the page does not know has no button [C-180]", () => {
  const unknown = { text: "Dance", icon: "shield", action: "mobile-alerts-dance" };
  expect(buttonsOf({ kind: "open" }, [{ ...bspAlert, actions: [unknown, ...bspAlert.actions] }])).toHaveLength(1);
});
