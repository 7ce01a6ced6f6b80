/** The fields of postal code and city. */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import { citiesLike, wordsAboutField } from "#core/domain/address/address.rules.ts";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { Combobox } from "#core/ui/combobox/combobox.tsx";
import { nothingFoundText } from "#core/ui/combobox/combobox.messages.ts";
import { FieldRow } from "#core/ui/fields/form.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { fieldLine } from "#core/forms/form/forms.messages.ts";
import { postalCodeLength } from "#core/base/values/limits.ts";
import { cleanPostalCode } from "#core/base/values/postal-code.ts";
import { problemText, smaller, type AddressFieldProps } from "./address-field.ts";
import * as say from "./address.messages.ts";
import { failureOf, itemsOf, LookupFailure } from "./lookup.tsx";

/** Renders postal code and city. The server's message about a postal code is displayed at that field (P-296, C-418). */
export function CityFields({ model, maxLength }: AddressFieldProps) {
  useSignals();
  const { postalCode, city } = model.fields.value;
  const cities = model.cities.state.value;
  const found = itemsOf(cities);
  const failure = failureOf(cities);
  const refusal = failure && wordsAboutField(failure);
  const outage = refusal === undefined ? failure : undefined;
  const unknown = cities.kind === "found" && found.length === 0 ? nothingFoundText() : undefined;
  const error = refusal ?? unknown ?? problemText(model.problems.value.postalCode);
  const hint = found.length > 1 ? say.cityHint(found.length) : undefined;
  useAnnouncement(error ?? (city.chosen ? fieldLine(say.cityLabel(), city.chosen.city) : hint));
  return (
    <>
      <FieldRow>
        <TextField
          label={say.postalCodeLabel()}
          hint={say.postalCodeHint()}
          error={error}
          name="postalCode"
          defaultValue={postalCode}
          onInput={(event) => model.typePostalCode(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={smaller(postalCodeLength, maxLength)}
          clean={cleanPostalCode}
        />
        <Combobox
          label={say.cityLabel()}
          hint={hint}
          error={problemText(model.problems.value.city)}
          name="city"
          value={city.text}
          onQueryChange={model.typeCity}
          onSelect={model.chooseCity}
          items={city.chosen ? found : citiesLike(city.text, found)}
          itemToString={(item) => item.city}
          itemToKey={(item) => item.cityId}
          loading={cities.kind === "asking"}
          chosen={city.chosen !== undefined}
          reopens={found.length > 1}
          minLength={0}
          autoComplete="address-level2"
          maxLength={maxLength}
          disabled={found.length === 0}
          reason={outage ? undefined : say.postalCodeFirst()}
        />
      </FieldRow>
      <LookupFailure failure={outage} field="postalCode" onRetry={model.cities.retry} />
    </>
  );
}

function useAnnouncement(text: string | undefined): void {
  const announcer = useAnnouncer();
  useEffect(() => {
    if (text !== undefined) announcer.announce(text);
  }, [text, announcer]);
}
