/** The calls to the national identity app, which is reached through the API (P-236…P-244, decisions §6). */
import { is, optional, refine, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { IdentityPerson, KnownAddress } from "./identity.schema.ts";

/** The identity app's data about the person, under the names that the order flow uses (C-158, C-159). */
const AccountData = type({
  first_name: optional(string()),
  last_name: optional(string()),
  birthdate: optional(string()),
  nationality: optional(string()),
  nationality_iso: optional(string()),
  eid_numbers: optional(string()),
  national_reg_number: optional(string()),
  email: optional(string()),
  phone_number: optional(string()),
  locale: optional(string()),
  address: type({ postal_code: optional(string()), locality: optional(string()), street_address: optional(string()) }),
  extra: type({ address: list(KnownAddress, 20) }),
});
export type AccountData = Infer<typeof AccountData>;

/**
 * The header that ties an attempt to the tab that began it: a random text that the tab keeps secret, beside `{uuid}`. Only a caller that
 * sends it again gets the person's data. It is a header because URLs are written to logs.
 */
const AttemptKey = type({ "identity-key": refine(string(), "identity key", (value) => /^[\x21-\x7e]{16,100}$/.test(value)) });

/** Returns the address of the identity app for one attempt (P-236…P-239). The page creates a new `{uuid}` for each attempt. */
export const itsmeAuthUrl = endpoint({
  method: "GET",
  path: "/itsme/auth-url/{uuid}",
  // The API sets a cookie, by which it recognises the same browser on return.
  withCookies: true,
  encoding: "none",
  idempotent: false,
  reusable: false,
  answer: type({ url: string() }),
  spec: {
    id: "itsme.auth-url",
    summary: "The address of the identity app for one attempt",
    headers: AttemptKey,
    query: type({
      uuid: string(),
      /**
       * The page to which the visitor returns: a page of the provider's site or one that its settings name, absolute or relative to the
       * calling origin (`en/sign-up`).
       */
      redirect_uri: string(),
      /** The hash of the sign-up link that the visitor came with. */
      h: optional(string()),
      /** The JSON of `{h}` or `{i, d, p}`, which the identity app sends back on return. */
      state: optional(string()),
      lang: optional(string()),
    }),
    codes: ["link_invalid", "link_used", "already_done", "identity_failed"],
  },
});

/**
 * The data of a person who has an account already. The person has just proven who they are, so nobody else learns it. `account_hint` is the
 * masked email address of the account, and `client_id` its customer number, by which the page knows that this account logs in.
 */
const KnownAccount = type({
  account_hint: optional(string()),
  client_id: optional(string()),
  account_data: optional(AccountData),
});
export type KnownAccount = Infer<typeof KnownAccount>;

/** Returns the data of the account; nothing where the API has told nothing that can be read. */
export const readKnownAccount = (value: unknown): KnownAccount => (is(value, KnownAccount) ? value : {});

/**
 * Returns the person's data from the identity app (P-241…P-244, C-158, C-159). The call succeeds once for each attempt. With
 * `identity_exists`, `status.code` is 600084 (C-210), and the response may have the data of `KnownAccount`.
 */
export const itsmeCallback = endpoint({
  method: "GET",
  path: "/itsme/callback/{uuid}",
  encoding: "none",
  idempotent: false,
  reusable: false,
  answer: type({
    email: optional(string()),
    clientInfo: IdentityPerson,
    account_data: optional(AccountData),
  }),
  conflict: KnownAccount,
  conflictHttpStatus: 200,
  spec: {
    id: "itsme.callback",
    summary: "What the identity app said, once, after the visitor came back",
    headers: AttemptKey,
    query: type({
      uuid: string(),
      /**
       * The query with which the identity app led back to the page: `code` and `state`, or `error`. `state` has the value that the request
       * for the app's address sent as `h` or `state`.
       */
      code: optional(string()),
      state: optional(string()),
      error: optional(string()),
      error_description: optional(string()),
      iss: optional(string()),
      /** The purpose `update-account-email`, for the email change (P-242). */
      source: optional(string()),
      lang: optional(string()),
    }),
    codes: ["identity_exists", "identity_failed", "link_invalid", "link_used", "already_done"],
  },
});
