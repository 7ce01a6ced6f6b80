/** A `fetch` whose calls are answered by hand, and which keeps to its signal, as the real one does. */
import type { Fetch } from "#core/platform/network.ts";

export type HeldCall = {
  readonly url: URL;
  readonly init: RequestInit;
  readonly header: (name: string) => string | null;
  answer(body: unknown, init?: ResponseInit): void;
  /** Any text, with status 200. */
  answerText(text: string, init?: ResponseInit): void;
  /** The head comes, the body never does. */
  answerHeadOnly(): void;
  /** The head comes, and the line is cut in the body. */
  breakOffBody(): void;
  /** As when there is no such host, or CORS forbids it. */
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
