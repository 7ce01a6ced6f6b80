import { useSignals } from "@preact/signals-react/runtime";
import type { ComponentProps, MouseEvent } from "react";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { withQuery } from "#core/base/values/page-link.ts";
import type { Model } from "./result.model.ts";

type BundleLinkProps = Omit<ComponentProps<typeof ButtonLink>, "href" | "onClick"> & {
  model: Model;
  /** The address of the bundle builder. */
  bundle: string;
};

/**
 * Draws the link to the bundle builder. A press with a modifier key opens it as a link in another tab or window; any other press is a
 * navigation that is announced to the page by an event first.
 */
export function BundleLink({ model, bundle, ...look }: BundleLinkProps) {
  useSignals();
  const goOn = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    model.toBundle();
  };
  return <ButtonLink {...look} href={withQuery(bundle, model.search.value)} onClick={goOn} />;
}
