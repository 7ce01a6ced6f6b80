/**
 * The only access to the network. `uploadFetch` has the shape of `fetch` and tells how far an upload is, which `fetch`
 * itself cannot; it understands what our API client sends (method, headers, a FormData body, a signal).
 */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Looked up at each call: host pages replace `fetch` late. */
export const pageFetch: Fetch = (input, init) => fetch(input, init);

/** @param onProgress receives 0…1; 1 means that all bytes have left, not that the answer is there. */
export const uploadFetch =
  (onProgress: (fraction: number) => void): Fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? "POST", String(input));
      request.withCredentials = init.credentials === "include";
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
      // A response of 204, 205 or 304 must be made without a body, be it an empty one.
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
