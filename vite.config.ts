import { register } from "tsx/esm/api";
import { defineConfig } from "vitest/config";

const project = (name: string) => ({ test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], setupFiles: ["tests/setup.ts"] } });

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
    projects: [project("unit"), project("architecture"), project("contract")],
    // A contract test starts a server and a database.
    hookTimeout: 60_000,
    testTimeout: 15_000,
  },
}));
