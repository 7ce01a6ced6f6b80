import type { mailsIn } from "./mails.ts";

export type Pinned = {
  /** The headings, buttons and consents of each screen, by the name of the widget or part. */
  readonly drawn: Readonly<Record<string, readonly string[]>>;
  readonly mails: ReturnType<typeof mailsIn>;
};
