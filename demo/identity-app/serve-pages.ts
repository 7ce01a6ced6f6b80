/** This module serves the page on which a person is chosen, between the client's request and the return to the client. */
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type Provider from "oidc-provider";
import { errors } from "oidc-provider";
import { languageOfPage } from "./page-language.ts";
import { backPage, errorPage, markPath, pagePolicy, pickerPage, stylePath } from "./pages.ts";
import { isMadeUp, madeUpPerson, personById, samplePeople } from "./people.ts";
import { acrBasic, paths, sessionCookie, type IdentityClient } from "./provider.ts";

type Context = Parameters<Parameters<Provider["use"]>[0]>[0];
type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>;

const interactionPath = new RegExp(`^${paths.interaction}/([\\w-]+)(?:/([\\w-]+))?$`);
/** The cookie with the made-up people whom this browser chose, because the real app on a phone knows its owner, too. */
const peopleCookie = "people";
const mostPeople = 3;
/**
 * The cookie with the `state` of the client's request. With it the visitor can return to the client after the provider has forgotten the
 * request. The browser sends the cookie only with the pages of that request.
 */
const requestCookie = "request";
const requestLifeMs = 60 * 60_000;

async function readAssets(): Promise<ReadonlyMap<string, { type: string; body: Buffer }>> {
  const read = (name: string) => readFile(new URL(name, import.meta.url));
  return new Map([
    [stylePath, { type: "css", body: await read("identity-app.css") }],
    [markPath, { type: "svg", body: await read("identity-app.svg") }],
  ]);
}

function sendPage(ctx: Context, text: string): void {
  ctx.set("content-security-policy", pagePolicy);
  ctx.type = "html";
  ctx.body = text;
}

const languageFor = (ctx: Context, interaction?: Interaction) =>
  languageOfPage(interaction?.params["ui_locales"], ctx.get("accept-language"));

const knownIds = (ctx: Context): string[] => (ctx.cookies.get(peopleCookie) ?? "").split(".").filter(isMadeUp);

function remember(ctx: Context, id: string): void {
  const ids = [...new Set([id, ...knownIds(ctx)])].slice(0, mostPeople);
  ctx.cookies.set(peopleCookie, ids.join("."), { path: paths.interaction, maxAge: 30 * 86_400_000, sameSite: "lax", signed: false });
}

const pathOf = (uid: string): string => `${paths.interaction}/${uid}`;

function rememberRequest(ctx: Context, { uid, params }: Interaction): void {
  const state = Buffer.from(String(params["state"] ?? "")).toString("base64url");
  ctx.cookies.set(requestCookie, state, { path: pathOf(uid), maxAge: requestLifeMs, sameSite: "lax", signed: false });
}

/**
 * Returns the address that leads back to the client, with the error that the standard has for a person who did not answer (OpenID Connect
 * Core, 3.1.2.6).
 */
function unansweredUrl(ctx: Context, issuer: string, { redirectUri, homeUrl }: IdentityClient): string {
  const kept = ctx.cookies.get(requestCookie, { signed: false });
  if (!kept) return homeUrl;
  const url = new URL(redirectUri);
  const answer = {
    error: "login_required",
    error_description: "the person did not answer in time",
    state: Buffer.from(kept, "base64url").toString(),
  };
  for (const [name, value] of Object.entries({ ...answer, iss: issuer })) url.searchParams.set(name, value);
  return url.href;
}

/** Saves the grant that the person gives by choosing, which contains everything that the client asked for, and returns the grant's id. */
async function grantOf(provider: Provider, { params }: Interaction, accountId: string): Promise<string> {
  const grant = new provider.Grant({ accountId, clientId: String(params["client_id"]) });
  grant.addOIDCScope(String(params["scope"]));
  if (typeof params["claims"] === "string") {
    const asked = JSON.parse(params["claims"]) as Record<string, Record<string, unknown> | undefined>;
    grant.addOIDCClaims([...Object.keys(asked["userinfo"] ?? {}), ...Object.keys(asked["id_token"] ?? {})]);
  }
  return grant.save();
}

/**
 * Adds the pages to the provider: the choice at `/interaction/{uid}`, the chosen person at `/interaction/{uid}/{choice}` (POST), and their
 * two assets.
 */
export async function servePages(provider: Provider, client: IdentityClient): Promise<void> {
  const assets = await readAssets();

  /**
   * Returns the request that this browser is asked to answer, or undefined when the visitor took too long, or did not come from the
   * client's request.
   */
  const interactionOf = async (ctx: Context, uid: string): Promise<Interaction | undefined> => {
    try {
      const interaction = await provider.interactionDetails(ctx.req, ctx.res);
      return interaction.uid === uid ? interaction : undefined;
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined;
      throw error;
    }
  };

  const show = (ctx: Context, interaction: Interaction): void => {
    rememberRequest(ctx, interaction);
    const pathOfChoice = (choice: string) => `${pathOf(interaction.uid)}/${choice}`;
    const known = knownIds(ctx).map(madeUpPerson);
    const newId = `new-${randomBytes(6).toString("hex")}`;
    const language = languageFor(ctx, interaction);
    sendPage(ctx, pickerPage({ language, client: client.name, samples: samplePeople, known, newId, pathOf: pathOfChoice }));
  };

  const choose = async (ctx: Context, interaction: Interaction, choice: string): Promise<void> => {
    const person = personById(choice);
    if (!person && choice !== "cancel") return ctx.throw(404);
    if (isMadeUp(choice)) remember(ctx, choice);
    const acr = String(interaction.params["acr_values"] ?? acrBasic).split(" ")[0] as string;
    const result = person
      ? { login: { accountId: person.id, acr }, consent: { grantId: await grantOf(provider, interaction, person.id) } }
      : { error: "access_denied", error_description: "the person cancelled" };
    const url = await provider.interactionResult(ctx.req, ctx.res, result);
    return sendPage(ctx, backPage({ language: languageFor(ctx, interaction), client: client.name, url }));
  };

  provider.use(async (ctx, next) => {
    ctx.set({ "x-content-type-options": "nosniff", "referrer-policy": "no-referrer", "cache-control": "no-store" });
    const asset = assets.get(ctx.path);
    if (asset) {
      ctx.type = asset.type;
      ctx.body = asset.body;
      return undefined;
    }
    // Nobody stays signed in to the identity app, so every visitor is asked again.
    ctx.req.headers.cookie = (ctx.req.headers.cookie ?? "")
      .split("; ")
      .filter((cookie) => !cookie.startsWith(sessionCookie))
      .join("; ");
    const [, uid, choice] = interactionPath.exec(ctx.path) ?? [];
    if (uid === undefined) return next();
    if (ctx.method !== (choice === undefined ? "GET" : "POST")) return ctx.throw(404);
    const interaction = await interactionOf(ctx, uid);
    if (!interaction) {
      ctx.status = 400;
      const backUrl = unansweredUrl(ctx, provider.issuer, client);
      return sendPage(ctx, errorPage({ language: languageFor(ctx), isExpired: true, client: client.name, backUrl }));
    }
    return choice === undefined ? show(ctx, interaction) : choose(ctx, interaction, choice);
  });
}
