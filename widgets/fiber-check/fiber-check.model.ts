import { computed, createModel, signal } from "@preact/signals-core";
import { FiberCheckModel, fiberCheckForm } from "#core/domain/address/fiber-check.model.ts";
import type { OptionsOf } from "#core/base/contract/element.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createFormModel } from "#core/forms/form/form.model.ts";
import { pageAddress } from "#core/platform/page.ts";
import type { definition } from "./fiber-check.element.ts";
import type { FiberChecked } from "./fiber-check.contract.ts";

/**
 * The query parameter with the postal code. A plain HTML form on any page can ask for the code under this name and link to the page of the
 * fibre check.
 */
const postalCodeParameter = "postalCode";

export type Model = InstanceType<typeof Model>;

export const Model = createModel(
  (ports: PortsOf<typeof definition>, options: { peek(): OptionsOf<typeof definition> }, addressOfPage = pageAddress) => {
    // A fibre check is not a lead, so nothing is tracked.
    const check = createFormModel({ ...ports, track: () => undefined }, fiberCheckForm);
    const fiber = new FiberCheckModel(ports, {
      check,
      askEmail: () => options.peek().askEmail === true,
      onAnswer: ({ available, address }) =>
        void ports.emit("digi-fiber-checked", { available, fttbAddressId: address.fttbAddressId } satisfies FiberChecked),
    });
    const { address } = fiber;

    /** True once the API has accepted the visitor's request to be informed when fibre is available. */
    const isInformed = signal(false);
    /**
     * The status that decides about the draft. With `sent` the draft is deleted, because fibre is available or the visitor will be
     * informed.
     */
    const progress = computed((): { readonly status: string } =>
      fiber.state.value.kind === "has-address" || isInformed.value ? { status: "sent" } : check.state.value,
    );

    return {
      address,
      draft: {
        state: progress,
        resets: address.resets,
        choices: address.draft,
        reset(): void {
          check.reset();
          address.reset();
        },
      },
      check,
      state: fiber.state,
      isLong: fiber.isLong,
      submit: fiber.submit,
      stopCheck: fiber.stopCheck,
      close(): void {
        isInformed.value = false;
        fiber.close();
      },
      inform: fiber.inform,
      markInformed: (): void => void (isInformed.value = true),
      start() {
        const given = new URL(addressOfPage()).searchParams.get(postalCodeParameter);
        // The parameter never replaces a postal code that the visitor has typed already.
        if (given && !address.fields.peek().postalCode) address.typePostalCode(given);
        return fiber.start();
      },
    };
  },
);
