/** One way to hang a handler on the descriptor of its call: input and answer are checked by the descriptor's own structs. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { BodyOf, Endpoint } from "#core/base/contract/endpoint.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { Language } from "#core/base/values/language.ts";
import { signedInBy, type SignedIn } from "./account/signed-in.ts";
import { consume, type Pass } from "./captcha/captcha.ts";
import type { ApiContext } from "./context.ts";
import type { Database } from "./db/database.ts";
import { readCookies, type Cookies } from "./http/cookies.ts";
import { HttpError } from "./http/errors.ts";
import { readInput } from "./http/input.ts";
import { formShapeOf } from "./http/multipart.ts";
import { networksOf, type Network } from "./http/network.ts";
import { isAllowedOrigin } from "./http/origins.ts";
import type { FieldProblems } from "./http/problems.ts";
import type { Budget } from "./http/rate-limits.ts";
import { receive, type Received } from "./http/received.ts";
import { languageOf, rememberLanguage } from "./http/request-language.ts";
import { accessTexts } from "./messages/access-texts.ts";
import { statusText } from "./messages/status-texts.ts";
import { checkPromised, sendOutcome, type Outcome } from "./outcome.ts";
import "./http/route-config.ts";

/** A captcha's token is the runner's alone: a handler that saw it might take it for one that was solved. */
type WithoutToken<Body> = Body extends { readonly recaptcha?: unknown } ? Omit<Body, "recaptcha"> : Body;

export type HandedBody<E> = WithoutToken<BodyOf<E>>;

export type Call<Query, Body, Headers = unknown> = {
  readonly query: Query;
  readonly body: WithoutToken<Body>;
  /** A captcha came with the call, and was right. */
  readonly hasCaptcha: boolean;
  /** Those that the descriptor declares. */
  readonly headers: Headers;
  readonly language: Language;
  readonly db: Database;
  /** The token that a call with access `bearer` carries, as it came. */
  readonly bearer: string | undefined;
  /** Who makes a call with access `account` (declare it with `accountRoute`), or `optional` where a token came. */
  readonly signedIn: SignedIn | undefined;
  /** Only of calls that declare `withCookies`. */
  readonly cookies: Cookies;
  /** The page's origin; some clients have none. */
  readonly origin: string | undefined;
  /** Where the call comes from, as far as one client reaches, and a home line, and who rents servers. */
  readonly networks: readonly Network[];
  /** What the caller's browser says of itself. */
  readonly userAgent: string | undefined;
};
export type AccountCall<Query, Body, Headers = unknown> = Call<Query, Body, Headers> & SignedIn;

export type Route<Query, Body, Answer, Headers, Conflict> = {
  readonly endpoint: Endpoint<Query, Body, Answer, Headers, Conflict>;
  readonly budget: Budget;
  /** Pages read `status.*` of this call, so the status also stands at the top (decisions §7). */
  readonly readsStatus?: boolean;
  /** Passwords or codes are hashed for this body: the call waits for its turn, or is refused before anything is counted. */
  readonly hashes?: (body: WithoutToken<Body>) => boolean;
  /** Its transaction stays open while PDFs are made: the call waits for its turn, likewise. */
  readonly makesPapers?: true;
  /** Its file is the same for ever at its address: caches may keep it. */
  readonly neverChanges?: true;
  /** False for a body of which none of the call's captchas is asked: a token in it is nothing. Without it every body may bring one. */
  readonly takesCaptcha?: (body: WithoutToken<Body>) => boolean;
  /** What no struct can see, before a captcha is spent. */
  readonly check?: (call: Call<Query, Body, Headers>, context: ApiContext) => Promise<FieldProblems | undefined>;
  /** Behind a captcha, `call.db` is the transaction that also consumes it. Where a call may come without one, its handler says when it must not. */
  readonly handle: (call: Call<Query, Body, Headers>, context: ApiContext) => Promise<Outcome<NoInfer<Answer>, NoInfer<Conflict>>>;
};

// A list of routes of different calls: `register` never mixes their types.
export type AnyRoute = Route<any, any, any, any, any>;

/** Names a route's types once, so that a list can hold routes of many calls. */
export const route = <Query, Body, Answer, Headers, Conflict>(
  declared: Route<Query, Body, Answer, Headers, Conflict>,
): Route<Query, Body, Answer, Headers, Conflict> => declared;

type AccountRoute<Query, Body, Answer, Headers, Conflict> = Omit<Route<Query, Body, Answer, Headers, Conflict>, "check" | "handle"> & {
  readonly handle: (call: AccountCall<Query, Body, Headers>, context: ApiContext) => Promise<Outcome<NoInfer<Answer>, NoInfer<Conflict>>>;
};

/** A call of a signed-in customer. */
export const accountRoute = <Query, Body, Answer, Headers, Conflict>(
  declared: AccountRoute<Query, Body, Answer, Headers, Conflict>,
): Route<Query, Body, Answer, Headers, Conflict> => ({
  ...declared,
  handle: async (call, context) => {
    if (!call.signedIn) throw new Error(`${specOf(declared.endpoint).id} does not declare access "account"`);
    return declared.handle({ ...call, ...call.signedIn }, context);
  },
});

export function register(app: FastifyInstance, context: ApiContext, declared: AnyRoute): void {
  const { endpoint, budget, readsStatus = false } = declared;
  const form = formShapeOf(specOf(endpoint).body);
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
    // Whoever only looks at the head of an answer must not confirm anything.
    ...(endpoint.method === "GET" && { exposeHeadRoute: endpoint.idempotent }),
    config: { readsStatus, ...context.rateLimits(budget) },
    handler: async (request, reply) => {
      const { origin } = request.headers;
      // Cookies travel by themselves, so a call that brings them must say which page it comes from. A GET of the API's own origin cannot.
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
  const { endpoint, readsStatus = false, neverChanges = false } = declared;
  if (endpoint.encoding !== "none" && !isOfFields(received.body)) throw new HttpError(400);
  rememberLanguage(request, received.body);
  const outcome = await outcomeOf(request, context, { declared, received });
  return sendOutcome(reply, outcome, { endpoint, readsStatus, neverChanges, language: languageOf(request), options: context.options });
}

const isOfFields = (body: unknown): boolean => typeof body === "object" && body !== null && !Array.isArray(body);

/** Who it is comes before what is wrong with fields, and both before a captcha is spent. */
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

const bearerOf = ({ headers }: FastifyRequest): string | undefined => /^Bearer ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? "")?.[1];

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
  // Before its turn to hash: who checks it may be far away.
  const pass = solved === undefined ? undefined : await context.captcha.verify(solved);
  if (solved !== undefined && !pass) return captchaRefusal(call);
  const answered = () => (pass ? runWithCaptcha(declared, call, context, pass) : declared.handle(call, context));
  const inTurn = () => (declared.hashes?.(call.body) ? context.hashQueue.run(answered) : answered());
  const outcome = await (declared.makesPapers ? context.paperQueue.run(inTurn) : inTurn());
  // Lookups write no mails.
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
  // Inside, no other connection is asked for: PGlite has none, and those of PostgreSQL may all be waiting here.
  return context.db.transaction(async (tx) =>
    (await consume(tx, pass)) ? declared.handle({ ...call, db: tx, hasCaptcha: true }, { ...context, db: tx }) : captchaRefusal(call),
  );
}

const captchaRefusal = ({ language }: Pick<Call<unknown, unknown>, "language">) =>
  ({ refused: "captcha_invalid", message: statusText("captcha", language) }) as const;
