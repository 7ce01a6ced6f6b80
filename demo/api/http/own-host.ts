/**
 * The guard of the demo's routes. Everything that the demo shows to everybody, mails among it, is for the machine that it runs on. A page
 * of another host, whose name suddenly resolves to this machine, could read it as its own (DNS rebinding); such a page is recognised by the
 * `Host` that the browser asks for. A numeric IP address cannot be redirected in this way.
 */
import { isIP } from "node:net";
import type { FastifyInstance } from "fastify";
import type { ResolvedOptions } from "#demo/api/config/options.ts";
import { HttpError } from "./errors.ts";

const local = /^(.+\.)?localhost$/i;

/** Tells whether this `Host` is the API's own, or a name or an IP address that may stand for this machine. */
export function isOwnHost(host: string, { publicUrl }: Pick<ResolvedOptions, "publicUrl">): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === new URL(publicUrl).hostname || local.test(hostname) || isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
}

export function guardDemo(app: FastifyInstance, options: ResolvedOptions): void {
  app.addHook("onRequest", async ({ routeOptions: { url = "" }, headers: { host = "" } }) => {
    if (url.startsWith("/demo/") && !isOwnHost(host, options)) throw new HttpError(403);
  });
}
