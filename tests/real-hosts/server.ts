/** Serves the host pages, and the libraries that they are made of, on one origin. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { apiOrigin, release } from "#tests/hosts/pages.ts";
import { ports } from "#tests/ports.ts";
import { debianFolder, home } from "./install.ts";
import { hosts, type Host } from "./hosts.ts";
import { complaintsScript } from "./listening.ts";
import { tagDocument, tagPages, type TagPage } from "./tag-pages.ts";

export const addressOf = (host: Host): string => `http://localhost:${ports.realHosts}/${hosts.indexOf(host)}/`;
export const addressOfTag = (page: TagPage, tag: string): string =>
  `http://localhost:${ports.realHosts}/tags/${tagPages.indexOf(page)}/${tag}`;

const script = (attribute: string): string => `<script ${attribute} src="${release}/v1/loader.js" data-api="${apiOrigin}"></script>`;

/**
 * Returns the HTML of a host page. Our script is deferred where it comes last, so it runs after an app's module, which comes before it;
 * otherwise it comes first and runs at once.
 */
function pageOf({ head, isScriptFirst }: Host, body: string): string {
  const [before, after] = isScriptFirst ? [script(""), ""] : ["", script("defer")];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A host page</title><link rel="icon" href="data:,">${before}${head}${complaintsScript}${after}</head><body>${body}</body></html>`;
}

const types: Readonly<Record<string, string>> = { ".js": "text/javascript", ".css": "text/css" };

function fileOf(path: string): string | undefined {
  const [, root, ...rest] = path.split("/");
  const file = join(root === "debian" ? debianFolder : home, ...rest);
  return ["debian", "packages"].includes(root ?? "") && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function htmlOf(path: string): string | undefined {
  const [, index, name = ""] = path.split("/");
  const host = hosts.find((_, at) => String(at) === index);
  const body = host?.pages[name];
  return host && body !== undefined ? pageOf(host, body) : host?.fragments?.[name];
}

/** Sends a page with a single tag, with the page's Content-Security-Policy. Returns false where the path is that of no such page. */
function sendTag(response: ServerResponse, path: string): boolean {
  const [, index, tag] = /^\/tags\/(\d+)\/(digi-[a-z-]+)$/.exec(path) ?? [];
  const page = tagPages[Number(index)];
  if (!page || tag === undefined) return false;
  if (page.policy !== undefined) response.setHeader("content-security-policy", page.policy);
  response.setHeader("content-type", "text/html; charset=utf-8").end(tagDocument(page, tag));
  return true;
}

export function serve(): Server {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname));
    if (sendTag(response, path)) return;
    const [html, file] = [htmlOf(path), fileOf(path)];
    if (html !== undefined) response.setHeader("content-type", "text/html; charset=utf-8").end(html);
    else if (file) response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream").end(readFileSync(file));
    else response.writeHead(404).end();
  });
  return server.listen(ports.realHosts, "localhost");
}
