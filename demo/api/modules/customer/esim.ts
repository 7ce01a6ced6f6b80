/** This module has the three calls that put the eSIM of a line on a phone: a code by SMS, its check, and the eSIM (C-391…C-396). */
import { randomBytes } from "node:crypto";
import { esimActivate, esimManage, esimValidateSmsCode, type EsimProfile, type SentCode } from "#core/domain/customer/esim.contract.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import type { Database } from "#demo/api/db/database.ts";
import { digitsOf } from "#demo/api/domain/own-addresses.rules.ts";
import type { Outcome, Unfit } from "#demo/api/http/outcome.ts";
import { accessTexts } from "#demo/api/messages/access-texts.ts";
import { esimCodeSms, esimTexts } from "#demo/api/messages/esim-texts.ts";
import { maskedPhone } from "#demo/api/messages/masked.ts";
import {
  codeLifeSeconds,
  codeRefusal,
  maxTries,
  newCode,
  resendSeconds,
  secondsUntilResend,
  wrongCodeOf,
} from "#demo/api/modules/account/sent-codes.ts";
import { lockCustomer } from "#demo/api/modules/invoices/billing-run.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { accountRoute, type AccountCall, type AnyRoute } from "#demo/api/routing/register.ts";
import type { Product } from "#demo/api/store/customers.ts";
import { deleteOldRuns, finishRun, lockRun, putRun, setRun, type EsimRun } from "#demo/api/store/esim-runs.ts";
import { forgetSendings, noteSending } from "#demo/api/store/mail-sends.ts";
import { newProfile, qrPngOf } from "./esim-profile.ts";
import { notFound, productOf } from "./product-changes.ts";

/** The time in milliseconds for which another code can be requested with the last `sign`. It is much longer than a code is valid. */
const runLifeMs = 24 * 3_600_000;
/** The time in milliseconds for which the eSIM can be requested after the code was accepted. */
const acceptedLifeMs = 30 * 60_000;

type EsimCall = AccountCall<unknown, { readonly "address-id": string; readonly "phone-nr": string; readonly sign: string }>;

const startAgain: Unfit = { problems: { sign: "sign.start-again" } };

/**
 * Passes the line that a call names to `answer`. Refuses where the customer has no such line, or the line has a SIM card instead of an
 * eSIM.
 */
async function withEsim<Answer>(
  call: EsimCall,
  context: ApiContext,
  goOn: (line: Product) => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  const line = await productOf(call, context, "mobile");
  if (!line) return notFound(call.language);
  if (line.sim !== "esim") return { refused: "not_available", message: esimTexts[call.language].simCard };
  return goOn(line);
}

/**
 * Returns the keyed hash of `sign`, the token of an activation of a line's eSIM. The line is part of the hashed text, so that a token is
 * valid for one line only.
 */
const signHashOf = ({ keyedHash }: ApiContext, line: Product, sign: string): string => keyedHash("esim", `${line.id}\n${sign}`);

/** Makes the `sign` for the next step of an activation, and its hash. Only the hash is stored. */
function newSign(context: ApiContext, line: Product): { readonly sign: string; readonly signHash: string } {
  const sign = randomBytes(32).toString("base64url");
  return { sign, signHash: signHashOf(context, line, sign) };
}

type Step = { readonly line: Product; readonly sign: string; readonly isAccepted: boolean };

/**
 * Locks and returns the line's activation if it is at this step (before or after the code was accepted) and this `sign` belongs to it;
 * otherwise undefined.
 */
async function runAt(tx: Database, context: ApiContext, { line, sign, isAccepted }: Step): Promise<EsimRun | undefined> {
  const run = await lockRun(tx, line.id);
  if (!run || run.expiresAt.getTime() <= context.now() || run.signHash !== signHashOf(context, line, sign)) return undefined;
  return (run.acceptedAt !== null) === isAccepted ? run : undefined;
}

const activate = accountRoute({
  endpoint: esimActivate,
  budget: "form",
  hashes: () => true,
  handle: (call, context) => withEsim(call, context, (line) => sendCode(call, context, line)),
});

/** Begins an activation, or continues one, and sends its code. A thief may have the line itself, so the code is never sent to it. */
async function sendCode(call: EsimCall, context: ApiContext, line: Product): Promise<Outcome<{ data: SentCode }>> {
  const { account, body, db, language } = call;
  const { options, secrets } = context;
  const to = account.phone;
  if (to === null || to === line.phone) return { problems: { phone_number: "contact-number.missing" } };
  // Only the demo's outbox takes SMS, and no other channel is allowed for this code.
  if (!options.demo) return { refused: "not_available", message: esimTexts[language].noSms };
  const nowMs = context.now();
  await deleteOldRuns(db, nowMs);
  const code = newCode();
  const codeHash = await secrets.hash(code);
  return db.transaction(async (tx) => {
    await lockCustomer(tx, account.id);
    const run = body.sign === "" ? undefined : await runAt(tx, context, { line, sign: body.sign, isAccepted: false });
    if (body.sign !== "" && !run) return startAgain;
    const waitSeconds = run ? secondsUntilResend(run.codeSentAt, nowMs) : 0;
    const seconds = waitSeconds > 0 ? waitSeconds : await noteSending(tx, { kind: "esim", subject: account.id, nowMs });
    if (seconds > 0) return { refused: "too_many_sends", message: accessTexts[language].tooManySends, retryAfterSeconds: seconds };
    const { sign, signHash } = newSign(context, line);
    await putRun(tx, {
      ...{ productId: line.id, signHash, codeHash, codeSentAt: new Date(nowMs), triesLeft: maxTries, acceptedAt: null },
      expiresAt: new Date(nowMs + runLifeMs),
    });
    await sendSms(tx, context, { call, line, to, code });
    const lives = { expires_in: codeLifeSeconds, resend_in: resendSeconds, attempts_left: maxTries };
    return { answer: { data: { sign, channel: "sms", destination: maskedPhone(to), ...lives } } };
  });
}

type Sms = { readonly call: EsimCall; readonly line: Product; readonly to: string; readonly code: string };

async function sendSms(tx: Database, { mailer, options }: ApiContext, { call, line, to, code }: Sms): Promise<void> {
  const phone = shownPhone(digitsOf(line.phone ?? ""));
  const facts = { code, minutes: codeLifeSeconds / 60, phone, domain: new URL(options.siteUrl).hostname };
  await mailer.enqueue(tx, { channel: "sms", to, ...esimCodeSms[call.language](facts) });
}

const validateSmsCode = accountRoute({
  endpoint: esimValidateSmsCode,
  budget: "form",
  hashes: () => true,
  handle: (call, context) =>
    withEsim(call, context, (line) =>
      call.db.transaction(async (tx): Promise<Outcome<{ data: { sign: string } }>> => {
        const { account, body, language } = call;
        const nowMs = context.now();
        const run = await runAt(tx, context, { line, sign: body.sign, isAccepted: false });
        if (!run) return startAgain;
        const wrong = await wrongCodeOf(context.secrets, run, body["verify-code"], nowMs);
        if (wrong) {
          await setRun(tx, line.id, { triesLeft: wrong.triesLeft });
          return codeRefusal(wrong, language);
        }
        const { sign, signHash } = newSign(context, line);
        const accepted = { acceptedAt: new Date(nowMs), expiresAt: new Date(nowMs + acceptedLifeMs) };
        await setRun(tx, line.id, { signHash, codeHash: null, ...accepted });
        await forgetSendings(tx, "esim", account.id);
        return { answer: { data: { sign } } };
      }),
    ),
});

const manage = accountRoute({
  endpoint: esimManage,
  budget: "form",
  handle: (call, context) =>
    withEsim(call, context, (line) =>
      call.db.transaction(async (tx): Promise<Outcome<{ data: EsimProfile }>> => {
        if (!(await runAt(tx, context, { line, sign: call.body.sign, isAccepted: true }))) return startAgain;
        if (line.simNumber === null) throw new Error("a line that works has an eSIM without a number");
        await finishRun(tx, line.id, context.now());
        const profile = newProfile(line.simNumber);
        return { answer: { data: profile }, message: qrPngOf(profile.activationCode).toString("base64") };
      }),
    ),
});

export const esimRoutes: readonly AnyRoute[] = [activate, validateSmsCode, manage];
