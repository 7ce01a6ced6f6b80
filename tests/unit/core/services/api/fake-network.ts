/** A `fetch` whose calls the test answers. It rejects when its signal is aborted, as the real one does. */
import type { Fetch } from "#core/platform/network.ts";

export type HeldCall = {
  readonly url: URL;
  readonly init: RequestInit;
  readonly header: (name: string) => string | null;
  answer(body: unknown, init?: ResponseInit): void;
  /** Answers with any text, with status 200 unless `init` says otherwise. */
  answerText(text: string, init?: ResponseInit): void;
  /** Answers with a status and headers, but never with a body. */
  answerHeadOnly(): void;
  /** Answers with a status and headers, and fails while the body is read. */
  breakOffBody(): void;
  /** Fails as the browser does where the host does not exist or CORS forbids the call. */
  breakOff(): void;
};

export function createFakeNetwork(): { readonly fetch: Fetch; readonly calls: readonly HeldCall[]; last(): HeldCall } {
  const calls: HeldCall[] = [];
  const fetch: Fetch = (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      const whenAborted = (act: (reason: unknown) => void): void => signal?.addEventListener("abort", () => act(signal.reason));
      if (signal?.aborted) reject(signal.reason);
      whenAborted(reject);
      const answerText = (text: string, more?: ResponseInit): void => resolve(new Response(text, more));
      calls.push({
        url: new URL(String(input)),
        init,
        header: (name) => new Headers(init.headers).get(name),
        answerText,
        answer: (body, more) => answerText(JSON.stringify(body), more),
        answerHeadOnly: () => resolve(new Response(new ReadableStream({ start: (body) => whenAborted((reason) => body.error(reason)) }))),
        breakOffBody: () => resolve(new Response(new ReadableStream({ start: (body) => body.error(new TypeError("network error")) }))),
        breakOff: () => reject(new TypeError("Failed to fetch")),
      });
    });
  return {
    fetch,
    calls,
    last() {
      const call = calls.at(-1);
      if (!call) throw new Error("nothing was called");
      return call;
    },
  };
}
