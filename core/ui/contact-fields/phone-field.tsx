import { phoneDigits, phonePrefix } from "#core/base/values/limits.ts";
import { normalizePhone } from "#core/base/values/phone.ts";
import { Field, useControl, type FieldProps } from "#core/ui/fields/field.tsx";
import { keyLimit } from "#core/ui/fields/key-limit.ts";
import { Icon } from "#core/ui/base/icon.tsx";
import { bound, type Binding } from "#core/ui/fields/text-field.tsx";
import { countryCodeText, phoneHint } from "./phone-field.messages.ts";
import { chevronIcon } from "#core/ui/base/icons/chevron.ts";

/** Renders a field for a Belgian phone number: the 9 digits after +32, the only prefix on offer (P-209, P-303). */
export function PhoneField(field: FieldProps & Binding<HTMLInputElement>) {
  const props = { hint: phoneHint(), ...field };
  const { control, ...frame } = useControl(props);
  return (
    <Field {...props} {...frame}>
      <div className="ui-control ui-joined">
        <div className="ui-prefix">
          <select className="ui-input" part="input" aria-label={countryCodeText()} autoComplete="tel-country-code">
            <option value={phonePrefix}>{phonePrefix}</option>
          </select>
          <Icon name={chevronIcon} />
        </div>
        <input
          {...control}
          {...bound(props)}
          className="ui-input"
          part="input"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          onBeforeInput={keyLimit(phoneDigits, normalizePhone)}
        />
      </div>
    </Field>
  );
}
