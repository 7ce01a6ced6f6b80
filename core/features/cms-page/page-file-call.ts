/** Reads a page that editors write from a file of the host page, which has the same content as the API's response. */
import type { Call } from "#core/services/api/call.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { createFileCall, type FileQuery } from "#core/services/page-data/page-file.ts";
import type { Clock } from "#core/platform/clock.ts";

/** The endpoint of a data file. It is empty, because a file is requested by its address alone. */
const anyFile = {} as Endpoint<FileQuery, undefined, unknown>;

/**
 * Creates a call that requests the `address` of its request as a file. A file whose content the endpoint does not declare is invalid. A
 * fresh call passes the browser's cache: the file may be there with the error that is tried again.
 */
export function createPageFileCall(clock: Clock, read: Call = createFileCall(clock)): Call {
  return async (endpoint, request = {}) => {
    const { address = "", signal, isFresh } = request;
    const outcome = await read(anyFile, { query: { address }, ...(signal && { signal }), ...(isFresh && { isFresh }) });
    if (!outcome.ok) return { ok: false, failure: { ...outcome.failure, conflict: undefined } as never };
    if (!endpoint.answer.is(outcome.value)) return { ok: false, failure: { code: "response.invalid" } };
    return { ok: true, value: outcome.value };
  };
}
