import { createModel, effect, untracked, type ReadonlySignal } from "@preact/signals-core";
import { isStoredChoices } from "#core/domain/address/address.schema.ts";
import type { AddressModel } from "#core/domain/address/address.model.ts";
import { FiberCheckModel, fiberCheckForm } from "#core/domain/address/fiber-check.model.ts";
import type { Address } from "#core/domain/address/address.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createFormModel } from "#core/forms/form/form.model.ts";
import { createWaitingList } from "#core/features/no-fibre/waiting-list.model.ts";
import type { AddressFormDraft } from "#widgets/configurator/address-form-draft.schema.ts";
import type { part } from "./address.part.ts";

type Given = {
  /** True where the tag also asks for an email address. */
  readonly askEmail: boolean;
  /** The draft of the form, which restores the visitor's input after a reload. */
  readonly draft: AddressFormDraft | undefined;
  readonly onTyped: (draft: AddressFormDraft | undefined) => void;
  readonly onAnswer: (answer: { readonly available: boolean; readonly address: Address }) => void;
};

export type Model = InstanceType<typeof Model>;

/**
 * The model of the builder's address check, which behaves like the fibre check. The widget decides what the result changes in the bundle.
 */
export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  // A check is not a lead, so nothing is tracked.
  const check = createFormModel({ ...ports, track: () => undefined }, fiberCheckForm);
  let checked: Address | undefined;
  const fiber = new FiberCheckModel(ports, {
    check,
    askEmail: () => given.peek().askEmail,
    onAnswer(answer) {
      checked = answer.address;
      given.peek().onAnswer(answer);
    },
  });
  const waitingList = createWaitingList(ports, () => checked as Address);
  restore(fiber.address, given.peek().draft);
  return {
    fiber,
    check,
    waitingList,
    start() {
      const stopFiber = fiber.start();
      const stopKeeping = effect(() => {
        const choices = fiber.address.draft.current.value;
        const { email } = fiber.address.fields.value;
        untracked(() => given.peek().onTyped(choices || email !== "" ? { choices: choices ?? null, email } : undefined));
      });
      return () => {
        stopKeeping();
        stopFiber();
        waitingList.form.stop();
      };
    },
  };
});

/**
 * Restores the draft into the form before its fields are drawn. The cities are requested again, so that the chosen city is shown in the
 * language of the page.
 */
function restore(address: AddressModel, draft: AddressFormDraft | undefined): void {
  if (!draft) return;
  const { choices, email } = draft;
  if (isStoredChoices(choices)) {
    address.typePostalCode(choices.postalCode);
    address.draft.restore(choices);
  }
  if (email !== "") address.typeEmail(email);
}
