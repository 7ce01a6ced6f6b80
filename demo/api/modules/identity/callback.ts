/**
 * This module has the endpoint that returns what the identity app said about the visitor (P-241…P-244). The page calls it once, when the
 * visitor is back.
 */
import { itsmeCallback, type KnownAccount } from "#core/domain/identity/identity.contract.ts";
import type { Person } from "#core/domain/identity/identity.schema.ts";
import type { Language } from "#core/base/values/language.ts";
import { identityTexts } from "#demo/api/messages/identity-texts.ts";
import { maskedEmail } from "#core/base/values/masked-email.ts";
import type { Refusal } from "#demo/api/http/outcome.ts";
import { route } from "#demo/api/routing/register.ts";
import { claimAttempt, isItsCode, keepPerson } from "#demo/api/store/identity-attempts.ts";
import { linkOf, refusedPurpose } from "./purpose.ts";
import { accountDataOf, personOf } from "#demo/api/domain/person.ts";
import type { Account } from "#demo/api/store/sessions.ts";
import { findAccountOf } from "#demo/api/store/person-account.ts";

/** The `source` of calls that change an email address. Such calls are for people who have an account (P-242). */
const changeSource = "update-account-email";

/**
 * Returns the refusal for a person who has an account already: the number 600084 that the order flow reads (C-210), beside the code
 * `identity_exists` of the closed list.
 */
export const identityExists = (language: Language): Refusal => ({
  refused: "identity_exists",
  message: identityTexts[language].exists,
  statusCode: 600084,
});

/**
 * Returns the data for the login of a person who has an account: which account it is, and the address that the identity app gave, so that
 * the customer need not type it. Only the person who has just proven their identity gets it.
 */
function knownAccountOf({ email, clientNumber }: Account, person: Person): KnownAccount {
  const { address, extra } = accountDataOf(person);
  return { account_hint: maskedEmail(email), client_id: clientNumber, account_data: { address, extra } };
}

export const callback = route({
  endpoint: itsmeCallback,
  budget: "access",
  readsStatus: true,
  async handle({ query, headers, db, language }, { keyedHash, relyingParty, now }) {
    const nowMs = now();
    const texts = identityTexts[language];
    const failed = (message: string): Refusal => ({ refused: "identity_failed", message });

    const attempt = await claimAttempt(db, { uuid: query.uuid, tabKey: headers["identity-key"], nowMs });
    if (!attempt) return failed(texts.again);
    if (query.error !== undefined) return failed(query.error === "access_denied" ? texts.cancelled : texts.failed);
    const { code } = query;
    const isIts = code !== undefined && isItsCode(attempt, code) && (query.state ?? null) === attempt.pageState;
    if (!isIts) return failed(texts.failed);
    const found = attempt.pageState === null ? undefined : await linkOf({ state: attempt.pageState }, { db, keyedHash, nowMs });
    if (found && "refused" in found) return refusedPurpose(db, found, language);

    const claims = await relyingParty.exchange(code, query.iss, attempt);
    if (!claims) return failed(texts.failed);
    const person = personOf(claims);
    const hash = await keepPerson({ db, keyedHash, nowMs }, attempt, { person, subject: String(claims["sub"]) });
    const account = query.source === changeSource ? undefined : await findAccountOf(db, hash);
    if (account) return { ...identityExists(language), conflict: knownAccountOf(account, person) };
    const { email } = person;
    return { answer: { ...(email !== undefined && { email }), clientInfo: person, account_data: accountDataOf(person) } };
  },
});
