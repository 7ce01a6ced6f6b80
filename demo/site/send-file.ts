import type { FastifyReply, FastifyRequest } from "fastify";
import type { FileStore } from "./file-store.ts";

/**
 * Sends a stored file, in its brotli form where the browser accepts that, or a 304 when the browser has it already. Resolves with false
 * when there is no such file.
 */
export async function sendFile(store: FileStore, path: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const file = await store.read(path);
  if (!file) return false;
  reply.header("etag", file.etag).header("vary", "accept-encoding").type(file.type);
  if (request.headers["if-none-match"]?.split(/\s*,\s*/).includes(file.etag)) {
    reply.code(304).send();
    return true;
  }
  const takesBrotli = /(^|[\s,])br\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers["accept-encoding"] ?? "");
  if (file.brotli && takesBrotli) reply.header("content-encoding", "br").send(file.brotli);
  else reply.send(file.body);
  return true;
}
