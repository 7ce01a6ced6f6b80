/**
 * This module reads and writes the API's own cookies. A page of the API's own site gets them as `SameSite=Lax`; a page of another site gets
 * them partitioned, so that each such site has cookies of its own. Browsers accept `Secure` over plain http, too, from a loopback address.
 */
import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ResolvedOptions } from "#demo/api/config/options.ts";

const names = ["refresh", "probe", "device", "identity"] as const;
/**
 * The name of a cookie. The cookie `device` holds the accounts that have signed in on a device, even while nobody is signed in; `identity`
 * marks the browser that went to the identity app.
 */
export type CookieName = (typeof names)[number];
export type Cookies = Readonly<Partial<Record<CookieName, string>>>;
/** The cookies that a response sets, or deletes (`clear`). */
export type CookieChanges = Readonly<Partial<Record<CookieName, { readonly value: string; readonly maxAgeSeconds: number } | "clear">>>;

/**
 * The shortest lifetime of a cookie of this site (C-477). What a cookie stands for may expire sooner: the API checks that by its own clock.
 */
export const shortestCookieSeconds = 24 * 3600;

type Address = Pick<ResolvedOptions, "publicUrl">;

const isHttps = ({ publicUrl }: Address): boolean => publicUrl.startsWith("https:");

/**
 * Returns a cookie's full name. The prefix `__Host-` keeps other hosts of the site from setting the cookie; browsers accept the prefix on
 * https only.
 */
const nameOf = (name: CookieName, address: Address): string => `${isHttps(address) ? "__Host-" : ""}digi-${name}`;

/**
 * Tells whether the calling page belongs to another site, which the browser says in `Sec-Fetch-Site`. When the browser does not say it, a
 * page of another host counts as a page of another site.
 */
function isCrossSite({ headers }: FastifyRequest, { publicUrl }: Address): boolean {
  const said = headers["sec-fetch-site"];
  if (said === "cross-site") return true;
  if (said === "same-origin" || said === "same-site") return false;
  return headers.origin !== undefined && URL.canParse(headers.origin) && new URL(headers.origin).hostname !== new URL(publicUrl).hostname;
}

const attributesFor = (request: FastifyRequest, address: Address): CookieSerializeOptions => ({
  path: "/",
  httpOnly: true,
  ...(isCrossSite(request, address)
    ? { secure: true, sameSite: "none", partitioned: true }
    : { secure: isHttps(address), sameSite: "lax" }),
});

/** Returns the values of the API's cookies in a request; cookies that did not come are missing. */
export function readCookies({ cookies }: FastifyRequest, address: Address): Cookies {
  const values = names.map((name) => [name, cookies[nameOf(name, address)]] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/**
 * Sets and deletes cookies with the response. A cookie is deleted with the attributes that it was set with, because browsers keep it
 * otherwise.
 */
export function writeCookies(reply: FastifyReply, changes: CookieChanges, address: Address): void {
  const attributes = attributesFor(reply.request, address);
  for (const [name, change] of Object.entries(changes) as [CookieName, CookieChanges[CookieName]][]) {
    if (change === "clear") reply.clearCookie(nameOf(name, address), attributes);
    else if (change) reply.setCookie(nameOf(name, address), change.value, { ...attributes, maxAge: change.maxAgeSeconds });
  }
}
