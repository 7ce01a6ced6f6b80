/**
 * Creates a template database with all tables and the address book, once for each machine and set of migrations, because creating one takes
 * seconds and copying it does not. PGlite's template is a file; PostgreSQL's is a database from which new ones are made. An API adds what
 * it finds missing in its copy.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { openDatabase, openPglite } from "#demo/api/db/open.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const migrations = join(root, "demo/api/db/migrations");
const { version } = JSON.parse(readFileSync(join(root, "node_modules/@electric-sql/pglite/package.json"), "utf8")) as { version: string };

const statements = readdirSync(migrations).filter((name) => name.endsWith(".sql"));
const fingerprint = createHash("sha256")
  .update(statements.map((name) => readFileSync(join(migrations, name), "utf8")).join("\n"))
  .digest("hex")
  .slice(0, 12);
const folder = join(root, "node_modules/.cache/digi-widgets");
const path = join(folder, `pglite-${version}-lean-${fingerprint}.tar`);
let template: Promise<Blob> | undefined;

/** Returns the path of PGlite's template, a tar archive of its folder. The archive is created if it does not exist. */
export async function databaseFile(): Promise<string> {
  if (!existsSync(path)) await make();
  return path;
}

/** Returns PGlite's template, which a process reads only once for all the APIs that it starts. */
export const databaseTemplate = (): Promise<Blob> => (template ??= databaseFile().then(async (file) => new Blob([await readFile(file)])));

/**
 * Creates PGlite's template. The archive is written under another name first, because test files run at the same time; archives of earlier
 * migrations are deleted. Each start of an API reads the whole archive, so it is small: without the databases that PostgreSQL only uses as
 * templates, with little shared memory, and shut down, so that no start has to recover it.
 */
async function make(): Promise<void> {
  const made = await mkdtemp(join(tmpdir(), "digi-template-"));
  const client = await PGlite.create(made);
  const { close } = await openPglite(client);
  await client.exec("update pg_database set datistemplate = false where datname <> current_database()");
  for (const name of ["template0", "template1"]) await client.exec(`drop database ${name}`);
  await client.exec("alter system set shared_buffers = '16MB'");
  await close();
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  execFileSync("tar", ["-cf", unfinished, "-C", made, "."]);
  await rm(made, { recursive: true });
  for (const name of readdirSync(folder)) if (/^pglite-.*\.tar$/.test(name) && join(folder, name) !== path) await rm(join(folder, name));
  await rename(unfinished, path);
}

const templateName = `digi_test_template_${fingerprint}`;
/** The number of the lock in PostgreSQL. Any number will do that no other program locks. */
const lock = 7_004_342;

export async function withClient<Result>(connectionString: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function databaseAt(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Returns the name of the PostgreSQL database from which new ones are made. It is created if it does not exist, and stays on the server.
 */
export const postgresTemplate = (server: string): Promise<string> =>
  withClient(server, async (client) => {
    await client.query("select pg_advisory_lock($1)", [lock]); // The lock is released when the connection ends.
    const { rowCount } = await client.query("select from pg_database where datname = $1", [templateName]);
    if (rowCount === 0) {
      const unfinished = `${templateName}_unfinished`;
      await client.query(`drop database if exists ${unfinished} with (force)`);
      await client.query(`create database ${unfinished}`);
      const databaseUrl = databaseAt(server, unfinished);
      const dataDir = await mkdtemp(join(tmpdir(), "digi-template-"));
      const { close } = await openDatabase({ databaseUrl, databaseTemplate: undefined, dataDir, progress: () => undefined });
      await close();
      await rm(dataDir, { recursive: true });
      await client.query(`alter database ${unfinished} rename to ${templateName}`);
    }
    return templateName;
  });
