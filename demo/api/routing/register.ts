/**
 * This module registers the handlers of all calls in one way, by the descriptors of the calls: the structs of a descriptor check both the
 * input and the answer.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { BodyOf, Endpoint } from "#core/base/contract/endpoint.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { Language } from "#core/base/values/language.ts";
import { bearerOf } from "./bearer.ts";
import { signedInBy, type SignedIn } from "./signed-in.ts";
import { consume } from "#demo/api/store/captcha-tokens.ts";
import type { Pass } from "#demo/api/http/captcha.ts";
import type { ApiContext } from "./context.ts";
import type { Database } from "#demo/api/db/database.ts";
import { readCookies, type Cookies } from "#demo/api/http/cookies.ts";
import { HttpError } from "#demo/api/http/errors.ts";
import { readInput } from "#demo/api/http/input.ts";
import { formShapeOf } from "#demo/api/http/multipart.ts";
import { networksOf, type Network } from "#demo/api/http/network.ts";
import { isAllowedOrigin } from "#demo/api/http/origins.ts";
import type { FieldProblems } from "#demo/api/http/problems.ts";
import type { Budget } from "#demo/api/http/rate-limits.ts";
import { receive, type Received } from "#demo/api/http/received.ts";
import { languageOf, rememberLanguage } from "#demo/api/http/request-language.ts";
import { accessTexts } from "#demo/api/messages/access-texts.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
import { checkPromised, sendOutcome, type Outcome } from "#demo/api/http/outcome.ts";
import "#demo/api/http/route-config.ts";

/**
 * The body without the captcha's token. Only the code that runs the handler gets the token: a handler with access to the token might assume
 * that the captcha was solved.
 */
type WithoutToken<Body> = Body extends { readonly recaptcha?: unknown } ? Omit<Body, "recaptcha"> : Body;

export type HandedBody<E> = WithoutToken<BodyOf<E>>;

export type Call<Query, Body, Headers = unknown> = {
  readonly query: Query;
  readonly body: WithoutToken<Body>;
  /** True when a valid captcha came with the call. */
  readonly hasCaptcha: boolean;
  /** The values of the request's headers that the endpoint declares, validated. */
  readonly headers: Headers;
  readonly language: Language;
  readonly db: Database;
  /** The token that a call with access `bearer` carries, exactly as it was sent. */
  readonly bearer: string | undefined;
  /**
   * The customer who makes the call, for calls with access `account` (which `accountRoute` declares), and for calls with access `optional`
   * that carry a token.
   */
  readonly signedIn: SignedIn | undefined;
  /** The values of the API's cookies. Only calls that declare `withCookies` get them. */
  readonly cookies: Cookies;
  /** The origin of the calling page. Clients other than browsers may send none. */
  readonly origin: string | undefined;
  /** The networks that the call comes from: that of a single client, that of a home line, and that of somebody who rents servers. */
  readonly networks: readonly Network[];
  /** The `user-agent` header of the caller's browser. */
  readonly userAgent: string | undefined;
};
export type AccountCall<Query, Body, Headers = unknown> = Call<Query, Body, Headers> & SignedIn;

export type Route<Query, Body, Answer, Headers, Conflict> = {
  readonly endpoint: Endpoint<Query, Body, Answer, Headers, Conflict>;
  readonly budget: Budget;
  /**
   * True for calls whose response has the object `status` twice: in `meta`, as all responses, and at the top level, where some pages read
   * it (decisions §7).
   */
  readonly readsStatus?: boolean;
  /**
   * Tells whether the call hashes a password or code for this body. Such a call waits for its turn in a queue, or is refused before it
   * counts as a try.
   */
  readonly hashes?: (body: WithoutToken<Body>) => boolean;
  /**
   * True for calls whose transaction stays open while PDFs are made. Such a call waits for its turn in a queue of its own, or is refused.
   */
  readonly makesDocuments?: true;
  /** True for calls whose file never changes at its address, so that caches may keep the file. */
  readonly neverChanges?: true;
  /** True for a public answer that seldom changes: it is sent with an etag, and a 304 in its place to who has it. */
  readonly isCompared?: true;
  /**
   * Returns false for a body that needs no captcha: a token in such a body is ignored. Without this function every body may bring a token.
   */
  readonly takesCaptcha?: (body: WithoutToken<Body>) => boolean;
  /** Checks fields that no struct can check, before a captcha is used up. */
  readonly check?: (call: Call<Query, Body, Headers>, context: ApiContext) => Promise<FieldProblems | undefined>;
  /**
   * Handles the call. Where a captcha came with the call, `call.db` is the transaction that also uses the captcha up. A call that may come
   * without a captcha decides in its handler when the captcha is required.
   */
  readonly handle: (call: Call<Query, Body, Headers>, context: ApiContext) => Promise<Outcome<NoInfer<Answer>, NoInfer<Conflict>>>;
};

// This is the type of a route in a list of routes of different calls. `register` never mixes the types of two routes.
export type AnyRoute = Route<any, any, any, any, any>;

/** Returns a route as it is declared. The function exists for its types: a list can then hold routes of many calls. */
export const route = <Query, Body, Answer, Headers, Conflict>(
  declared: Route<Query, Body, Answer, Headers, Conflict>,
): Route<Query, Body, Answer, Headers, Conflict> => declared;

type AccountRoute<Query, Body, Answer, Headers, Conflict> = Omit<Route<Query, Body, Answer, Headers, Conflict>, "check" | "handle"> & {
  readonly handle: (call: AccountCall<Query, Body, Headers>, context: ApiContext) => Promise<Outcome<NoInfer<Answer>, NoInfer<Conflict>>>;
};

/** Declares the route of a call by a signed-in customer, whose account and session are passed to its handler. */
export const accountRoute = <Query, Body, Answer, Headers, Conflict>(
  declared: AccountRoute<Query, Body, Answer, Headers, Conflict>,
): Route<Query, Body, Answer, Headers, Conflict> => ({
  ...declared,
  handle: async (call, context) => {
    if (!call.signedIn) throw new Error(`${specOf(declared.endpoint).id} does not declare access "account"`);
    return declared.handle({ ...call, ...call.signedIn }, context);
  },
});

/**
 * Registers the route of a call in the server: it reads the body, checks the input, runs the handler and sends its outcome. Files of the
 * body that the handler did not store are deleted afterwards.
 */
export function register(app: FastifyInstance, context: ApiContext, declared: AnyRoute): void {
  const { endpoint, budget, readsStatus = false } = declared;
  const form = formShapeOf(specOf(endpoint).body);
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
    // HEAD requests are answered only at idempotent calls: a client that looks at nothing but the head of a response must not confirm
    // anything.
    ...(endpoint.method === "GET" && { exposeHeadRoute: endpoint.idempotent }),
    config: { readsStatus, ...context.rateLimits(budget) },
    handler: async (request, reply) => {
      const { origin } = request.headers;
      // Browsers send cookies by themselves, so a call with cookies must name the origin of its page. A GET from the API's own origin has
      // no `Origin` header.
      const isUnnamed = origin === undefined && request.headers["sec-fetch-site"] !== "same-origin";
      if (!isAllowedOrigin(origin, context.options) || (endpoint.withCookies && isUnnamed)) throw new HttpError(403);
      const received = await receive(request, endpoint, { form, uploads: context.uploads, verify: context.captcha.verify });
      try {
        return await answerCall(request, reply, context, { declared, received });
      } finally {
        await received.drop?.();
      }
    },
  });
}

type Incoming = { readonly declared: AnyRoute; readonly received: Received };

async function answerCall(
  request: FastifyRequest,
  reply: FastifyReply,
  context: ApiContext,
  { declared, received }: Incoming,
): Promise<FastifyReply> {
  const { endpoint, readsStatus = false, neverChanges = false, isCompared = false } = declared;
  if (endpoint.encoding !== "none" && !isOfFields(received.body)) throw new HttpError(400);
  rememberLanguage(request, received.body);
  const outcome = await outcomeOf(request, context, { declared, received });
  const language = languageOf(request);
  return sendOutcome(reply, outcome, { endpoint, readsStatus, neverChanges, isCompared, language, options: context.options });
}

const isOfFields = (body: unknown): boolean => typeof body === "object" && body !== null && !Array.isArray(body);

/** Runs a call through its checks: first who the caller is, then whether the fields are right; a captcha is used up only after that. */
async function outcomeOf(
  request: FastifyRequest,
  context: ApiContext,
  { declared, received }: Incoming,
): Promise<Outcome<object, unknown>> {
  const { endpoint } = declared;
  if (received.problems) return { problems: received.problems };
  const language = languageOf(request);
  if (received.lacksCaptcha) return captchaRefusal({ language });
  const bearer = endpoint.access === "public" ? undefined : bearerOf(request);
  const signedIn = asksWhoItIs(endpoint, request) ? await signedInBy(bearer, context) : undefined;
  if (signedIn && "refused" in signedIn) return { ...signedIn, message: accessTexts[language][signedIn.refused] };

  const input = await readInput(request, endpoint, received.body);
  if ("problems" in input) return input;
  const { token, ...given } = input;
  const from = whereFrom(request, endpoint, context);
  const call: Call<unknown, unknown> = { ...given, ...from, hasCaptcha: false, language, db: context.db, bearer, signedIn };
  const problems = await declared.check?.(call, context);
  if (problems) return { problems };

  const outcome = await run(declared, call, context, token);
  checkPromised(endpoint, outcome);
  return outcome;
}

const asksWhoItIs = ({ access }: Endpoint, { headers }: FastifyRequest): boolean =>
  access === "account" || (access === "optional" && headers.authorization !== undefined);

const whereFrom = (request: FastifyRequest, { withCookies }: Endpoint, { options }: ApiContext) => ({
  cookies: withCookies ? readCookies(request, options) : {},
  origin: request.headers.origin,
  networks: networksOf(request.ip),
  userAgent: request.headers["user-agent"],
});

async function run(
  declared: AnyRoute,
  call: Call<unknown, unknown>,
  context: ApiContext,
  token: string | undefined,
): Promise<Outcome<object, unknown>> {
  const isChecked = specOf(declared.endpoint).codes.includes("captcha_invalid") && (declared.takesCaptcha?.(call.body) ?? true);
  const solved = isChecked && token !== undefined ? token : undefined;
  // The captcha is verified before the call waits for its turn to hash, because the service that verifies the captcha may be slow.
  const pass = solved === undefined ? undefined : await context.captcha.verify(solved);
  if (solved !== undefined && !pass) return captchaRefusal(call);
  const answered = () => (pass ? runWithCaptcha(declared, call, context, pass) : declared.handle(call, context));
  const inTurn = () => (declared.hashes?.(call.body) ? context.hashQueue.run(answered) : answered());
  const outcome = await (declared.makesDocuments ? context.documentQueue.run(inTurn) : inTurn());
  // Calls with the budget `lookup` write no mails, so they need not start the delivery of mails.
  if (declared.budget !== "lookup") context.mailer.deliver();
  return outcome;
}

async function runWithCaptcha(
  declared: AnyRoute,
  call: Call<unknown, unknown>,
  context: ApiContext,
  pass: Pass,
): Promise<Outcome<object, unknown>> {
  await context.tokens.prepare();
  // Within the transaction no other connection is used: PGlite has only one connection, and with PostgreSQL all connections may be in use
  // by calls that wait for another one.
  return context.db.transaction(async (tx) =>
    (await consume(tx, pass)) ? declared.handle({ ...call, db: tx, hasCaptcha: true }, { ...context, db: tx }) : captchaRefusal(call),
  );
}

const captchaRefusal = ({ language }: Pick<Call<unknown, unknown>, "language">) =>
  ({ refused: "captcha_invalid", message: statusText("captcha", language) }) as const;
