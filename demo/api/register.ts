/** One way to hang a handler on the descriptor of its call: input and answer are checked by the descriptor's own structs. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { validate, type Struct } from "superstruct";
import type { BodyOf, Endpoint } from "#core/contract/endpoint.ts";
import { mediaTypesOf } from "#core/contract/file-answer.ts";
import { specOf } from "#core/contract/spec-of.ts";
import type { ApiCode } from "#core/errors/api-codes.ts";
import type { Language } from "#core/values/language.ts";
import { signedInBy, type SignedIn } from "./account/signed-in.ts";
import { consume, type Pass } from "./captcha/captcha.ts";
import type { ApiContext } from "./context.ts";
import type { Database } from "./db/database.ts";
import { readCookies, writeCookies, type CookieChanges, type Cookies } from "./http/cookies.ts";
import { failure, success, type Failure, type Words } from "./http/envelope.ts";
import { HttpError } from "./http/errors.ts";
import { isWhatItSays } from "./http/file-content.ts";
import { formShapeOf } from "./http/multipart.ts";
import { networkOf } from "./http/network.ts";
import { isAllowedOrigin } from "./http/origins.ts";
import { problemsOf, textsOf, type FieldProblems } from "./http/problems.ts";
import { unreadableFields } from "./http/unreadable.ts";
import { ReceivedFile } from "./http/uploads.ts";
import { receive, type Received } from "./http/received.ts";
import { sendFile } from "./http/send-file.ts";
import { languageOf, rememberLanguage } from "./http/request-language.ts";
import { accessTexts } from "./messages/access-texts.ts";
import { statusText } from "./messages/status-texts.ts";
import type { Budget } from "./http/rate-limits.ts";
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
  /** Where the call comes from, as far as one client reaches. */
  readonly network: string;
  /** What the caller's browser says of itself. */
  readonly userAgent: string | undefined;
};
export type AccountCall<Query, Body, Headers = unknown> = Call<Query, Body, Headers> & SignedIn;

/** One of the codes that the descriptor declares. */
export type Refusal<Conflict = never> = {
  readonly refused: ApiCode;
  readonly message: Words;
  /** What `status.code` says beside it, where the specification gives it a number of its own. */
  readonly statusCode?: number;
  readonly attemptsLeft?: number;
  readonly retryAfterSeconds?: number;
  readonly cookies?: CookieChanges;
  /** What stands beside `meta`, as the descriptor's `conflict` promises. Of codes that are a 409 alone. */
  readonly conflict?: Conflict;
};

/** What only the handler could see to be wrong with fields: `invalid`, as where `check` finds it. */
export type Unfit = { readonly problems: FieldProblems };

/** `message` is what the visitor reads. */
export type Outcome<Answer, Conflict = never> =
  | { readonly answer: Answer; readonly message?: Words; readonly cookies?: CookieChanges }
  | Refusal<Conflict>
  | Unfit;

export type Route<Query, Body, Answer, Headers, Conflict> = {
  readonly endpoint: Endpoint<Query, Body, Answer, Headers, Conflict>;
  readonly budget: Budget;
  /** Pages read `status.*` of this call, so the status also stands at the top (decisions §7). */
  readonly readsStatus?: boolean;
  /** Passwords or codes are hashed for this body: the call waits for its turn, or is refused before anything is counted. */
  readonly hashes?: (body: WithoutToken<Body>) => boolean;
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

/** A business refusal is an ordinary answer (200), except where a page must not take it for one (decisions §7). */
export const httpOf: Readonly<Partial<Record<ApiCode, number>>> = {
  invalid: 422,
  captcha_invalid: 422,
  invalid_credentials: 401,
  token_expired: 401,
  expired: 401,
  logout: 401,
  too_many_sends: 429,
  rate_limited: 429,
  slot_taken: 409,
  price_changed: 409,
  in_progress: 409,
  not_available: 501,
};

/** The same call is most likely answered by then. */
const inProgressRetrySeconds = 1;

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
      const received = await receive(request, endpoint, { form, uploads: context.uploads });
      try {
        return await answerCall(request, reply, context, { declared, received });
      } finally {
        await received.drop?.();
      }
    },
  });
}

async function answerCall(
  request: FastifyRequest,
  reply: FastifyReply,
  context: ApiContext,
  { declared, received }: { readonly declared: AnyRoute; readonly received: Received },
): Promise<FastifyReply> {
  const { endpoint, readsStatus = false } = declared;
  const spec = specOf(endpoint);
  const raw = received.body;
  if (endpoint.encoding !== "none" && (typeof raw !== "object" || raw === null || Array.isArray(raw))) throw new HttpError(400);
  rememberLanguage(request, raw);
  const language = languageOf(request);
  const send = (http: number, body: { meta: { status: unknown } }, answer: object = {}) =>
    reply.code(http).send({ ...body, ...(readsStatus && { status: body.meta.status }), ...answer });
  const refuse = (http: number, refusal: Failure) => send(http, failure(refusal));
  const refuseFields = (problems: FieldProblems) => refuse(422, { code: "invalid", message: textsOf(problems, language) });

  if (received.problems) return refuseFields(received.problems);

  const bearer = endpoint.access === "public" ? undefined : bearerOf(request);
  const mustBeSignedIn = endpoint.access === "account" || (endpoint.access === "optional" && request.headers.authorization !== undefined);
  const signedIn = mustBeSignedIn ? await signedInBy(bearer, context) : undefined;
  if (signedIn && "refused" in signedIn) return refuse(401, { code: signedIn.refused, message: accessTexts[language][signedIn.refused] });

  const unreadable = { ...unreadableFields(request.query as object), ...unreadableFields(raw ?? {}) };
  if (Object.keys(unreadable).length > 0) return refuseFields(unreadable);
  const query = parse(spec.query, { ...(request.query as object), ...(request.params as object) });
  const body = parse(spec.body, raw);
  const headers = parse(spec.headers, declaredHeaders(spec.headers, request));
  const problems = { ...headers.problems, ...query.problems, ...(await contentProblems(body.value)), ...body.problems };
  if (Object.keys(problems).length > 0) return refuseFields(problems);

  const { token, rest } = withoutToken(body.value);
  const call: Call<unknown, unknown> = {
    headers: headers.value,
    query: query.value,
    body: rest,
    hasCaptcha: false,
    language,
    db: context.db,
    bearer,
    signedIn,
    cookies: endpoint.withCookies ? readCookies(request, context.options) : {},
    origin: request.headers.origin,
    network: networkOf(request.ip),
    userAgent: request.headers["user-agent"],
  };
  const unfit = await declared.check?.(call, context);
  if (unfit) return refuseFields(unfit);

  const outcome = await run(declared, call, context, token);
  if ("problems" in outcome) return refuseFields(outcome.problems);
  if (outcome.cookies) writeCookies(reply, outcome.cookies, context.options);
  if ("refused" in outcome) {
    const { refused, statusCode, conflict, ...details } = outcome;
    const retryAfterSeconds = outcome.retryAfterSeconds ?? (refused === "in_progress" ? inProgressRetrySeconds : undefined);
    if (retryAfterSeconds !== undefined) reply.header("retry-after", String(retryAfterSeconds));
    const refusal = failure({ ...details, code: declaredCode(endpoint, refused) });
    const numbered = statusCode === undefined ? {} : { status: { ...refusal.meta.status, code: statusCode } };
    return send(httpOf[refused] ?? 200, refusal, { ...checkedConflict(endpoint, refused, conflict), ...numbered });
  }
  const [broken] = validate(outcome.answer, endpoint.answer);
  if (broken) throw new Error(`${spec.id} answers what its descriptor does not promise, at ${broken.path.join(".")}`);
  if (mediaTypesOf(endpoint.answer)) return sendFile(reply, outcome.answer as File);
  return send(200, success(outcome.message), outcome.answer);
}

const bearerOf = ({ headers }: FastifyRequest): string | undefined => /^Bearer ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? "")?.[1];

const declaredHeaders = (struct: Struct<any, any> | undefined, { headers }: FastifyRequest): Record<string, unknown> =>
  Object.fromEntries(Object.keys((struct?.schema ?? {}) as object).flatMap((name) => (name in headers ? [[name, headers[name]]] : [])));

function checkedConflict(endpoint: Endpoint, refused: ApiCode, conflict: unknown): object {
  if (conflict === undefined) return {};
  if (httpOf[refused] !== 409 || !endpoint.conflict?.is(conflict))
    throw new Error(`${specOf(endpoint).id} answers with ${refused} what its descriptor does not promise`);
  return conflict as object;
}

// A descriptor without query or body promises nothing about it.
function parse(struct: Struct<any, any> | undefined, value: unknown): { value?: unknown; problems?: FieldProblems } {
  if (!struct) return {};
  const [error, parsed] = validate(value, struct, { coerce: true });
  if (!error) return { value: parsed };
  const problems = problemsOf(error);
  if (!problems) throw new HttpError(400);
  return { problems };
}

/** Files by their content. Only of a body that is fine otherwise: a file's name and size come first. */
async function contentProblems(body: unknown): Promise<FieldProblems> {
  const problems: Record<string, "file.type"> = {};
  for (const [field, value] of Object.entries(body ?? {})) {
    for (const file of Array.isArray(value) ? value : [value])
      if (file instanceof ReceivedFile && !(await isWhatItSays(file))) problems[field] = "file.type";
  }
  return problems;
}

function withoutToken(body: unknown): { readonly token?: string; readonly rest: unknown } {
  if (typeof body !== "object" || body === null || !("recaptcha" in body)) return { rest: body };
  const { recaptcha, ...rest } = body;
  return typeof recaptcha === "string" ? { token: recaptcha, rest } : { rest };
}

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
  const outcome = await (declared.hashes?.(call.body) ? context.hashQueue.run(answered) : answered());
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

/** Codes that any call may answer need no declaration. */
function declaredCode(endpoint: Endpoint, code: ApiCode): ApiCode {
  const { id, codes } = specOf(endpoint);
  if (code !== "rate_limited" && !codes.includes(code)) throw new Error(`${id} answers ${code}, which its descriptor does not declare`);
  return code;
}
