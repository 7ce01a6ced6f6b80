/** This module reads the configuration that the identity app publishes, and sets up how the API authenticates to the app. */
import * as openid from "openid-client";
import type { IdentityOptions } from "#demo/api/config/options.ts";
import { encryptionAlgorithm, signingAlgorithm, type ClientKeys } from "./client-keys.ts";

const timeoutSeconds = 10;
const contentEncryption = ["A128CBC-HS256", "A256CBC-HS512", "A128GCM", "A256GCM"];

/**
 * Returns the authentication by a key of the API. The assertion names the token endpoint as its audience, because itsme accepts no other
 * audience.
 */
function byKey({ signing: { privateKey: key, kid } }: ClientKeys): openid.ClientAuth {
  return (server, ...rest) => {
    const toTokenEndpoint = (_header: unknown, payload: Record<string, unknown>): void => {
      Object.assign(payload, { aud: server.token_endpoint });
    };
    // Signing is asynchronous: openid-client awaits the result, although the type says otherwise.
    return openid.PrivateKeyJwt({ key, kid }, { [openid.modifyAssertion]: toTokenEndpoint })(server, ...rest);
  };
}

/**
 * Reads the published configuration of the identity app. Throws when the app does not answer within ten seconds. With a client secret the
 * API authenticates by the secret, else by its own key, and then also decrypts the app's responses.
 */
export async function discover(options: IdentityOptions, keys: ClientKeys): Promise<openid.Configuration> {
  const { issuer, clientId, clientSecret } = options;
  const hasSecret = clientSecret !== undefined;
  const config = await openid.discovery(
    new URL(issuer),
    clientId,
    { id_token_signed_response_alg: signingAlgorithm, userinfo_signed_response_alg: signingAlgorithm },
    hasSecret ? openid.ClientSecretPost(clientSecret) : byKey(keys),
    { timeout: timeoutSeconds, execute: issuer.startsWith("http:") ? [openid.allowInsecureRequests] : [] },
  );
  if (!hasSecret) {
    const { privateKey: key, kid } = keys.decryption;
    openid.enableDecryptingResponses(config, contentEncryption, { key, alg: encryptionAlgorithm, kid });
  }
  return config;
}
