import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { jwksPath, returnPath } from "#demo/api/identity/relying-party.ts";
import { createApi } from "#demo/api/server.ts";
import { startIdentityApp } from "#demo/identity-app/server.ts";
import { createPartnerSite } from "./site/partner-site.ts";
import { createSite } from "./site/provider-site.ts";

/** Starts the whole demo in one process: site, API, identity app and partner, on `DEMO_PORT` and the ports after it. */
const root = fileURLToPath(new URL("..", import.meta.url));
/** `TEST_DIST`: another build than `dist/`, as for the other servers of a test run. */
const distDir = resolve(root, process.env["TEST_DIST"] ?? "dist");
const dev = process.argv.includes("--dev");
const { DEMO, DEMO_PORT, HOST, DATA_DIR, DATABASE_URL, SMTP_URL, ALLOWED_ORIGINS, LOG_LEVEL, ITSME_ISSUER } = process.env;

function firstPort(): number {
  const port = Number(DEMO_PORT ?? 4100);
  if (!Number.isInteger(port) || port < 1 || port > 65_532)
    throw new Error(`DEMO_PORT must be a port with three more after it, not "${DEMO_PORT}".`);
  return port;
}

type Stop = () => Promise<unknown>;

async function start(stops: Stop[]): Promise<void> {
  const port = firstPort();
  const siteUrl = `http://localhost:${port}`;
  const apiUrl = `http://localhost:${port + 1}`;
  const identityUrl = `http://localhost:${port + 2}`;
  const partnerUrl = `http://127.0.0.1:${port + 3}`;
  const dataDir = DATA_DIR ?? join(root, ".data");
  // Where mails are really sent nothing of the demo may be open (decisions §11); the API refuses to start with both.
  const demo = DEMO === undefined ? !SMTP_URL : DEMO === "1";
  // There anybody can be anybody. With the real app's address in the settings it is not needed.
  const hasIdentityApp = demo && !ITSME_ISSUER;
  if (!dev && !existsSync(join(distDir, "v1/loader.js"))) throw new Error("There is no build yet: run `npm run build` first.");

  // A port that is taken shows here, before the database is opened.
  const partner = createPartnerSite({ siteUrl, apiUrl, dev });
  stops.push(() => partner.close());
  await partner.listen({ port: port + 3, host: HOST ?? "127.0.0.1" });

  const allowed = (ALLOWED_ORIGINS ?? "").split(",").map((origin) => origin.trim());
  const api = await createApi({
    port: port + 1,
    dataDir,
    databaseUrl: DATABASE_URL || undefined,
    demo,
    allowedOrigins: [siteUrl, partnerUrl, ...allowed].filter(Boolean),
    smtpUrl: SMTP_URL || undefined,
    siteUrl,
    publicUrl: apiUrl,
    logLevel: LOG_LEVEL ?? "warn",
    ...(hasIdentityApp && { identity: { issuer: identityUrl } }),
  });
  stops.push(() => api.close());
  if (hasIdentityApp) {
    const { clientId: id, clientSecret: secret, serviceCode } = api.context.options.identity;
    const credentials = secret === undefined ? { jwksUri: apiUrl + jwksPath } : { secret };
    const client = { id, name: "Digi", redirectUri: apiUrl + returnPath, homeUrl: siteUrl, serviceCode, credentials };
    const app = await startIdentityApp({ port: port + 2, host: HOST ?? "localhost", dataDir, client });
    stops.push(app.close);
  }
  // The site comes last: once it answers, everything does.
  const site = await createSite({ siteUrl, apiUrl, distDir, demo, dev });
  stops.push(() => site.close());
  await site.listen({ port, host: HOST ?? "localhost" });

  const lines = [
    ["Site", siteUrl],
    ["Catalogue", `${siteUrl}/catalogue`],
    ...(demo ? [["Outbox", `${siteUrl}/demo/outbox`] as const, ["Faults", `${siteUrl}/demo/faults`] as const] : []),
    ["API", apiUrl],
    ...(hasIdentityApp ? [["Identity", identityUrl] as const] : []),
    ["Partner", partnerUrl],
  ] as const;
  process.stdout.write(`\ndigi-widgets is ready${dev ? ", pages reload after every build" : ""}\n\n`);
  for (const [name, address] of lines) process.stdout.write(`  ${name.padEnd(10)} ${address}\n`);
  process.stdout.write("\nStop with Ctrl+C.\n");
}

const stops: Stop[] = [];

async function stop(code: number): Promise<void> {
  // What hangs must not keep the process: five seconds, then it ends all the same.
  setTimeout(() => process.exit(code), 5000).unref();
  await Promise.allSettled(stops.map((one) => one()));
  process.exit(code);
}

process.once("SIGTERM", () => void stop(0));
process.once("SIGINT", () => void stop(0));
start(stops).catch((error: NodeJS.ErrnoException) => {
  const taken = error.code === "EADDRINUSE" ? ". Set DEMO_PORT to another port." : "";
  process.stderr.write(`The demo could not start: ${error.message}${taken}\n`);
  void stop(1);
});
