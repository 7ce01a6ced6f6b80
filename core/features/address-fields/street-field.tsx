/** The field of the street, which lists the streets of the city. */
import { useSignals } from "@preact/signals-react/runtime";
import { writtenStreet } from "#core/domain/address/written-address.rules.ts";
import { Combobox } from "#core/ui/combobox/combobox.tsx";
import { streetMinLength } from "#core/base/values/limits.ts";
import { problemText, type AddressFieldProps } from "./address-field.ts";
import * as say from "./address.messages.ts";
import { failureOf, itemsOf, lengthToList, LookupFailure } from "./lookup.tsx";

export function StreetField({ model, maxLength }: AddressFieldProps) {
  useSignals();
  const { city, street } = model.fields.value;
  const streets = model.streets.state.value;
  return (
    <>
      <Combobox
        label={say.streetLabel()}
        hint={say.streetHint()}
        error={problemText(model.problems.value.street)}
        name="street"
        value={street.text}
        onQueryChange={model.typeStreet}
        onSelect={model.chooseStreet}
        items={itemsOf(streets)}
        itemToString={(item) => item.street}
        itemToKey={(item) => item.streetId}
        writtenOf={(text) => writtenStreet(text).street}
        loading={streets.kind === "asking"}
        chosen={street.chosen !== undefined}
        minLength={lengthToList(streets, streetMinLength)}
        maxLength={maxLength}
        disabled={!city.chosen}
        reason={say.cityFirst()}
      />
      <LookupFailure failure={failureOf(streets)} field="street" onRetry={model.streets.retry} />
    </>
  );
}
