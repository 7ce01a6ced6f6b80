/**
 * An API with one customer, in memory. It replaces the refresh token at each use and accepts each token once; it keeps cookies as a browser
 * would.
 */
import { specOf } from "#core/base/contract/spec-of.ts";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { marie } from "./fake-session.ts";

export const credentials = { username: marie.email, password: "right" };
export const rightCode = "123456";
export const tokenLifeMs = 300_000;

/** A call that the session has made: its id and its body. */
export type Asked = { readonly id: string; readonly body: Record<string, unknown>; readonly token: string | undefined };

export type FakeApi = {
  readonly call: Call;
  readonly asked: Asked[];
  count(id: string, grant?: string): number;
  /** Failures with which the API answers the next calls, one for each, before it answers normally again. */
  readonly next: Failure[];
  /** While this promise is set and not resolved, no call is answered. */
  hold: Promise<void> | undefined;
  /** False where the browser does not keep the API's cookies. */
  keepsCookies: boolean;
  /** The code with which the API refuses every session, once it is set. */
  over: "expired" | "logout" | undefined;
  /** Makes the access tokens invalid before their time. */
  forgetAccess(): void;
  /** All secrets that the API has ever sent. */
  readonly secrets: string[];
};

const refused = (failure: Failure): Outcome<never, any> => ({ ok: false, failure });

/** Creates the store of all sessions: their secrets, and the customers to whom they belong. */
function createSessions(api: () => FakeApi) {
  let made = 0;
  let cookie: string | undefined;
  const good = { access: new Set<string>(), refresh: new Set<string>(), verify: new Set<string>() };
  const make = (kind: keyof typeof good): string => {
    const secret = `secret-${kind}-${++made}`;
    good[kind].add(secret);
    api().secrets.push(secret);
    return secret;
  };
  const grant = (inBody: boolean): Outcome<unknown> => {
    const refresh_token = make("refresh");
    if (!inBody && api().keepsCookies) cookie = refresh_token;
    const value = { access_token: make("access"), token_type: "Bearer", expires_in: tokenLifeMs / 1000, scope: "account", user: marie };
    return { ok: true, value: inBody ? { ...value, refresh_token } : value };
  };

  const byGrant: Record<string, (asked: Asked) => Outcome<unknown>> = {
    password: ({ body }) =>
      body["password"] === "right"
        ? { ok: true, value: { access_token: make("verify"), token_type: "Bearer", expires_in: 1800, scope: "verify" } }
        : refused({ code: "invalid_credentials", httpStatus: 401 }),
    verification_code({ body, token }) {
      if (!good.verify.has(token ?? "")) return refused({ code: "http.refused", httpStatus: 401 });
      if (body["code"] !== rightCode) return refused({ code: "code_wrong", httpStatus: 422, attemptsLeft: 4 });
      good.verify.delete(token ?? "");
      return grant(body["refresh_token_in"] === "body");
    },
    refresh_token({ body }) {
      const given = (body["refresh_token"] as string | undefined) ?? cookie;
      if (api().over || given === undefined || !good.refresh.delete(given))
        return refused({ code: api().over ?? "expired", httpStatus: 401 });
      return grant(body["refresh_token"] !== undefined);
    },
  };
  const revoke = ({ body, token }: Asked): Outcome<unknown> => {
    good.refresh.delete((body["refresh_token"] as string | undefined) ?? cookie ?? "");
    good.access.delete(token ?? "");
    cookie = undefined;
    return { ok: true, value: {} };
  };
  return { good, byGrant, revoke };
}

export function createFakeApi(): FakeApi {
  const { good, byGrant, revoke } = createSessions(() => api);
  const answers: Record<string, (asked: Asked) => Outcome<unknown>> = {
    "oauth2.token": (asked) => byGrant[asked.body["grant_type"] as string]?.(asked) ?? refused({ code: "invalid", httpStatus: 400 }),
    "oauth2.send_code": ({ token }) =>
      good.verify.has(token ?? "")
        ? {
            ok: true,
            value: {
              data: { channel: "mail", destination: "m•••", expires_in: 1800, resend_in: 60, attempts_left: 5, cookies: api.keepsCookies },
            },
          }
        : refused({ code: "http.refused", httpStatus: 401 }),
    "oauth2.revoke": revoke,
    "account.resend-activation": () => ({ ok: true, value: {} }),
    "my-digi.account": ({ token }) => {
      if (api.over) return refused({ code: api.over, httpStatus: 401 });
      return good.access.has(token ?? "") ? { ok: true, value: { account: {} } } : refused({ code: "http.refused", httpStatus: 401 });
    },
  };

  const api: FakeApi = {
    asked: [],
    next: [],
    hold: undefined,
    keepsCookies: true,
    over: undefined,
    secrets: [],
    count: (id, grantType) =>
      api.asked.filter((one) => one.id === id && (grantType === undefined || one.body["grant_type"] === grantType)).length,
    forgetAccess: () => good.access.clear(),
    async call<Query, Body, Answer, Headers, Conflict>(
      endpoint: Endpoint<Query, Body, Answer, Headers, Conflict>,
      request: Request<Query, Body, Headers> = {},
    ) {
      const asked: Asked = { id: specOf(endpoint).id, body: (request.body ?? {}) as Record<string, unknown>, token: request.token };
      api.asked.push(asked);
      await api.hold;
      if (request.signal?.aborted) return refused({ code: "network.aborted" });
      const failure = api.next.shift();
      return (failure ? refused(failure) : (answers[specOf(endpoint).id]?.(asked) ?? refused({ code: "not_found" }))) as Outcome<
        Answer,
        Conflict
      >;
    },
  };
  return api;
}
