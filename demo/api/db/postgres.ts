/** Connections to PostgreSQL: they may be cut, or fall silent, in the middle of anything. */
import { Client, Pool, type ClientConfig, type PoolClient } from "pg";

/** Until a server that was reached must have said something, and until a statement must be answered. */
const timeouts = { connectionTimeoutMillis: 5000, query_timeout: 10_000 } as const;

const silence = "Query read timeout";

/** One that may break or fall silent at any time: both are told by its statements alone. */
class WatchedClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    // The pool listens to idle connections alone: an error that nobody hears ends the process, and with it all other calls.
    this.on("error", () => undefined);
  }

  /** Without a word of farewell, which a silent server would never answer. */
  cut(): void {
    this.connection.stream.destroy();
  }

  /**
   * A statement without an answer takes its connection along: whatever came after it there would wait behind it. So does the beginning
   * of a transaction that fails: drizzle gives back the connection of one that has begun, and ten others would be all there are. One that
   * stands alone has no pool to go back to.
   */
  override query(...given: any[]): any {
    const asked: unknown = Reflect.apply(super.query, this, given);
    if (!(asked instanceof Promise)) return asked;
    return asked.catch((error: unknown) => {
      if (error instanceof Error && error.message === silence) this.cut();
      if (isBegin(given[0])) (this as unknown as Partial<PoolClient>).release?.(true);
      throw error;
    });
  }
}

const isBegin = (statement: { readonly text?: unknown } | undefined): boolean =>
  typeof statement?.text === "string" && statement.text.startsWith("begin");

export const createPool = (connectionString: string): Pool =>
  new Pool({ connectionString, max: 10, Client: WatchedClient, ...timeouts }).on("error", () => undefined); // The next query opens another connection.

/** The same for all that start on one database. */
const preparing = 7_004_341;
/** Then it is asked for again: silence is told from a lock that somebody else holds. */
const lockTimeoutMs = 2000;
const lockNotAvailable = "55P03";

type Work<Result> = (keeper: Client) => Promise<Result>;

/**
 * Does the work while nobody else does it, over the connection that holds the lock: where that is cut, the work ends with it, and nobody
 * goes on beside the next one. Then it is begun anew, once.
 */
export async function alone(connectionString: string, work: Work<void>): Promise<void> {
  const isDone = await underLock(connectionString, (keeper) =>
    work(keeper).then(
      () => true,
      (error: unknown) => {
        if (!isUnavailable(error)) throw error;
        return false;
      },
    ),
  );
  if (!isDone) await underLock(connectionString, work);
}

/** Waits for the lock as long as somebody holds it, and for silence as for any statement. */
async function underLock<Result>(connectionString: string, work: Work<Result>): Promise<Result> {
  const keeper = new WatchedClient({ connectionString, ...timeouts, lock_timeout: lockTimeoutMs });
  try {
    await keeper.connect();
    while (!(await takesLock(keeper)));
    await keeper.query("set lock_timeout = 0"); // The work waits for what it needs as any other does.
    return await work(keeper);
  } finally {
    // Its lock goes with it.
    keeper.cut();
  }
}

async function takesLock(keeper: Client): Promise<boolean> {
  try {
    await keeper.query("select pg_advisory_lock($1)", [preparing]);
    return true;
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === lockNotAvailable) return false;
    throw error;
  }
}

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
