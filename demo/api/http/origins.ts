/** This module decides which origins' pages may call the API. */
import type { ResolvedOptions } from "#demo/api/config/options.ts";

const loopback = /^https?:\/\/(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/** Tells whether a page of this origin may call the API. Calls without an origin are allowed, because no page makes them. */
export function isAllowedOrigin(origin: string | undefined, { allowedOrigins, demo, publicUrl, siteUrl }: ResolvedOptions): boolean {
  if (origin === undefined) return true;
  if (origin === new URL(publicUrl).origin || origin === new URL(siteUrl).origin) return true;
  return allowedOrigins.includes(origin) || (demo && loopback.test(origin));
}
