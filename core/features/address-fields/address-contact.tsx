/** The email and the consent of a form that asks for them beside the address. */
import { useSignals } from "@preact/signals-react/runtime";
import { CheckboxField } from "#core/ui/fields/checkbox-field.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { emailLabel, privacyLink } from "#core/forms/form/forms.messages.ts";
import { problemText, type AddressFieldProps } from "./address-field.ts";
import * as say from "./address.messages.ts";

export function AddressContact({ model, maxLength, privacy }: AddressFieldProps & { privacy: string }) {
  useSignals();
  const { email, agree } = model.fields.value;
  const { problems } = model;
  const optional = email.trim() === "" && !agree; // as soon as one of the two fields is filled in, both are required
  return (
    <>
      <TextField
        label={emailLabel()}
        hint={say.addressEmailHint()}
        error={problemText(problems.value.email)}
        optional={optional}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        maxLength={maxLength}
        onInput={(event) => model.typeEmail(event.currentTarget.value)}
      />
      <CheckboxField
        label={
          <>
            {say.addressAgreeBefore()} <a href={privacy}>{privacyLink()}</a>
          </>
        }
        error={problemText(problems.value.agree)}
        optional={optional}
        name="agree"
        defaultChecked={agree}
        onInput={(event) => model.tickAgree(event.currentTarget.checked)}
      />
    </>
  );
}
