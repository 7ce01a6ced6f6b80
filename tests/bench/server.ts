/**
 * The server of the bench. It serves the pages, our release and the other makers' files on one origin, all compressed in the same way; an
 * API answers on another origin.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { allowSender, answerArea } from "./area.ts";
import { answerLists } from "./lists.ts";
import { answerBundle } from "./bundle.ts";
import { pageOf } from "./pages.ts";

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly version: string };

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".html": "text/html; charset=utf-8",
};

export type Servers = { readonly site: string; readonly close: () => void };

/** Folders of files, by the first part of the path under which they are served. */
export type Folders = Readonly<Record<string, string>>;

const compressed = new Map<string, Buffer>();

/** Returns a file compressed by brotli: all have the same quality, and each file is compressed only once. */
function compress(key: string, read: () => Buffer): Buffer {
  const known = compressed.get(key);
  if (known) return known;
  const bytes = brotliCompressSync(read());
  compressed.set(key, bytes);
  return bytes;
}

function send(response: ServerResponse, status: number, type: string, body: Buffer, cache: string): void {
  const headers = { "content-type": type, "content-encoding": "br", "content-length": body.length, "cache-control": cache };
  if (!response.hasHeader("access-control-allow-origin")) response.setHeader("access-control-allow-origin", "*");
  response.writeHead(status, headers).end(body);
}

function sendFile(response: ServerResponse, folders: Folders, path: string): boolean {
  const [, root = "", ...rest] = normalize(path).split("/");
  const folder = folders[root];
  const file = folder && join(folder, ...rest);
  if (!file || !existsSync(file) || !statSync(file).isFile()) return false;
  const type = types[extname(file)] ?? "application/octet-stream";
  send(
    response,
    200,
    type,
    compress(file, () => readFileSync(file)),
    "public, max-age=31536000",
  );
  return true;
}

/** The first answer that Hanko's login expects from its server; the first field is rendered from it. */
const hankoLogin = {
  name: "login_init",
  status: 200,
  csrf_token: "bench",
  payload: {},
  actions: {
    continue_with_login_identifier: {
      action: "continue_with_login_identifier",
      href: "/login?action=continue_with_login_identifier",
      description: "",
      inputs: { email: { name: "email", type: "email", required: true } },
    },
  },
};

const json = (response: ServerResponse, value: unknown): void =>
  send(
    response,
    200,
    "application/json",
    compress(JSON.stringify(value), () => Buffer.from(JSON.stringify(value))),
    "no-store",
  );

/**
 * Answers the calls of the API that widgets make before anything is sent: those of the builder, the customer area and the lists, and the
 * captcha's puzzle, which is as costly as the reference API's own.
 */
async function answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  allowSender(request, response);
  if (request.method === "OPTIONS") {
    response.writeHead(204, { "access-control-max-age": "600" }).end();
    return;
  }
  const meta = { status: { error: false } };
  const area = answerArea(request);
  if (area) return json(response, { meta, ...area });
  const lists = answerLists(request);
  if (lists) return json(response, { meta, ...lists });
  const bundle = await answerBundle(request);
  if (bundle) return json(response, { meta, ...bundle });
  if (!request.url?.startsWith("/api/altcha-challenge")) return json(response, { meta, res: true });
  const expiresAt = new Date(Date.now() + 600_000);
  const { parameters, signature } = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 20_000,
    counter: 70,
    deriveKey,
    expiresAt,
    hmacSignatureSecret: "bench",
  });
  json(response, { meta, parameters, signature });
}

const listen = (server: Server, port: number): Promise<void> => new Promise((resolve) => server.listen(port, "localhost", resolve));

export async function startServers(port: number, folders: Folders): Promise<Servers> {
  const { digi } = folders;
  const rules = digi ? readFileSync(join(digi, "v1/reserve.css"), "utf8").split("\n") : [];
  const reserve = (tag: string): string => rules.find((line) => line.startsWith(`${tag}:`)) ?? "";
  const { renderTag } = (await import(pathToFileURL(join(digi ?? "", version, "include.mjs")).href)) as typeof import("#loader/include.ts");
  const addresses = { api: `http://localhost:${port + 1}`, reserve, include: (tag: string) => renderTag(tag, { lang: "en" }) };
  const site = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://site").pathname);
    const page = pageOf(path, addresses);
    if (page !== undefined)
      send(
        response,
        200,
        "text/html; charset=utf-8",
        compress(page, () => Buffer.from(page)),
        "no-store",
      );
    else if (path === "/hanko-api/login") json(response, hankoLogin);
    else if (path.startsWith("/hanko-api/")) json(response, {});
    else if (!sendFile(response, folders, path)) response.writeHead(404).end();
  });
  const api = createServer((request, response) => void answerApi(request, response));
  await Promise.all([listen(site, port), listen(api, port + 1)]);
  const close = (): void => {
    for (const server of [site, api]) {
      server.closeAllConnections();
      server.close();
    }
  };
  return { site: `http://localhost:${port}`, close };
}
