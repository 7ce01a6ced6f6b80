/**
 * This module has the endpoint that sends a visitor to the identity app (P-236…P-239). The data that ties the app's answer to the request
 * is stored under the page's `{uuid}`.
 */
import { secretHash } from "#demo/api/crypto/url-secret.ts";
import { itsmeAuthUrl } from "#core/domain/identity/identity.contract.ts";
import { shortestCookieSeconds } from "#demo/api/http/cookies.ts";
import type { FieldProblems } from "#demo/api/http/problems.ts";
import { identityTexts } from "#demo/api/messages/identity-texts.ts";
import { route } from "#demo/api/routing/register.ts";
import { beginAttempt } from "#demo/api/store/identity-attempts.ts";
import { browserSecret, isOfOneSite } from "./browser.ts";
import { linkOf, pageStateOf, refusedPurpose } from "./purpose.ts";
import { registeredAddress } from "./return-addresses.ts";

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const longestState = 2000;

export const authUrl = route({
  endpoint: itsmeAuthUrl,
  budget: "access",
  async check({ query, origin }, { options }): Promise<FieldProblems | undefined> {
    if (!uuidForm.test(query.uuid)) return { uuid: "field.wrong" };
    if (!registeredAddress(query.redirect_uri, origin, options)) return { redirect_uri: "field.wrong" };
    return (pageStateOf(query) ?? "").length > longestState ? { state: "text.too-long" } : undefined;
  },
  async handle({ query, headers, cookies, db, language, origin }, { options, keyedHash, relyingParty, now }) {
    const nowMs = now();
    const texts = identityTexts[language];
    const found = await linkOf(query, { db, keyedHash, nowMs });
    if (found && "refused" in found) return refusedPurpose(db, found, language);
    const secrets = relyingParty.newSecrets();
    const url = await relyingParty.authorizationUrl(secrets, language);
    if (url === undefined) return { refused: "identity_failed", message: texts.unreachable };
    const redirectUri = registeredAddress(query.redirect_uri, origin, options);
    if (redirectUri === undefined) throw new Error("the address was checked before");
    const browser = browserSecret(cookies.identity);
    const bound = {
      tabKeyHash: secretHash(headers["identity-key"]),
      browserHash: isOfOneSite(redirectUri, options) ? secretHash(browser) : undefined,
    };
    const purpose = { redirectUri, pageState: pageStateOf(query), link: found?.link, language };
    const isNew = await beginAttempt(db, { ...secrets, ...bound, ...purpose, uuid: query.uuid, nowMs });
    if (!isNew) return { refused: "identity_failed", message: texts.again };
    return { answer: { url }, cookies: { identity: { value: browser, maxAgeSeconds: shortestCookieSeconds } } };
  },
});
