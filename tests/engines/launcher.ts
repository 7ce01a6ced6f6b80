/**
 * Launches the element suite in a browser that Playwright does not drive. The page itself reports its results to the test runner; the
 * browser only has to open it.
 */
import type { BrowserLauncher } from "@web/test-runner";
import type { Engine, Tab } from "./engine.ts";

export function launcherOf(engine: Engine): BrowserLauncher {
  const sessions = new Map<string, { readonly tab: Tab; readonly url: string }>();
  return {
    name: engine.name,
    type: engine.name.toLowerCase(),
    concurrency: 1,
    async startSession(id, url) {
      const tab = await engine.open();
      sessions.set(id, { tab, url });
      await tab.go(url);
    },
    isActive: (id) => sessions.has(id),
    getBrowserUrl: (id) => sessions.get(id)?.url,
    async stopSession(id) {
      const session = sessions.get(id);
      sessions.delete(id);
      await session?.tab.close();
      return {};
    },
    startDebugSession: () => Promise.reject(new Error("There is no debugging here.")),
  };
}
