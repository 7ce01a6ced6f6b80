/** The sending of a file as the answer of a call: pages of other origins may read the file's name too. */
import type { FastifyReply } from "fastify";

export async function sendFile(reply: FastifyReply, file: File): Promise<FastifyReply> {
  const { name, type } = file;
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  reply.header("content-disposition", `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`);
  return reply.type(type).send(Buffer.from(await file.arrayBuffer()));
}
