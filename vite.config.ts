import { defineConfig } from "vitest/config";

const project = (name: string) => ({ test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], setupFiles: ["tests/setup.ts"] } });

export default defineConfig({
  test: {
    projects: [project("unit"), project("architecture"), project("contract")],
    // A contract test starts a server and a database.
    hookTimeout: 60_000,
    testTimeout: 15_000,
  },
});
