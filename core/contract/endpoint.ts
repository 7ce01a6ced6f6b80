/**
 * How a call to the API is declared, once. The browser makes it with `call(endpoint, …)`, the reference API
 * registers its handler on the same object, the contract tests fire it, and `openapi.json` is written from it.
 */
import type { Struct } from "superstruct";
import type { ApiCode } from "#core/errors/api-codes.ts";

export type Endpoint<Query = unknown, Body = unknown, Answer = unknown> = {
  /** Unique, dotted: `forms.subscribe`. Names the handler, the OpenAPI operation and the test. */
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT";
  /** Relative to the API's base address. `{name}` stands for a path parameter: its value is given in `query`, and travels in the path alone. */
  readonly path: `/${string}`;
  /** One line for the manual. */
  readonly summary: string;
  readonly query?: Struct<Query, any>;
  readonly body?: Struct<Body, any>;
  /** `multipart` bodies carry texts as strings; a `File` value is sent as a file part. */
  readonly encoding: "none" | "json" | "multipart";
  /** What a success answers beside `meta` and `status`. Use `type()`: unknown keys are allowed (the API may grow). */
  readonly answer: Struct<Answer, any>;
  /** Every business code that this call can answer beside the ones of every call (`invalid`, `rate_limited`). */
  readonly codes: readonly ApiCode[];
  /** Only calls that may be sent twice without harm are retried (twice, with backoff). */
  readonly idempotent: boolean;
  /**
   * `public` needs nobody. `account` needs a signed-in customer: the client adds the session's access token, and after a plain 401
   * refreshes it once and repeats the call. `bearer` carries the token that the caller gives (a login that is not finished yet).
   */
  readonly access: "public" | "account" | "bearer";
  /** The API's own cookies travel with it (the refresh token of the session). */
  readonly withCookies: boolean;
  /** Public GET answers are reused for 30 s per address and language (P-308, P-309). */
  readonly reusable: boolean;
};

type Declaration<Query, Body, Answer> = Omit<Endpoint<Query, Body, Answer>, Defaulted> & Partial<Pick<Endpoint, Defaulted>>;
type Defaulted = "idempotent" | "reusable" | "access" | "withCookies";

/** Declares a call. Public, without cookies; GETs are idempotent and, where public, reusable unless they say otherwise; nothing else ever is by default. */
export function endpoint<Query = undefined, Body = undefined, Answer = unknown>(
  declaration: Declaration<Query, Body, Answer>,
): Endpoint<Query, Body, Answer> {
  const isGet = declaration.method === "GET";
  const access = declaration.access ?? "public";
  return { idempotent: isGet, reusable: isGet && access === "public", withCookies: false, ...declaration, access };
}

export type BodyOf<E> = E extends Endpoint<any, infer Body, any> ? Body : never;
