/** The port to the identity app: modules/identity implements it. */
import type { Language } from "#core/base/values/language.ts";
import type { Claims } from "#demo/api/domain/person.ts";
import type { AttemptSecrets } from "#demo/api/store/identity-attempts.ts";

export type RelyingParty = {
  readonly newSecrets: () => AttemptSecrets;
  /** Returns the address at the app to send the browser to, or undefined when the app cannot be reached. */
  readonly authorizationUrl: (secrets: AttemptSecrets, language: Language) => Promise<string | undefined>;
  /**
   * Returns what the app says of the person who came back with this code, or undefined when it says nothing, or nothing that can be
   * trusted.
   */
  readonly exchange: (code: string, iss: string | undefined, secrets: AttemptSecrets) => Promise<Claims | undefined>;
  readonly jwks: () => Promise<{ keys: unknown[] }>;
};
