/** How the API is set up: by its caller, and where the caller is silent by the environment. */
import { isIP } from "node:net";
import { hashMemory } from "./account/secrets.ts";
import { puzzleCost } from "./captcha/altcha.ts";

export type RecaptchaOptions = { secret: string; verifyUrl: string };

/** The identity app. With these of the real one, nothing else changes. */
export type IdentityOptions = {
  /** Of the real one: `https://idp.prd.itsme.services/v2`. Plain http is for a loopback address only. */
  readonly issuer: string;
  readonly clientId: string;
  /** Without a secret the API proves who it is by a key of its own, whose public part stands at `/itsme/jwks.json`. */
  readonly clientSecret?: string | undefined;
  readonly serviceCode: string;
  /** How sure the app must be: asked for, and insisted on. */
  readonly acr?: string | undefined;
  /** Pages that visitors may come back to, beside those of the routes table on the provider's own site; absolute. */
  readonly returnUrls: readonly string[];
};

export type ApiOptions = {
  /** The API listens there by itself. Without it only `app.inject` reaches it. */
  port?: number;
  host?: string;
  /** Where database and files are kept. */
  dataDir: string;
  /** PostgreSQL instead of PGlite; `memory:` is a PGlite that nobody keeps. */
  databaseUrl?: string | undefined;
  /** For `memory:`, a dumped database folder to start from: many times faster than making one. */
  databaseTemplate?: Blob | undefined;
  /** Outbox, faults, and every loopback origin allowed. */
  demo: boolean;
  allowedOrigins: readonly string[];
  smtpUrl?: string | undefined;
  /** The provider's site, for links in mails. */
  siteUrl: string;
  /** This API as the world sees it. */
  publicUrl: string;
  logLevel?: string | undefined;
  /** Where log lines go; standard output by default. */
  logStream?: { write: (line: string) => void };
  /** Tells the terminal what takes long. */
  progress?: (line: string) => void;
  /** Processes that answer side by side count their rate limits there, together. */
  redisUrl?: string | undefined;
  /** Multiplies every rate limit. */
  rateLimitScale?: number;
  /** Multiplies what one customer may have, await and order (order/bounds.ts), where many stand behind one: measuring, and tests of something else. */
  customerScale?: number;
  /** How long a call counts. A test's is longer than a busy machine can take. */
  rateLimitWindowMs?: number;
  /**
   * The client's address comes from X-Forwarded-For: behind so many edges of ours, or where these networks (`10.0.0.0/8`) forwarded it.
   * What stands before theirs in the header the client wrote itself, and nobody believes it.
   */
  trustProxy?: number | readonly string[] | false;
  customerServiceEmail?: string;
  mailFrom?: string;
  /** The clock of everything that expires in access: codes, links, tokens, sessions. Epoch milliseconds. */
  now?: () => number;
  /** Rounds of PBKDF2 for each step of a captcha's puzzle, of which a visitor's device pays 40 to 100. Cheaper than usual in a demo alone. */
  captchaCost?: number;
  /** KiB of memory that each hash of a password or code takes. Cheaper than usual in a demo alone. */
  hashMemory?: number;
  /** Captcha tokens come from Google's checkbox instead of the puzzle. */
  recaptcha?: RecaptchaOptions | undefined;
  identity?: Partial<IdentityOptions>;
};

type Resolved =
  | "host"
  | "logLevel"
  | "progress"
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

export function resolveOptions(options: ApiOptions, env: Environment): ResolvedOptions {
  const secret = env["RECAPTCHA_SECRET"];
  const resolved: ResolvedOptions = {
    ...options,
    host: options.host ?? env["HOST"] ?? "localhost",
    logLevel: options.logLevel ?? env["LOG_LEVEL"] ?? "info",
    progress: options.progress ?? ((line) => process.stderr.write(`${line}\n`)),
    rateLimitScale: options.rateLimitScale ?? numberOf(env["RATE_LIMIT_SCALE"], 1),
    customerScale: options.customerScale ?? numberOf(env["CUSTOMER_SCALE"], 1),
    rateLimitWindowMs: options.rateLimitWindowMs ?? 60_000,
    captchaCost: options.captchaCost ?? numberOf(env["CAPTCHA_COST"], puzzleCost),
    hashMemory: options.hashMemory ?? numberOf(env["HASH_MEMORY"], hashMemory),
    trustProxy: options.trustProxy ?? proxiesOf(env["TRUST_PROXY"]),
    customerServiceEmail: options.customerServiceEmail ?? env["CUSTOMER_SERVICE_EMAIL"] ?? "support@digi.example",
    now: options.now ?? Date.now,
    mailFrom: options.mailFrom ?? env["MAIL_FROM"] ?? "Digi <no-reply@digi.example>",
    recaptcha: options.recaptcha ?? (secret ? { secret, verifyUrl: env["RECAPTCHA_VERIFY_URL"] ?? googleVerifyUrl } : undefined),
    identity: { ...identityFromEnv(env), ...options.identity },
  };
  if (!isSafeIssuer(resolved.identity.issuer)) {
    throw new Error("ITSME_ISSUER must be an https address: who somebody is must not travel in the clear.");
  }
  if (resolved.demo && resolved.smtpUrl) {
    throw new Error("DEMO=1 shows every mail to everybody, so it never runs together with SMTP_URL. Unset one of them.");
  }
  if (!resolved.demo && resolved.captchaCost < puzzleCost) {
    throw new Error(`CAPTCHA_COST below ${puzzleCost} keeps no program out, so it needs DEMO=1.`);
  }
  if (!resolved.demo && resolved.hashMemory < hashMemory) {
    throw new Error(`Hashes of less than ${hashMemory} KiB are found out too fast, so they need DEMO=1.`);
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

/** A number of edges, or a list of their networks. `true` would believe whatever a client writes. */
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

/** As browsers write it: no slash at its end, no usual port. */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Error(`ALLOWED_ORIGINS lists origins like https://www.example.be, not "${text}".`);
}

/** The whole set-up from the environment, for an API that runs alone. */
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
