/** This module defines the services that handlers of calls are given. `app/server.ts` creates them. */
import type { KeyedHash } from "#demo/api/crypto/keyed-hash.ts";
import type { Secrets } from "#demo/api/crypto/password-hash.ts";
import type { Tokens } from "#demo/api/crypto/access-tokens.ts";
import type { Captcha } from "#demo/api/http/captcha.ts";
import type { Database } from "#demo/api/db/database.ts";
import type { FileStore } from "#demo/api/http/file-store.ts";
import type { Queue } from "#demo/api/http/queue.ts";
import type { Uploads } from "#demo/api/http/uploads.ts";
import type { RateLimits } from "#demo/api/http/rate-limits.ts";
import type { Mailer } from "#demo/api/mail/mailer.ts";
import type { Documents } from "#demo/api/documents/documents.ts";
import type { RelyingParty } from "./relying-party.ts";
import type { ResolvedOptions } from "#demo/api/config/options.ts";

/** The services and settings that handlers of calls work with. */
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
  readonly documentQueue: Queue;
  readonly documents: Documents;
  readonly tokens: Tokens;
  readonly relyingParty: RelyingParty;
};
