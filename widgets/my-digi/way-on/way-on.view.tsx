import { RedirectNotice } from "#core/features/link-page/redirect-notice.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import type { Given, Model } from "./way-on.model.ts";
import type { part } from "./way-on.part.ts";

/**
 * Draws the notice that another page opens by itself, with a link to that page and a button to stay (C-241, C-242). It is a part of
 * its own, because it follows an action that few visits end with.
 */
export const View = ({ model, href, text }: PartViewProps<Model, typeof part> & Given) => (
  <RedirectNotice redirect={model.redirect} href={href}>
    {text}
  </RedirectNotice>
);
