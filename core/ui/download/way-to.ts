import { httpAddress } from "#core/platform/http-address.ts";
import { pageAddress } from "#core/platform/page.ts";
import { isApi } from "./is-api.ts";

/** A file of the API's comes by a call, with the customer's token; what stands elsewhere is a plain link, which gets none. */
export type Way = "download" | { readonly href: string };

/** @returns undefined for what is no http(s) address: it leads nowhere (decisions §5). @param api the option `data-api`, as it was written */
export function wayTo(api: unknown, url: string): Way | undefined {
  if (isApi(api, url)) return "download";
  const href = httpAddress(url, pageAddress());
  return href === undefined ? undefined : { href };
}
