/** Tests pages that take away functions on which a widget relies, in a browser that Playwright does not drive. */
import { isDeepStrictEqual } from "node:util";
import { causeScenarios, sandboxScenarios } from "#tests/hosts/causes.ts";
import { consentScenarios } from "#tests/hosts/consent.ts";
import { copyScenarios, reliefScenarios } from "#tests/hosts/copies.ts";
import { doctorScenarios } from "#tests/hosts/doctor.ts";
import { hangingScenarios } from "#tests/hosts/hanging.ts";
import { heldAddress } from "#tests/hosts/held.ts";
import { hostileScenarios, keptPageScenarios, replacedScenarios } from "#tests/hosts/hostile.ts";
import { keyScenarios } from "#tests/hosts/keys.ts";
import { surroundingScenarios } from "#tests/hosts/surroundings.ts";
import { markupScenarios } from "#tests/hosts/markup.ts";
import { outdatedScenarios } from "#tests/hosts/outdated.ts";
import { unseenScenarios } from "#tests/hosts/unseen.ts";
import type { Stage } from "#tests/runner/results.ts";
import type { Engine } from "./engine.ts";

export async function runHostile(engine: Engine): Promise<Stage> {
  const stage = { name: `hostile pages, ${engine.name}`, passed: 0, failed: 0 };
  let tab = await engine.open();
  const scenarios = {
    ...hostileScenarios,
    ...copyScenarios,
    ...consentScenarios,
    ...reliefScenarios,
    ...unseenScenarios,
    ...markupScenarios,
    ...keyScenarios,
    ...surroundingScenarios,
    ...replacedScenarios,
    ...keptPageScenarios,
    ...causeScenarios,
    ...sandboxScenarios,
    ...hangingScenarios,
    ...outdatedScenarios,
    ...doctorScenarios,
  };
  for (const [title, run] of Object.entries(scenarios)) {
    // All scenarios share one tab, so its storage is cleared: a text that was typed in one page is kept for the next page (decision 25).
    await tab.go(heldAddress("0", ""));
    await tab.evaluate("sessionStorage.clear()");
    const [got, wanted] = await run(tab).catch((error: unknown) => [String(error), "no error"] as const);
    const isGood = isDeepStrictEqual(got, wanted);
    if (!isGood) console.log(`  ✘ ${engine.name}: ${title}: ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`);
    stage[isGood ? "passed" : "failed"] += 1;
    if (!(title in keptPageScenarios)) continue;
    // The tab is closed and a new one opened, because Firefox's driver hangs in a tab that went back to a page of the back/forward cache.
    await tab.close();
    tab = await engine.open();
  }
  await tab.close();
  return stage;
}
