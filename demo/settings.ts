/**
 * This module reads the settings of the demo from the environment: the options of its API, as if the API ran alone, and the demo's own
 * addresses.
 */
import { whereCounted } from "#demo/api/http/rate-limits.ts";
import { optionsFromEnv, type ApiOptions, type Environment } from "#demo/api/config/options.ts";

export type DemoSettings = {
  readonly port: number;
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly identityUrl: string;
  readonly partnerUrl: string;
  /**
   * True when the demo starts its own identity app, in which anybody can be anybody. That app is not needed when the settings name the real
   * app's address.
   */
  readonly hasIdentityApp: boolean;
  readonly api: ApiOptions;
};

/**
 * Reads the settings of the demo. Throws when `DEMO_PORT` is not a port.
 * @param dataDir the data folder, unless `DATA_DIR` names another
 */
export function demoSettings(env: Environment, dataDir: string): DemoSettings {
  const port = firstPort(env["DEMO_PORT"]);
  const siteUrl = `http://localhost:${port}`;
  const apiUrl = `http://localhost:${port + 1}`;
  const identityUrl = `http://localhost:${port + 2}`;
  const partnerUrl = `http://127.0.0.1:${port + 3}`;
  const given = optionsFromEnv(env);
  // Where mails are really sent, nothing of the demo may be open (decisions §11). The API refuses to start with both.
  const demo = env["DEMO"] === undefined ? !given.smtpUrl : given.demo;
  const hasIdentityApp = demo && !env["ITSME_ISSUER"];
  const api: ApiOptions = {
    ...given,
    port: port + 1,
    dataDir: env["DATA_DIR"] ?? dataDir,
    demo,
    allowedOrigins: [siteUrl, partnerUrl, ...given.allowedOrigins],
    siteUrl,
    publicUrl: apiUrl,
    logLevel: env["LOG_LEVEL"] ?? "warn",
    ...(hasIdentityApp && { identity: { issuer: identityUrl } }),
  };
  return { port, siteUrl, apiUrl, identityUrl, partnerUrl, hasIdentityApp, api };
}

function firstPort(text: string | undefined): number {
  const port = Number(text ?? 4100);
  if (!Number.isInteger(port) || port < 1 || port > 65_532)
    throw new Error(`DEMO_PORT must be a port with three more after it, not "${text}".`);
  return port;
}

/**
 * Returns the text that the terminal shows once all servers answer. The API's own log prints nothing to the terminal while there is no
 * warning.
 */
export function openingText({ siteUrl, apiUrl, identityUrl, partnerUrl, hasIdentityApp, api }: DemoSettings, dev: boolean): string {
  const lines = [
    ["Site", siteUrl],
    ["Catalogue", `${siteUrl}/catalogue`],
    ...(api.demo ? [["Outbox", `${siteUrl}/demo/outbox`] as const, ["Faults", `${siteUrl}/demo/faults`] as const] : []),
    ["API", apiUrl],
    ...(hasIdentityApp ? [["Identity", identityUrl] as const] : []),
    ["Partner", partnerUrl],
  ] as const;
  const ready = `digi-widgets is ready${dev ? ", and shows what is saved" : ""}`;
  const addresses = lines.map(([name, address]) => `  ${name.padEnd(10)} ${address}`).join("\n");
  return `\n${ready}\n\n${addresses}\n\nThe API's ${whereCounted(api.redisUrl)}.\nStop with Ctrl+C.\n`;
}
