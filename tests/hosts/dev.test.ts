/**
 * Tests `npm run dev`: a saved file is shown, and nothing is built for it. The widget is a copy, so that the sources of the running tests
 * stay as they are.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";

const port = ports.dev;
const widgetsDir = `.cache/dev-widgets-${port}`;
const widget = join(widgetsDir, "newsletter");

/** Saves a file with one text replaced, as an editor does. */
function save(file: string, before: string, after: string): void {
  const path = join(widget, file);
  const content = readFileSync(path, "utf8");
  expect(content).toContain(before);
  writeFileSync(path, content.replace(before, after));
}

/** Returns the files of a folder, each with the time of its last change. */
const changesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`);

test("a saved view, style or text is shown without a build, and what was typed stays @all", async ({ page, complaints }) => {
  rmSync(widgetsDir, { recursive: true, force: true });
  cpSync("widgets/newsletter", widget, { recursive: true });
  const built = changesOf("dist");
  const env = { ...process.env, DEMO: "1", DEMO_PORT: String(port), DATA_DIR: `.cache/demo-data-${port}`, DATABASE_URL: "memory:" };
  const args = ["--import", "tsx", "build/dev.ts", "--widgets", widgetsDir, "--tags", "newsletter"];
  const dev = spawn(process.execPath, args, { env: { ...env, HASH_MEMORY: "64" }, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  dev.stdout.on("data", (text) => void (said += String(text)));
  try {
    await expect.poll(() => said, { timeout: 120_000 }).toContain("is ready");
    await page.goto(`http://localhost:${port}/demo-pages/newsletter?lang=en`);
    const tag = page.locator("digi-newsletter");
    await tag.getByLabel("Email").fill("ann@digi.example");

    // React's fast refresh replaces the view in place, so the field keeps the typed text.
    save("newsletter.view.tsx", "heading={options.heading ?? headingText()}", 'heading="Saved a moment ago"');
    await expect(tag.getByRole("heading", { name: "Saved a moment ago" })).toBeVisible();
    await expect(tag.getByLabel("Email")).toHaveValue("ann@digi.example");
    save("newsletter.messages.ts", "Subscribe to the newsletter", "Keep me posted");
    await expect(tag.getByRole("button", { name: "Keep me posted" })).toBeVisible();
    await expect.poll(() => said).toContain("fr: Keep me posted");
    save("newsletter.messages.ts", "Keep me posted", "Subscribe to the newsletter");

    save("newsletter.css", "/*", ".ui-form { outline: 7px solid rgb(1, 2, 3) } /*");
    await expect(tag.locator("form")).toHaveCSS("outline-width", "7px");

    await page.goto(`http://localhost:${port}/demo-pages/newsletter?lang=fr`);
    await expect(tag.getByText("Des nouvelles de la fibre")).toBeVisible();
    save("locales/fr.xlf", "Des nouvelles de la fibre", "Tout sur la fibre");
    await expect(tag.getByText("Tout sur la fibre")).toBeVisible();

    // A mistake in the source is shown over the page, and the message disappears when the mistake is corrected.
    complaints.announce("newsletter.view.tsx");
    save("newsletter.view.tsx", "useSignals();", "useSignals(;");
    await expect(page.locator("vite-error-overlay")).toHaveCount(1);
    save("newsletter.view.tsx", "useSignals(;", "useSignals();");
    await expect(page.locator("vite-error-overlay")).toHaveCount(0);
    await expect(tag.getByText("Tout sur la fibre")).toBeVisible();

    // A changed definition restarts the demo, and the page reloads itself. A server that stops refuses what a page still requests, and the
    // browser reports it. On a busy machine an editor's two writes may even restart it twice, so that a reloading page meets the restart.
    complaints.announce(/^Failed to load resource: net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/);
    const reloaded = page.waitForEvent("load", { timeout: 120_000 });
    save("newsletter.element.ts", "Subscribes a visitor", "Takes on a visitor");
    await expect.poll(() => said.split("is ready").length, { timeout: 120_000 }).toBe(3);
    await reloaded;
    await expect(tag.getByText("Tout sur la fibre")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(changesOf("dist")).toEqual(built);
  } finally {
    dev.kill();
    if (dev.exitCode === null && dev.signalCode === null) await once(dev, "exit");
    rmSync(widgetsDir, { recursive: true, force: true });
  }
});
