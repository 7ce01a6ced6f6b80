/**
 * Signs a customer in, in two steps (P-111…P-118, decisions §5). The result of step one is stored in this tab for 30 minutes at most, so
 * that a reload stays in the code step.
 */
import type { Call } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { Clock } from "#core/platform/clock.ts";
import { isStale, saysOver } from "./customer-call.ts";
import type { TtlStore } from "#core/services/stored/ttl-store.ts";
import { writeJson } from "#core/base/values/json.ts";
import { oauth2SendCode, oauth2Token, type TokenAnswer } from "./session.contract.ts";
import { readCodeSent } from "./session.schema.ts";
import type { ClientParams, CodeSent, Session } from "./session.ts";

export type Login = Pick<Session, "begin" | "pendingCode" | "sendCode" | "abandon"> & {
  /**
   * Sends the code of step two.
   * @param wantsCookie tells whether the refresh token is to be a cookie, where the browser stores our cookies
   */
  verify(code: string, wantsCookie: boolean, signal: AbortSignal | undefined): Promise<Outcome<TokenAnswer>>;
};

type Environment = {
  readonly call: Call;
  readonly clock: Clock;
  readonly tabStore: TtlStore;
  readonly clientParams: ClientParams;
};

const key = "digi.login";
/** The failure where the result of step one is missing or expired, so that step one must be repeated. */
const tooOld: Failure = { code: "token_expired" };

export function createLogin({ call, clock, tabStore, clientParams }: Environment): Login {
  /** The number of the current attempt to sign in. Responses to calls of an earlier attempt are ignored. */
  let attempt = 0;

  const abandon = (): void => {
    attempt++;
    tabStore.remove(key);
  };
  const keep = (values: Record<string, string>): void => tabStore.write(key, { ...tabStore.read(key), ...values });
  const pendingCode = (): CodeSent | undefined => readCodeSent(tabStore.read(key)?.["sent"]);

  /** Makes a call with the token of step one. The token is deleted where the API does not accept it any more. */
  const withFirstToken = async <Answer>(ask: (token: string) => Promise<Outcome<Answer>>): Promise<Outcome<Answer>> => {
    const token = tabStore.read(key)?.["token"];
    if (token === undefined) return { ok: false, failure: tooOld };
    const own = attempt;
    const outcome = await ask(token);
    if (own !== attempt) return { ok: false, failure: { code: "network.aborted" } };
    if (outcome.ok || !(isStale(outcome.failure) || saysOver(outcome.failure))) return outcome;
    abandon();
    return { ok: false, failure: { ...outcome.failure, ...tooOld } };
  };

  return {
    pendingCode,
    abandon,
    async begin(credentials, signal) {
      abandon();
      const own = attempt;
      const body = { grant_type: "password" as const, ...credentials, ...clientParams() };
      const outcome = await call(oauth2Token, { body, ...(signal && { signal }) });
      if (own !== attempt) return { ok: false, failure: { code: "network.aborted" } };
      if (!outcome.ok) return outcome;
      keep({ token: outcome.value.access_token });
      return { ok: true, value: undefined };
    },
    async sendCode(signal) {
      const outcome = await withFirstToken((token) =>
        call(oauth2SendCode, { body: { lang: clientParams().lang }, token, ...(signal && { signal }) }),
      );
      if (!outcome.ok) return outcome;
      const { channel, destination, expires_in, resend_in, attempts_left, cookies } = outcome.value.data;
      const sent: CodeSent = {
        channel,
        destination,
        expiresAtMs: clock.now() + expires_in * 1000,
        resendAtMs: clock.now() + resend_in * 1000,
        attemptsLeft: attempts_left,
      };
      const values = { ...tabStore.read(key), sent: writeJson(sent), cookies: String(cookies) };
      // Each code is valid for half an hour (P-118), so the stored values start a new lifetime, although the token's began earlier.
      tabStore.remove(key);
      tabStore.write(key, values);
      return { ok: true, value: sent };
    },
    async verify(code, wantsCookie, signal) {
      const refresh_token_in = wantsCookie && tabStore.read(key)?.["cookies"] === "true" ? ("cookie" as const) : ("body" as const);
      const body = { grant_type: "verification_code" as const, code, refresh_token_in, ...clientParams() };
      const outcome = await withFirstToken((token) => call(oauth2Token, { body, token, ...(signal && { signal }) }));
      const sent = pendingCode();
      const attemptsLeft = outcome.ok ? undefined : outcome.failure.code === "code_burnt" ? 0 : outcome.failure.attemptsLeft;
      // The number of attempts that are left is stored, so that it is shown after a reload.
      if (sent && attemptsLeft !== undefined) keep({ sent: writeJson({ ...sent, attemptsLeft }) });
      return outcome;
    },
  };
}
