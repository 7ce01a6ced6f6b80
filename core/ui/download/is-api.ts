import { apiAddress } from "#core/services/api/api-address.ts";
import { httpAddress } from "#core/platform/http-address.ts";

/**
 * Tells whether an address is one of the API's own, in whatever form it is written. Only calls to these carry the customer's token; all
 * others are plain links.
 * @param api the option `data-api`, as the page author wrote it
 */
export function isApi(api: unknown, address: string): boolean {
  const base = `${apiAddress(api)}/`;
  return httpAddress(address, base)?.startsWith(base) ?? false;
}
