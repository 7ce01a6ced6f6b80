import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { FileStore } from "./file-store.ts";
import { sendFile } from "./send-file.ts";

const year = "public, max-age=31536000, immutable";
const fiveMinutes = "public, max-age=300, stale-while-revalidate=3600";
const immutablePath = /^\/(\d+\.\d+\.\d+[^/]*|shared)\//;

/**
 * Serves the files of the build to pages of any site. Files of `/v1/…` may change with each release; files of `/<version>/…` and
 * `/shared/…` never change.
 */
export function serveWidgetFiles(app: FastifyInstance, store: FileStore, dev: boolean): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const path = decodeURIComponent(request.url.split("?")[0] ?? "");
    // Failures have these headers, too, so that a page of another site can tell a 404 from a blocked response.
    reply.header("access-control-allow-origin", "*").header("cross-origin-resource-policy", "cross-origin");
    reply.header("timing-allow-origin", "*").header("cache-control", dev ? "no-cache" : immutablePath.test(path) ? year : fiveMinutes);
    if (await sendFile(store, path, request, reply)) return;
    reply.code(404).header("cache-control", "no-store").type("text/plain; charset=utf-8").send("Not found\n");
  };
  const paths = ["/v1/*", "/shared/*", "/types/*", "/:version(^\\d+\\.\\d+\\.\\d+.*)/*"];
  for (const path of paths) app.get(path, handler);
  for (const file of ["/custom-elements.json", "/html-custom-data.json", "/openapi.json"]) app.get(file, handler);
}
