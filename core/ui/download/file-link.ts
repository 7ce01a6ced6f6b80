import { httpAddress } from "#core/platform/http-address.ts";
import { pageAddress } from "#core/platform/page.ts";
import { isApi } from "./is-api.ts";

/**
 * The kind of link to a file. A file of the API is loaded by a call with the customer's token; any other file has a plain link, which sends
 * no token.
 */
export type FileLink = "download" | { readonly href: string };

/**
 * Returns the kind of link to a file.
 * @param api the option `data-api`, as the page author wrote it
 * @returns undefined for an address that is not http(s), which must not be a link (decisions §5)
 */
export function fileLink(api: unknown, url: string): FileLink | undefined {
  if (isApi(api, url)) return "download";
  const href = httpAddress(url, pageAddress());
  return href === undefined ? undefined : { href };
}
