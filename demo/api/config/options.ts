/** This module defines the options of the API. Its caller gives them; the environment gives those that its caller leaves out. */
import { isIP } from "node:net";
import { customerServiceEmail } from "#core/base/values/limits.ts";

/** The memory in KiB that each hash of a password or a code takes, in two passes over it: the minimum that OWASP recommends. */
export const leastHashMemoryKib = 19_456;
/**
 * The PBKDF2 rounds of each step of a captcha's puzzle. Few steps of 20,000 rounds take a phone about a second, and no step blocks it for
 * long.
 */
export const leastPuzzleCost = 20_000;

/**
 * The prices of reminders. `text`: as the specification has them. `law`: as the Belgian Code of Economic Law (book XIX) allows a live site
 * at most, three free ones a year and no more than 7.50 euros for a further one.
 */
export type ReminderPrices = "text" | "law";

export type RecaptchaOptions = { secret: string; verifyUrl: string };

/** The options of the identity app. With the values of the real app (itsme) in these options, nothing else has to change. */
export type IdentityOptions = {
  /** The issuer's address; the real app's is `https://idp.prd.itsme.services/v2`. Plain http is allowed for a loopback address only. */
  readonly issuer: string;
  readonly clientId: string;
  /**
   * The client's secret. Without a secret the API authenticates with a key pair of its own, whose public key is served at
   * `/itsme/jwks.json`.
   */
  readonly clientSecret?: string | undefined;
  readonly serviceCode: string;
  /** The level of assurance (`acr`) that the API asks the app for, and insists on. */
  readonly acr?: string | undefined;
  /**
   * The absolute addresses of pages that visitors may come back to from the identity app, beside the pages of the routes table on the
   * provider's own site.
   */
  readonly returnUrls: readonly string[];
};

export type ApiOptions = {
  /** The port on which the API listens. Without a port, only `app.inject` reaches the API. */
  port?: number;
  host?: string;
  /** The folder of the PGlite database and of received files. */
  dataDir: string;
  /**
   * The address of a PostgreSQL database, which is used in place of PGlite. The value `memory:` means a PGlite that is not saved anywhere.
   */
  databaseUrl?: string | undefined;
  /** A dump of a database folder that a `memory:` database starts from, which is many times faster than making the database anew. */
  databaseTemplate?: Blob | undefined;
  /** Switches on the demo: its outbox and faults are served, and every loopback origin may call the API. */
  demo: boolean;
  allowedOrigins: readonly string[];
  smtpUrl?: string | undefined;
  /** The address of the provider's site, for links in mails. */
  siteUrl: string;
  /** The public address of this API. */
  publicUrl: string;
  logLevel?: string | undefined;
  /** The stream that log lines are written to; standard output by default. */
  logStream?: { write: (line: string) => void };
  /** Reports work that takes long, one line at a time; writes to standard error by default. */
  progress?: (line: string) => void;
  /** The address of a Redis server, in which several processes count their rate limits together. */
  redisUrl?: string | undefined;
  /** A demo charges reminders as the text has it by default, every other API as the law allows. */
  reminders?: ReminderPrices;
  /** The factor by which every rate limit is multiplied. */
  rateLimitScale?: number;
  /**
   * The factor by which the bounds of what one customer may have, await and order (modules/order/bounds.ts) are multiplied. Measurements
   * and tests that are not about these bounds set it, because there many visitors use one customer.
   */
  customerScale?: number;
  /** The time in milliseconds during which a request counts for the rate limits. Tests set it longer than even a busy machine takes. */
  rateLimitWindowMs?: number;
  /**
   * The trusted proxies. A number says how many of the provider's own proxies are before the API; networks (`10.0.0.0/8`) name the proxies.
   * The client's address is the one that the outermost trusted proxy wrote into X-Forwarded-For: the client itself wrote the entries before
   * that one, so they are not trusted.
   */
  trustProxy?: number | readonly string[] | false;
  customerServiceEmail?: string;
  mailFrom?: string;
  /**
   * The clock of all that depends on the time: codes, links, tokens and sessions that expire, orders and bills. It returns epoch
   * milliseconds.
   */
  now?: () => number;
  /**
   * The rounds of PBKDF2 for each step of a captcha's puzzle, of which a visitor's device computes 40 to 100. Only a demo may have fewer
   * rounds than the default.
   */
  captchaCost?: number;
  /** The memory in KiB that each hash of a password or code takes. Only a demo may take less than the default. */
  hashMemory?: number;
  /** The options of Google's reCAPTCHA checkbox. With these options, captcha tokens come from the checkbox instead of the puzzle. */
  recaptcha?: RecaptchaOptions | undefined;
  identity?: Partial<IdentityOptions>;
};

type Resolved =
  | "host"
  | "logLevel"
  | "progress"
  | "reminders"
  | "rateLimitScale"
  | "customerScale"
  | "rateLimitWindowMs"
  | "captchaCost"
  | "hashMemory"
  | "trustProxy"
  | "customerServiceEmail"
  | "mailFrom"
  | "now";
export type ResolvedOptions = Omit<ApiOptions, Resolved | "identity"> & { [Key in Resolved]-?: NonNullable<ApiOptions[Key]> } & {
  readonly identity: IdentityOptions;
};

export type Environment = Readonly<Record<string, string | undefined>>;

const googleVerifyUrl = "https://www.google.com/recaptcha/api/siteverify";

const isOn = (value: string | undefined): boolean => value !== undefined && /^(1|true|yes|on)$/i.test(value);

/**
 * Returns the options with the environment's values and the defaults for all that was not given. Throws for options that are not safe
 * together: an issuer without https, a demo with SMTP, and weak hashes or a cheap puzzle without the demo.
 */
export function resolveOptions(options: ApiOptions, env: Environment): ResolvedOptions {
  const secret = env["RECAPTCHA_SECRET"];
  const resolved: ResolvedOptions = {
    ...options,
    host: options.host ?? env["HOST"] ?? "localhost",
    logLevel: options.logLevel ?? env["LOG_LEVEL"] ?? "info",
    progress: options.progress ?? ((line) => process.stderr.write(`${line}\n`)),
    reminders: options.reminders ?? remindersOf(env["REMINDERS"]) ?? (options.demo ? "text" : "law"),
    rateLimitScale: options.rateLimitScale ?? numberOf(env["RATE_LIMIT_SCALE"], 1),
    customerScale: options.customerScale ?? numberOf(env["CUSTOMER_SCALE"], 1),
    rateLimitWindowMs: options.rateLimitWindowMs ?? 60_000,
    captchaCost: options.captchaCost ?? numberOf(env["CAPTCHA_COST"], leastPuzzleCost),
    hashMemory: options.hashMemory ?? numberOf(env["HASH_MEMORY"], leastHashMemoryKib),
    trustProxy: options.trustProxy ?? proxiesOf(env["TRUST_PROXY"]),
    customerServiceEmail: options.customerServiceEmail ?? env["CUSTOMER_SERVICE_EMAIL"] ?? customerServiceEmail,
    now: options.now ?? Date.now,
    mailFrom: options.mailFrom ?? env["MAIL_FROM"] ?? "digi <no-reply@digi.example>",
    recaptcha: options.recaptcha ?? (secret ? { secret, verifyUrl: env["RECAPTCHA_VERIFY_URL"] ?? googleVerifyUrl } : undefined),
    identity: { ...identityFromEnv(env), ...options.identity },
  };
  if (!isSafeIssuer(resolved.identity.issuer)) {
    throw new Error("ITSME_ISSUER must be an https address: who somebody is must not travel in the clear.");
  }
  if (resolved.demo && resolved.smtpUrl) {
    throw new Error("DEMO=1 shows every mail to everybody, so it never runs together with SMTP_URL. Unset one of them.");
  }
  if (!resolved.demo && resolved.captchaCost < leastPuzzleCost) {
    throw new Error(`CAPTCHA_COST below ${leastPuzzleCost} keeps no program out, so it needs DEMO=1.`);
  }
  if (!resolved.demo && resolved.hashMemory < leastHashMemoryKib) {
    throw new Error(`Hashes of less than ${leastHashMemoryKib} KiB are found out too fast, so they need DEMO=1.`);
  }
  return resolved;
}

const listOf = (text: string | undefined): string[] => (text ?? "").split(/[\s,]+/).filter((item) => item !== "");

function identityFromEnv(env: Environment): IdentityOptions {
  return {
    issuer: env["ITSME_ISSUER"] || "http://localhost:4102",
    clientId: env["ITSME_CLIENT_ID"] || "digi",
    clientSecret: env["ITSME_CLIENT_SECRET"] || undefined,
    serviceCode: env["ITSME_SERVICE"] || "DIGI_IDENTIFICATION",
    acr: env["ITSME_ACR"] || undefined,
    returnUrls: listOf(env["ITSME_RETURN_URLS"]),
  };
}

function isSafeIssuer(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === "https:" || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/**
 * Parses the number of proxies before the API, or the list of their networks. The value `true` is not supported, because the API would then
 * trust any address that a client writes.
 */
function proxiesOf(text: string | undefined): number | readonly string[] | false {
  const listed = listOf(text);
  const [only = "0"] = listed;
  if (listed.length <= 1 && /^\d+$/.test(only)) return Number(only) || false;
  const wrong = listed.find((network) => !isIP(network.replace(/\/\d{1,3}$/, "")));
  if (wrong === undefined) return listed;
  throw new Error(`TRUST_PROXY is the number of edges before the API, or a list of their networks, not "${wrong}".`);
}

function numberOf(text: string | undefined, fallback: number): number {
  const value = Number(text);
  return text && Number.isFinite(value) && value > 0 ? value : fallback;
}

/**
 * Returns an origin as browsers write it: without a slash at its end and without the default port. Throws for a text that is no http(s)
 * origin.
 */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Error(`ALLOWED_ORIGINS lists origins like https://www.example.be, not "${text}".`);
}

function remindersOf(text: string | undefined): ReminderPrices | undefined {
  if (!text) return undefined;
  if (text === "text" || text === "law") return text;
  throw new Error(`REMINDERS is "text" or "law", not "${text}".`);
}

/** Reads all options from the environment, for an API that runs alone. Throws for an entry of ALLOWED_ORIGINS that is no origin. */
export function optionsFromEnv(env: Environment): ApiOptions {
  const port = numberOf(env["PORT"], 4101);
  return {
    port,
    dataDir: env["DATA_DIR"] ?? ".data",
    databaseUrl: env["DATABASE_URL"] || undefined,
    redisUrl: env["REDIS_URL"] || undefined,
    demo: isOn(env["DEMO"]),
    allowedOrigins: listOf(env["ALLOWED_ORIGINS"]).map(originOf),
    smtpUrl: env["SMTP_URL"] || undefined,
    siteUrl: env["SITE_URL"] ?? "http://localhost:4100",
    publicUrl: env["PUBLIC_URL"] ?? `http://localhost:${port}`,
  };
}
