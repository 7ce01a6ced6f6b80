/** The change of the password of a Digi TV account (C-116, C-388). The message of success stays on the page. */
import { signal } from "@preact/signals-core";
import { digiTvChangePassword } from "#core/domain/customer/digi-tv.contract.ts";
import { createSubmission } from "#core/forms/form/submission.model.ts";
import type { LinePage } from "#widgets/my-digi/product/line-page.model.ts";
import { createTyped, type TvPorts } from "#widgets/my-digi/typed.model.ts";
import type { TvPasswordFields } from "#widgets/my-digi/tv-passwords.schema.ts";

const form = "digi-tv-password";

export function createTvPassword({ call, language, emit }: TvPorts, page: LinePage) {
  const typed = createTyped();
  const isOpen = signal(false);
  const submission = createSubmission({
    call,
    endpoint: digiTvChangePassword,
    request: (fields: TvPasswordFields) => ({
      body: { lang: language.peek(), "address-id": page.target["address-id"], ...fields },
    }),
    // The event has no fields, because the host page must never see passwords.
    announceSubmit: () => emit("digi-submit", { form, fields: {} }),
    onOutcome({ ok }) {
      if (!ok) return;
      typed.clear();
      isOpen.value = false;
      emit("digi-success", { form });
    },
  });
  page.onReturn(() => {
    if (submission.state.peek().status === "refused") submission.again();
  });
  return {
    typed,
    /** True while the form is shown. */
    isOpen,
    state: submission.state,
    submit: (fields: TvPasswordFields): Promise<void> => submission.submit(fields),
    again: submission.again,
    open(): void {
      submission.again();
      isOpen.value = true;
    },
    /** Closes the form without a change, and deletes what was typed. */
    close(): void {
      submission.cancel();
      submission.again();
      typed.clear();
      isOpen.value = false;
    },
  };
}
