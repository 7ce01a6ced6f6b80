/**
 * This module creates a real OpenID provider with the scopes, claims and behaviour of itsme, in whose place the demo uses it (decisions
 * §6).
 */
import { createHash } from "node:crypto";
import { Provider, errors, type ClientMetadata, type Configuration, type KoaContextWithOIDC } from "oidc-provider";
import { errorPage, pagePolicy } from "./pages.ts";
import { itsmeClaims, personById } from "./people.ts";
import type { Keys } from "./keys.ts";
import { languageOfPage } from "./page-language.ts";
import { createStorage } from "./storage.ts";

export type IdentityClient = {
  readonly id: string;
  /** The name of the client (the site that asks who a person is), as visitors know it. */
  readonly name: string;
  readonly redirectUri: string;
  /** The address of the client's home page. */
  readonly homeUrl: string;
  /** The code of one of the client's services. A request without `service:<code>` among its scopes is refused. */
  readonly serviceCode: string;
  /** The client's credentials: a key of its own, or a secret. For a client with a key, the app also encrypts its responses. */
  readonly credentials: { readonly jwksUri: string } | { readonly secret: string };
};

export const paths = { authorization: "/v2/authorization", interaction: "/interaction" } as const;

export const sessionCookie = "_session";

const minute = 60;
/** The time for which an authorization code is valid: three minutes, as at itsme. */
const codeSeconds = 3 * minute;

const acr = (name: string) => `http://itsme.services/v2/claim/acr_${name}`;
export const acrBasic = acr("basic");

function clientMetadata({ id, name, redirectUri, homeUrl, credentials }: IdentityClient): ClientMetadata {
  const common: ClientMetadata = {
    client_id: id,
    client_name: name,
    client_uri: homeUrl,
    redirect_uris: [redirectUri],
    response_types: ["code"],
    grant_types: ["authorization_code"],
    subject_type: "pairwise",
    id_token_signed_response_alg: "RS256",
    userinfo_signed_response_alg: "RS256",
  };
  if ("secret" in credentials) return { ...common, token_endpoint_auth_method: "client_secret_post", client_secret: credentials.secret };
  return {
    ...common,
    token_endpoint_auth_method: "private_key_jwt",
    jwks_uri: credentials.jwksUri,
    id_token_encrypted_response_alg: "RSA-OAEP",
    id_token_encrypted_response_enc: "A128CBC-HS256",
    userinfo_encrypted_response_alg: "RSA-OAEP",
    userinfo_encrypted_response_enc: "A128CBC-HS256",
  };
}

/**
 * Creates the provider for one client. Codes, grants and sessions live in memory; the keys are the caller's. Listening is up to the caller.
 */
export function createProvider(issuer: string, { jwks, cookieKeys }: Keys, client: IdentityClient): Provider {
  const configuration: Configuration = {
    adapter: createStorage(),
    jwks,
    cookies: { names: { session: sessionCookie }, keys: cookieKeys },
    clients: [clientMetadata(client)],
    clientBasedCORS: () => false,
    responseTypes: ["code"],
    acrValues: [acrBasic, acr("advanced")],
    scopes: ["openid", `service:${client.serviceCode}`],
    claims: {
      openid: ["sub"],
      profile: ["name", "given_name", "family_name", "gender", "birthdate", "locale", itsmeClaims.birthdateText],
      email: ["email", "email_verified"],
      phone: ["phone_number", "phone_number_verified"],
      address: ["address"],
      eid: [itsmeClaims.nationalNumber, itsmeClaims.cardNumber, itsmeClaims.citizenship, itsmeClaims.citizenshipIso],
    },
    subjectTypes: ["pairwise"],
    pairwiseIdentifier: (_ctx, accountId, { clientId }) =>
      createHash("sha256").update(`${clientId} ${accountId}`).digest("hex").slice(0, 36),
    findAccount: (_ctx, accountId) => {
      const person = personById(accountId);
      return person && { accountId, claims: () => ({ ...person.claims, sub: accountId }) };
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      claimsParameter: { enabled: true },
      encryption: { enabled: true },
      jwtUserinfo: { enabled: true },
    },
    pkce: { required: () => true },
    // A person does not sign in to the identity app, so a code has to be valid without a session that outlives the page.
    expiresWithSession: () => false,
    routes: { authorization: paths.authorization, token: "/v2/token", userinfo: "/v2/userinfo", jwks: "/v2/jwks" },
    ttl: {
      AuthorizationCode: codeSeconds,
      AccessToken: 5 * minute,
      IdToken: 5 * minute,
      Grant: 10 * minute,
      Interaction: 10 * minute,
      Session: 10 * minute,
    },
    interactions: {
      url(_ctx, { uid, params }) {
        const scopes = String(params["scope"]).split(" ");
        if (!scopes.includes(`service:${client.serviceCode}`)) throw new errors.InvalidScope("a service is missing", scopes.join(" "));
        return `${paths.interaction}/${uid}`;
      },
    },
    renderError: (ctx, _out, error) => showError(ctx, error, client),
  };
  return new Provider(issuer, configuration);
}

/**
 * Shows an error to the visitor where the provider cannot redirect to the client, because the request's return address is not the client's
 * or the request is no longer known. The page links to the client's home page.
 */
function showError(ctx: KoaContextWithOIDC, error: Error, { name, homeUrl }: IdentityClient): void {
  const language = languageOfPage(ctx.oidc?.params?.["ui_locales"] ?? ctx.query["ui_locales"], ctx.get("accept-language"));
  ctx.set("content-security-policy", pagePolicy);
  ctx.type = "html";
  ctx.body = errorPage({ language, isExpired: error instanceof errors.SessionNotFound, client: name, backUrl: homeUrl });
}
