/**
 * This file configures drizzle-kit: `npx drizzle-kit generate --config demo/api/db/drizzle.config.ts` writes the migration of a changed
 * schema.
 */
import { defineConfig } from "drizzle-kit";

export default defineConfig({ dialect: "postgresql", schema: "./demo/api/db/schema*.ts", out: "./demo/api/db/migrations" });
