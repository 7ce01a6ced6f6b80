/** This module defines the port to the identity app, which modules/identity implements. */
import type { Language } from "#core/base/values/language.ts";
import type { Claims } from "#demo/api/domain/person.ts";
import type { AttemptSecrets } from "#demo/api/store/identity-attempts.ts";

export type RelyingParty = {
  readonly newSecrets: () => AttemptSecrets;
  /** Returns the address at the identity app to which the browser is sent, or undefined when the app cannot be reached. */
  readonly authorizationUrl: (secrets: AttemptSecrets, language: Language) => Promise<string | undefined>;
  /**
   * Returns what the identity app says of the person who came back with this code. Returns undefined when the app says nothing, or nothing
   * that can be trusted.
   */
  readonly exchange: (code: string, iss: string | undefined, secrets: AttemptSecrets) => Promise<Claims | undefined>;
  readonly jwks: () => Promise<{ keys: unknown[] }>;
};
