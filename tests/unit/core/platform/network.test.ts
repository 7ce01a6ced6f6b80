import { beforeEach, expect, test, vi } from "vitest";
import { uploadFetch } from "#core/platform/network.ts";

/** Simulates the part of an XMLHttpRequest that the code under test uses. */
class Upload {
  static last: Upload;
  readonly sent: { method?: string; url?: string; headers: Record<string, string>; body?: unknown; aborted: boolean } = {
    headers: {},
    aborted: false,
  };
  readonly upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  onload = (): void => undefined;
  onerror = (): void => undefined;
  onloadend = (): void => undefined;
  status = 0;
  response = "";
  withCredentials = false;
  headers = "";

  constructor() {
    Upload.last = this;
  }
  open(method: string, url: string): void {
    Object.assign(this.sent, { method, url });
  }
  setRequestHeader(name: string, value: string): void {
    this.sent.headers[name] = value;
  }
  getAllResponseHeaders(): string {
    return this.headers;
  }
  send(body: unknown): void {
    this.sent.body = body;
  }
  abort(): void {
    this.sent.aborted = true;
  }
  answer(status: number, response: string, headers = ""): void {
    Object.assign(this, { status, response, headers });
    this.onload();
    this.onloadend();
  }
}

beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", Upload);
});

test("sends what it is given, and tells how far it is", async () => {
  const progress: number[] = [];
  const body = new FormData();
  const answer = uploadFetch((fraction) => progress.push(fraction))("https://api.example/x", {
    method: "POST",
    headers: { "accept-language": "fr" },
    body,
  });
  Upload.last.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  Upload.last.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
  Upload.last.answer(422, '{"a":1}', "content-type: application/json\r\nretry-after: 5\r\nx-note: a: b\r\n");
  const response = await answer;
  expect(Upload.last.sent).toMatchObject({ method: "POST", url: "https://api.example/x", headers: { "accept-language": "fr" }, body });
  expect([response.status, await response.json(), response.headers.get("retry-after"), response.headers.get("x-note")]).toEqual([
    422,
    { a: 1 },
    "5",
    "a: b",
  ]);
  expect([progress, Upload.last.withCredentials]).toEqual([[0.25], false]);
});

test("an answer without a body is an answer", async () => {
  const answer = uploadFetch(() => undefined)("https://api.example/x");
  Upload.last.answer(204, "");
  expect((await answer).status).toBe(204);
});

test("a network that breaks off rejects, as fetch does", async () => {
  const answer = uploadFetch(() => undefined)("https://api.example/x");
  Upload.last.onerror();
  await expect(answer).rejects.toBeInstanceOf(TypeError);
});

test("ends with its signal, before and during", async () => {
  const caller = new AbortController();
  const answer = uploadFetch(() => undefined)("https://api.example/x", { signal: caller.signal });
  caller.abort();
  await expect(answer).rejects.toMatchObject({ name: "AbortError" });
  expect(Upload.last.sent.aborted).toBe(true);
  await expect(uploadFetch(() => undefined)("https://api.example/x", { signal: caller.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
  expect(Upload.last.sent.body).toBeUndefined();
});
