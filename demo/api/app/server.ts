/** This module creates the server of the reference API, which answers every declared call as a back end of the provider should. */
import { maxHeaderSize } from "node:http";
import cookie from "@fastify/cookie";
import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import { fastify, LogController, type FastifyInstance } from "fastify";
import { specOf } from "#core/base/contract/spec-of.ts";
import { uploadTimeoutMs } from "#core/base/values/limits.ts";
import { createKeyedHash } from "#demo/api/crypto/keyed-hash.ts";
import { addSamples, endSampleSessions } from "./samples.ts";
import { createSecrets } from "#demo/api/crypto/password-hash.ts";
import { createSigningKeys } from "#demo/api/crypto/signing-keys.ts";
import { createTokens } from "#demo/api/crypto/access-tokens.ts";
import { createAltcha } from "#demo/api/modules/captcha/altcha.ts";
import { createRecaptcha } from "#demo/api/modules/captcha/recaptcha.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { isPglite, openDatabase } from "#demo/api/db/open.ts";
import { createDemoClock, registerDemoClock } from "./demo-clock.ts";
import { registerHealth } from "./health.ts";
import { createRounds, type Rounds } from "./rounds.ts";
import { answerErrors, HttpError } from "#demo/api/http/errors.ts";
import { applyFaults, rewriteFaults } from "#demo/api/http/faults.ts";
import { createFileStore } from "#demo/api/http/file-store.ts";
import { logCalls, loggerOptions } from "#demo/api/http/logging.ts";
import { isAllowedOrigin } from "#demo/api/http/origins.ts";
import { guardDemo } from "#demo/api/http/own-host.ts";
import { createQueue, hashQueueSize, documentQueueSize, documentQueueSizeOfPglite } from "#demo/api/http/queue.ts";
import { limitRates } from "#demo/api/http/rate-limits.ts";
import { createUploads } from "#demo/api/http/uploads.ts";
import { isUnreadableAddress, readableAddress } from "#demo/api/http/readable.ts";
import { createRelyingParty } from "#demo/api/modules/identity/relying-party.ts";
import { deleteOldConsents } from "#demo/api/store/consent-records.ts";
import { sendDueNotices } from "#demo/api/modules/invoices/notice-round.ts";
import { createMailer } from "#demo/api/mail/mailer.ts";
import { resolveOptions, type ApiOptions, type ResolvedOptions } from "#demo/api/config/options.ts";
import { createDocuments } from "#demo/api/documents/documents.ts";
import { registerOutbox } from "./outbox.ts";
import type { ApiModule } from "#demo/api/routing/module.ts";
import type { AnyRoute } from "#demo/api/routing/register.ts";
import { modules as allModules, routesOf } from "./modules.ts";

export type Api = {
  readonly app: FastifyInstance;
  readonly context: ApiContext;
  /** The rounds that send notices about usage. They begin by themselves where the API listens on a port. */
  readonly rounds: Rounds;
  readonly close: () => Promise<void>;
};

/** The limit of a JSON body; the JSON bodies of the declared calls have a few hundred bytes. */
const jsonMaxBytes = 64 * 1024;
/** The time for which browsers cache what a preflight request allowed. */
const preflightAgeSeconds = 600;

/**
 * Creates the API: prepares the database and, where a port is given, listens on it. The `close` of the result lets running requests finish.
 * Whatever was opened is closed before an error is thrown.
 */
export async function createApi(given: ApiOptions, modules: readonly ApiModule[] = allModules): Promise<Api> {
  const options = resolveOptions(given, process.env);
  const { db, close: closeDatabase } = await openDatabase(options);
  const app = createServer(options);
  app.addHook("onClose", closeDatabase);
  warnOfUnknownProxy(app, options);
  try {
    await addPlugins(app, options, routesOf(modules));
    const files = createFileStore(options.dataDir);
    const uploads = await createUploads(options.dataDir);
    const mailer = createMailer({ db, files, log: app.log, smtpUrl: options.smtpUrl, from: options.mailFrom });
    app.addHook("onClose", mailer.close);
    const captcha = options.recaptcha ? createRecaptcha(db, options.recaptcha) : await createAltcha(db, options.captchaCost);
    const rateLimits = await limitRates(app, options);
    const clock = options.demo ? await createDemoClock(db, options.now) : undefined;
    const now = clock?.now ?? options.now;
    const keyedHash = await createKeyedHash(db);
    const tokens = createTokens(createSigningKeys(db, now), options.publicUrl, now);
    const secrets = await createSecrets(options.hashMemory);
    const relyingParty = createRelyingParty({ db, options, log: app.log });
    const services = { db, files, uploads, mailer, captcha, options, rateLimits, now };
    const queues = {
      hashQueue: createQueue(hashQueueSize),
      documentQueue: createQueue(isPglite(options) ? documentQueueSizeOfPglite : documentQueueSize),
    };
    const documents = createDocuments();
    const context: ApiContext = { ...services, ...queues, documents, keyedHash, secrets, tokens, relyingParty };
    await (options.demo ? addSamples : endSampleSessions)(context);
    await addModules(app, context, modules);
    const rounds = createRounds(async (isOver) => {
      try {
        await sendDueNotices(context, app.log, isOver);
      } finally {
        await deleteOldConsents(context.db, context.now());
      }
    }, app.log);
    app.addHook("onClose", rounds.close);
    if (clock) registerDemoClock(app, { clock, options, onMove: rounds.runNow });
    if (options.port !== undefined) {
      documents.begin();
      rounds.begin();
      await app.listen({ port: options.port, host: options.host });
    } else await app.ready();
    const close = async (): Promise<void> => {
      await app.close();
    };
    return { app, context, rounds, close };
  } catch (error) {
    // `app.close` closes everything that has a close hook. Anything left open would keep the process alive.
    await app.close();
    throw error;
  }
}

function createServer(options: ResolvedOptions): FastifyInstance {
  return fastify({
    logger: loggerOptions(options),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: jsonMaxBytes,
    requestTimeout: uploadTimeoutMs,
    trustProxy: isForwardedBy(options.trustProxy),
    forceCloseConnections: "idle",
    // Parameters may be as long as the whole address may be: an id that is too long is an unknown id, and its call is answered like that of
    // any other unknown id.
    routerOptions: { maxParamLength: maxHeaderSize },
    rewriteUrl: (request) => readableAddress(options.demo ? rewriteFaults(request) : (request.url ?? "/")),
  });
}

/** Returns the value of fastify's `trustProxy`, for which the address of the socket is hop 0. */
function isForwardedBy(edges: ResolvedOptions["trustProxy"]): string[] | boolean | ((address: string, hop: number) => boolean) {
  if (edges === false) return false;
  return typeof edges === "number" ? (_address, hop) => hop < edges : [...edges];
}

/**
 * Warns, once, when requests come through a proxy that is not configured: all rate limits would count the proxy's network as the only one.
 */
function warnOfUnknownProxy(app: FastifyInstance, { trustProxy }: ResolvedOptions): void {
  if (trustProxy !== false) return;
  let isSaid = false;
  app.addHook("onRequest", async ({ headers }) => {
    if (isSaid || headers["x-forwarded-for"] === undefined) return;
    isSaid = true;
    app.log.warn("calls come through a proxy (X-Forwarded-For), so limits count all visitors as one: set TRUST_PROXY");
  });
}

/** Returns the names of the request headers that calls declare as their own. */
const headersOf = (routes: readonly AnyRoute[]): string[] => [
  ...new Set(routes.flatMap(({ endpoint }) => Object.keys((specOf(endpoint).headers?.schema ?? {}) as object))),
];

async function addPlugins(app: FastifyInstance, options: ResolvedOptions, routes: readonly AnyRoute[]): Promise<void> {
  logCalls(app);
  answerErrors(app);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { "default-src": ["'none'"], "frame-ancestors": ["'none'"] } },
  });
  await app.register(cors, {
    origin: (origin, decide) => decide(null, isAllowedOrigin(origin, options)),
    credentials: true,
    methods: ["GET", "POST", "PUT"],
    allowedHeaders: ["Accept-Language", "Authorization", "Content-Type", ...headersOf(routes)],
    exposedHeaders: ["Content-Disposition", "Date", "Retry-After"],
    maxAge: preflightAgeSeconds,
  });
  if (options.demo) {
    guardDemo(app, options);
    applyFaults(app);
  }
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: true });
  app.removeContentTypeParser("text/plain");
  app.addHook("onRequest", async ({ raw }) => {
    if (isUnreadableAddress(raw.url ?? "")) throw new HttpError(400);
  });
  let isStopping = false;
  app.addHook("preClose", async () => void (isStopping = true));
  app.addHook("onSend", async (_request, reply) => {
    // A connection that stayed open for further requests would keep a stopping API waiting.
    if (isStopping) reply.header("connection", "close");
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
}

async function addModules(app: FastifyInstance, context: ApiContext, modules: readonly ApiModule[]): Promise<void> {
  for (const { plugin } of modules) await app.register(plugin, { context });
  registerHealth(app, context);
  if (context.options.demo) registerOutbox(app, context);
}
