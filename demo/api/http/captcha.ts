/** This module defines the port of a captcha. The self-hosted puzzle and Google's checkbox (modules/captcha) implement it. */

/** The pass of a valid captcha token: the token's id, and the time until which the token could be used once more. */
export type Pass = { readonly id: string; readonly expiresAt: Date };

export type Captcha = {
  /** Makes a puzzle; undefined for a kind of captcha whose puzzle does not come from the API. */
  readonly challenge: (() => Promise<{ parameters: unknown; signature: string }>) | undefined;
  /** Returns the pass of a valid token that was not used yet, else undefined. The token is not used up by this check. */
  readonly verify: (token: string) => Promise<Pass | undefined>;
};
