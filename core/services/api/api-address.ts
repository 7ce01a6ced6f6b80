import { warnOnce } from "#core/platform/console.ts";
import { httpAddress } from "#core/platform/http-address.ts";
import { pageAddress, pageOrigin } from "#core/platform/page.ts";

/**
 * Returns the API's base address from the option `data-api`, without a slash at its end; the page's origin where the option is absent or
 * not a valid address.
 */
export function apiAddress(written: unknown): string {
  const address = written ? httpAddress(written, pageAddress()) : pageOrigin();
  if (!address) warnOnce("data-api: not an http(s) address");
  return (address ?? pageOrigin()).replace(/\/$/, "");
}
