/**
 * The activation of Digi TV at an address (C-242, C-389). The input survives a change of the page's tab. The passwords are in memory alone,
 * and are deleted once the API has accepted them.
 */
import { digiTvActivateAccount } from "#core/domain/customer/digi-tv.contract.ts";
import { createSubmission } from "#core/forms/form/submission.model.ts";
import type { LinePage } from "#widgets/my-digi/product/line-page.model.ts";
import { createTyped, type TvPorts } from "#widgets/my-digi/typed.model.ts";
import type { ActivationFields } from "./tv-activation.schema.ts";

const form = "digi-tv-activate";

export function createActivation({ call, language, emit }: TvPorts, page: LinePage) {
  const typed = createTyped();
  const submission = createSubmission({
    call,
    endpoint: digiTvActivateAccount,
    request: (fields: ActivationFields) => ({
      body: { lang: language.peek(), "address-id": page.target["address-id"], ...fields },
    }),
    // An event is heard by every script of the page, so it never carries a password.
    announceSubmit: ({ email }) => emit("digi-submit", { form, fields: { email } }),
    onOutcome({ ok }) {
      if (!ok) return;
      typed.clear();
      emit("digi-success", { form });
    },
  });
  page.onReturn(() => {
    if (submission.state.peek().status === "refused") submission.again();
  });
  return { typed, state: submission.state, submit: submission.submit, again: submission.again };
}
