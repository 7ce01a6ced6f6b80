import { createFormModel, type FormPorts } from "#core/forms/form/form.model.ts";
import type { Identified } from "#core/domain/identity/identity.ts";
import { accountItsmeSignup } from "./signup.contract.ts";
import { withNames } from "./signup.rules.ts";
import type { SignupFields } from "./signup.schema.ts";

type Applicant = { readonly identified: Identified; readonly hash: string };

/**
 * Creates the form of the account. It sends what was typed, what the identity app said, and what proves it.
 * @param applicant returns the visitor; it is called when the form is sent, because the visitor is known only then
 */
export function createAccountForm(ports: FormPorts, applicant: () => Applicant) {
  return createFormModel(
    { ...ports, track: () => undefined }, // a new account is not a lead
    {
      name: "sign-up",
      endpoint: accountItsmeSignup,
      request(fields: SignupFields, { lang, recaptcha }) {
        const { hash, identified } = applicant();
        const { person, uuid, code } = identified;
        const account = { email: person.email ?? fields.email, password: fields.password }; // P-231
        const extra = { itsme_uuid: uuid, itsme_code: code, hash }; // P-233
        return { body: { lang, account, clientInfo: withNames(person, fields), extra, recaptcha } };
      },
      visible: ({ first_name, last_name, email }) => ({ first_name, last_name, email }),
    },
  );
}
