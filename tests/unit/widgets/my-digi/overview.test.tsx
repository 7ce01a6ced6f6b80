/** Tests the rendered HTML of the overview. */
import { signal } from "@preact/signals-core";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Alert, Overview } from "#core/domain/customer/products.contract.ts";
import { parseDate } from "#core/base/values/dates.ts";
import { attributesOf } from "#tests/unit/core/ui/base/markup.ts";
import { hrefOf } from "#widgets/my-digi/overview/overview.model.ts";
import { View } from "#widgets/my-digi/overview/overview.view.tsx";

type Props = ComponentProps<typeof View>;

function draw(alerts: readonly Alert[]): string {
  const overview: Overview = {
    ...{ due: { amount: 0, count: 0, next: null }, usage: [], orders: [], alerts: [...alerts] },
    products: { mobile: 0, internet: 0, tv: 0, landline: 0 },
  };
  const state = signal({ status: "loaded", value: overview, isRenewing: false });
  const model = { overview: { state, slowNotice: { isShown: signal(false) } }, today: signal(parseDate("2026-11-27")), hrefOf };
  const props = { name: "overview", model, area: {}, pathOf: (page: string) => `/en/${page}`, language: "en" };
  return renderToStaticMarkup(<View {...(props as unknown as Props)} />);
}

const waiting = { code: "order-waiting", text: "Order 500000001 was placed with your email address. Was it you?" };
const page = "https://api.example/order-take-over/500000001/x?lang=en";

test("an order that waits is told above everything else, with the page that asks about it", () => {
  const markup = draw([{ ...waiting, action: { text: "Look at the order", url: page } }]);
  expect(markup).toContain("Was it you?");
  expect(attributesOf(markup, "a", "ui-button")[0]).toMatchObject({ href: page });
  expect(markup).toContain("Look at the order");
});

test.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", ""])("an action at '%s' leads nowhere", (url) => {
  const markup = draw([{ ...waiting, action: { text: "Look at the order", url } }]);
  expect(markup).toContain("Was it you?");
  expect(markup).not.toContain("Look at the order");
});
