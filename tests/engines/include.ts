/** Tests prerendered screens that are included in the page's HTML, in a browser that Playwright does not drive. */
import { isDeepStrictEqual } from "node:util";
import { includeScenarios } from "#tests/hosts/include.ts";
import type { Stage } from "#tests/runner/results.ts";
import type { Engine } from "./engine.ts";

export async function runInclude(engine: Engine): Promise<Stage> {
  const stage = { name: `included, ${engine.name}`, passed: 0, failed: 0 };
  const tab = await engine.open();
  for (const [title, run] of Object.entries(includeScenarios)) {
    const [got, wanted] = await run(tab).catch((error: unknown) => [String(error), "no error"] as const);
    const isGood = isDeepStrictEqual(got, wanted);
    if (!isGood) console.log(`  ✘ ${engine.name}: included: ${title}: ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`);
    stage[isGood ? "passed" : "failed"] += 1;
  }
  await tab.close();
  return stage;
}
