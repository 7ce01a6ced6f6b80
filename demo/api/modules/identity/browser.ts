/**
 * Checks that the browser which comes back from the identity app is the one that was sent there, so that nobody can complete an
 * identification that another person began. A cookie proves it where page and API belong to one site. Across sites the cookie would be
 * partitioned, and the browser would not send it on the way back.
 */
import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import type { ResolvedOptions } from "#demo/api/config/options.ts";

/**
 * Returns the secret that ties a visit to the identity app to the browser that began it: the one in the browser's cookie, or a new one.
 * Two tabs that visit the app at the same time share the secret, because they share the cookie.
 */
export const browserSecret = (cookie: string | undefined): string =>
  cookie !== undefined && /^[\w-]{22}$/.test(cookie) ? cookie : randomBytes(16).toString("base64url");

/** Returns the site of an address: `www.digi.be` and `api.digi.be` are one site, and so are two ports of one host. */
function siteOf({ protocol, hostname }: URL): string {
  return `${protocol}//${isIP(hostname.replace(/^\[|\]$/g, "")) ? hostname : hostname.split(".").slice(-2).join(".")}`;
}

/** Tells whether the browser sends the cookie on its way back from the identity app to a page at this address. */
export const isOfOneSite = (redirectUri: string, { publicUrl }: Pick<ResolvedOptions, "publicUrl">): boolean =>
  siteOf(new URL(redirectUri)) === siteOf(new URL(publicUrl));
