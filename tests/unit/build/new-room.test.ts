/** A new room is made in a temporary house: it holds every law, its types are right, and its own test passes. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRoom } from "#build/new-room.ts";
import { houseOf } from "#tests/architecture/house.ts";
import { allRules } from "#tests/architecture/rules/all-rules.ts";

// Inside the repository, so that `#core/…` and packages are found.
const root = join(process.cwd(), ".cache");
let house = "";
let paths: string[] = [];

beforeAll(() => {
  mkdirSync(root, { recursive: true });
  house = mkdtempSync(join(root, "new-room-"));
  paths = createRoom("price-list", house);
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

test("has a door, heights, view, model, contract, messages, style and tests", () => {
  expect(paths).toEqual([
    ...["element.ts", "heights.json", "contract.ts", "model.ts", "messages.ts", "view.tsx", "css"].map(
      (role) => `widgets/price-list/price-list.${role}`,
    ),
    "tests/unit/widgets/price-list/price-list.model.test.ts",
    "tests/e2e/price-list.test.ts",
  ]);
  expect(paths.filter((path) => !existsSync(join(house, path)))).toEqual([]);
});

test("holds every law of the house", () => {
  const made = houseOf(
    Object.fromEntries(paths.filter((path) => !path.endsWith(".json")).map((path) => [path, readFileSync(join(house, path), "utf8")])),
  );
  expect(allRules.flatMap((rule) => rule.check(made))).toEqual([]);
});

test("is formatted as all others", () => {
  execFileSync("node_modules/.bin/prettier", ["--check", "--ignore-path", "/dev/null", ...paths.map((path) => join(house, path))], {
    stdio: "pipe",
  });
}, 60_000);

test("has right types", () => {
  const config = {
    extends: "../../tsconfig.json",
    compilerOptions: { paths: { "#widgets/price-list/*": ["./widgets/price-list/*"] } },
    include: ["widgets", "tests"],
  };
  writeFileSync(join(house, "tsconfig.json"), JSON.stringify(config));
  execFileSync("node_modules/.bin/tsc", ["--noEmit", "--project", join(house, "tsconfig.json")], { encoding: "utf8", stdio: "pipe" });
}, 60_000);

test("its own test passes", () => {
  writeFileSync(
    join(house, "vitest.config.ts"),
    `export default { root: ${JSON.stringify(house)}, resolve: { alias: { "#widgets/price-list": ${JSON.stringify(join(house, "widgets/price-list"))} } }, test: { include: ["tests/unit/**/*.test.ts"] } };`,
  );
  const output = execFileSync("node_modules/.bin/vitest", ["run", "--config", join(house, "vitest.config.ts")], {
    encoding: "utf8",
    stdio: "pipe",
    env: { ...process.env, VITEST: "" },
  });
  expect(output).toContain("2 passed");
}, 60_000);

test("is never written over another, and its name is checked", () => {
  expect(() => createRoom("price-list", house)).toThrow("already");
  for (const name of ["PriceList", "price_list", "1a", "-a", ""]) expect(() => createRoom(name, house)).toThrow("is no name for a room");
});
