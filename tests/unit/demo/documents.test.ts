/** Tests that documents are made in a thread of its own, and that this thread survives errors. */
import { expect, test } from "vitest";
import { HttpError } from "#demo/api/http/errors.ts";
import type { DocumentJob } from "#demo/api/documents/make.ts";
import { createDocuments, createThread, downloadQueueSize, type DocumentBytes } from "#demo/api/documents/documents.ts";

const documents = createDocuments();

const terms = (language: "en" | "fr" | "nl" = "en"): DocumentJob => ({ kind: "terms", of: { language } });
/** Facts that are invalid, so that making the document fails. */
const broken = {
  kind: "invoice",
  of: { row: {}, lines: [], clientNumber: "", today: "2026-03-02", language: "en" },
} as unknown as DocumentJob;
const beginning = (document: Uint8Array): string => new TextDecoder().decode(document.subarray(0, 5));

test("one under a key is made once, whoever asks meanwhile and later; without one each is made anew", async () => {
  const [one, other] = await Promise.all([documents.make(terms(), "en"), documents.download(terms(), "en")]);
  expect([beginning(one), other === one, (await documents.download(terms(), "en")) === one]).toEqual(["%PDF-", true, true]);
  expect((await documents.make(terms("nl"), "nl")) === one).toBe(false);
  const [first, second] = await Promise.all([documents.make(terms()), documents.make(terms())]);
  expect([first === second, beginning(second)]).toEqual([false, "%PDF-"]);
});

test("one that cannot be made fails alone, and is tried again when it is asked for again", async () => {
  const good = documents.make(terms());
  await expect(documents.make(broken, "k")).rejects.toThrow("a document was not made");
  await expect(documents.download(broken, "k")).rejects.toThrow("a document was not made");
  expect(beginning(await good)).toBe("%PDF-");
});

test("a thread that has ended is begun anew, and who waited for it hears so", async () => {
  const thread = createThread();
  const waiting = thread.ask(terms());
  const [heard] = await Promise.allSettled([waiting, thread.end()]);
  expect(heard.status).toBe("rejected");
  expect(beginning(await thread.ask(terms()))).toBe("%PDF-");
  await thread.end();
});

test("more downloads than can wait are refused at once; orders, and what is kept, are not", async () => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  const document: DocumentBytes = new Uint8Array();
  let asked = 0;
  const slow = createDocuments(
    { ask: () => ((asked += 1), held.then(() => document)), begin: () => undefined },
    new Map([["terms kept", Promise.resolve(document)]]),
  );
  const { atOnce, waiting } = downloadQueueSize;
  const taken = Array.from({ length: atOnce + waiting }, () => slow.download(terms()));
  await expect(slow.download(terms())).rejects.toEqual(new HttpError(503, 2));
  const order = slow.make(terms());
  expect([asked, await slow.download(terms(), "kept")]).toEqual([atOnce + 1, document]);
  letGo();
  expect(await Promise.all([...taken, order])).toEqual([...taken, order].map(() => document));
});
