/** Journeys of what can go wrong when the callback dialog sends its form to an endpoint. */
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
  // The dialog's button waits for names and phone number first, so the test of two presses is in `callback-modal-fields.test.ts` and
  // `callback-modal-sending.test.ts`.
  without: ["two presses"],
  daily: "too many calls",
  proves: { "an expired security check": "[P-157, C-450]" },
});
