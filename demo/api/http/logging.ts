/** Logging without personal data: no addresses, queries, bodies, headers or messages of errors (a database quotes values in them). */
import type { FastifyInstance } from "fastify";
import type { LoggerOptions as PinoLoggerOptions } from "pino";
import type { ResolvedOptions } from "#demo/api/config/options.ts";

type Described = { type: string; code?: string; frames: readonly string[]; cause?: Described };

/** Returns the kind and place of an error. The first lines of a stack contain the message, so only the frames are kept. */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    frames: frames.slice(0, 12).map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Logs nothing of a request or reply: `logCalls` logs the parts of them that may be known. */
const silent = () => ({});

export const loggerOptions = ({
  logLevel,
  logStream,
}: ResolvedOptions): PinoLoggerOptions & { stream?: { write: (line: string) => void } } => ({
  level: logLevel,
  ...(logStream && { stream: logStream }),
  base: null,
  // The parser of forms logs its options at `trace`, and with them all headers of the call.
  serializers: { err: describeError, req: silent, res: silent, busboyOptions: silent },
});

/** Logs one line per call: method, the path as declared, status, duration. */
export function logCalls(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route: request.routeOptions.url ?? "unknown", status: reply.statusCode, ms }, "call");
  });
}
