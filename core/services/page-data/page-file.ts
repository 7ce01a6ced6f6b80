/** Reads a data file of the host page for a tag (`src`): JSON, from any origin that allows it. */
import type { Call, Request } from "#core/services/api/call.ts";
import type { Clock } from "#core/platform/clock.ts";
import { httpAddress } from "#core/platform/http-address.ts";
import { pageFetch, type Fetch } from "#core/platform/network.ts";
import { isOnline, pageAddress } from "#core/platform/page.ts";
import { parseJson } from "#core/base/values/json.ts";
import { requestTimeoutMs } from "#core/base/values/limits.ts";

/** The query by which a data file is requested: its address, relative to the page or absolute. */
export type FileQuery = { readonly address: string };

type FileRequest = { readonly query: FileQuery } & Pick<Request<FileQuery, undefined>, "signal" | "isFresh">;

/**
 * Creates a call that loads data files instead of calling the API: a response is any JSON, without the API's envelope. It fails with the
 * codes of API calls: `response.invalid` means that the file is not JSON, `http.refused` that the response was an error such as 404.
 * With `isFresh` the file is not taken from the browser's cache.
 */
export function createFileCall(clock: Clock, fetch: Fetch = pageFetch, addressOfPage = pageAddress): Call {
  const read = async ({ query, signal, isFresh }: FileRequest) => {
    const timeout = new AbortController();
    const cancelTimeout = clock.after(requestTimeoutMs, () => timeout.abort());
    try {
      if (!isOnline()) return { ok: false, failure: { code: "network.offline" } } as const;
      const response = await fetch(httpAddress(query.address, addressOfPage()) ?? query.address, {
        headers: { accept: "application/json" },
        credentials: "same-origin",
        ...(isFresh && { cache: "reload" }),
        signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal,
      });
      const { status: httpStatus } = response;
      if (!response.ok) return { ok: false, failure: { code: "http.refused", httpStatus } } as const;
      const value: unknown = parseJson(await response.text());
      if (value === undefined) return { ok: false, failure: { code: "response.invalid", httpStatus } } as const;
      return { ok: true, value } as const;
    } catch {
      // The reason is derived from the signals and not from the exception, because browsers name the exceptions differently.
      if (signal?.aborted) return { ok: false, failure: { code: "network.aborted" } } as const;
      if (!isOnline()) return { ok: false, failure: { code: "network.offline" } } as const;
      return { ok: false, failure: { code: timeout.signal.aborted ? "network.timeout" : "network.unreachable" } } as const;
    } finally {
      cancelTimeout();
    }
  };
  // Only these arguments of a call are used for loading a file, so the cast is safe.
  return ((_endpoint: unknown, request: FileRequest) => read(request)) as Call;
}
