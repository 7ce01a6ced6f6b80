/** The first step of `npm start`, which builds only where `dist/` is missing or older than its sources. */
import { build } from "./build.ts";
import { isBuilt } from "./freshness.ts";

if (!isBuilt()) {
  process.stdout.write("Building …\n");
  await build();
}
