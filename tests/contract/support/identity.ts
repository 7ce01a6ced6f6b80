/**
 * Starts an API together with the demo's real identity app, and simulates a visitor who goes to the app and comes back, with a browser that
 * keeps cookies.
 */
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { randomInt, randomUUID } from "node:crypto";
import { itsmeAuthUrl } from "#core/domain/identity/identity.contract.ts";
import { jwksPath, returnPath } from "#demo/api/modules/identity/relying-party.ts";
import type { ApiOptions } from "#demo/api/config/options.ts";
import { startIdentityApp, type IdentityApp } from "#demo/identity-app/server.ts";
import { linkOf } from "./access.ts";
import { startApi, type TestApi } from "./api.ts";
import { call } from "./call.ts";

export type IdentityApi = TestApi & { readonly identityApp: IdentityApp; readonly closeApi: () => Promise<void> };

/**
 * The range of ports from which a test takes one. It is below the ports that operating systems give to outgoing connections, which could
 * take the port between this check and the start of the server.
 */
const ports = { first: 10_000, count: 20_000 };

/** Returns a port on which nothing listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(ports.first + randomInt(ports.count), "127.0.0.1");
  const isFree = await new Promise<boolean>((resolve, reject) => {
    server.once("listening", () => resolve(true));
    server.once("error", (error: NodeJS.ErrnoException) => (error.code === "EADDRINUSE" ? resolve(false) : reject(error)));
  });
  if (!isFree) return freePort();
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Starts an API and the identity app. Both listen on a port, because the identity app fetches the API's public keys. */
export async function startApiWithIdentityApp(options: Partial<ApiOptions> = {}): Promise<IdentityApi> {
  const [port, identityPort] = [await freePort(), await freePort()];
  const publicUrl = `http://localhost:${port}`;
  const identity = { issuer: `http://localhost:${identityPort}`, ...options.identity };
  const api = await startApi({ port, host: "localhost", publicUrl, ...options, identity });
  const { siteUrl: homeUrl, identity: settings } = api.context.options;
  const { clientId: id, clientSecret: secret, serviceCode } = settings;
  const credentials = secret === undefined ? { jwksUri: publicUrl + jwksPath } : { secret };
  const client = { id, name: "digi", redirectUri: publicUrl + returnPath, homeUrl, serviceCode, credentials };
  const identityApp = await startIdentityApp({ port: identityPort, host: "localhost", dataDir: api.dataDir, client });
  const close = async (): Promise<void> => {
    await identityApp.close();
    await api.close();
  };
  return { ...api, identityApp, close, closeApi: api.close };
}

type Answer = {
  readonly status: number;
  readonly url: string;
  readonly location: string | undefined;
  readonly text: string;
  readonly headers: Headers;
};
export type Browser = { readonly open: (url: string, method?: "GET" | "POST") => Promise<Answer> };

/** The cookie of the browser that all pages of a test share. Only a test about another browser has another cookie. */
const browserCookie = { name: "digi-identity", value: "browser-of-these-tests" };

/** Returns the headers that a page's tab sends with both calls of one attempt at identification. */
export const ofTab = ({ uuid = "" }: Readonly<Record<string, string>>): { headers: Record<string, string> } => ({
  headers: { "identity-key": `key-of-the-tab-of-${uuid}`, cookie: `${browserCookie.name}=${browserCookie.value}` },
});

/**
 * Creates a browser that keeps cookies by host and path, as real ones do (different ports share them). It follows no redirect by itself.
 */
export function createBrowser(language = "en", { name, value } = browserCookie): Browser {
  const jar = new Map([[name, { value, path: "/" }]]);
  return {
    async open(url, method = "GET") {
      const { pathname } = new URL(url);
      const cookies = [...jar].filter(([, { path }]) => pathname === path || path === "/" || pathname.startsWith(`${path}/`));
      const cookie = cookies.map(([name, { value }]) => `${name}=${value}`).join("; ");
      const headers = { accept: "text/html", "accept-language": language, ...(cookie && { cookie }) };
      const response = await fetch(url, { method, headers, redirect: "manual" });
      for (const line of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        const path = /;\s*path=([^;]*)/i.exec(line)?.[1] ?? "/";
        if (value === "") jar.delete(name);
        else jar.set(name, { value, path });
      }
      const location = response.headers.get("location");
      return {
        status: response.status,
        url,
        location: location === null ? undefined : new URL(location, url).href,
        text: await response.text(),
        headers: response.headers,
      };
    },
  };
}

/** Opens an address and follows redirects as long as they lead to the identity app. */
async function follow(browser: Browser, { identityApp }: IdentityApi, url: string): Promise<Answer> {
  let answer = await browser.open(url);
  while (answer.location?.startsWith(identityApp.issuer)) answer = await browser.open(answer.location);
  return answer;
}

/** Opens the page of the identity app on which the visitor chooses a person. */
export const openPicker = follow;

/** Chooses a person in the identity app, or `cancel`, and returns the address of the API to which the app then redirects. */
export async function answerInApp(api: IdentityApi, url: string, choice: string, browser = createBrowser()): Promise<URL> {
  const picker = await openPicker(browser, api, url);
  const action = /action="([^"]*\/)cancel"/.exec(picker.text)?.[1];
  if (!action) throw new Error(`the identity app asks nothing: HTTP ${picker.status} at ${picker.url}`);
  const back = await browser.open(new URL(action + choice, picker.url).href, "POST");
  const next = /content="0; url=([^"]*)"/.exec(back.text)?.[1];
  if (!next) throw new Error(`the identity app leads nowhere after ${choice}: HTTP ${back.status}`);
  const { location, status } = await follow(browser, api, next.replaceAll("&amp;", "&"));
  if (location === undefined) throw new Error(`the way back ended with HTTP ${status}`);
  return new URL(location);
}

/**
 * Chooses a person in the identity app, follows the redirect to the API, and returns the address of the page to which the API redirects.
 */
export async function chooseInApp(api: IdentityApi, url: string, choice: string, browser = createBrowser()): Promise<URL> {
  const { location, status } = await browser.open((await answerInApp(api, url, choice, browser)).href);
  if (location === undefined) throw new Error(`the API leads nowhere after ${choice}: HTTP ${status}`);
  return new URL(location);
}

/** The names of the fields in which the identity app returns data about a person. */
export const personFields = [
  "firstName",
  "lastName",
  "fullName",
  "birthdate",
  "nationality",
  "nationalityIso",
  "nationalRegNumber",
  "eId",
  "email",
  "locality",
  "streetAddress",
  "postalCode",
  "locale",
  "phoneNumber",
] as const;

type Purpose = { readonly h?: string; readonly state?: string; readonly redirect_uri?: string; readonly lang?: string };

export type CameBack = { readonly uuid: string; readonly page: URL; readonly query: Record<string, string> };

/** Asks the API for the identity app's address as a page's tab does; `given` and `headers` replace single values. */
export const askAuthUrl = (api: IdentityApi, given: Readonly<Record<string, string>>, headers: Record<string, string> = {}) => {
  const query = { uuid: randomUUID(), redirect_uri: "en/sign-up", ...given };
  return call(api, itsmeAuthUrl, { query, headers: { ...ofTab(query).headers, ...headers } });
};

/** Goes to the identity app and back. The returned `query` is the one that the page then sends to the API's callback (P-241). */
export async function identify(api: IdentityApi, choice: string, purpose: Purpose = {}): Promise<CameBack> {
  const uuid = randomUUID();
  const { answer, status } = await askAuthUrl(api, { uuid, ...purpose });
  if (status.error) throw new Error(`auth-url: ${String(status.message)}`);
  const page = await chooseInApp(api, answer.url, choice);
  return { uuid, page, query: { uuid, ...Object.fromEntries(page.searchParams) } };
}

let links = 0;
/** Returns the parameter `h` of a new sign-up link that was mailed. */
export async function newSignUpLink(api: TestApi, lang = "en"): Promise<string> {
  const email = `invited.${++links}@example.com`;
  await api.app.inject({ method: "POST", url: "/demo/sign-up-link", payload: { email, lang } });
  return (await linkOf(api, email)).query["h"] ?? "";
}

let people = 0;
/** Returns the id of a person in the identity app whom no other test of this file uses. */
export const somebodyNew = (): string => `new-${String(++people).padStart(12, "0")}`;
