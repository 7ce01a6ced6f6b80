/** Starts the demo's site on a sample release, whose files have contents that are easy to tell apart. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSite } from "#demo/site/provider-site.ts";

export const siteUrl = "http://localhost:4100";
export const apiUrl = "http://localhost:4101";

const manifest = {
  schemaVersion: "1.0.0",
  version: "1.2.3",
  modules: [
    {
      declarations: [
        {
          tagName: "digi-sample",
          description: "A <sample> of `code`.",
          attributes: [
            { name: "mode", type: { text: '"a" | "b"' }, description: "The mode.", digi: { kind: "choice", values: ["a", 'b"<'] } },
          ],
          events: [{ name: "digi-ready", description: "Ready." }],
          members: [{ kind: "method", name: "reset", description: "Empties it." }],
          cssParts: [{ name: "button", description: "A button." }],
        },
        {
          tagName: "digi-bar",
          description: "A bar.",
          digi: { head: { text: "Put it first.", script: "say(1)", hash: "sha256-abc" } },
        },
      ],
    },
  ],
};

export type TestSite = Awaited<ReturnType<typeof openSite>>;

export async function openSite() {
  const distDir = mkdtempSync(join(tmpdir(), "digi-dist-"));
  for (const folder of ["v1", "1.2.3", "shared"]) mkdirSync(join(distDir, folder));
  writeFileSync(join(distDir, "v1/loader.js"), `"loader";${" ".repeat(2000)}`);
  writeFileSync(join(distDir, "1.2.3/newsletter.js"), "export default 1;");
  writeFileSync(join(distDir, "shared/react.abc.js"), "export default 2;");
  writeFileSync(join(distDir, "custom-elements.json"), JSON.stringify(manifest));
  const site = await createSite({ siteUrl, apiUrl, distDir, demo: true, dev: undefined });
  const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });
  const close = async (): Promise<void> => {
    await site.close();
    rmSync(distDir, { recursive: true });
  };
  return { distDir, inject: site.inject.bind(site), get, close };
}
