/**
 * The choices of an address that is being typed, with the lookups that they need: choosing or typing in a field empties all fields after
 * it, and what is written behind a street or a number goes to the field that it belongs to.
 */
import type { City, HouseNumber, Street } from "./address.schema.ts";
import { createAddressLookups, type AddressPorts } from "./address-lookups.model.ts";
import { nothing, type Choice, type createTypedAddress } from "./typed-address.model.ts";
import { isWrittenIn, writtenNumber, writtenStreet } from "./written-address.rules.ts";

/** Creates the choices for the typed fields. The caller starts and stops the lookups. */
export function createAddressChoices(ports: AddressPorts, { fields, set }: ReturnType<typeof createTypedAddress>) {
  /** True where the number was written behind the street: it is chosen without the visitor when the street has it. */
  let isNumberWritten = false;
  const onNumbers = (found: readonly HouseNumber[]): void => {
    const { number } = fields.peek();
    const written = writtenNumber(number.text).number.replace(/\s/g, "").toUpperCase();
    const same = found.find((one) => one.number.toUpperCase() === written);
    if (isNumberWritten && same && !number.chosen) chooseNumber(same);
    isNumberWritten = false;
  };
  const onCities = (found: readonly City[]): void => {
    const { postalCode, city } = fields.peek();
    set({ postalCode });
    const same = found.find(({ cityId }) => cityId === city.chosen?.cityId);
    // The chosen city comes from a draft: its name may be in another language now.
    if (same) return set({ city: { text: same.city, chosen: same } });
    if (city.chosen) setCity(nothing);
    // The only city of a postal code is chosen without the visitor (C-288, decisions §3).
    if (found.length === 1 && found[0]) chooseCity(found[0]);
  };
  const lookups = createAddressLookups(ports, fields, onCities, onNumbers);
  const { streets, numbers } = lookups;

  const setCity = (city: Choice<City>): void => {
    streets.clear();
    numbers.clear();
    set({ city, street: nothing, number: nothing, box: "" });
  };
  const setStreet = (street: Choice<Street>): void => {
    numbers.clear();
    set({ street, number: nothing, box: "" });
  };
  const chooseCity = (chosen: City): void => setCity({ text: chosen.city, chosen });
  /** Chooses a street. A number that was written behind it goes to its own field, and is looked up. */
  const chooseStreet = (chosen: Street): void => {
    const { street } = fields.peek();
    const rest = isWrittenIn(chosen.street, street.text) ? "" : writtenStreet(street.text).rest;
    setStreet({ text: chosen.street, chosen });
    if (street.chosen || rest === "") return;
    isNumberWritten = true;
    set({ number: { text: rest } });
    numbers.ask(rest);
  };
  /** Chooses a number. A box that was written behind it goes to its own field, where the building may have that box. */
  const chooseNumber = (chosen: HouseNumber): void => {
    const { number } = fields.peek();
    const written = number.chosen ? "" : writtenNumber(number.text).box;
    const listed = chosen.boxes?.find((box) => box.toLowerCase() === written.toLowerCase());
    set({ number: { text: chosen.number, chosen }, box: chosen.boxes?.length ? (listed ?? "") : written });
  };

  return {
    lookups,
    setCity,
    chooseCity,
    typeStreet(text: string): void {
      setStreet({ text });
      streets.ask(text);
    },
    chooseStreet,
    typeNumber(text: string): void {
      isNumberWritten = false;
      set({ number: { text }, box: "" });
      numbers.ask(text);
    },
    chooseNumber,
  };
}
