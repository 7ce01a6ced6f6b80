/**
 * This script runs the API alone. Environment variables configure it: `PORT`, `DATA_DIR`, `DATABASE_URL`, `REDIS_URL`, `DEMO`,
 * `ALLOWED_ORIGINS`, `SMTP_URL` and more (see demo/api/config/options.ts).
 */
import { optionsFromEnv } from "#demo/api/config/options.ts";
import { createApi } from "./server.ts";

const stopWithinMs = 10_000;

try {
  const { app, close } = await createApi(optionsFromEnv(process.env));
  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, "stopping");
    // Requests that hang must not keep a stopping process alive for ever.
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await close();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
} catch (error) {
  process.stderr.write(`The API could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
