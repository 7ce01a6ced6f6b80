import { batch, computed, createModel, effect, untracked, type ReadonlySignal } from "@preact/signals-core";
import { cleanBox, isOrderBox } from "#core/base/values/box.ts";
import { parseJson, writeJson } from "#core/base/values/json.ts";
import type { Language } from "#core/base/values/language.ts";
import { addressStreet } from "#core/domain/address/address.contract.ts";
import { AddressModel } from "#core/domain/address/address.model.ts";
import type { Address } from "#core/domain/address/address.rules.ts";
import { isStoredChoices, type Street } from "#core/domain/address/address.schema.ts";
import { completeAddress } from "#core/domain/address/typed-address.model.ts";
import { createTakeLatest } from "#core/services/load/take-latest.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { boxText } from "./new-address.messages.ts";
import type { part } from "./new-address.part.ts";

export type Given = {
  /** The chosen suggestions from before a reload, as a text; empty where there are none. */
  readonly stored: string;
  /**
   * Called with the chosen suggestions as a text, with the address once its house number is chosen (C-318), and with whether only its box
   * is wrong.
   */
  readonly onTyped: (stored: string, address: Address | undefined, isBoxWrong: boolean) => void;
};

export type Model = InstanceType<typeof Model>;

/** The model of an address that is not among the customer's own, chosen from suggestions alone (C-255). */
export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  const fields = new AddressModel(ports);
  const isBox = computed(() => isOrderBox(cleanBox(fields.fields.value.box), fields.fields.value.number.chosen?.boxes));
  /**
   * The box number with an error, together with the language of the message. Each further letter removes the error, so that it is announced
   * again, also after a change of the language.
   */
  const wrongBox = computed(() => (isBox.value ? undefined : { box: fields.fields.value.box, language: ports.language.value }));
  const names = createNames(ports, fields);
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
          const address = completeAddress(fields.fields.value, false);
          const isBoxWrong = address !== undefined && !isBox.value;
          const whole = isBoxWrong ? undefined : address;
          untracked(() => given.peek().onTyped(current === undefined ? "" : writeJson(current), whole, isBoxWrong));
        }),
        names.start(),
        effect(() => {
          if (wrongBox.value) untracked(() => fields.showServerErrors({ box: boxText() }));
        }),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
});

/**
 * Keeps the names of the chosen city and street in the page's language, also where they come from before a reload: the page may have
 * another language since. A street that the API does not find by its old name is asked for again.
 */
function createNames({ call, language }: PortsOf<typeof part>, fields: AddressModel) {
  const latest = createTakeLatest();
  const nameStreet = async (lang: Language): Promise<void> => {
    const { postalCode, city, street } = fields.fields.peek();
    if (!city.chosen || !street.chosen) return;
    const { streetId } = street.chosen;
    const body = { street: street.text, city: city.text, cityId: city.chosen.cityId, stateId: city.chosen.stateId, postalCode, lang };
    const outcome = await latest.ask((signal) => call(addressStreet, { body, signal }));
    if (!outcome?.ok || fields.fields.peek().street.chosen?.streetId !== streetId) return;
    const named = outcome.value.streets.find((one) => one.streetId === streetId);
    if (named) rename(named);
    else fields.typeStreet("");
  };
  const rename = (street: Street): void => {
    const { number, box } = fields.fields.peek();
    // Choosing a street empties the fields after it. They are filled in again, because it is the same street.
    batch(() => {
      fields.chooseStreet(street);
      if (number.chosen) fields.chooseNumber(number.chosen);
      else if (number.text !== "") fields.typeNumber(number.text);
      fields.typeBox(box);
    });
  };
  return {
    start() {
      const stop = effect(() => {
        const lang = language.value;
        untracked(() => {
          if (fields.fields.peek().city.chosen) fields.cities.retry();
          void nameStreet(lang);
        });
      });
      return () => {
        stop();
        latest.drop();
      };
    },
  };
}
