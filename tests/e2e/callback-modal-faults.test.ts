/** All that can go wrong on the way of a request of the callback dialog, where it has an endpoint. */
import { expect } from "#tests/page.ts";
import { formsCallback } from "#core/domain/leads/callback.contract.ts";
import { confirmation, dialog, expectKept, fillIn, open, submit, weekday, widget } from "./callback-modal.ts";
import { formFaults } from "./form-faults.ts";

formFaults({
  name: "callback dialog",
  endpoint: formsCallback,
  answer: {},
  now: weekday,
  widget,
  open: (page) => open(page, { attributes: `endpoint="${formsCallback.path}"`, now: "own" }),
  fillIn,
  submit,
  expectKept,
  expectSent: async (page) => {
    await expect(confirmation(page)).toBeFocused();
    await dialog(page).getByRole("button", { name: "Back" }).click();
    await expectKept(page);
  },
  first: { field: "first_name", text: "Marie" },
  refused: { field: "phone_number", label: "Phone number", other: "0470999999" },
  // Its button waits for names and phone first: `callback-modal-fields.test.ts` and `callback-modal-sending.test.ts` say what it waits for.
  without: ["two presses"],
  daily: "too many calls",
  proves: { "an expired security check": "[P-157, C-450]" },
});
