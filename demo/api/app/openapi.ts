/** Writes the OpenAPI document: `tsx demo/api/app/openapi.ts dist/openapi.json`. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { openApiDocument } from "./openapi-document.ts";
import { routes } from "./modules.ts";

/** Writes the OpenAPI document of all calls as JSON to a path, whose folder is made if needed. Its version is that of package.json. */
export async function writeOpenApi(path: string): Promise<void> {
  const { version } = JSON.parse(await readFile(new URL("../../../package.json", import.meta.url), "utf8")) as { version: string };
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(openApiDocument(routes, version), undefined, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeOpenApi(process.argv[2] ?? "dist/openapi.json");
