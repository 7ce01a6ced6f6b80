/** Opens tabs in Debian's Firefox, which is driven by WebDriver BiDi. */
import { launch, type Browser, type KeyInput } from "puppeteer-core";
import { findProgram, installByApt } from "#tests/browser.ts";
import type { Engine, InputMethod } from "./engine.ts";

const folders = (process.env["PATH"] ?? "").split(":");
const find = (): string | undefined => process.env["FIREFOX_PATH"] ?? findProgram(["firefox-esr", "firefox"], folders);

export async function startFirefox(): Promise<Engine> {
  if (!find()) installByApt(["firefox-esr"]);
  const executablePath = find();
  if (!executablePath) throw new Error("No Firefox was found. Install one, or set FIREFOX_PATH to its path.");
  const browser = await launch({ browser: "firefox", executablePath, headless: true, args: ["--remote-allow-system-access"] });
  const inputMethod = await inputMethodOf(browser);
  return {
    name: "Firefox",
    async open() {
      const page = await browser.newPage();
      return {
        // Navigation does not wait for the `load` event, because a file that is preloaded and held back by a test would delay it.
        go: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
        // The expression is wrapped in an async function: the driver awaits only a promise of the browser's own class, which a page may
        // have replaced.
        evaluate: (expression) => page.evaluate(`(async () => (${expression}))()`),
        close: () => page.close(),
        keyboard: {
          type: (text) => page.keyboard.type(text),
          press: (key) => page.keyboard.press(key as KeyInput),
        },
        inputMethod,
      };
    },
    stop: () => browser.close(),
  };
}

/**
 * The part of the driver's connection that this module uses. puppeteer-core itself reaches pages only, not the browser's own window; the
 * connection for its commands is a public property, but missing in its types.
 */
type Connection = {
  send(method: "browsingContext.getTree", params: object): Promise<{ result: { contexts: readonly { context: string }[] } }>;
  send(method: "script.evaluate", params: object): Promise<{ result: { exceptionDetails?: { text: string } } }>;
};

/**
 * Returns Firefox's input method, which its own window provides for tests. Like any input method it acts on the focused element, in the tab
 * that is shown.
 */
async function inputMethodOf(browser: Browser): Promise<InputMethod> {
  const { connection } = browser as unknown as { readonly connection: Connection };
  const { contexts } = (await connection.send("browsingContext.getTree", { "moz:scope": "chrome" })).result;
  const run = async (expression: string): Promise<void> => {
    const target = { context: contexts[0]?.context };
    const { exceptionDetails } = (await connection.send("script.evaluate", { expression, target, awaitPromise: false })).result;
    if (exceptionDetails) throw new Error(exceptionDetails.text);
  };
  await run(`
    globalThis.inputMethod = Cc["@mozilla.org/text-input-processor;1"].createInstance(Ci.nsITextInputProcessor);
    if (!inputMethod.beginInputTransactionForTests(window)) throw new Error("Another input method is at work.");
  `);
  return {
    compose: (text) =>
      run(`
        inputMethod.setPendingCompositionString(${JSON.stringify(text)});
        inputMethod.appendClauseToPendingComposition(${text.length}, inputMethod.ATTR_RAW_CLAUSE);
        inputMethod.setCaretInPendingComposition(${text.length});
        inputMethod.flushPendingComposition();
      `),
    commit: (text) =>
      run(
        `inputMethod.commitCompositionWith(${JSON.stringify(text)}, new KeyboardEvent("", { key: "Enter", code: "Enter", keyCode: 13 }))`,
      ),
  };
}
