/**
 * The browser that leaves for the identity app must be the one that comes back: nobody finishes what somebody else began. A cookie tells,
 * where page and API are one site; across sites it would be partitioned, and stay behind on the way back.
 */
import { createHash, randomBytes } from "node:crypto";
import { isIP } from "node:net";
import type { ResolvedOptions } from "#demo/api/options.ts";

export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** Two tabs of a browser that leave at once share it. */
export const browserSecret = (cookie: string | undefined): string =>
  cookie !== undefined && /^[\w-]{22}$/.test(cookie) ? cookie : randomBytes(16).toString("base64url");

/** `www.digi.be` and `api.digi.be` are one site, and so are two ports of a host. */
function siteOf({ protocol, hostname }: URL): string {
  return `${protocol}//${isIP(hostname.replace(/^\[|\]$/g, "")) ? hostname : hostname.split(".").slice(-2).join(".")}`;
}

/** Does the cookie come along when the app leads back, for a page at this address? */
export const isOfOneSite = (redirectUri: string, { publicUrl }: Pick<ResolvedOptions, "publicUrl">): boolean =>
  siteOf(new URL(redirectUri)) === siteOf(new URL(publicUrl));
