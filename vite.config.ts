import { defineConfig } from "vitest/config";

/** `threads` start at two thirds of what processes cost; a test that starts servers and databases has a process of its own. */
const project = (name: string, pool: "threads" | "forks") => ({
  test: { name, pool, include: [`tests/${name}/**/*.test.{ts,tsx}`], setupFiles: ["tests/setup.ts"] },
});

export default defineConfig({
  test: {
    projects: [project("unit", "threads"), project("architecture", "threads"), project("contract", "forks")],
    // A contract test starts a server and a database.
    hookTimeout: 60_000,
    testTimeout: 15_000,
  },
});
