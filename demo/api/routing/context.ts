import type { KeyedHash } from "./account/keyed-hash.ts";
import type { Secrets } from "./account/secrets.ts";
import type { Tokens } from "./account/tokens.ts";
import type { Captcha } from "./captcha/captcha.ts";
import type { Database } from "./db/database.ts";
import type { FileStore } from "./http/file-store.ts";
import type { Queue } from "./http/queue.ts";
import type { Uploads } from "./http/uploads.ts";
import type { RateLimits } from "./http/rate-limits.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Papers } from "./papers/papers.ts";
import type { RelyingParty } from "./identity/relying-party.ts";
import type { ResolvedOptions } from "./options.ts";

/** The services and settings that handlers work with. */
export type ApiContext = {
  readonly db: Database;
  readonly captcha: Captcha;
  readonly mailer: Mailer;
  readonly files: FileStore;
  readonly uploads: Uploads;
  readonly options: ResolvedOptions;
  readonly rateLimits: RateLimits;
  /** The current time in epoch milliseconds. */
  readonly now: () => number;
  readonly keyedHash: KeyedHash;
  readonly secrets: Secrets;
  readonly hashQueue: Queue;
  readonly paperQueue: Queue;
  readonly papers: Papers;
  readonly tokens: Tokens;
  readonly relyingParty: RelyingParty;
};
