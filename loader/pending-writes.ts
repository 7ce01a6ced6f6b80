/** The writes of the page to a tag before the tag's code is loaded: properties and method calls, in order. */
import type { PendingWrite } from "#core/runtime/element/host-link.ts";

/**
 * Passes the properties that the page set before the tag's class was defined to the accessors of the class. Otherwise they would stay own
 * properties of the element and hide the accessors for good.
 */
export function rewriteOwnProperties(element: object, type: { readonly prototype: object }): void {
  const own = element as Record<string, unknown>;
  for (const [name, value] of Object.entries(own)) if (Object.hasOwn(type.prototype, name) && delete own[name]) own[name] = value;
}

/** Drops stale writes. A dropped method call resolves with undefined, so that its caller does not wait for ever. */
export function dropWrites(pending: PendingWrite[], isStale: (write: PendingWrite) => boolean): void {
  for (const write of pending.splice(0)) {
    if (!isStale(write)) pending.push(write);
    else if (write.kind === "method") write.settle();
  }
}

/**
 * Converts the text of an attribute to the value of its property.
 * @param kind the mark of the attribute's kind in the manifest
 */
export function valueOf(text: string | null, kind: string | undefined): unknown {
  if (kind === "?") return text !== null && text !== "false";
  return text === null ? undefined : kind === "#" ? Number(text) : text;
}
