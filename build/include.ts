/**
 * First screens for servers that write them into their pages (decision 22): `include.mjs`, which writes a tag with its attributes; files
 * with the same for tags without attributes (`newsletter.en.html`); and the hashes of the styles for a page's `style-src`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { EnvironmentOptions, Plugin, ViteBuilder } from "vite";
import { languages, type Language } from "#core/base/values/language.ts";
import { frameCss, includedCss } from "#loader/frame.ts";
import type { FirstScreen } from "#loader/include.ts";
import { packHeights } from "#loader/manifest.ts";
import type { ShellNode } from "#loader/prerendered-screen.ts";
import type { Chunk } from "./chunks.ts";
import { wholeFirstScreenCss } from "./screen-styles.ts";
import { sha256 } from "./integrity.ts";
import { sourcesOf } from "./language-files.ts";
import { rootDir, sourceFile, type WidgetFolder } from "./widgets.ts";
import type { Shells } from "./prerender.ts";
import { sheetFolders } from "./styles.ts";
import { environment, outputOf } from "./vite.ts";

type Screens = Readonly<Record<string, FirstScreen>>;

/** Returns the first screens of the widgets that have one, by tag. */
export function firstScreens(widgets: readonly WidgetFolder[], chunks: readonly Chunk[], shells: Shells): Screens {
  return Object.fromEntries(
    widgets.flatMap((widget) => {
      const trees = shells.get(widget.name);
      return trees ? [[widget.definition.tag, firstScreen(widget, chunks, trees)]] : [];
    }),
  );
}

function firstScreen(widget: WidgetFolder, chunks: readonly Chunk[], trees: ReadonlyMap<Language, readonly ShellNode[]>): FirstScreen {
  const own = sourceFile(widget.folder, "css");
  const css =
    frameCss(packHeights(widget.heights)) +
    wholeFirstScreenCss(sheetFolders(sourcesOf(chunks, widget.name)), own, [...trees.values()].flat()) +
    includedCss;
  return {
    css,
    hash: sha256(css),
    trees: Object.fromEntries(trees) as FirstScreen["trees"],
    isForStrangers: widget.definition.firstScreen === "for-strangers",
  };
}

export type IncludeBuild = {
  readonly environments: Readonly<Record<"include", EnvironmentOptions>>;
  readonly plugin: Plugin;
  write(builder: ViteBuilder, screens: Screens, releaseDir: string): Promise<void>;
};

/** Creates the build with which Vite makes `include.mjs`. */
export function createIncludeBuild(): IncludeBuild {
  // Filled in when the chunks are known.
  let known: Screens = {};
  return {
    environments: {
      include: environment("es", {
        write: false,
        rolldownOptions: { input: join(rootDir, "loader/include.ts"), platform: "neutral" },
      }),
    },
    plugin: {
      name: "digi-first-screens",
      resolveId: (id) => (id === "virtual:first-screens" ? `\0${id}` : undefined),
      load: (id) =>
        id === "\0virtual:first-screens" ? `export const screens = JSON.parse(${JSON.stringify(JSON.stringify(known))});` : undefined,
    },
    async write(builder, screens, releaseDir) {
      known = screens;
      const [module] = await outputOf(builder, "include");
      if (module?.type !== "chunk") throw new Error("include.mjs is no script");
      const file = join(releaseDir, "include.mjs");
      writeFileSync(file, module.code);
      writeFileSync(join(releaseDir, "include.d.mts"), typesOf(Object.keys(screens)));
      // Calls the function as a server would, so that the files contain exactly what the function writes.
      const { renderTag, styleHashes } = (await import(`${pathToFileURL(file).href}?${Date.now()}`)) as typeof import("#loader/include.ts");
      for (const [tag, { trees }] of Object.entries(screens))
        for (const lang of languages)
          if (lang in trees)
            writeFileSync(join(releaseDir, `${tag.replace("digi-", "")}.${lang}.html`), `${renderTag(tag, { lang, isStranger: true })}\n`);
      writeFileSync(join(releaseDir, "include.hashes.json"), `${JSON.stringify(styleHashes, null, 2)}\n`);
    },
  };
}

const typesOf = (tags: readonly string[]): string => `// Generated from the first screens of the widgets.
export type Language = ${languages.map((language) => JSON.stringify(language)).join(" | ")};
/** Tags with a first screen; any other tag of ours is written without one. */
export type Tag = ${tags.map((tag) => JSON.stringify(tag)).join(" | ")} | (\`digi-\${string}\` & {});
${declarationOf("loader/page-address.ts", "RouteTable")}
${declarationOf("loader/include.ts", "IncludeOptions")}
/** The tag with its first screen as declarative shadow DOM. */
export function renderTag(tag: Tag, options: IncludeOptions): string;
/** Tag → the hash of its styles for \`style-src\`, with its quotes: another way than a nonce. */
export const styleHashes: Readonly<Record<string, string>>;
`;

/** Returns the text of one of our exported types, whose doc comments are for servers, too. In the source, a blank line follows the type. */
function declarationOf(path: string, name: string): string {
  const [text] = readFileSync(join(rootDir, path), "utf8").match(new RegExp(`^export type ${name} = .*?;$(?=\\n\\n)`, "ms")) ?? [];
  if (text === undefined) throw new Error(`no type ${name} in ${path}`);
  return text;
}
