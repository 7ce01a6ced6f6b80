import { register } from "tsx/esm/api";
import { defineConfig } from "vitest/config";
import { hasRedis } from "./tests/contract/support/redis.ts";
import { depth } from "./tests/depth.ts";

// What hangs ends; how long something takes is nobody's question, on a machine with other work. A project does not inherit what `test`
// says of all: each one says it.
const limits = { hookTimeout: 900_000, testTimeout: 900_000 };

/**
 * `threads` start at two thirds of what processes cost; tests that start servers and databases run in processes. They share what they
 * import (without `isolate`): loading an API takes longer than most of its tests, and each file has a database of its own all the same.
 */
const project = (name: string, pool: "threads" | "forks", more = {}) => ({
  test: { name, pool, ...limits, ...more, include: [`tests/${name}/**/*.test.{ts,tsx}`], setupFiles: ["tests/setup.ts"] },
});

/** What sets up a realm's own state (the language of texts, the page's kernel, what a library found when it was loaded), or a stand-in for a module. */
const ownRealm = [
  "build/rendering",
  "core/tools/doctor/*",
  "core/forms/form/field-texts",
  "core/services/i18n/locale",
  "core/services/i18n/translations",
  "core/kernel",
  "core/kernel-session",
  "core/ui/base/pieces",
  "demo/secrets",
  "loader/*",
  "texts/drawn",
  "widgets/withdrawal/words",
].map((name) => `tests/unit/${name}.test.{ts,tsx}`);

const contract = {
  isolate: false,
  expect: { poll: { timeout: 60_000 } },
  exclude: process.env["DATABASE_URL"]
    ? []
    : [
        // How a server of its own breaks, and who shares it: nothing that PGlite could do.
        "tests/contract/postgres.test.ts",
        "tests/contract/two-processes.test.ts",
      ],
};

/** `vite build -- --fast`: the release, by the plugins and environments of `build/`. */
async function release() {
  // They read the widgets' definitions and draw their views, which are TypeScript.
  register();
  const path: string = "./build/build.ts";
  const { readBuildOptions, releaseConfig } = (await import(new URL(path, import.meta.url).href)) as typeof import("./build/build.ts");
  const own = process.argv.indexOf("--");
  return releaseConfig(readBuildOptions(own < 0 ? [] : process.argv.slice(own + 1)));
}

export default defineConfig(async ({ command }) => ({
  ...(command === "build" && (await release())),
  test: {
    ...(depth === "daily" && { testNamePattern: /^(?!.*@all\b)/ }),
    projects: [
      project("unit", "threads", { isolate: false, exclude: ownRealm }),
      { test: { ...project("unit", "threads").test, name: "unit-own-realm", include: ownRealm } },
      project("architecture", "threads", { isolate: false }),
      // By a clock: `npm run load`.
      project("bench", "forks", { fileParallelism: false, testTimeout: 600_000 }),
      project("contract", "forks", {
        ...contract,
        exclude: [...contract.exclude, ...(command === "build" || (await hasRedis()) ? [] : ["tests/contract/redis.test.ts"])],
      }),
    ],
  },
}));
