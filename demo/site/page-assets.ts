import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { createFileStore } from "./file-store.ts";
import { sendFile } from "./send-file.ts";

const inter = dirname(createRequire(import.meta.url).resolve("@fontsource-variable/inter/package.json"));
const assets = createFileStore(fileURLToPath(new URL("../pages/assets", import.meta.url)));
const fonts = createFileStore(join(inter, "files"));

/** Serves the pages' own style sheets, scripts and pictures. `files` maps each address to the file that it serves. */
export function servePageAssets(app: FastifyInstance, files: Readonly<Record<string, string>>): void {
  for (const [address, file] of Object.entries(files)) {
    app.get(address, async (request, reply) => {
      // Browsers revalidate the file by its etag: a changed file is used at once, and an unchanged file is not sent again.
      reply.header("cache-control", "no-cache");
      if (!(await sendFile(assets, `/${file}`, request, reply))) reply.callNotFound();
      return reply;
    });
  }
}

/** Serves the font of the pages, which browsers may cache for a year. */
export function serveFont(app: FastifyInstance): void {
  app.get("/assets/inter.woff2", async (request, reply) => {
    reply.header("cache-control", "public, max-age=31536000, immutable");
    await sendFile(fonts, "/inter-latin-wght-normal.woff2", request, reply);
    return reply;
  });
}
