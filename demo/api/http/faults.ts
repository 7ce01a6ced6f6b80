/**
 * This module makes faults on demand, for the demo. The path `/~503,latency/address/city` is `/address/city` with a delay and then an
 * outage, for this one call.
 */
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply } from "fastify";
import { statusText } from "#demo/api/messages/status-texts.ts";
import { languageOf } from "./request-language.ts";
import { failure } from "./envelope.ts";

export const faultNames = ["latency", "401", "429", "503", "broken-json", "html", "wrong-shape", "offline"] as const;
export type Fault = (typeof faultNames)[number];

const latencyMs = 3000;
const wanted = new WeakMap<IncomingMessage, readonly Fault[]>();

/** Removes the list of faults from the request's URL, remembers the list for this call, and returns the rest of the URL. */
export function rewriteFaults(request: IncomingMessage): string {
  const url = request.url ?? "/";
  const [, list, rest] = /^\/~([a-z0-9,-]*)(\/.*)$/.exec(url) ?? [];
  if (list === undefined || rest === undefined) return url;
  wanted.set(
    request,
    faultNames.filter((name) => list.split(",").includes(name)),
  );
  return rest;
}

/**
 * Answers calls with the faults that their URL asked for. It must be registered after CORS, because a page must be able to read the fault
 * like a real error.
 */
export function applyFaults(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    const faults = wanted.get(request.raw) ?? [];
    if (faults.length === 0 || request.method === "OPTIONS") return undefined;
    if (faults.includes("latency")) await new Promise((done) => setTimeout(done, latencyMs));
    if (faults.includes("offline")) {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    const fault = faults.find((name) => name !== "latency");
    return fault && answerWith(fault, reply);
  });
}

function answerWith(fault: Fault, reply: FastifyReply): FastifyReply {
  const language = languageOf(reply.request);
  const json = reply.type("application/json; charset=utf-8");
  switch (fault) {
    case "401":
      return json.code(401).send(failure({ message: statusText("unauthorised", language) }));
    case "429":
      return json
        .code(429)
        .header("retry-after", "2")
        .send(failure({ code: "rate_limited", message: statusText("rateLimited", language) }));
    case "503":
      return json.code(503).send(failure({ message: statusText("unavailable", language) }));
    case "broken-json":
      return json.send('{"meta":{"status":{"error":false,"mess');
    case "html":
      return reply.type("text/html; charset=utf-8").send("<!doctype html><title>Gateway</title><h1>It works!</h1>");
    default:
      return json.send({ meta: { status: "fine" }, status: 42, cities: {}, streets: 7, numbers: null, mobile: "none", res: "perhaps" });
  }
}
