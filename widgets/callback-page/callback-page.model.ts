import { createModel, signal } from "@preact/signals-core";
import { createCallTime } from "#core/features/callback-fields/call-time.model.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createFormModel } from "#core/forms/form/form.model.ts";
import { callbackForm } from "#core/domain/leads/callback.form.ts";
import type { definition } from "./callback-page.element.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof definition>) => {
  const callTime = createCallTime(ports.clock);
  const sentNumber = signal("");
  const form = createFormModel(ports, {
    ...callbackForm(),
    onSent: (_answer, { phone_number }) => (sentNumber.value = phone_number),
  });

  /** Empties the form and renews the captcha, which has to be solved again for another request (P-161). */
  const reset = (): void => {
    form.reset();
    form.captcha.renew();
  };

  return {
    form,
    draft: { ...form, reset },
    callTime: callTime.time,
    /** The 9 digits of the phone number in the last request that was sent. */
    sentNumber,
    start() {
      const stopWatch = callTime.watch();
      return () => {
        stopWatch();
        form.stop();
      };
    },
    methods: { reset },
  };
});
