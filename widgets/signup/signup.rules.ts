import type { Person } from "#core/domain/identity/identity.schema.ts";
import { readState } from "#core/domain/identity/state.rules.ts";
import { pick } from "#core/services/stored/link-params.rules.ts";
import type { SignupFields } from "./signup.schema.ts";

type Texts = Readonly<Record<string, string>>;

/**
 * Returns the hash of a sign-up link, which is the parameter `h` or a part of `state` (P-037, decisions §6). The parameter takes
 * precedence.
 */
export const readSignupHash = (params: Texts): string | undefined => (pick(params, ["h"]) ?? readState(params["state"], ["h"]))?.h;

/**
 * Returns the person with a name (P-232). The identity app's names take precedence; typed names are used only where the app gave none
 * (decisions §6).
 */
export const withNames = (person: Person, typed: Pick<SignupFields, "first_name" | "last_name">): Person => ({
  ...person,
  firstName: person.firstName ?? typed.first_name,
  lastName: person.lastName ?? typed.last_name,
});
