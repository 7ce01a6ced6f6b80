import type { FastifyInstance } from "fastify";
import type { Language } from "#core/base/values/language.ts";
import { faultsPage } from "#demo/pages/tools/faults.ts";
import { type Message, outboxPage } from "#demo/pages/tools/outbox.ts";
import { faultKinds, faultsCookie, parseFaults } from "./faults.ts";
import { switchLanguage } from "./switch-language.ts";
import { languageOf, pageContext, type VisitSettings } from "./visit.ts";

/** Reads the messages of the API's outbox, the newest first. Resolves with undefined when the API does not answer. */
async function readOutbox(apiUrl: string, to: string): Promise<Message[] | undefined> {
  try {
    const response = await fetch(`${apiUrl}/demo/outbox?${new URLSearchParams(to ? { to } : {})}`, { signal: AbortSignal.timeout(5000) });
    const answer: unknown = await response.json();
    return response.ok && Array.isArray(answer) ? (answer as Message[]) : undefined;
  } catch {
    return undefined;
  }
}

/** Makes the API send a sign-up link by mail. Resolves with false when the API did not send it. */
async function makeSignUpLink(apiUrl: string, email: string, lang: Language): Promise<boolean> {
  try {
    const response = await fetch(`${apiUrl}/demo/sign-up-link`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, lang }),
      signal: AbortSignal.timeout(5000),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** Returns the path if it is a path of this site, else the page of the faults. A form must not redirect to another site. */
const ownPath = (path: string | null): string => (path && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : "/demo/faults");

/** Serves the pages of the outbox and the faults, which exist only where the site runs as a demo. */
export function serveDemoTools(app: FastifyInstance, settings: VisitSettings): void {
  app.get("/demo/outbox", async (request, reply) => {
    const switched = switchLanguage(request, reply);
    if (switched) return switched;
    const query = new URLSearchParams(request.query as Record<string, string>);
    const to = query.get("to")?.trim() ?? "";
    const context = pageContext(settings, request, languageOf(request));
    const page = outboxPage(context, await readOutbox(settings.apiUrl, to), { to, linkFailed: query.has("link-failed") });
    return reply.type("text/html; charset=utf-8").send(page);
  });

  app.post("/demo/sign-up-link", async (request, reply) => {
    const email = (request.body as URLSearchParams).get("email")?.trim() ?? "";
    const isMade = await makeSignUpLink(settings.apiUrl, email, languageOf(request));
    return reply.redirect(isMade ? `/demo/outbox?${new URLSearchParams({ to: email })}` : "/demo/outbox?link-failed", 303);
  });

  app.get("/demo/faults", (request, reply) => {
    const switched = switchLanguage(request, reply);
    if (switched) return switched;
    const context = pageContext(settings, request, languageOf(request));
    return reply.type("text/html; charset=utf-8").send(faultsPage(context, faultKinds));
  });

  app.post("/demo/faults", (request, reply) => {
    const form = request.body as URLSearchParams;
    const faults = form.has("clear") ? [] : parseFaults(form.getAll("fault"));
    if (faults.length > 0) reply.setCookie(faultsCookie, faults.join(","), { path: "/", sameSite: "lax", httpOnly: true });
    else reply.clearCookie(faultsCookie, { path: "/" });
    return reply.redirect(ownPath(form.get("back")), 303);
  });
}
