/**
 * How a call to the API is declared, once, and how long its lists may be. The browser makes it with `call(endpoint, …)`, the reference API
 * registers its handler on the same object, the contract tests fire it, and `openapi.json` is written from it.
 */
import { array, refine, type Struct } from "superstruct";
import type { ApiCode } from "#core/base/errors/api-codes.ts";

/** What only servers, tests and manuals read. Read it with `specOf`. */
export type EndpointSpec<Query = unknown, Body = unknown, Headers = unknown> = {
  /** Unique, dotted: `forms.subscribe`. Names the handler, the OpenAPI operation and the test. */
  readonly id: string;
  /** One line for the manual. */
  readonly summary: string;
  readonly query?: Struct<Query, any>;
  /** Of several shapes: `oneOf` (core/base/contract/one-of.ts). */
  readonly body?: Struct<Body, any>;
  /** Headers of its own, in lower case (`idempotency-key`): an `object()` of texts. Who calls gives their values. */
  readonly headers?: Struct<Headers, any>;
  /** Every business code that this call can answer beside the ones of every call (`invalid`, `rate_limited`). */
  readonly codes: readonly ApiCode[];
};

export type Endpoint<
  Query = unknown,
  Body = unknown,
  Answer = unknown,
  Headers = any, // most calls have none, and who takes any call need not name them
  Conflict = any, // likewise
> = {
  readonly method: "GET" | "POST" | "PUT";
  /** Relative to the API's base address. `{name}` stands for a path parameter: its value is given in `query`, and travels in the path alone. */
  readonly path: `/${string}`;
  /** `multipart` bodies carry texts as strings; a `File` value is sent as a file part. */
  readonly encoding: "none" | "json" | "multipart";
  /**
   * What a success answers beside `meta` and `status`. Use `type()`: unknown keys are allowed (the API may grow). Where the answer
   * is a file in place of JSON: `file("application/pdf")` (core/base/contract/file-answer.ts).
   */
  readonly answer: Struct<Answer, any>;
  /** What an HTTP 409 answers beside `meta`. The failure carries it as `conflict` where it is what is promised here. */
  readonly conflict?: Struct<Conflict, any>;
  /** Only calls that may be sent twice without harm are retried (twice, with backoff). */
  readonly idempotent: boolean;
  /**
   * `public` needs nobody. `account` needs a signed-in customer: the client adds the session's access token, and after a plain 401
   * refreshes it once and repeats the call. `optional` is the customer's where somebody is signed in, and anonymous where nobody is
   * when the call is made; a session that ends in its course is a failure, and nothing is sent in nobody's name by itself.
   * `bearer` carries the token that the caller gives (a login that is not finished yet).
   */
  readonly access: "public" | "account" | "optional" | "bearer";
  /** The API's own cookies travel with it (the refresh token of the session). */
  readonly withCookies: boolean;
  /** Public GET answers are reused for 30 s per address and language (P-308, P-309). */
  readonly reusable: boolean;
  /** Undefined in browsers: the build cuts it out of what is shipped (build/lean-contracts.ts). */
  readonly spec?: EndpointSpec<Query, Body, Headers>;
};

type Defaulted = "idempotent" | "reusable" | "access" | "withCookies";
type Declaration<Query, Body, Answer, Headers, Conflict> = Omit<Endpoint<Query, Body, Answer, Headers, Conflict>, Defaulted | "spec"> &
  Partial<Pick<Endpoint, Defaulted>> & { readonly spec: EndpointSpec<Query, Body, Headers> };

/** Declares a call. Public, without cookies; GETs are idempotent and, where public, reusable unless they say otherwise; nothing else ever is by default. */
export function endpoint<Query = undefined, Body = undefined, Answer = unknown, Headers = undefined, Conflict = undefined>(
  declaration: Declaration<Query, Body, Answer, Headers, Conflict>,
): Endpoint<Query, Body, Answer, Headers, Conflict> {
  const isGet = declaration.method === "GET";
  const access = declaration.access ?? "public";
  return { idempotent: isGet, reusable: isGet && access === "public", withCookies: false, ...declaration, access };
}

export type BodyOf<E> = E extends Endpoint<any, infer Body, any> ? Body : never;

/** The name of the refinement that a list breaks which is too long; manuals and the API's texts at fields go by it. */
export const tooLong = "list";

/** At most so many of them. What is longer is refused for that alone, before any of its items is looked at. */
export function list<Item, Schema>(item: Struct<Item, Schema>, most: number): Struct<Item[], Struct<Item, Schema>> {
  const items = array(item);
  const { entries } = items;
  const isShort = (value: unknown): boolean => !Array.isArray(value) || value.length <= most;
  return refine(
    Object.assign(items, { entries: (value, context) => (isShort(value) ? entries(value, context) : []) } satisfies Partial<typeof items>),
    tooLong,
    isShort,
  );
}
