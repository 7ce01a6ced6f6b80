/**
 * Tests the migration to one customer for each number (0010), on a database in which older releases have given several customers the same
 * number.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

const migrationsFolder = fileURLToPath(new URL("../../demo/api/db/migrations", import.meta.url));
const isOlder = (tag: string): boolean => tag < "0010";

let olderFolder: string;
/** The database of the release before the migration, created once. Each test gets a copy. */
let older: Blob | File;
let client: PGlite;
beforeAll(async () => {
  olderFolder = await mkdtemp(join(tmpdir(), "digi-older-"));
  await cp(migrationsFolder, olderFolder, { recursive: true });
  const journal = join(olderFolder, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(await readFile(journal, "utf8")) as { entries: { tag: string }[] };
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.filter(({ tag }) => isOlder(tag)) }));
  const made = await PGlite.create();
  await migrate(drizzle({ client: made }), { migrationsFolder: olderFolder });
  older = await made.dumpDataDir("none");
  await made.close();
});
afterAll(() => rm(olderFolder, { recursive: true }));
beforeEach(async () => {
  client = await PGlite.create({ loadDataDir: older });
  return () => client.close();
});

const upgrade = (): Promise<void> => migrate(drizzle({ client }), { migrationsFolder });

type Left = {
  readonly kind?: "mobile" | "landline" | "internet";
  readonly phone: string | null;
  readonly status?: "active" | "ordered";
  /** The day of January on which the product was ordered. */
  readonly day?: number;
  readonly endsOn?: string;
};

/** Inserts the given products into the old database, with ids in the given order, each under a name for the test. */
async function leave(products: Readonly<Record<string, Left>>): Promise<void> {
  for (const [index, [name, { kind = "mobile", phone, status = "active", day = 1, endsOn }]] of Object.entries(products).entries())
    await client.query(
      `insert into products (id, kind, offer, wp_id, cents, phone, status, ordered_at, ends_on, sim)
       values ($1, $2, $3, '1102', 700, $4, $5, $6, $7, null)`,
      [idOf(index), kind, name, phone, status, `2026-01-${String(day).padStart(2, "0")}T12:00:00Z`, endsOn ?? null],
    );
}

const idOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;

/** Returns the number of each product, by the product's name. */
async function numbers(): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ offer: string; phone: string | null }>("select offer, phone from products order by id");
  return Object.fromEntries(rows.map(({ offer, phone }) => [offer, phone]));
}

const shared = "+32470123456";
const newMobile = /^\+3246\d{7}$/;
const newLandline = /^\+322\d{7}$/;

test("whoever has a number keeps it from all who only asked for it, and they are given another one later", async () => {
  await leave({
    "asked first": { phone: shared, status: "ordered", day: 1 },
    "has it": { phone: shared, status: "active", day: 9 },
    "asked too": { phone: shared, status: "ordered", day: 12 },
  });
  await upgrade();
  expect(await numbers()).toEqual({ "asked first": null, "has it": shared, "asked too": null });
});

test("where several have a number it stays with whoever ordered first; the others get one of their kind that nobody has", async () => {
  await leave({
    third: { phone: shared, day: 5 },
    first: { phone: shared, day: 2 },
    "second, a landline": { phone: shared, kind: "landline", day: 3 },
    fourth: { phone: shared, day: 6 },
  });
  await upgrade();
  const now = await numbers();
  expect(now["first"]).toBe(shared);
  expect(now["third"]).toMatch(newMobile);
  expect(now["fourth"]).toMatch(newMobile);
  expect(now["second, a landline"]).toMatch(newLandline);
  expect(new Set(Object.values(now)).size).toBe(4);
});

test("where several asked, whoever did so first goes on waiting for it; at the same moment, one of them", async () => {
  await leave({
    "asked second": { phone: shared, status: "ordered", day: 3 },
    "asked first": { phone: shared, status: "ordered", day: 2 },
    "one of the same order": { phone: "+32470123457", status: "ordered", day: 4 },
    "another of the same order": { phone: "+32470123457", status: "ordered", day: 4 },
  });
  await upgrade();
  expect(await numbers()).toEqual({
    "asked second": null,
    "asked first": shared,
    "one of the same order": "+32470123457",
    "another of the same order": null,
  });
});

test("what has ended counts with nobody, and what is whole is left as it is", async () => {
  const before = {
    ended: { phone: shared, day: 1, endsOn: "2026-06-30" },
    "ended twice": { phone: shared, day: 1, endsOn: "2026-07-31" },
    "has it now": { phone: shared, day: 8 },
    internet: { phone: null, kind: "internet" },
    TV: { phone: null, kind: "internet" },
    alone: { phone: "+32470123458", day: 2 },
    "alone in asking": { phone: "+32470123459", status: "ordered", day: 2 },
  } as const;
  await leave(before);
  await upgrade();
  expect(await numbers()).toEqual(Object.fromEntries(Object.entries(before).map(([name, { phone }]) => [name, phone])));
});

test("a number that somebody keeps is given to nobody as a new one, though its turn has come", async () => {
  await leave({
    "keeps the next one": { phone: "+32460000101", status: "ordered", day: 1 },
    "has the one after": { phone: "+32460000102", day: 1 },
    "keeps the next landline": { phone: "+3222000101", status: "ordered", kind: "landline", day: 1 },
    first: { phone: shared, day: 2 },
    second: { phone: shared, day: 3 },
    third: { phone: shared, day: 4, kind: "landline" },
  });
  await upgrade();
  const now = await numbers();
  expect(now).toMatchObject({
    "keeps the next one": "+32460000101",
    "has the one after": "+32460000102",
    "keeps the next landline": "+3222000101",
    first: shared,
  });
  expect(new Set(Object.values(now)).size).toBe(6);
});

test("from then on the database itself refuses a number that somebody has or waits for, until it has ended", async () => {
  await leave({ "has it": { phone: shared, day: 1 } });
  await upgrade();
  const again = client.query(
    "insert into products (kind, offer, wp_id, cents, phone, status, ordered_at) select kind, offer, wp_id, cents, phone, 'ordered', now() from products",
  );
  await expect(again).rejects.toMatchObject({ code: "23505" });
  await client.query("update products set ends_on = '2026-06-30'");
  await client.query(
    "insert into products (kind, offer, wp_id, cents, phone, status, ordered_at) select kind, offer, wp_id, cents, phone, 'ordered', now() from products",
  );
});

test("a second start finds it done", async () => {
  await leave({ "has it": { phone: shared, day: 1 }, asked: { phone: shared, status: "ordered", day: 2 } });
  await upgrade();
  const once = await numbers();
  await upgrade();
  expect(await numbers()).toEqual(once);
});
