import { createFormModel, type FormPorts } from "#core/forms/form/form.model.ts";
import type { Identified } from "#core/domain/identity/identity.ts";
import { accountItsmeSignup } from "./signup.contract.ts";
import { withNames } from "./signup.rules.ts";
import type { SignupFields } from "./signup.schema.ts";

type Applicant = { readonly identified: Identified; readonly hash: string };

/**
 * Creates the form of the account. Its request contains the visitor's input, the identity app's data, and the proof of the identity.
 *
 * @param applicant returns the identified visitor; it is called only when the form is sent
 */
export function createAccountForm(ports: FormPorts, applicant: () => Applicant) {
  return createFormModel(
    { ...ports, track: () => undefined }, // A new account is not a lead, so nothing is tracked.
    {
      name: "sign-up",
      endpoint: accountItsmeSignup,
      request(fields: SignupFields, { lang, recaptcha }) {
        const { hash, identified } = applicant();
        const { person, uuid, code } = identified;
        const account = { email: person.email ?? fields.email, password: fields.password }; // The body's `account` is given by P-231.
        const extra = { itsme_uuid: uuid, itsme_code: code, hash }; // The body's `extra` is given by P-233.
        return { body: { lang, account, clientInfo: withNames(person, fields), extra, recaptcha } };
      },
      visible: ({ first_name, last_name, email }) => ({ first_name, last_name, email }),
    },
  );
}
