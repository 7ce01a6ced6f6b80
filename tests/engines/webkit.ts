/** Drives WebKitGTK's MiniBrowser by W3C WebDriver, on a virtual screen. Each tab is a browser and a driver of its own. */
import { spawn, type ChildProcess } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { findProgram, installByApt } from "#tests/browser.ts";
import type { Engine, Tab } from "./engine.ts";

const folders = (process.env["PATH"] ?? "").split(":");
const firstPort = Number(process.env["TEST_PORT"] ?? 5600) + 40;
const display = ":97";
const scriptTimeoutMs = 120_000;
/** The limit in ms for starting a browser, which takes two seconds, or, now and then, never ends. */
const startTimeoutMs = 40_000;

/** Returns the path of MiniBrowser, or undefined. It is in a folder of its library, whose name depends on the version and the machine. */
function findMiniBrowser(): string | undefined {
  const libraries = "/usr/lib";
  const folders = readdirSync(libraries, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => ["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"].map((name) => join(libraries, entry.name, name)));
  return findProgram(["MiniBrowser"], folders);
}

type Programs = { readonly driver: string; readonly browser: string; readonly screen: string };

function findPrograms(): Programs | undefined {
  const [driver, screen, browser] = [findProgram(["WebKitWebDriver"], folders), findProgram(["Xvfb"], folders), findMiniBrowser()];
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

export async function startWebKit(): Promise<Engine> {
  if (!findPrograms()) installByApt(["webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb"]);
  const programs = findPrograms();
  if (!programs)
    throw new Error("No WebKitGTK was found: WebKitWebDriver, MiniBrowser and Xvfb are needed (Debian: webkit2gtk-driver, xvfb).");
  const screen = spawn(programs.screen, [display, "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], { stdio: "ignore" });
  let port = firstPort;
  const drivers = new Set<ChildProcess>();
  const open = async (): Promise<Tab> => {
    port += 1;
    const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", LIBGL_ALWAYS_SOFTWARE: "1" };
    const driver = spawn(programs.driver, [`--port=${port}`, "--host=127.0.0.1"], { stdio: "ignore", env });
    drivers.add(driver);
    driver.once("exit", () => drivers.delete(driver));
    try {
      return await openTab(`http://127.0.0.1:${port}`, programs.browser, () => void driver.kill());
    } catch (cause) {
      driver.kill();
      throw cause;
    }
  };
  return {
    name: "WebKit",
    // A failed start is tried once more: about one of a hundred browsers never tells its driver that it has started, whatever the page.
    open: () => open().catch(open),
    async stop() {
      for (const driver of drivers) driver.kill();
      screen.kill();
    },
  };
}

async function openTab(address: string, binary: string, onClose: () => void): Promise<Tab> {
  await driverAnswers(address);
  const capabilities = {
    alwaysMatch: { "webkitgtk:browserOptions": { binary, args: ["--automation"] }, timeouts: { script: scriptTimeoutMs } },
  };
  const { sessionId } = (await send(`${address}/session`, { capabilities }, startTimeoutMs)) as { sessionId: string };
  const session = `${address}/session/${sessionId}`;
  return {
    go: async (url) => void (await send(`${session}/url`, { url })),
    evaluate(expression) {
      const script = `const done = arguments[arguments.length - 1]; Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      return send(`${session}/execute/async`, { script, args: [] }).then((answer) => {
        const { value, error } = answer as { value?: unknown; error?: string };
        if (error) throw new Error(error);
        return value;
      });
    },
    keyboard: {
      type: (text) => pressAll(session, [...text]),
      press: (key) => pressAll(session, [keyCodes[key] ?? key]),
    },
    async close() {
      await fetch(session, { method: "DELETE" }).catch(() => undefined);
      onClose();
    },
  };
}

/** The codes that WebDriver defines for keys that are no characters. */
const keyCodes: Readonly<Record<string, string>> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  ArrowLeft: "\uE012",
  ArrowDown: "\uE015",
};

async function pressAll(session: string, keys: readonly string[]): Promise<void> {
  const actions = keys.flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
  await send(`${session}/actions`, { actions: [{ type: "key", id: "keyboard", actions }] });
}

async function send(url: string, body: unknown, timeoutMs = scriptTimeoutMs): Promise<unknown> {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body), signal: AbortSignal.timeout(timeoutMs) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${(value as { message?: string }).message}`);
  return value;
}

/** Waits until the driver answers; it begins to listen a moment after it was started. */
async function driverAnswers(address: string): Promise<void> {
  const patience = AbortSignal.timeout(15_000);
  while (!patience.aborted) {
    const isUp = await fetch(`${address}/status`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error("WebKitWebDriver does not answer.");
}
