/**
 * What a widget needs in one language, in one file: its texts, its first screen, its own styles. Core's texts are a file
 * of their own, shared by all rooms.
 */
import { writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { languages, sourceLanguage } from "#core/values/language.ts";
import type { Catalogue } from "#core/i18n/locale.ts";
import { chunkOfSource, withImports, type Chunk } from "./chunks.ts";
import { readTemplates } from "./catalogues.ts";
import { rootDir, type RoomFolder } from "./rooms.ts";
import { drawShells } from "./shells.ts";
import { readCss, readPieceCss } from "./styles.ts";

/** In parentheses, as the other chunks: compiled once, while it arrives. */
const file = (exports: Readonly<Record<string, unknown>>): string =>
  `export const d=[];export default((require,exports)=>{${Object.entries(exports)
    .map(([name, value]) => `exports.${name}=${JSON.stringify(value)}`)
    .join(";")}});\n`;

/**
 * Core's texts go where their chunk goes: those of core and forms to every page, those of another shared chunk (the address
 * fields) into the files of the rooms that load it.
 *
 * @param sources the file that says each of core's texts, by id
 */
export async function writeLanguageFiles(
  rooms: readonly RoomFolder[],
  chunks: readonly Chunk[],
  sources: ReadonlyMap<string, string>,
  releaseDir: string,
): Promise<void> {
  const shells = await drawShells(rooms);
  for (const language of languages) {
    const core = await readTemplates({ name: "core", folder: join(rootDir, "core") }, language);
    const ofChunks = (names: readonly string[]): Catalogue =>
      Object.fromEntries(Object.entries(core).filter(([id]) => names.includes(chunkOfSource(sources.get(id) ?? "") ?? "core")));
    const shared = ofChunks(everywhere);
    if (language !== sourceLanguage) writeFileSync(join(releaseDir, `core.${language}.js`), file({ templates: shared }));
    for (const room of rooms) {
      const extra = namesOfShared(chunks, room.name).filter((name) => !everywhere.includes(name));
      const templates = { ...(await readTemplates(room, language)), ...ofChunks(extra) };
      const missing = textsIn(sourcesOf(chunks, room.name), sources).find((id) => !(id in templates) && !(id in shared));
      if (missing && language !== sourceLanguage) throw new Error(`${room.name}.${language}.js lacks a text of ${sources.get(missing)}`);
      const shell = shells.get(room.name)?.get(language);
      const css = readPieceCss(sourcesOf(chunks, room.name)) + readCss(join(room.folder, `${room.name}.css`));
      writeFileSync(join(releaseDir, `${room.name}.${language}.js`), file({ templates, ...(shell && { shell }), ...(css && { css }) }));
    }
  }
}

/** Ids of core's texts that this code says. */
const textsIn = (code: readonly string[], sources: ReadonlyMap<string, string>): string[] =>
  [...sources].filter(([, file]) => code.some((module) => module === resolve(rootDir, file))).map(([id]) => id);

const filesOf = (chunks: readonly Chunk[], room: string): string[] => {
  const own = chunks.find((chunk) => chunk.entry === room);
  return own ? withImports(chunks, own.fileName) : [];
};

const sourcesOf = (chunks: readonly Chunk[], room: string): string[] =>
  filesOf(chunks, room).flatMap((file) => chunks.find((chunk) => chunk.fileName === file)?.sources ?? []);

const everywhere = ["react", "core", "forms"];

/** `shared/address-x1y2z3.js` → `address` */
function namesOfShared(chunks: readonly Chunk[], room: string): string[] {
  return filesOf(chunks, room)
    .filter((name) => name.startsWith("shared/"))
    .map((name) => basename(name).replace(/-[\w-]{6}\.js$/, ""));
}
