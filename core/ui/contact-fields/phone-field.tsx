import { phonePrefix } from "#core/base/values/limits.ts";
import { Field, useControl, type FieldProps } from "#core/ui/fields/field.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { bound, type Binding } from "#core/ui/fields/text-field.tsx";
import { countryCodeText, phoneHint } from "./phone-field.messages.ts";
import { chevronIcon } from "#core/ui/base/icons/chevron.ts";

/**
 * The maximum length of the typed text: 10 digits with the spaces and dots that people write between them. A smaller limit would cut a
 * valid number.
 */
const longestWriting = 20;

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
          maxLength={longestWriting}
        />
      </div>
    </Field>
  );
}
