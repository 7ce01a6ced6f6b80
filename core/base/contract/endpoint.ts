/**
 * Declares calls to the API, each one once, and the maximum length of their lists. The browser makes a call with `call(endpoint, …)`, the
 * reference API registers its handler on the same object, the contract tests fire it, and `openapi.json` is written from it.
 */
import { array, refine, type Struct } from "superstruct";
import type { ApiCode } from "#core/base/errors/api-codes.ts";

/** The part of a declaration that only servers, tests and manuals read, with `specOf`. */
export type EndpointSpec<Query = unknown, Body = unknown, Headers = unknown> = {
  /** A unique, dotted id: `forms.subscribe`. It names the handler, the OpenAPI operation and the test. */
  readonly id: string;
  /** One line for the manual: what the call does. */
  readonly summary: string;
  readonly query?: Struct<Query, any>;
  /** The struct of the request's body. For a body of several shapes use `oneOf` (core/base/contract/one-of.ts). */
  readonly body?: Struct<Body, any>;
  /** The call's own headers, in lower case (`idempotency-key`): an `object()` of texts. The caller gives their values. */
  readonly headers?: Struct<Headers, any>;
  /** Every business code that this call can return in addition to those of every call (`invalid`, `rate_limited`). */
  readonly codes: readonly ApiCode[];
};

export type Endpoint<
  Query = unknown,
  Body = unknown,
  Answer = unknown,
  Headers = any, // `any`, because most calls have no headers of their own, and code that takes any call need not name them.
  Conflict = any, // `any`, because most calls have no 409 response of their own, and code that takes any call need not name it.
> = {
  readonly method: "GET" | "POST" | "PUT";
  /**
   * The path, relative to the API's base address. `{name}` is a path parameter: its value is given in `query`, and is sent in the path
   * alone.
   */
  readonly path: `/${string}`;
  /** `multipart` bodies carry texts as strings; a `File` value is sent as a file part. */
  readonly encoding: "none" | "json" | "multipart";
  /**
   * The struct of a successful response, in addition to `meta` and `status`. Use `type()`: unknown keys are allowed (the API may grow).
   * Where the response is a file instead of JSON: `file("application/pdf")` (core/base/contract/file-answer.ts).
   */
  readonly answer: Struct<Answer, any>;
  /** The struct of an HTTP 409 response, in addition to `meta`. The failure carries the body as `conflict` where it matches this struct. */
  readonly conflict?: Struct<Conflict, any>;
  /** The HTTP status of that response where it is not 409: a refusal that the specification sends as an ordinary response (600084). */
  readonly conflictHttpStatus?: 200;
  /** True where the call may be sent twice without harm. Only such calls are retried (twice, with backoff). */
  readonly idempotent: boolean;
  /**
   * The sign-in that the call needs:
   * - `public` needs none.
   * - `account` needs a signed-in customer: the client adds the session's access token, and after a plain 401 refreshes it once and repeats
   *   the call.
   * - `optional` is sent with the customer's token where somebody is signed in, and anonymously where nobody is signed in when the call is
   *   made. A session that ends during the call is a failure; the call is not repeated anonymously.
   * - `bearer` carries the token that the caller gives (a login that is not finished yet).
   */
  readonly access: "public" | "account" | "optional" | "bearer";
  /** True where the browser finishes the request also where the page is left meanwhile. Its body is small. */
  readonly outlivesPage: boolean;
  /** True where the API's own cookies are sent with the call (the refresh token of the session). */
  readonly withCookies: boolean;
  /**
   * True where the response may be shared by identical requests. Responses of public GETs are shared for 30 s per address and language
   * (P-308, P-309).
   */
  readonly reusable: boolean;
  /**
   * The part of the declaration that only servers, tests and manuals read. It is undefined in browsers: the build removes it from the
   * shipped files (build/lean-contracts.ts).
   */
  readonly spec?: EndpointSpec<Query, Body, Headers>;
};

type Defaulted = "idempotent" | "reusable" | "access" | "withCookies" | "outlivesPage";
type Declaration<Query, Body, Answer, Headers, Conflict> = Omit<Endpoint<Query, Body, Answer, Headers, Conflict>, Defaulted | "spec"> &
  Partial<Pick<Endpoint, Defaulted>> & { readonly spec: EndpointSpec<Query, Body, Headers> };

/**
 * Declares a call to the API. By default a call is public and sent without cookies. GETs are idempotent, and reusable where they are
 * public; calls of other methods are neither idempotent nor reusable.
 */
export function endpoint<Query = undefined, Body = undefined, Answer = unknown, Headers = undefined, Conflict = undefined>(
  declaration: Declaration<Query, Body, Answer, Headers, Conflict>,
): Endpoint<Query, Body, Answer, Headers, Conflict> {
  const isGet = declaration.method === "GET";
  const access = declaration.access ?? "public";
  return { idempotent: isGet, reusable: isGet && access === "public", withCookies: false, outlivesPage: false, ...declaration, access };
}

export type BodyOf<E> = E extends Endpoint<any, infer Body, any> ? Body : never;

/** The name of the refinement that a list violates when it is too long. Manuals and the API's texts for fields use this name. */
export const tooLong = "list";

/**
 * Returns the struct of a list with at most `most` items. A longer list is refused for its length alone, before any of its items is
 * checked.
 */
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
