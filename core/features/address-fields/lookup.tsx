/** The parts of an address field that depend on its lookup: the listed choices, and the message after a failure. */
import type { MouseEvent } from "react";
import type { AddressFieldName } from "#core/domain/address/address.rules.ts";
import type { LookupState } from "#core/domain/address/lookup.model.ts";
import { focusField } from "#core/forms/form/focus-field.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";

/** Renders the message after a failed lookup: what happened, that nothing typed is lost, and a button to retry. */
export function LookupFailure({ failure, field, onRetry }: { failure: Failure | undefined; field: AddressFieldName; onRetry: () => void }) {
  if (failure === undefined) return null;
  const retry = (event: MouseEvent): void => {
    focusField(event.currentTarget as Element, field); // this button disappears
    onRetry();
  };
  return <FailurePanel failure={failure} mayRetry isKept onRetry={retry} />;
}

/** Returns the choices that were found; none while the lookup is under way or after it failed. */
export function itemsOf<Item>(lookup: LookupState<Item>): readonly Item[] {
  return lookup.kind === "found" ? lookup.items : [];
}

export const failureOf = (lookup: LookupState<unknown>): Failure | undefined => (lookup.kind === "failed" ? lookup.failure : undefined);

/**
 * Returns the text length from which a list is displayed. A failed lookup displays no list, not even one that says that nothing was found.
 */
export const lengthToList = (lookup: LookupState<unknown>, length: number): number => (lookup.kind === "failed" ? Infinity : length);
