/**
 * The API's own cookies. A page of the API's own site gets them as `Lax`; a page of another site gets them partitioned, so that each
 * such site has its own. Browsers accept `Secure` over plain http from a loopback address too.
 */
import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ResolvedOptions } from "#demo/api/config/options.ts";

const names = ["refresh", "probe", "device", "identity"] as const;
/**
 * The name of a cookie. `device`: the accounts that signed in on the device, also when nobody is signed in; `identity`: the browser that
 * left for the identity app.
 */
export type CookieName = (typeof names)[number];
export type Cookies = Readonly<Partial<Record<CookieName, string>>>;
/** Cookies to set, or to delete (`clear`). */
export type CookieChanges = Readonly<Partial<Record<CookieName, { readonly value: string; readonly maxAgeSeconds: number } | "clear">>>;

/**
 * The shortest lifetime of a cookie of this site (C-477). The thing that a cookie stands for may expire sooner: the API checks that by its
 * own clock.
 */
export const shortestCookieSeconds = 24 * 3600;

type Address = Pick<ResolvedOptions, "publicUrl">;

const isHttps = ({ publicUrl }: Address): boolean => publicUrl.startsWith("https:");

/** Returns a cookie's full name. `__Host-` keeps other hosts of the site from setting it; browsers accept that prefix on https only. */
const nameOf = (name: CookieName, address: Address): string => `${isHttps(address) ? "__Host-" : ""}digi-${name}`;

/**
 * Tells whether the calling page belongs to another site, which the browser knows. When the browser does not say it, another host counts as
 * another site.
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

export function readCookies({ cookies }: FastifyRequest, address: Address): Cookies {
  const values = names.map((name) => [name, cookies[nameOf(name, address)]] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

export function writeCookies(reply: FastifyReply, changes: CookieChanges, address: Address): void {
  const attributes = attributesFor(reply.request, address);
  for (const [name, change] of Object.entries(changes) as [CookieName, CookieChanges[CookieName]][]) {
    if (change === "clear") reply.clearCookie(nameOf(name, address), attributes);
    else if (change) reply.setCookie(nameOf(name, address), change.value, { ...attributes, maxAge: change.maxAgeSeconds });
  }
}
