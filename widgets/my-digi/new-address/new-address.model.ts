import { computed, createModel, effect, untracked, type ReadonlySignal } from "@preact/signals-core";
import { boxMaxLength } from "#core/base/values/limits.ts";
import { parseJson, writeJson } from "#core/base/values/json.ts";
import { AddressModel } from "#core/domain/address/address.model.ts";
import type { Address } from "#core/domain/address/address.rules.ts";
import { isStoredChoices } from "#core/domain/address/address.schema.ts";
import { completeAddress } from "#core/domain/address/typed-address.model.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { boxText } from "./new-address.messages.ts";
import type { part } from "./new-address.part.ts";

export type Given = {
  /** The choices from before a reload, as a text; empty where there are none. */
  readonly stored: string;
  /** Called with the choices as a text, and with the address once its house number is chosen (C-318). */
  readonly onTyped: (stored: string, address: Address | undefined) => void;
};

export type Model = InstanceType<typeof Model>;

/** The model of an address that is not among the customer's own, chosen from suggestions alone (C-255). */
export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  const fields = new AddressModel(ports);
  const isBox = computed(() => new RegExp(`^\\d{0,${boxMaxLength}}$`).test(fields.fields.value.box.trim()));
  /** A wrong box, with the language of its error: each letter takes the error away, so that it is told anew, as in another language. */
  const wrongBox = computed(() => (isBox.value ? undefined : { box: fields.fields.value.box, language: ports.language.value }));
  return {
    fields,
    start() {
      const choices = parseJson(given.peek().stored);
      if (isStoredChoices(choices)) {
        fields.typePostalCode(choices.postalCode);
        fields.draft.restore(choices);
      }
      const stops = [
        fields.start(),
        effect(() => {
          const current = fields.draft.current.value;
          const address = isBox.value ? completeAddress(fields.fields.value, false) : undefined;
          untracked(() => given.peek().onTyped(current === undefined ? "" : writeJson(current), address));
        }),
        effect(() => {
          if (wrongBox.value) untracked(() => fields.showServerErrors({ box: boxText() }));
        }),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
});
