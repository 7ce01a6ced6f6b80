/**
 * This module guards the routes of the demo. All that the demo shows without login, such as mails, is for the machine that it runs on. A
 * page of another host, whose name suddenly resolves to this machine, could read it as its own (DNS rebinding). Such a page is recognised
 * by its `Host` header, which names that other host. A numeric IP address cannot be redirected in this way.
 */
import { isIP } from "node:net";
import type { FastifyInstance } from "fastify";
import type { ResolvedOptions } from "#demo/api/config/options.ts";
import { HttpError } from "./errors.ts";

const local = /^(.+\.)?localhost$/i;

/** Tells whether this `Host` header is the API's own, or a name or an IP address that may stand for this machine. */
export function isOwnHost(host: string, { publicUrl }: Pick<ResolvedOptions, "publicUrl">): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === new URL(publicUrl).hostname || local.test(hostname) || isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
}

/** Refuses calls of `/demo/…` with a 403 unless their `Host` header names this machine. */
export function guardDemo(app: FastifyInstance, options: ResolvedOptions): void {
  app.addHook("onRequest", async ({ routeOptions: { url = "" }, headers: { host = "" } }) => {
    if (url.startsWith("/demo/") && !isOwnHost(host, options)) throw new HttpError(403);
  });
}
