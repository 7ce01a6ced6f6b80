/** Tests typing into prerendered screens in a browser that Playwright does not drive. */
import { isDeepStrictEqual } from "node:util";
import { billIsChosen, delays, partsBefore, scenarios, typeBesideFile, typeThrough } from "#tests/hosts/take-over.ts";
import { composingScenarios } from "#tests/hosts/take-over-composing.ts";
import { lightDomScenarios } from "#tests/hosts/take-over-light-dom.ts";
import { heldAddress, newGate } from "#tests/hosts/held.ts";
import type { Stage } from "#tests/runner/results.ts";
import type { Engine, Tab } from "./engine.ts";

export async function runTakeOver(engine: Engine): Promise<Stage> {
  const tab = await engine.open();
  const stage = await runAll(engine.name, tab);
  await tab.close();
  return stage;
}

async function runAll(name: string, tab: Tab): Promise<Stage> {
  const stage = { name: `take-over, ${name}`, passed: 0, failed: 0 };
  const check = async (title: string, work: () => Promise<readonly [got: unknown, wanted: unknown]>): Promise<void> => {
    const [got, wanted] = await work().catch((error: unknown) => [String(error), "no error"] as const);
    // All scenarios share one tab, so its storage is cleared: a text that was typed in one page is kept for the next page (decision 25),
    // and the file that stores it may come late.
    await tab.go(heldAddress(newGate(), ""));
    await tab.evaluate("sessionStorage.clear()");
    const isGood = isDeepStrictEqual(got, wanted);
    if (!isGood) console.log(`  ✘ ${name}: ${title}: ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`);
    stage[isGood ? "passed" : "failed"] += 1;
  };
  for (const delay of delays) {
    await check(`typing while React comes ${delay} ms late`, async () => {
      const { typed, held } = await typeThrough(tab, delay);
      return [held, typed];
    });
  }
  for (const parts of partsBefore) {
    await check(`typing beside a chosen file while React comes after part ${parts}`, async () => {
      const { typed, held, file } = await typeBesideFile(tab, parts);
      return [
        [held, file],
        [typed, billIsChosen],
      ];
    });
  }
  for (const [title, run] of Object.entries(scenarios)) await check(title, () => run(tab));
  const { inputMethod } = tab;
  if (inputMethod) {
    for (const [title, run] of Object.entries(composingScenarios)) await check(title, () => run({ ...tab, inputMethod }));
  }
  for (const [title, run] of Object.entries(lightDomScenarios)) await check(`in the light DOM: ${title}`, () => run(tab));
  return stage;
}
