import { httpAddress } from "#core/platform/http-address.ts";
import { pageAddress } from "#core/platform/page.ts";
import { isApi } from "./is-api.ts";

/**
 * The link to a file. A file of the API is fetched by a call, with the customer's token; any other file is a plain link, which gets no
 * token.
 */
export type FileLink = "download" | { readonly href: string };

/**
 * Returns the link to a file.
 * @param api the option `data-api`, as it was written
 * @returns undefined for an address that is not http(s): it leads nowhere (decisions §5)
 */
export function fileLink(api: unknown, url: string): FileLink | undefined {
  if (isApi(api, url)) return "download";
  const href = httpAddress(url, pageAddress());
  return href === undefined ? undefined : { href };
}
