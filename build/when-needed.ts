/** The first step of `npm start`: builds only if `dist/` is missing or older than its sources. */
import { build } from "./build.ts";
import { isBuilt } from "./freshness.ts";

if (!isBuilt()) {
  process.stdout.write("Building …\n");
  await build();
}
