/** The host pages, and the libraries that they are made of, on one origin. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";
import { apiOrigin, release } from "#tests/hosts/pages.ts";
import { ports } from "#tests/ports.ts";
import { debianFolder, home } from "./install.ts";
import { hosts, type Host } from "./hosts.ts";

export const addressOf = (host: Host): string => `http://localhost:${ports.realHosts}/${hosts.indexOf(host)}/`;

/** What a page, its library or our script complains of, from our script on: libraries of that age may say what they like as they start. */
const listening = `<script>
  window.complaints = [];
  addEventListener("error", (event) => complaints.push("uncaught " + event.message));
  addEventListener("unhandledrejection", (event) => complaints.push("unhandled " + event.reason));
  for (const kind of ["error", "warn"]) {
    const say = console[kind];
    console[kind] = (...given) => (complaints.push(given.join(" ")), say.apply(console, given));
  }
  // The page is the host's own: it goes nowhere after a login.
  document.addEventListener("digi-navigate", (event) => event.preventDefault());
</script>`;

const script = (attribute: string): string => `<script ${attribute} src="${release}/v1/loader.js" data-api="${apiOrigin}"></script>`;

/** A module runs after the page was read, and before what is deferred after it. */
function pageOf({ head, isScriptFirst }: Host, body: string): string {
  const [before, after] = isScriptFirst ? [script(""), ""] : ["", script("defer")];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A host page</title><link rel="icon" href="data:,">${before}${head}${listening}${after}</head><body>${body}</body></html>`;
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

export function serve(): Server {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname));
    const [html, file] = [htmlOf(path), fileOf(path)];
    if (html !== undefined) response.setHeader("content-type", "text/html; charset=utf-8").end(html);
    else if (file) response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream").end(readFileSync(file));
    else response.writeHead(404).end();
  });
  return server.listen(ports.realHosts, "localhost");
}
