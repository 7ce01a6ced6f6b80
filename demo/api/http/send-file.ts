/** This module sends a file as the answer of a call, with a header that tells the file's name to pages of other origins, too. */
import type { FastifyReply } from "fastify";

/** Sends a file as a download. Its name travels twice: in ASCII for old browsers, and encoded in UTF-8. */
export async function sendFile(reply: FastifyReply, file: File): Promise<FastifyReply> {
  const { name, type } = file;
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  reply.header("content-disposition", `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`);
  return reply.type(type).send(Buffer.from(await file.arrayBuffer()));
}
