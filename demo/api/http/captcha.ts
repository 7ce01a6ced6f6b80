/** The port of a captcha: the self-hosted puzzle and Google's checkbox implement it (modules/captcha). */

/** A token that was found good: its id, and the time until which it could be used again. */
export type Pass = { readonly id: string; readonly expiresAt: Date };

export type Captcha = {
  /** Makes a puzzle; undefined when this kind of captcha gets its puzzle elsewhere. */
  readonly challenge: (() => Promise<{ parameters: unknown; signature: string }>) | undefined;
  /** Returns the pass of a good token that was not used yet. Consumes nothing. */
  readonly verify: (token: string) => Promise<Pass | undefined>;
};
