import { register } from "tsx/esm/api";
import { defineConfig } from "vitest/config";

/** `threads` start at two thirds of what processes cost; a test that starts servers and databases has a process of its own. */
const project = (name: string, pool: "threads" | "forks") => ({
  test: { name, pool, include: [`tests/${name}/**/*.test.{ts,tsx}`], setupFiles: ["tests/setup.ts"] },
});

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
    projects: [project("unit", "threads"), project("architecture", "threads"), project("contract", "forks")],
    // A contract test starts a server and a database.
    hookTimeout: 60_000,
    testTimeout: 15_000,
  },
}));
