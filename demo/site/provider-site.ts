import { createHash } from "node:crypto";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { consentDefaultScript } from "#core/base/values/consent-mode.ts";
import { languages, parseLanguage } from "#core/base/values/language.ts";
import { isBuilt, type PageId } from "#core/base/values/routes.ts";
import { barePageOf, barePages } from "#demo/pages/bare.ts";
import type { PageContext } from "#demo/pages/context.ts";
import { cataloguePage } from "#demo/pages/catalogue/catalogue.ts";
import { missingPage, soonPage } from "#demo/pages/provider/missing.ts";
import { articlePage } from "#demo/pages/provider/news.ts";
import { slidesIn } from "#demo/pages/provider/slides.ts";
import { cardsIn } from "#demo/pages/provider/subscriptions.ts";
import { isAreaPage, readAreaPages } from "./area-pages.ts";
import { serveDemoTools } from "./demo-tools.ts";
import { createFileStore } from "./file-store.ts";
import { openPrerenderedScreens } from "./prerendered-screens.ts";
import { articleAt, inEach } from "./news-articles.ts";
import { serveFont, servePageAssets } from "./page-assets.ts";
import { providerPages } from "./provider-pages.ts";
import { prices } from "./prices.ts";
import { pageAt, redirectFor } from "./site-routes.ts";
import { switchLanguage } from "./switch-language.ts";
import { addressOf, languageOf, pageContext, type SiteSettings, type VisitSettings, socketOf } from "./visit.ts";
import { serveWidgetFiles } from "./widget-files.ts";

/**
 * The pages whose addresses carry one-time links, which work like keys: no other site may learn such an address, and no link of the page
 * repeats it.
 */
const pagesOfLinks: ReadonlySet<PageId> = new Set([
  "password-recovery",
  "sign-up",
  "activate-account",
  "confirm-email",
  "confirm-invoice-email",
]);

const ownAssets = {
  "/assets/provider.css": "provider.css",
  "/assets/session.js": "session.js",
  "/assets/languages.js": "languages.js",
  "/assets/outbox.js": "outbox.js",
  "/assets/catalogue.css": "catalogue.css",
  "/assets/catalogue.js": "catalogue.js",
  "/assets/mark.svg": "mark.svg",
  "/assets/shipping.en.json": "shipping.en.json",
  "/assets/shipping.fr.json": "shipping.fr.json",
  "/assets/shipping.nl.json": "shipping.nl.json",
  "/assets/slide-house.svg": "slide-house.svg",
  "/assets/slide-pack.svg": "slide-pack.svg",
  "/assets/slide-mobile.svg": "slide-mobile.svg",
  "/favicon.ico": "mark.svg",
};

/** The hash of the only script that is inline in the site's pages, for their Content-Security-Policy. */
const consentHash = `sha256-${createHash("sha256").update(consentDefaultScript).digest("base64")}`;

const policy = ({ siteUrl, apiUrl, screens, dev }: VisitSettings): string =>
  [
    "default-src 'self'",
    `script-src 'self' '${consentHash}'`,
    `connect-src 'self' ${apiUrl}${dev ? ` ${socketOf(siteUrl)}` : ""}`,
    `img-src 'self' data: ${apiUrl}`,
    `frame-src 'self' ${apiUrl}`, // The dialog that pays an invoice frames the API's payment page.
    `style-src 'self' ${dev ? "'unsafe-inline'" : screens.styleSources()}`, // In development, Vite's overlay of errors has inline styles.
    ...(dev ? ["worker-src blob:"] : []), // In development, Vite's client waits in a worker for its server to come back.
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");

function servePages(app: FastifyInstance, settings: VisitSettings): void {
  const readAgain = settings.dev !== undefined; // In development the list of the area's pages is written again while the site runs.
  const stored = readAreaPages(settings.distDir);
  const pageOf = (page: PageId): ((context: PageContext) => string) => {
    if (isAreaPage(page)) return (readAgain ? readAreaPages(settings.distDir) : stored)[page];
    return isBuilt(page) ? providerPages[page] : soonPage;
  };
  const send = (reply: FastifyReply, text: string, status = 200): FastifyReply =>
    reply.code(status).type("text/html; charset=utf-8").send(text);

  for (const [path, page] of Object.entries(barePages)) {
    app.get<{ Querystring: { lang?: string } }>(path, (request, reply) =>
      send(reply, page(pageContext(settings, request, parseLanguage(request.query.lang) ?? languageOf(request)))),
    );
  }

  app.get<{ Params: { widget: string }; Querystring: { lang?: string } }>("/demo-pages/:widget", (request, reply) => {
    const context = pageContext(settings, request, parseLanguage(request.query.lang) ?? languageOf(request));
    const page = barePageOf(context, request.params.widget);
    return page === undefined ? send(reply, missingPage(context), 404) : send(reply, page);
  });

  app.get("/*", (request, reply) => {
    const switched = switchLanguage(request, reply);
    if (switched) return switched;
    const { path, query } = addressOf(request);
    const found = pageAt(path);
    if (found) {
      const isOfLinks = pagesOfLinks.has(found.page);
      if (isOfLinks) reply.header("referrer-policy", "no-referrer");
      const context = pageContext(settings, request, found.language, { page: found.page, keepsQuery: !isOfLinks });
      return send(reply, pageOf(found.page)(context));
    }
    const story = articleAt(path, settings.apiUrl);
    if (story) {
      const { language, article, pathIn } = story;
      const alternates = inEach((to) => settings.siteUrl + pathIn(to));
      const switchTo = inEach((to) => `${pathIn(to)}?lang=${to}`);
      return send(reply, articlePage({ ...pageContext(settings, request, language), alternates, switchTo }, article));
    }
    const target = redirectFor(path, languageOf(request));
    if (target) return reply.header("vary", "accept-language, cookie").redirect(target + query, 302);
    return send(reply, missingPage(pageContext(settings, request, parseLanguage(path.split("/")[1]) ?? languageOf(request))), 404);
  });
}

function serveCatalogue(app: FastifyInstance, settings: VisitSettings, manifest: () => Promise<unknown>): void {
  app.get<{ Querystring: { tag?: string } }>("/catalogue", async (request, reply) => {
    const context = pageContext(settings, request, "en");
    const switchTo = pageContext(settings, request, "en", { page: "home" }).switchTo;
    const input = { manifest: await manifest(), tag: request.query.tag, loader: `${settings.siteUrl}/v1/loader.js` };
    return reply.type("text/html; charset=utf-8").send(cataloguePage({ ...context, switchTo }, input));
  });
}

/** Creates the provider's site with the built widgets. The caller listens on it and closes it. */
export async function createSite(site: SiteSettings): Promise<FastifyInstance> {
  const settings = { ...site, screens: await openPrerenderedScreens(site.distDir) };
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 500 } });
  await app.register(cookie);
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("x-content-type-options", "nosniff").header("referrer-policy", "strict-origin-when-cross-origin");
    reply.header("content-security-policy", policy(settings)).header("cache-control", "no-cache");
  });

  const dist = createFileStore(settings.distDir);
  await settings.dev?.(app);
  serveWidgetFiles(app, dist, settings.dev !== undefined);
  servePageAssets(app, ownAssets);
  for (const lang of languages) {
    app.get(`/assets/slides.${lang}.json`, () => ({ slides: slidesIn({ lang, prices }) }));
    app.get(`/assets/subscriptions.${lang}.json`, () => ({ cards: cardsIn({ lang, prices }) }));
  }
  serveFont(app);
  if (!settings.dev) app.addHook("onListen", () => void dist.warm());
  if (settings.demo) serveDemoTools(app, settings);
  serveCatalogue(app, settings, async () => {
    const file = await dist.read("/custom-elements.json");
    return file && (JSON.parse(file.body.toString("utf8")) as unknown);
  });
  servePages(app, settings);
  return app;
}
