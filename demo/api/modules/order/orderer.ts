/** This module finds out who orders: the signed-in customer, or a person whom the identity app named. */
import type { Orderer } from "#demo/api/domain/placing.ts";
import type { Person } from "#core/domain/identity/identity.schema.ts";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { isAdult } from "#core/base/values/adult.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { parseDate } from "#core/base/values/dates.ts";
import { keptPhoneOf } from "#core/base/values/mobile-number.ts";
import { isPhone } from "#core/base/values/phone.ts";
import { phonePrefix } from "#core/base/values/limits.ts";
import { addressOf as lowerCase } from "#demo/api/store/accounts.ts";
import type { KeyedHash } from "#demo/api/crypto/keyed-hash.ts";
import type { Account } from "#demo/api/store/sessions.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import type { FieldProblem } from "#demo/api/messages/field-problem.ts";
import { findIdentified, isItsCode, saidBy, type IdentifiedAttempt } from "#demo/api/store/identity-attempts.ts";
import { identityExists } from "#demo/api/modules/identity/callback.ts";
import { findAccountOf } from "#demo/api/store/person-account.ts";
import { identityTexts } from "#demo/api/messages/identity-texts.ts";
import type { Refusal, Unfit } from "#demo/api/http/outcome.ts";
import type { Call } from "#demo/api/routing/register.ts";

/** Returns the account's owner as the person who orders. Nothing that the page sends about the person is used. */
export const ofCustomer = (account: Account): Orderer => {
  const { email, firstName, lastName, phone } = account;
  return { email, firstName, lastName, phone, by: { kind: "customer", account } };
};

type Identity = {
  readonly account: NonNullable<FlowOrder["account"]>;
  readonly person: Person;
  readonly extra: NonNullable<FlowOrder["extra"]>;
};

/**
 * The fields that may be the visitor's own where the identity app said nothing about them. In all other fields the page may add no value,
 * and nowhere may it change a value that the app gave (decisions §6, §13).
 */
const ownWhereUnsaid = ["email", "phoneNumber", "birthdate"] as const;
const neverOwn = [
  "firstName",
  "lastName",
  "fullName",
  "nationality",
  "nationalityIso",
  "nationalRegNumber",
  "eId",
  "locality",
  "streetAddress",
  "postalCode",
  "box",
  "locale",
] as const satisfies readonly Exclude<keyof Person, (typeof ownWhereUnsaid)[number]>[];

function isUnchanged({ account, person, extra }: Identity, attempt: IdentifiedAttempt, keyedHash: KeyedHash): boolean {
  const isSaid = (field: keyof Person): boolean => saidBy(attempt, keyedHash, field, person[field]);
  const isSameEmail = !person.email || lowerCase(person.email) === lowerCase(account.email);
  return (
    isItsCode(attempt, extra.itsme_code) &&
    isSameEmail &&
    ownWhereUnsaid.every((field) => attempt.person[field] === undefined || isSaid(field)) &&
    neverOwn.every(isSaid)
  );
}

/**
 * Tells whether an attempt with the identity app may be used for an order. An attempt that began with a link is not for orders, nor is an
 * attempt for which the app has returned no first name (decisions §6).
 */
const isForOrders = ({ linkId, person }: IdentifiedAttempt): boolean => linkId === null && person["firstName"] !== undefined;

/**
 * Returns the person whom the identity app named as the one who orders, or the refusal: `identity_failed` when the attempt is unknown, used
 * or does not match what was sent, `identity_exists` when the person has an account, or problems with the fields that the app did not give
 * (decisions §6).
 */
export async function newcomer(
  { body, db, language }: Call<unknown, FlowOrder>,
  { keyedHash, now }: ApiContext,
): Promise<Orderer | Refusal | Unfit> {
  const { account, clientInfo: person, extra } = body;
  const differs: Refusal = { refused: "identity_failed", message: identityTexts[language].differs };
  if (!account || !person || !extra) return differs;
  const attempt = await findIdentified(db, extra.itsme_uuid, now());
  if (!attempt || !isForOrders(attempt) || !isUnchanged({ account, person, extra }, attempt, keyedHash)) return differs;
  const problems = personProblems(person, attempt, now());
  if (problems) return { problems };
  // Another order with the same attempt may have made this person's account and used the attempt up in the meantime. The attempt is then no
  // longer found, and this order is refused like any order with a used attempt.
  if (await findAccountOf(db, attempt.nationalNumberHash))
    return (await findIdentified(db, extra.itsme_uuid, now())) ? identityExists(language) : differs;
  return {
    email: lowerCase(account.email),
    firstName: person.firstName ?? "",
    lastName: person.lastName ?? "",
    phone: person.phoneNumber ?? null,
    by: { kind: "newcomer", attempt, password: account.password },
  };
}

function personProblems(
  { birthdate, phoneNumber }: Person,
  { person: said }: IdentifiedAttempt,
  nowMs: number,
): Unfit["problems"] | undefined {
  const problems = {
    birthdate: birthdateProblem(birthdate ?? "", nowMs),
    phoneNumber: said["phoneNumber"] === undefined && phoneProblem(phoneNumber ?? ""),
  };
  const found = Object.entries(problems).filter((entry): entry is [string, FieldProblem] => Boolean(entry[1]));
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

const earliestBirthdate = "1900-01-01";

function birthdateProblem(typed: string, nowMs: number): FieldProblem | false {
  if (typed === "") return "required";
  const [birthdate, today] = [parseDate(typed), todayInBrussels(nowMs)];
  if (!birthdate || birthdate < earliestBirthdate || birthdate > today) return "field.wrong";
  return !isAdult(birthdate, today) && "age.minor";
}

function phoneProblem(typed: string): FieldProblem | false {
  if (typed === "") return "required";
  const digits = typed.slice(phonePrefix.length);
  return !(typed === keptPhoneOf(digits) && isPhone(digits)) && "phone.format";
}
