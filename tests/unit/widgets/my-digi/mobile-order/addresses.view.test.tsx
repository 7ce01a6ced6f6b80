/** Tests which option of the delivery address is chosen on the page: that of the answer, also after the answer has changed. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useLineForm } from "#core/features/line-fields/use-line-form.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import { attributesOf } from "#tests/unit/core/ui/base/markup.ts";
import { Addresses } from "#widgets/my-digi/mobile-line/addresses.view.tsx";
import type { MobileForm } from "#widgets/my-digi/mobile-line/mobile-form.view.tsx";
import { orderFields, orderForm } from "#widgets/my-digi/mobile-line/mobile-line.schema.ts";
import { addressIdOf } from "#widgets/my-digi/mobile-order/mobile-order.rules.ts";
import { flat, house, simAnswers } from "./sample-mobile-order.ts";

/** Returns the chosen delivery address as it is drawn where the answer is another one than when the form was opened. */
function chosen(delivery_address: string): readonly (string | undefined)[] {
  function Form() {
    const struct = orderForm([], [], { installs: [], deliveriesOf: () => [] });
    const options = { struct, announcer: createAnnouncer(), more: orderFields, messagesOf: [] };
    const line: MobileForm = useLineForm({ ...options, answers: simAnswers, onAnswers: () => undefined });
    const now = { ...line, answers: { ...simAnswers, delivery_address } };
    return <Addresses answers={undefined as never} addresses={[house, flat]} line={now} />;
  }
  const drawn = attributesOf(renderToStaticMarkup(<Form />), "input", 'name="delivery_address"');
  return drawn.filter(({ checked }) => checked !== undefined).map(({ value }) => value);
}

test("a SIM card that is chosen again goes to the address that was chosen last [C-254, C-255]", () => {
  expect(simAnswers.delivery_address).toBe(addressIdOf(house));
  expect(chosen(addressIdOf(flat))).toEqual([addressIdOf(flat)]);
});

test("an answer without an option leaves all options free [C-317]", () => {
  expect(chosen("address-install")).toEqual([]);
});
