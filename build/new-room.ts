/** `npm run new -- price-list`: makes a room, complete and of the same shape as all others, and says what comes next. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { extractTexts } from "./catalogues.ts";
import { roomFiles } from "./room-template.ts";
import { rootDir } from "./rooms.ts";

/** Writes the files of a room below `root`, and returns their paths. Never over an existing one. */
export function createRoom(name: string, root: string): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is no name for a room: kebab-case, the tag without digi-, like price-list.`);
  const files = Object.entries(roomFiles(name));
  const taken = files.map(([path]) => path).find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`There is a ${taken} already.`);
  for (const [path, content] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return files.map(([path]) => path);
}

async function main(name: string | undefined): Promise<void> {
  if (!name) throw new Error("Say which room: npm run new -- price-list");
  const paths = createRoom(name, rootDir);
  await extractTexts({ name, folder: join(rootDir, "widgets", name) });
  const lines = [
    ...paths.map((path) => `  ${path}`),
    `  widgets/${name}/locales/fr.xlf, nl.xlf`,
    "",
    `Next: translate the texts in widgets/${name}/locales (a missing one fails the build), answer GET /${name} in demo/api,`,
    "and name the statements that it proves in the titles of its tests. The catalogue and the element suite find it by themselves.",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(process.argv[2]).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
