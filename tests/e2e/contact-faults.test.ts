/** Journeys of what can go wrong when a message of the contact form is sent: its captcha, its call, its answer. */
import { expect } from "#tests/page.ts";
import { formsContact } from "#widgets/contact/contact.contract.ts";
import { expectKept, field, fillIn, open, sentPanel, submit, widget } from "./contact.ts";
import { formFaults } from "./form-faults.ts";
import { pdf } from "./sample-files.ts";

formFaults({
  name: "contact",
  endpoint: formsContact,
  answer: {},
  widget,
  open,
  fillIn: async (page) => {
    await field(page, "upload").setInputFiles(pdf(2000));
    await fillIn(page);
  },
  submit,
  expectKept: (page) => expectKept(page, "plan.pdf"),
  expectSent: (page) => expect(sentPanel(page)).toBeFocused(),
  first: { field: "first_name", text: "Marie" },
  refused: { field: "phone", label: "Phone number", other: "470999999" },
  sendsChanges: ['filename="plan.pdf"'],
  daily: "refused values",
  proves: {
    "a refusal": "[P-285, P-286, P-287]",
    "an outage": "[P-290, P-291]",
    "an outage, in words": "[P-285, P-286, P-287, P-290]",
    "no JSON": "[P-291]",
    "refused values": "[P-213, P-214, P-288]",
    "a failed security check": "[P-276, C-401, C-434]",
    "an expired security check": "[C-450]",
    "two presses": "[P-018, P-019, P-020]",
  },
});
