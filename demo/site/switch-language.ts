import type { FastifyReply, FastifyRequest } from "fastify";
import { parseLanguage } from "#core/base/values/language.ts";
import { rememberLanguage } from "./language.ts";
import { redirectFor } from "./site-routes.ts";
import { addressOf } from "./visit.ts";

/**
 * Handles a request with `?lang=`, which switches the language: it stores the choice in a cookie and redirects to the address without that
 * parameter, in the chosen language. Returns undefined for any other request.
 */
export function switchLanguage(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const { path, query } = addressOf(request);
  const parameters = new URLSearchParams(query);
  const wanted = parseLanguage(parameters.get("lang"));
  if (!wanted) return undefined;
  parameters.delete("lang");
  const rest = parameters.size > 0 ? `?${parameters}` : "";
  const tail = path.replace(/^\/(en|fr|nl)(?=\/|$)/, "") || "/";
  const target = path.startsWith("/demo/") ? path : (redirectFor(tail, wanted) ?? path);
  rememberLanguage(reply, wanted);
  return reply.redirect(target + rest, 302);
}
