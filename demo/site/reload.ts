import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";

const lookEveryMs = 400;

/**
 * Returns the time of the newest change in a folder. Polling survives a build that removes the folder and makes it again; a file watcher
 * does not.
 */
async function newestChange(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  const times = await Promise.all(
    entries.map((entry) =>
      stat(join(folder, entry)).then(
        (info) => info.mtimeMs,
        () => 0,
      ),
    ),
  );
  return times.reduce((newest, time) => Math.max(newest, time), 0);
}

const client = `// Reloads the page after a build, or after the demo was started anew.
const source = new EventSource(new URL("/__reload", document.currentScript.src));
let first;
source.addEventListener("message", (event) => {
  if (first === undefined) first = event.data;
  else if (event.data !== first) location.reload();
});
`;

/** Serves the reload of pages for `npm run dev`: `/__reload` sends the stamp of the newest build to every open page. */
export function serveReload(app: FastifyInstance, folder: string): void {
  const started = Date.now();
  const listeners = new Set<(stamp: string) => void>();
  let told = "";

  const look = async (): Promise<void> => {
    if (listeners.size === 0) return;
    const stamp = `${started}.${await newestChange(folder)}`;
    if (stamp === told) return;
    told = stamp;
    // The pages are told one interval later, if nothing has changed since: then the build has finished.
    setTimeout(() => told === stamp && listeners.forEach((tell) => tell(stamp)), lookEveryMs).unref();
  };
  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  app.addHook("onClose", () => clearInterval(timer));

  app.get("/__reload.js", (_request, reply) => {
    reply.header("cross-origin-resource-policy", "cross-origin").header("cache-control", "no-cache");
    return reply.type("text/javascript; charset=utf-8").send(client);
  });
  app.get("/__reload", (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store", "access-control-allow-origin": "*" });
    const tell = (stamp: string): void => void reply.raw.write(`data: ${stamp}\n\n`);
    listeners.add(tell);
    if (told) tell(told);
    request.raw.on("close", () => listeners.delete(tell));
  });
}
