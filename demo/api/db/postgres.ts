/** Connections to PostgreSQL: they may be cut, or fall silent, in the middle of anything. */
import { Client, Pool, type ClientConfig, type PoolClient } from "pg";

/** Until a server that was reached must have said something. */
export const connectTimeoutMs = 5000;
const statementTimeoutMs = 10_000;

const silence = "Query read timeout";

class WatchedClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    // The pool listens to idle connections alone: an error that nobody hears ends the process, and with it all other calls.
    this.on("error", () => undefined);
  }

  /**
   * A statement without an answer takes its connection along: whatever came after it there would wait behind it. So does the beginning
   * of a transaction that fails: drizzle gives back the connection of one that has begun, and ten others would be all there are.
   */
  override query(...given: any[]): any {
    const asked: unknown = Reflect.apply(super.query, this, given);
    if (!(asked instanceof Promise)) return asked;
    return asked.catch((error: unknown) => {
      if (error instanceof Error && error.message === silence) this.connection.stream.destroy();
      if (isBegin(given[0])) (this as unknown as PoolClient).release(true);
      throw error;
    });
  }
}

const isBegin = (statement: { readonly text?: unknown } | undefined): boolean =>
  typeof statement?.text === "string" && statement.text.startsWith("begin");

export const createPool = (connectionString: string): Pool =>
  new Pool({
    connectionString,
    max: 10,
    Client: WatchedClient,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: statementTimeoutMs,
  }).on("error", () => undefined); // The next query opens another connection.

/** Of a connection that broke, by the driver's words: it gives them no code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;
/** Of sockets; and of a server that stops, starts, or takes nobody more: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const codes =
  /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0[1-3]|53300)$/;

/** The database did not answer, or no more: the same call may be answered in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return codes.test(code) || words.test(error.message) || isUnavailable(error.cause);
}
