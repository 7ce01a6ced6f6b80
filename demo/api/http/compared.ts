/** This module sends answers that seldom change: a browser that has the answer already is told so, in place of all of it. */
import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import type { Enveloped } from "./envelope.ts";

/** Sends an answer with its etag, or a 304 to who has it. Browsers ask each time, so that a changed price is seen at once. */
export function sendCompared(reply: FastifyReply, body: Enveloped): FastifyReply {
  const text = JSON.stringify(body);
  const etag = `"${createHash("sha256").update(text).digest("base64url")}"`;
  reply.header("etag", etag).header("cache-control", "no-cache");
  const known = (reply.request.headers["if-none-match"] ?? "").split(/\s*,\s*/).map((one) => one.replace(/^W\//, ""));
  return known.includes(etag) ? reply.code(304).send() : reply.code(200).type("application/json; charset=utf-8").send(text);
}
