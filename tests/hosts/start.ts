/** Serves the host pages on one origin, and the release on another, as a CDN would: with CORS, compressed and cacheable. */
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { ports } from "#tests/ports.ts";
import { keepSlowLines } from "#tests/slow-line.ts";
import { askedFor, faultNow, gateOf, heldRelease, isGone, keptPath, open, stageGate, stageOf, takeAway, tamper } from "./held.ts";
import { withIncludes } from "./included.ts";
import { buildSampleRelease } from "./sample-release.ts";
import { allPages, apiOrigin, cdnOrigin, dist, pageOf, release } from "./pages.ts";

const types: Readonly<Record<string, string>> = { js: "text/javascript", json: "application/json", css: "text/css" };

function pathOf(request: IncomingMessage): string {
  return decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
}

const compressed = new Map<string, Buffer>();

/** Compresses each file once, as a CDN does, because compressing React's chunk takes 0.4 s, and every page of every test requests it. */
function compress(code: string): Buffer {
  const known = compressed.get(code) ?? brotliCompressSync(code);
  compressed.set(code, known);
  return known;
}

/** Sends a file of the release. The address `/v1/widgets.js` is the loader under another name. */
function sendFile(response: ServerResponse, path: string, change = (code: string): string => code): void {
  const file = join(dist, normalize(`/${path}`).replace("/v1/widgets.js", "/v1/loader.js"));
  if (!existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404, { "access-control-allow-origin": "*" }).end();
    return;
  }
  const type = types[file.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  const headers = {
    "content-type": type,
    "access-control-allow-origin": "*",
    "timing-allow-origin": "*",
    "cache-control": "public, max-age=300",
  };
  if (type === "application/octet-stream") {
    response.writeHead(200, headers);
    createReadStream(file).pipe(response);
    return;
  }
  response.writeHead(200, { ...headers, "content-encoding": "br" }).end(compress(change(readFileSync(file, "utf8"))));
}

const hosts = createServer((request, response) => {
  const path = pathOf(request);
  const page = allPages[path.replace("/page/", "")];
  if (path === "/ping") response.end("pong");
  else if (path === "/cache-first.js") response.setHeader("content-type", "text/javascript").end(cacheFirst);
  else if (path === "/sample-release") void sendSampleRelease(response);
  else if (path.startsWith("/proxied/x7/")) sendFile(response, path.slice("/proxied/x7".length));
  else if (path === "/alone/l.js") sendFile(response, "/v1/loader.js");
  else if (path.startsWith("/faulty/"))
    response
      .setHeader("content-type", "text/html; charset=utf-8")
      .end(pageOf("<digi-newsletter></digi-newsletter>", { loader: `${cdnOrigin}${path}/v1/loader.js`, lang: "fr" }));
  else if (path.startsWith("/tampered/"))
    response
      .setHeader("content-type", "text/html; charset=utf-8")
      .end(
        pageOf("<digi-newsletter></digi-newsletter>", { loader: `${cdnOrigin}${path}/v1/loader.js`, lang: "fr", options: "data-verify" }),
      );
  else if (path.startsWith("/held/"))
    response.setHeader("content-type", "text/html; charset=utf-8").end(withIncludes(heldPage(path.slice("/held/".length), request)));
  else if (path.startsWith("/staged/"))
    response.setHeader("content-type", "text/html; charset=utf-8").end(withIncludes(stagedPage(request)));
  else if (page) response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...page.headers }).end(withIncludes(page.html));
  else response.writeHead(404).end();
});

/** The code of a service worker that answers from its cache first, like those of plugins that make a site work offline. */
const cacheFirst = `
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith((async () => {
    const cache = await caches.open("all");
    const known = await cache.match(event.request);
    if (known) return known;
    const answer = await fetch(event.request);
    await cache.put(event.request, answer.clone());
    return answer;
  })());
});`;

let sampleRelease: Promise<string> | undefined;

/** Sends the path of the sample release's folder, once the release is built. */
async function sendSampleRelease(response: ServerResponse): Promise<void> {
  sampleRelease ??= buildSampleRelease();
  const [status, text] = await sampleRelease.then(
    (folder) => [200, folder] as const,
    (error: unknown) => [500, String(error)] as const,
  );
  response.writeHead(status).end(text);
}

function heldPage(gate: string, request: IncomingMessage): string {
  const { searchParams } = new URL(request.url ?? "/", "http://host");
  return pageOf(searchParams.get("tags") ?? "", { loader: `${heldRelease(gate)}/v1/loader.js`, lang: searchParams.get("lang") ?? "en" });
}

/** Returns the HTML of a page without our script; a test adds the script by `asksForScript` when the page has loaded. */
function stagedPage(request: IncomingMessage): string {
  const { searchParams } = new URL(request.url ?? "/", "http://host");
  const head = `<meta charset="utf-8"><title>A host page</title><link rel="icon" href="data:,"><meta name="digi:api" content="${apiOrigin}">`;
  return `<!doctype html><html lang="${searchParams.get("lang") ?? "en"}">${head}<body>${searchParams.get("tags") ?? ""}`;
}

async function sendStaged(response: ServerResponse, path: string): Promise<void> {
  const [, , gate = "", ...file] = path.split("/");
  await gateOf(stageGate(gate, stageOf(path)));
  sendFile(response, file.join("/"));
}

async function sendHeld(response: ServerResponse, path: string): Promise<void> {
  const [, , gate = "", ...file] = path.split("/");
  if (path.includes("/react-")) await gateOf(gate);
  sendFile(response, file.join("/"));
}

function sendFaulty(response: ServerResponse, path: string): void {
  const headers = { "access-control-allow-origin": "*" };
  const fault = faultNow(path);
  if (fault === "hang") return;
  if (fault === "503") response.writeHead(503, headers).end();
  else if (fault === "html") response.writeHead(200, { ...headers, "content-type": "text/html" }).end("<!doctype html><p>Maintenance</p>");
  // A part of the file is sent before the response is cut off, because a browser itself repeats a request that breaks off without any
  // response.
  else if (fault === "cut")
    response
      .writeHead(200, { ...headers, "content-type": "text/javascript", "content-length": 9999 })
      .write("export const d = [", () => response.socket?.resetAndDestroy());
  else sendFile(response, path.split("/").slice(5).join("/"));
}

function sendLeaving(response: ServerResponse, path: string): void {
  if (isGone(path)) response.writeHead(404, { "access-control-allow-origin": "*" }).end();
  else sendFile(response, path.split("/").slice(3).join("/"));
}

function sendRefusal(response: ServerResponse, how: string, isPreflight: boolean): void {
  const headers = { "access-control-allow-origin": how === "other-origin" ? cdnOrigin : "*", "access-control-allow-headers": "*" };
  if (isPreflight) response.writeHead(204, headers).end();
  else if (how === "html") response.writeHead(200, { ...headers, "content-type": "text/html" }).end("<!doctype html>");
  else response.writeHead(Number(how) || 200, { ...headers, "content-type": "application/json" }).end("{}");
}

const sendTampered = (response: ServerResponse, path: string): void =>
  sendFile(response, path.split("/").slice(3).join("/"), (code) => tamper(path, code));

const cdn = createServer((request, response) => {
  const path = pathOf(request);
  const moved = path === "/latest.js" ? "/v1/loader.js" : path.startsWith("/moved/") && path.slice("/moved".length);
  if (moved) response.writeHead(302, { location: release + moved, "access-control-allow-origin": "*" }).end();
  else if (path.startsWith("/held/")) void sendHeld(response, path);
  else if (path.startsWith("/staged/")) void sendStaged(response, path);
  else if (path.startsWith("/faulty/")) sendFaulty(response, path);
  else if (path.startsWith("/tampered/")) sendTampered(response, path);
  else if (path.startsWith("/leave/")) response.end(takeAway(path.slice("/leave/".length)));
  else if (path.startsWith("/leaving/")) sendLeaving(response, path);
  else if (path === keptPath) sendFile(response, "/v1/loader.js");
  else if (path.startsWith("/asked/")) response.end(String(askedFor(path.slice("/asked/".length))));
  else if (path.startsWith("/refusing/")) sendRefusal(response, path.split("/")[2] ?? "", request.method === "OPTIONS");
  else if (path.startsWith("/stranger/"))
    response
      .writeHead(200, { "access-control-allow-origin": "*", "content-type": "text/javascript" })
      .end("globalThis.strangerRan = true; export const d = []; export default () => {};");
  else if (path.startsWith("/open/")) response.end(open(path.slice("/open/".length)));
  else if (path.startsWith("/digi/")) sendFile(response, path.slice("/digi".length));
  else response.writeHead(404, { "access-control-allow-origin": "*" }).end();
});

keepSlowLines();
hosts.listen(ports.hosts, "localhost");
cdn.listen(ports.cdn, "127.0.0.1");
