/** This module reads the body of a call in the encoding that the call's descriptor names. */
import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { HttpError } from "./errors.ts";
import { refuseDepth } from "./readable.ts";
import { readMultipart, type ReceivedForm, type Receiving } from "./multipart.ts";

export type Received = { readonly body: unknown } & Partial<Omit<ReceivedForm, "body">>;

/**
 * Reads the body of a call. Throws a 415 when the body comes in another encoding than declared. The caller calls `drop` of the result,
 * where there is one, to delete the files that were not stored.
 */
export async function receive(request: FastifyRequest, { encoding }: Endpoint, receiving: Receiving): Promise<Received> {
  if (encoding === "none") return { body: undefined };
  if (request.isMultipart() !== (encoding === "multipart")) throw new HttpError(415);
  if (encoding === "multipart") return readMultipart(request, receiving);
  refuseDepth(request.body);
  return { body: request.body };
}
