import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Stepper } from "#core/ui/stepper/stepper.tsx";

test("how far one is stands in words; the drawing beside them is not said", () => {
  const markup = renderToStaticMarkup(<Stepper steps={["Identity", "Payment", "Check"]} current={1} />);
  expect(markup).toContain("<p>Step 2 of 3: <strong>Payment</strong></p>");
  expect(markup).toContain('<ol aria-hidden="true">');
  expect([...markup.matchAll(/<li data-state="(\w+)">/g)].map(([, state]) => state)).toEqual(["done", "current", "ahead"]);
});

test("a step of two screens is half filled at the first one, which screen readers are told", () => {
  const markup = renderToStaticMarkup(<Stepper steps={["You", "Payment", "Review"]} current={1} screen={1} screens={2} />);
  expect(markup).toContain('<p>Step 2 of 3: <strong>Payment</strong><span class="ui-hidden">, part 1 of 2</span></p>');
  const bars = [...markup.matchAll(/<span class="ui-step-bar">(.*?)<\/span><\/li>/g)].map(([, parts]) => parts);
  expect(bars).toEqual(["", '<span data-filled="true"></span><span></span>', ""]);
});
