/**
 * This script starts the whole demo in one process: site, API, identity app and partner site, on `DEMO_PORT` and the three ports after it.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { jwksPath, returnPath } from "#demo/api/modules/identity/relying-party.ts";
import { createApi } from "#demo/api/app/server.ts";
import { startIdentityApp } from "#demo/identity-app/server.ts";
import { demoSettings, openingText } from "./settings.ts";
import { createPartnerSite } from "./site/partner-site.ts";
import { createSite } from "./site/provider-site.ts";
import type { DevPart } from "./site/visit.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
/** The folder of the build. The variable `TEST_DIST` names another build than `dist/`, as it does for the other servers of a test run. */
const builtDir = resolve(root, process.env["TEST_DIST"] ?? "dist");
const { HOST } = process.env;
const { values: options } = parseArgs({
  options: { dev: { type: "boolean", default: false }, tags: { type: "string" }, widgets: { type: "string" } },
});
const { dev } = options;

/** Returns the function that adds the modules of a development release to the site. `npm run dev` uses it. */
async function devPart(distDir: string): Promise<DevPart> {
  const { serveDevRelease } = await import("#build/dev-server.ts");
  const widgetsDir = options.widgets && resolve(options.widgets);
  return (site) => serveDevRelease(site, { distDir, only: options.tags?.split(","), widgetsDir });
}

type Stop = () => Promise<unknown>;

async function start(stops: Stop[]): Promise<void> {
  const settings = demoSettings(process.env, join(root, ".data"));
  const { port, siteUrl, apiUrl, hasIdentityApp } = settings;
  const { dataDir, demo } = settings.api;
  const distDir = dev ? join(root, ".cache/dev", String(port)) : builtDir;
  if (!dev && !existsSync(join(distDir, "v1/loader.js"))) throw new Error("There is no build yet: run `npm run build` first.");

  // The partner site starts first, so that a port that is taken is found before the database is opened.
  const partner = createPartnerSite({ siteUrl, apiUrl, dev });
  stops.push(() => partner.close());
  await partner.listen({ port: port + 3, host: HOST ?? "127.0.0.1" });

  const api = await createApi(settings.api);
  stops.push(() => api.close());
  if (hasIdentityApp) {
    const { clientId: id, clientSecret: secret, serviceCode } = api.context.options.identity;
    const credentials = secret === undefined ? { jwksUri: apiUrl + jwksPath } : { secret };
    const client = { id, name: "digi", redirectUri: apiUrl + returnPath, homeUrl: siteUrl, serviceCode, credentials };
    const app = await startIdentityApp({ port: port + 2, host: HOST ?? "localhost", dataDir, client });
    stops.push(app.close);
  }
  // The provider's site starts last: once it answers, all servers do.
  const { reminders } = api.context.options;
  const site = await createSite({ siteUrl, apiUrl, distDir, demo, reminders, dev: dev ? await devPart(distDir) : undefined });
  stops.push(() => site.close());
  await site.listen({ port, host: HOST ?? "localhost" });

  process.stdout.write(openingText(settings, dev));
}

const stops: Stop[] = [];

let isStopping = false;

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // Work that hangs must not keep the process alive, so the process ends after five seconds in any case.
  setTimeout(() => process.exit(code), 5000).unref();
  await Promise.allSettled(stops.map((one) => one()));
  process.exit(code);
}

process.on("SIGTERM", () => void stop(0));
process.on("SIGINT", () => void stop(0));
// `npm run dev` sends SIGHUP to start the demo anew.
process.on("SIGHUP", () => void stop(1));
start(stops).catch((error: NodeJS.ErrnoException) => {
  const taken = error.code === "EADDRINUSE" ? ". Set DEMO_PORT to another port." : "";
  process.stderr.write(`The demo could not start: ${error.message}${taken}\n${dev && !taken ? `${error.stack}\n` : ""}`);
  void stop(1);
});
