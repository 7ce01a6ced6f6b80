/** Starts a reference API for one test file. Its database is PGlite in memory, or a new database on the PostgreSQL of DATABASE_URL. */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ApiOptions } from "#demo/api/config/options.ts";
import { databaseAt, databaseTemplate, postgresTemplate, withClient } from "./database-template.ts";
import { memoryDatabase } from "#demo/api/db/open.ts";
import type { AnyRoute } from "#demo/api/routing/register.ts";
import { modules } from "#demo/api/app/modules.ts";
import { apiModule } from "#demo/api/routing/module.ts";
import { createApi, type Api } from "#demo/api/app/server.ts";

export type TestApi = Api & {
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Every line that the API has logged so far. */
  readonly logs: readonly string[];
};

export const siteUrl = "http://localhost:4100";
export const publicUrl = "http://localhost:4101";

/**
 * The number of rounds in a step of the captcha's puzzle. It is so small that tests which are not about the puzzle need not wait for a
 * solution.
 */
const cheapPuzzle = 50;
/**
 * The window of the rate limits in ms. It is longer than any test takes: with the real window of a minute, calls could be forgotten in the
 * middle of a test on a busy machine.
 */
export const rateLimitWindowMs = 3_600_000;
/**
 * The memory for a hash in KiB. It is so small that tests which are not about hashing need not wait for a hash. The cost of a real hash is
 * tested in tests/unit/demo/access.test.ts.
 */
const cheapHash = 64;

async function freshDatabase(): Promise<{ databaseUrl: string; drop: () => Promise<void> }> {
  const server = process.env["DATABASE_URL"];
  if (!server) return { databaseUrl: memoryDatabase, drop: async () => undefined };
  const name = `digi_test_${randomBytes(6).toString("hex")}`;
  const run = async (statement: string): Promise<void> => void (await withClient(server, (client) => client.query(statement)));
  await run(`create database ${name} template ${await postgresTemplate(server)}`);
  return { databaseUrl: databaseAt(server, name), drop: () => run(`drop database ${name} with (force)`) };
}

/**
 * Starts an API for a test.
 * @param extraRoutes calls that the API also answers, though no widget makes them yet
 */
export async function startApi(options: Partial<ApiOptions> = {}, extraRoutes: readonly AnyRoute[] = []): Promise<TestApi> {
  const dataDir = await mkdtemp(join(tmpdir(), "digi-api-"));
  const { databaseUrl, drop } = await freshDatabase();
  const logs: string[] = [];
  const given: ApiOptions = {
    dataDir,
    databaseUrl,
    databaseTemplate: databaseUrl === memoryDatabase ? await databaseTemplate() : undefined,
    demo: true,
    ...(options.demo !== false && { captchaCost: cheapPuzzle, hashMemory: cheapHash }),
    rateLimitWindowMs,
    allowedOrigins: ["https://partner.example"],
    siteUrl,
    publicUrl,
    logLevel: "debug",
    logStream: { write: (line) => void logs.push(line) },
    progress: () => undefined,
    ...options,
  };
  const clean = async (): Promise<void> => {
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const api = await createApi(given, [...modules, apiModule("test", { routes: extraRoutes })]).catch(async (refusal: unknown) => {
    await clean();
    throw refusal;
  });
  const close = async (): Promise<void> => {
    await api.close();
    await clean();
  };
  return { ...api, close, dataDir, databaseUrl, logs };
}
