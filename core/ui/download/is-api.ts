import { apiAddress } from "#core/services/api/api-address.ts";
import { httpAddress } from "#core/platform/http-address.ts";

/**
 * Whether calls to this address carry the customer's token: it is the API's own, whatever the way it is written. All others are plain links.
 * @param api the option `data-api`, as it was written
 */
export function isApi(api: unknown, address: string): boolean {
  const base = `${apiAddress(api)}/`;
  return httpAddress(address, base)?.startsWith(base) ?? false;
}
