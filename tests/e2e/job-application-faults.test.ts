/** Journeys of what can go wrong when a job application is sent. */
import { expect } from "#tests/page.ts";
import { formsJobApplication } from "#widgets/job-application/job-application.contract.ts";
import { formFaults } from "./form-faults.ts";
import { expectKept, fillIn, open, submit, widget } from "./job-application.ts";

formFaults({
  name: "job application",
  endpoint: formsJobApplication,
  answer: {},
  widget,
  open,
  fillIn,
  submit,
  expectKept,
  expectSent: (page, said = "Job apply successful!") => expect(widget(page).getByRole("heading", { name: said })).toBeFocused(),
  first: { field: "first_name", text: "Marie" },
  refused: { field: "email", label: "Email address", other: "noor@example.be" },
  sendsChanges: ['filename="cv.pdf"', 'filename="letter.pdf"'],
  daily: "no answer in time",
  proves: {
    "a refusal": "[P-285, P-286, P-287]",
    "an outage": "[P-290, P-291]",
    "an outage, in words": "[P-285, P-286, P-287, P-290]",
    "no JSON": "[P-291]",
    "a failed security check": "[P-276, C-434]",
    "two presses": "[P-020]",
  },
});
