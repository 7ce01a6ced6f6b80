import { msg } from "@lit/localize";
import { withQuery } from "#core/base/values/page-link.ts";
import type { EsimOfLine } from "./esim-way.rules.ts";

/** Returns the link that leads to the view of a line's eSIM. */
export const esimWay = ({ phone, isInstalled }: EsimOfLine, page: string): { readonly href: string; readonly text: string } => ({
  href: withQuery(page, `?phone-nr=${phone}`),
  text: isInstalled ? msg("Install your eSIM again") : msg("Install your eSIM"),
});
