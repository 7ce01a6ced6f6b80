/**
 * What the demo shows to everybody, mails among it, is for the machine that it runs on. A page of another name, whose name suddenly leads
 * here, would read it as its own (DNS rebinding): it is told by the name that the browser asks for. An address of numbers cannot be led.
 */
import { isIP } from "node:net";
import type { FastifyInstance } from "fastify";
import type { ResolvedOptions } from "#demo/api/options.ts";
import { HttpError } from "./errors.ts";

const local = /^(.+\.)?localhost$/i;

/** Is this `Host` the API's own, or one of this machine? */
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
