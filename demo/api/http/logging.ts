/**
 * This module logs without personal data. Log lines have no addresses, queries, bodies or headers, and no error messages, because a
 * database quotes values in its messages.
 */
import type { FastifyInstance } from "fastify";
import type { LoggerOptions as PinoLoggerOptions } from "pino";
import type { ResolvedOptions } from "#demo/api/config/options.ts";

type Described = { type: string; code?: string; frames: readonly string[]; cause?: Described };

/**
 * Returns the kind of an error and where in the code it occurred. The first lines of a stack contain the error's message, so only the
 * frames are logged.
 */
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

/** Serializes a request or reply as nothing: `logCalls` logs the parts that may be known. */
const silent = () => ({});

/** Returns the options of the logger: errors are logged by `describeError`, requests and replies not at all. */
export const loggerOptions = ({
  logLevel,
  logStream,
}: ResolvedOptions): PinoLoggerOptions & { stream?: { write: (line: string) => void } } => ({
  level: logLevel,
  ...(logStream && { stream: logStream }),
  base: null,
  // The parser of forms logs its options at the level `trace`, and with them all headers of the call.
  serializers: { err: describeError, req: silent, res: silent, busboyOptions: silent },
});

/** Logs one line per call: its method, its path as declared (without the values of parameters), its status and its duration. */
export function logCalls(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route: request.routeOptions.url ?? "unknown", status: reply.statusCode, ms }, "call");
  });
}
