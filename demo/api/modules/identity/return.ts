/**
 * This module serves the address to which the identity app sends the browser back. The address redirects to the page that the visitor came
 * from, with the parameters that this page needs (decisions §6).
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { readCookies } from "#demo/api/http/cookies.ts";
import { page } from "#demo/api/http/page.ts";
import { languageOf } from "#demo/api/http/request-language.ts";
import { returnTexts } from "#demo/api/messages/identity-texts.ts";
import { noteReturn } from "#demo/api/store/identity-attempts.ts";
import { jwksPath, returnPath } from "./relying-party.ts";

const passedOn = ["code", "iss", "error", "error_description"] as const;

function textsOf({ query }: FastifyRequest): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(query as object).filter(([, value]) => typeof value === "string"));
}

/**
 * Registers the return address and the address of the API's public keys. An unknown or expired `state`, or another browser than the one
 * that began, gets an HTML page with the reason and status 400.
 */
export function registerReturn(app: FastifyInstance, { db, options, relyingParty, rateLimits, now }: ApiContext): void {
  const config = rateLimits("access");
  app.get(returnPath, { config, exposeHeadRoute: false }, async (request, reply) => {
    const given = textsOf(request);
    const { identity: browser } = readCookies(request, options);
    const attempt = await noteReturn(db, { state: given["state"] ?? "", code: given["code"], browser, nowMs: now() });
    if (typeof attempt === "string") {
      const language = languageOf(request);
      return page(reply, { language, text: returnTexts[language][attempt], home: `${options.siteUrl}/${language}`, status: 400 });
    }
    const url = new URL(attempt.redirectUri);
    for (const name of passedOn) if (given[name] !== undefined) url.searchParams.set(name, given[name]);
    if (attempt.pageState !== null) url.searchParams.set("state", attempt.pageState);
    return reply.redirect(url.href, 303);
  });

  /** Serves the API's two public keys: with one the identity app checks the API's signatures, with the other it encrypts its responses. */
  app.get(jwksPath, { config }, async (_request, reply) => {
    reply.header("cache-control", "public, max-age=300");
    return relyingParty.jwks();
  });
}
