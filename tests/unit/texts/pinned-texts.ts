import type { mailsIn } from "./mails.ts";

export type Pinned = {
  /** By screen: of a widget by its name, or of a part. */
  readonly drawn: Readonly<Record<string, readonly string[]>>;
  readonly mails: ReturnType<typeof mailsIn>;
};
