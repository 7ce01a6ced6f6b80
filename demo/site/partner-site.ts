import Fastify, { type FastifyInstance } from "fastify";
import { parseLanguage } from "#core/base/values/language.ts";
import { type PartnerContext, partnerPage } from "#demo/pages/partner/partner.ts";
import { visitorLanguage } from "./language.ts";
import { servePageAssets } from "./page-assets.ts";
import { pathNamed } from "./site-routes.ts";
import { socketOf } from "./visit.ts";

export type PartnerSettings = { readonly siteUrl: string; readonly apiUrl: string; readonly dev: boolean };

/**
 * Returns the Content-Security-Policy of a careful partner (decisions §11): the widgets may need nothing but their script and their API.
 */
function policy({ siteUrl, apiUrl, dev }: PartnerSettings, strict: boolean): string {
  return [
    "default-src 'none'",
    `script-src ${siteUrl}`,
    `connect-src ${apiUrl}${dev ? ` ${siteUrl} ${socketOf(siteUrl)}` : ""}`,
    `style-src ${dev ? "'self' 'unsafe-inline'" : strict ? "'none'" : "'self'"}`,
    `img-src 'self' ${apiUrl}`, // allows the pictures of offers
    "frame-ancestors 'self'", // no other site may frame this one, because visitors log in and order here
    // In development these rules are left out, because Vite's client waits in a worker and shows errors in an overlay.
    ...(dev ? ["worker-src blob:"] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join("; ");
}

/** Creates the site of a partner: another site with another look that uses the provider's tags. */
export function createPartnerSite(settings: PartnerSettings): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  servePageAssets(app, { "/partner.css": "partner.css", "/partner-mark.svg": "partner-mark.svg", "/favicon.ico": "partner-mark.svg" });

  for (const path of ["/", "/strict"]) {
    app.get<{ Querystring: { lang?: string } }>(path, (request, reply) => {
      const strict = path === "/strict";
      const context: PartnerContext = {
        lang: parseLanguage(request.query.lang) ?? visitorLanguage(undefined, request.headers["accept-language"]),
        provider: settings.siteUrl,
        api: settings.apiUrl,
        strict,
        href: (page, lang) => settings.siteUrl + pathNamed(page, lang),
      };
      reply.header("content-security-policy", policy(settings, strict)).header("cache-control", "no-cache");
      return reply.header("x-content-type-options", "nosniff").type("text/html; charset=utf-8").send(partnerPage(context));
    });
  }
  return app;
}
