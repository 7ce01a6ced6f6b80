/**
 * This module decides to which addresses a visitor may come back from the identity app: pages of the provider's site at their paths of the
 * routes table, and addresses that the settings name. An origin that may call the API, to show a newsletter form say, may not therefore
 * receive people's identities.
 */
import { languages } from "#core/base/values/language.ts";
import { type BuiltPage, pathOf } from "#core/base/values/routes.ts";
import { isAllowedOrigin } from "#demo/api/http/origins.ts";
import type { ResolvedOptions } from "#demo/api/config/options.ts";

/** The pages that have a button of the identity app. */
const pages: readonly BuiltPage[] = ["sign-up", "confirm-email", "order"];
const registeredPaths = new Set(pages.flatMap((page) => languages.map((language) => pathOf(page, language))));

/**
 * Returns the absolute return address, or undefined when it is not registered. A relative address is resolved against the page's own
 * origin, or against the provider's site when the request has no origin.
 */
export function registeredAddress(address: string, origin: string | undefined, options: ResolvedOptions): string | undefined {
  const base = origin !== undefined && isAllowedOrigin(origin, options) ? origin : options.siteUrl;
  // Relative addresses are resolved from the root: `en/sign-up` is a path of the site, whatever the path of the calling page.
  const url = URL.canParse(address, `${base}/`) ? new URL(address, `${base}/`) : undefined;
  if (!url || /[?#\\]/.test(address) || url.username !== "" || url.password !== "") return undefined;
  if (options.identity.returnUrls.includes(url.href)) return url.href;
  return url.origin === new URL(options.siteUrl).origin && registeredPaths.has(url.pathname) ? url.href : undefined;
}
