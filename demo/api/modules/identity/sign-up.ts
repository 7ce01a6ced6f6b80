/** This module has the endpoints that make a new account for a person whom the identity app named (P-231…P-235). */
import type { Person } from "#core/domain/identity/identity.schema.ts";
import { isName } from "#core/base/values/text-rules.ts";
import { nameMaxLength } from "#core/base/values/limits.ts";
import { addressOf, createAccount, findAccount } from "#demo/api/store/accounts.ts";
import { sendActivation } from "#demo/api/modules/account/activation.ts";
import type { KeyedHash } from "#demo/api/crypto/keyed-hash.ts";
import { findLink, spendLink } from "#demo/api/store/links.ts";
import { recoveryUrl } from "#demo/api/modules/account/recovery.ts";
import type { FieldProblem } from "#demo/api/messages/field-problem.ts";
import { addressTakenMail } from "#demo/api/messages/access-mails.ts";
import { refusedLink } from "#demo/api/messages/link-texts.ts";
import { identityTexts } from "#demo/api/messages/identity-texts.ts";
import { type HandedBody, route } from "#demo/api/routing/register.ts";
import { accountItsmeSignup, accountValidateSignupCode } from "#widgets/signup/signup.contract.ts";
import { findIdentified, isItsCode, saidBy, spendAttempt, type IdentifiedAttempt } from "#demo/api/store/identity-attempts.ts";
import { identityExists } from "./callback.ts";
import { findAccountOf } from "#demo/api/store/person-account.ts";

export const validateSignUp = route({
  endpoint: accountValidateSignupCode,
  budget: "access",
  async handle({ body, db, language }, { now }) {
    const found = await findLink(db, { purpose: "sign-up", secret: body.h, nowMs: now() });
    return "link" in found ? { answer: {} } : refusedLink(found, language);
  },
});

type Body = HandedBody<typeof accountItsmeSignup>;

const nameProblem = (name: string): FieldProblem | undefined => {
  if (name === "") return "required";
  if (name.length > nameMaxLength) return "text.too-long";
  return isName(name) ? undefined : "name.characters";
};

/** Checks the names that the identity app did not give. The visitor has typed these names, so they are checked like any typed name. */
function typedNames({ clientInfo }: Body, attempt: IdentifiedAttempt) {
  const problemOf = (field: "firstName" | "lastName") =>
    attempt.person[field] === undefined ? nameProblem((clientInfo[field] ?? "").trim()) : undefined;
  return { first_name: problemOf("firstName"), last_name: problemOf("lastName") };
}

const neverTyped = [
  "fullName",
  "birthdate",
  "nationality",
  "nationalityIso",
  "nationalRegNumber",
  "eId",
  "locality",
  "streetAddress",
  "postalCode",
  "box",
  "locale",
  "phoneNumber",
] as const satisfies readonly (keyof Person)[];

/**
 * Tells whether everything that the identity app said came back from the page unchanged. Only a name or an email address that the app did
 * not say may be the visitor's own.
 */
function isUnchanged({ account, clientInfo, extra }: Body, attempt: IdentifiedAttempt, keyedHash: KeyedHash): boolean {
  const isSaid = (field: keyof Person, value = clientInfo[field]): boolean => saidBy(attempt, keyedHash, field, value);
  const isMissing = (field: keyof Person): boolean => attempt.person[field] === undefined;
  const isName = (field: "firstName" | "lastName"): boolean => isMissing(field) || isSaid(field);
  const isEmail = isMissing("email")
    ? [undefined, "", account.email].includes(clientInfo.email)
    : isSaid("email") && addressOf(account.email) === addressOf(clientInfo.email ?? "");
  return (
    isItsCode(attempt, extra.itsme_code) &&
    isEmail &&
    isName("firstName") &&
    isName("lastName") &&
    neverTyped.every((field) => isSaid(field))
  );
}

export const signUp = route({
  endpoint: accountItsmeSignup,
  budget: "access",
  hashes: () => true,
  async check({ body, db }, { now }) {
    const attempt = await findIdentified(db, body.extra.itsme_uuid, now());
    const problems = Object.entries(attempt ? typedNames(body, attempt) : {}).filter(([, problem]) => problem !== undefined);
    return problems.length > 0 ? (Object.fromEntries(problems) as Record<string, FieldProblem>) : undefined;
  },
  async handle({ body, db, language }, context) {
    const { keyedHash, secrets, mailer, options, now } = context;
    const nowMs = now();
    const texts = identityTexts[language];
    const found = await findLink(db, { purpose: "sign-up", secret: body.extra.hash, nowMs });
    if ("refused" in found) return refusedLink(found, language);
    const attempt = await findIdentified(db, body.extra.itsme_uuid, nowMs);
    const isOfLink = attempt?.linkId === found.link.id;
    if (!attempt || !isOfLink || !isUnchanged(body, attempt, keyedHash)) return { refused: "identity_failed", message: texts.differs };
    const { nationalNumberHash } = attempt;
    if (await findAccountOf(db, nationalNumberHash)) return identityExists(language);
    const isSpent = (await spendLink(db, found.link, nowMs)) && (await spendAttempt(db, attempt, nowMs));
    if (!isSpent) return refusedLink({ refused: "link_used", dead: found.link }, language);

    const { email } = body.account;
    const passwordHash = await secrets.hash(body.account.password);
    const [firstName, lastName] = [(body.clientInfo.firstName ?? "").trim(), (body.clientInfo.lastName ?? "").trim()];
    const account = await createAccount(db, { email, firstName, lastName, language, passwordHash, nationalNumberHash, nowMs });
    if (account) await sendActivation(context, db, account, language);
    // When the email address has an account already, only its owner is told, by mail: the response is the same as for a new account.
    else if (await findAccount(db, email)) {
      await mailer.enqueue(db, { to: addressOf(email), ...addressTakenMail[language]({ recoveryUrl: recoveryUrl(options, language) }) });
    } else return identityExists(language);
    return { answer: {}, message: texts.signedUp };
  },
});
