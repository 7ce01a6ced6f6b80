import { expect, test } from "vitest";
import { createImportListed } from "#loader/hashes.ts";

const release = "https://cdn.example/1.4.0/";
const first = { "newsletter.js": "n", "newsletter.integrity.js": "l", "newsletter.fr.js": "f" };
const shared = "https://cdn.example/shared/core-abc123.js";

/**
 * Simulates a network that delivers the right file for a request with the file's hash. `faults` tells how often each file is wrong before
 * that.
 */
function serve(faults: Record<string, number> = {}) {
  const asked: string[] = [];
  const load = (address: string, hash: string): Promise<unknown> => {
    const { pathname, search } = new URL(address);
    const name = pathname.split("/").at(-1) ?? "";
    asked.push(`${name}${search} ${hash}`);
    const left = faults[name] ?? 0;
    faults[name] = left - 1;
    if (left > 0) return Promise.reject(new TypeError("integrity"));
    return Promise.resolve(name.endsWith("integrity.js") ? { hashes: { "core-abc123.js": "c", "newsletter.view.js": "v" } } : { name });
  };
  const importListed = createImportListed(first);
  return { asked, importFile: (address: string) => importListed(address, load) };
}

test("a widget's file comes with the list of what it needs, asked for at once", async () => {
  const { asked, importFile } = serve();
  const arriving = importFile(`${release}newsletter.js`);
  expect(asked).toEqual(["newsletter.js n", "newsletter.integrity.js l"]);
  expect(await arriving).toEqual({ name: "newsletter.js" });
});

test("what is on that list is known then, shared files and parts; the list is fetched once", async () => {
  const { asked, importFile } = serve();
  await importFile(`${release}newsletter.js`);
  await importFile(shared);
  await importFile(`${release}newsletter.view.js`);
  await importFile(`${release}newsletter.js?r=1`);
  expect(asked.slice(2)).toEqual(["core-abc123.js c", "newsletter.view.js v", "newsletter.js?r=1 n"]);
});

test("a file that is on no list is not asked for", async () => {
  const { asked, importFile } = serve();
  for (const address of [shared, `${release}other.js`, `${release}newsletter.de.js`])
    await expect(importFile(address)).rejects.toThrow(TypeError);
  expect(asked).toEqual([]);
});

test("a language's file needs no list of its own", async () => {
  const { asked, importFile } = serve();
  await importFile(`${release}newsletter.fr.js`);
  expect(asked).toEqual(["newsletter.fr.js f"]);
});

test("where the list fails, so does the file; asked again, both have an address that did not fail", async () => {
  const { asked, importFile } = serve({ "newsletter.integrity.js": 1 });
  await expect(importFile(`${release}newsletter.js`)).rejects.toThrow("integrity");
  await expect(importFile(shared)).rejects.toThrow(TypeError);
  await importFile(`${release}newsletter.js?r=1`);
  expect(asked.slice(2)).toEqual(["newsletter.js?r=1 n", "newsletter.integrity.js?r=1 l"]);
  expect(await importFile(shared)).toEqual({ name: "core-abc123.js" });
});
