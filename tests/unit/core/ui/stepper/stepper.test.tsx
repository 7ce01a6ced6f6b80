import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Stepper } from "#core/ui/stepper/stepper.tsx";

test("how far one is stands in words; the drawing beside them is not said", () => {
  const markup = renderToStaticMarkup(<Stepper steps={["Identity", "Payment", "Check"]} current={1} />);
  expect(markup).toContain("<p>Step 2 of 3: <strong>Payment</strong></p>");
  expect(markup).toContain('<ol aria-hidden="true">');
  expect([...markup.matchAll(/<li data-state="(\w+)">/g)].map(([, state]) => state)).toEqual(["done", "current", "ahead"]);
});
