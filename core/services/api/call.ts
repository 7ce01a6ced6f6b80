/** The type of a call: a declared endpoint, and the values that are sent to it. */
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import type { Outcome } from "./outcome.ts";

export type Request<Query, Body, Headers = unknown> = {
  readonly query?: Query;
  readonly body?: Body;
  /** The headers that the endpoint declares. They are sent to the API alone, never to another address. */
  readonly headers?: Headers;
  /** Cancels the call; the outcome is then `network.aborted`. */
  readonly signal?: AbortSignal;
  /** Called with the progress of the upload, 0…1; only for multipart calls. */
  readonly onProgress?: (fraction: number) => void;
  /** The bearer token of a call with `access: "bearer"`. Where it is absent, the call is sent without a token. */
  readonly token?: string;
  /** True where no cached response of this call may be used (P-308). */
  readonly isFresh?: boolean;
  /** An address to use instead of the endpoint's own (a tag's `endpoint` attribute); absolute or relative to the API. */
  readonly address?: string;
};

export type Call = <Query, Body, Answer, Headers, Conflict>(
  endpoint: Endpoint<Query, Body, Answer, Headers, Conflict>,
  request?: Request<Query, Body, Headers>,
) => Promise<Outcome<Answer, Conflict>>;

/**
 * Sends a call with the signed-in customer's token, and repeats it with a new token where the API refused the old one as expired
 * (core/services/session). Where nobody is signed in, `anonymously` sends the call; without `anonymously` the outcome is a 401.
 */
export type AsCustomer = <Answer, Conflict>(
  send: (token: string) => Promise<Outcome<Answer, Conflict>>,
  anonymously?: () => Promise<Outcome<Answer, Conflict>>,
) => Promise<Outcome<Answer, Conflict>>;
