import { register } from "tsx/esm/api";
import { defineConfig } from "vitest/config";
import { hasRedis } from "./tests/contract/support/redis.ts";

// A test may draw every room, and start a server. A project does not inherit what `test` says of all: each one says it.
const limits = { hookTimeout: 60_000, testTimeout: 15_000 };

/**
 * `threads` start at two thirds of what processes cost; tests that start servers and databases run in processes. They share what they
 * import (without `isolate`): loading an API takes longer than most of its tests, and each file has a database of its own all the same.
 */
const project = (name: string, pool: "threads" | "forks", more = {}) => ({
  test: { name, pool, ...limits, ...more, include: [`tests/${name}/**/*.test.{ts,tsx}`], setupFiles: ["tests/setup.ts"] },
});

/** What sets up a realm's own state (the language that texts are in, the page's kernel, what a library found when it was loaded). */
const ownRealm = [
  "build/rendering",
  "core/forms/field-texts",
  "core/i18n/locale",
  "core/i18n/translations",
  "core/kernel",
  "core/kernel-session",
  "core/ui/pieces",
  "loader/*",
].map((name) => `tests/unit/${name}.test.{ts,tsx}`);

// Making a database, and solving puzzles, takes its time on a busy machine.
const contract = {
  isolate: false,
  hookTimeout: 90_000,
  testTimeout: 45_000,
  // How long something takes there is nobody's question.
  expect: { poll: { timeout: 30_000 } },
  exclude: process.env["DATABASE_URL"]
    ? []
    : [
        // How a server of its own breaks, and who shares it: nothing that PGlite could do.
        "tests/contract/postgres.test.ts",
        "tests/contract/two-processes.test.ts",
        // What an answer's time gives away is the same question to every database: it is asked of the one that a live site has, where there is one.
        ...(process.env["ALSO_ON_POSTGRES"] ? ["tests/contract/access-timing.test.ts"] : []),
      ],
};

/** `vite build -- --fast`: the release, by the plugins and environments of `build/`. */
async function release() {
  // They read the rooms' doors and draw their views, which are TypeScript.
  register();
  const path: string = "./build/build.ts";
  const { readBuildOptions, releaseConfig } = (await import(new URL(path, import.meta.url).href)) as typeof import("./build/build.ts");
  const own = process.argv.indexOf("--");
  return releaseConfig(readBuildOptions(own < 0 ? [] : process.argv.slice(own + 1)));
}

export default defineConfig(async ({ command }) => ({
  ...(command === "build" && (await release())),
  test: {
    projects: [
      project("unit", "threads", { isolate: false, exclude: ownRealm }),
      { test: { ...project("unit", "threads").test, name: "unit-own-realm", include: ownRealm } },
      project("architecture", "threads", { isolate: false }),
      project("contract", "forks", {
        ...contract,
        exclude: [...contract.exclude, ...(command === "build" || (await hasRedis()) ? [] : ["tests/contract/redis.test.ts"])],
      }),
    ],
  },
}));
