/**
 * The only access to the network. `uploadFetch` has the shape of `fetch` and reports the progress of an upload, which `fetch` itself cannot
 * do; it supports what our API client sends (method, headers, a FormData body, a signal).
 */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Calls the page's `fetch`. The function is looked up at each call, because host pages replace `fetch` late. */
export const pageFetch: Fetch = (input, init) => fetch(input, init);

/**
 * Returns a `fetch` that reports the progress of the upload.
 * @param onProgress receives 0…1; 1 means that all bytes have been sent, not that the response has arrived.
 */
export const uploadFetch =
  (onProgress: (fraction: number) => void): Fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? "POST", String(input));
      request.withCredentials = init.credentials === "include";
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
      // `Response` throws where status 204, 205 or 304 comes with a body, even an empty one, so an empty body becomes null.
      request.onload = () =>
        resolve(new Response((request.response as string) || null, { status: request.status, headers: parseHeaders(request) }));
      request.onerror = () => reject(new TypeError("upload failed"));
      const abort = (): void => {
        request.abort();
        reject(init.signal?.reason);
      };
      if (init.signal?.aborted) return abort();
      init.signal?.addEventListener("abort", abort, { once: true });
      request.onloadend = () => init.signal?.removeEventListener("abort", abort);
      request.send(init.body as XMLHttpRequestBodyInit | null);
    });

function parseHeaders(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name, ...value] = line.split(": ");
    if (name) headers.append(name, value.join(": "));
  }
  return headers;
}
