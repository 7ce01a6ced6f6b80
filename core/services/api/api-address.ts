import { warnOnce } from "#core/platform/console.ts";
import { httpAddress } from "#core/platform/http-address.ts";
import { pageAddress, pageOrigin } from "#core/platform/page.ts";

/** The API's base address as the option `data-api` says it, without a slash at its end; the page's origin where it says none that is good. */
export function apiAddress(written: unknown): string {
  const address = written ? httpAddress(written, pageAddress()) : pageOrigin();
  if (!address) warnOnce("data-api: not an http(s) address");
  return (address ?? pageOrigin()).replace(/\/$/, "");
}
