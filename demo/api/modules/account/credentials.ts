/** This module checks email and password. Known and unknown email addresses get the same answer after the same work. */
import type { Refusal } from "#demo/api/http/outcome.ts";
import type { Call } from "#demo/api/routing/register.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { accessTexts } from "#demo/api/messages/access-texts.ts";
import { addressOf, findAccount } from "#demo/api/store/accounts.ts";
import type { KeyedHash } from "#demo/api/crypto/keyed-hash.ts";
import { knownDevice } from "./known-device.ts";
import { beginAttempt, forgetFailures, waitBefore, type LoginBarrier } from "#demo/api/store/login-failures.ts";
import type { Account } from "#demo/api/store/sessions.ts";
import { noteTry, takeBackTry } from "#demo/api/store/network-tries.ts";

type Credentials = { readonly username: string; readonly password: string };
type LoginCall = Pick<Call<unknown, Credentials>, "body" | "cookies" | "db" | "hasCaptcha" | "language" | "networks">;

/**
 * Returns the account, or the refusal: wrong credentials, a captcha that is required, or a wait. Every try is counted before the password
 * is compared; the counts are reset once the password is right.
 */
export async function checkCredentials(call: LoginCall, context: ApiContext): Promise<{ readonly account: Account } | Refusal> {
  const { body, db, language } = call;
  const { keyedHash, options, secrets } = context;
  const texts = accessTexts[language];
  const found = await findAccount(db, body.username);
  // Everybody knows the password of a sample account, so such an account can log in to the demo only.
  const account = found?.isSample && !options.demo ? undefined : found;
  const counted = countedOf(call, keyedHash, account);
  const barrier = await barrierBefore(call, context, counted);
  if (barrier?.kind === "captcha") return { refused: "captcha_required", message: texts.captchaRequired };
  if (barrier) return { refused: "rate_limited", message: texts.tooSoon, retryAfterSeconds: barrier.seconds };
  if (!(await secrets.isRight(account?.passwordHash, body.password)) || !account)
    return { refused: "invalid_credentials", message: texts.credentials };
  for (const { subject } of counted.here) await forgetFailures(db, subject);
  if (counted.everywhere !== undefined) {
    await forgetFailures(db, counted.everywhere);
    await takeBackTry(db, { guess: "login", networks: call.networks, keyedHash });
  }
  return { account };
}

type Here = { readonly subject: string; readonly share: number };
/**
 * The names of failure counters. The counters `here` belong to the calling device, or to the networks that the request comes from. The
 * counter `everywhere` belongs to the email address as a whole, and counts only requests from devices that never signed in to the account.
 */
type Counted = { readonly here: readonly Here[]; readonly everywhere: string | undefined };

/**
 * Returns the failure counters of a call. Their names contain the hash of the password, so that all of them start anew after a password
 * change.
 */
function countedOf({ body, cookies, networks }: LoginCall, keyedHash: KeyedHash, account: Account | undefined): Counted {
  const subject = (where: string): string => keyedHash("address", `${addressOf(body.username)}\n${account?.passwordHash ?? ""}\n${where}`);
  const device = knownDevice(keyedHash, cookies.device, account?.id);
  if (device !== undefined) return { here: [{ subject: subject(`device ${device}`), share: 1 }], everywhere: undefined };
  const here = networks.map(({ name, share }) => ({ subject: subject(`network ${name}`), share }));
  return { here, everywhere: subject("") };
}

async function barrierBefore(call: LoginCall, context: ApiContext, counted: Counted): Promise<Barrier> {
  const { db, hasCaptcha, networks } = call;
  const { keyedHash, options, now } = context;
  const nowMs = now();
  const { here, everywhere } = counted;
  if (everywhere !== undefined) {
    // A caller that has to wait has not tried a password, so the call counts in no other counter.
    for (const { subject, share } of here) {
      const waitSeconds = await waitBefore(db, { subject, share, nowMs });
      if (waitSeconds > 0) return { kind: "wait", seconds: waitSeconds };
    }
    const tried = await noteTry(db, { guess: "login", networks, keyedHash, scale: options.rateLimitScale, nowMs });
    if (tried.isFarAbove) return { kind: "wait", seconds: tried.seconds };
    // Many people may share one network address, so a caller that solved a captcha is let in.
    if (tried.isAbove && !hasCaptcha) return { kind: "captcha" };
    const barrier = await beginAttempt(db, { subject: everywhere, hasCaptcha, waits: false, nowMs });
    if (barrier) return barrier;
  }
  for (const { subject, share } of here) {
    const barrier = await beginAttempt(db, { subject, share, hasCaptcha, nowMs });
    if (barrier) return barrier;
  }
  return undefined;
}

type Barrier = LoginBarrier | undefined;
