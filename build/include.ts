/**
 * The prerendered screens for servers that write them into their pages (decision 22). There are three kinds of files: `include.mjs` writes
 * a tag with its attributes; files such as `newsletter.en.html` contain a tag without attributes; `include.hashes.json` has the hashes of
 * the styles for a page's `style-src`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { EnvironmentOptions, Plugin, ViteBuilder } from "vite";
import { languages, type Language } from "#core/base/values/language.ts";
import { frameCss, includedCss } from "#loader/frame.ts";
import type { IncludedScreen } from "#loader/include.ts";
import { packHeights } from "#loader/manifest.ts";
import type { ScreenNode } from "#loader/prerendered-screen.ts";
import type { Chunk } from "./chunks.ts";
import { wholeScreenStyles } from "./screen-styles.ts";
import { sha256 } from "./integrity.ts";
import { sourcesOf } from "./language-files.ts";
import { rootDir, sourceFile, type WidgetFolder } from "./widgets.ts";
import type { PrerenderedScreens } from "./prerender.ts";
import { sheetFolders } from "./styles.ts";
import { environment, outputOf } from "./vite.ts";

type IncludedScreens = Readonly<Record<string, IncludedScreen>>;

/** Returns the prerendered screens, by tag, of the widgets that have one. */
export function includedScreens(widgets: readonly WidgetFolder[], chunks: readonly Chunk[], screens: PrerenderedScreens): IncludedScreens {
  return Object.fromEntries(
    widgets.flatMap((widget) => {
      const trees = screens.get(widget.name);
      return trees ? [[widget.definition.tag, includedScreen(widget, chunks, trees)]] : [];
    }),
  );
}

function includedScreen(
  widget: WidgetFolder,
  chunks: readonly Chunk[],
  trees: ReadonlyMap<Language, readonly ScreenNode[]>,
): IncludedScreen {
  const own = sourceFile(widget.folder, "css");
  const css =
    frameCss(packHeights(widget.heights)) +
    wholeScreenStyles(sheetFolders(sourcesOf(chunks, widget.name)), own, [...trees.values()].flat()) +
    includedCss;
  return {
    css,
    hash: sha256(css),
    trees: Object.fromEntries(trees) as IncludedScreen["trees"],
    isForStrangers: widget.definition.prerendered === "for-strangers",
  };
}

export type IncludeBuild = {
  readonly environments: Readonly<Record<"include", EnvironmentOptions>>;
  readonly plugin: Plugin;
  write(builder: ViteBuilder, screens: IncludedScreens, releaseDir: string): Promise<void>;
};

/** Creates the build with which Vite makes `include.mjs`. */
export function createIncludeBuild(): IncludeBuild {
  // The prerendered screens are filled in once the chunks are known.
  let known: IncludedScreens = {};
  return {
    environments: {
      include: environment("es", {
        write: false,
        rolldownOptions: { input: join(rootDir, "loader/include.ts"), platform: "neutral" },
      }),
    },
    plugin: {
      name: "digi-included-screens",
      resolveId: (id) => (id === "virtual:included-screens" ? `\0${id}` : undefined),
      load: (id) =>
        id === "\0virtual:included-screens" ? `export const screens = JSON.parse(${JSON.stringify(JSON.stringify(known))});` : undefined,
    },
    async write(builder, screens, releaseDir) {
      known = screens;
      const [module] = await outputOf(builder, "include");
      if (module?.type !== "chunk") throw new Error("include.mjs is no script");
      const file = join(releaseDir, "include.mjs");
      writeFileSync(file, module.code);
      writeFileSync(join(releaseDir, "include.d.mts"), typesOf(Object.keys(screens)));
      // The function is called as a server would call it, so that the HTML files contain exactly what the function returns.
      const { renderTag, styleHashes } = (await import(`${pathToFileURL(file).href}?${Date.now()}`)) as typeof import("#loader/include.ts");
      for (const [tag, { trees }] of Object.entries(screens))
        for (const lang of languages)
          if (lang in trees)
            writeFileSync(join(releaseDir, `${tag.replace("digi-", "")}.${lang}.html`), `${renderTag(tag, { lang, isStranger: true })}\n`);
      writeFileSync(join(releaseDir, "include.hashes.json"), `${JSON.stringify(styleHashes, null, 2)}\n`);
    },
  };
}

const typesOf = (tags: readonly string[]): string => `// Generated from the prerendered screens of the widgets.
export type Language = ${languages.map((language) => JSON.stringify(language)).join(" | ")};
/** Tags with a prerendered screen; any other tag of ours is written without one. */
export type Tag = ${tags.map((tag) => JSON.stringify(tag)).join(" | ")} | (\`digi-\${string}\` & {});
${declarationOf("loader/page-address.ts", "RouteTable")}
${declarationOf("loader/include.ts", "IncludeOptions")}
/** The tag with its prerendered screen as declarative shadow DOM. */
export function renderTag(tag: Tag, options: IncludeOptions): string;
/** Tag → the hash of its styles for \`style-src\`, with its quotes. It is an alternative to a nonce. */
export const styleHashes: Readonly<Record<string, string>>;
`;

/**
 * Returns the source of an exported type, whose doc comments are meant for servers, too. In the source file, a blank line follows the type.
 */
function declarationOf(path: string, name: string): string {
  const [text] = readFileSync(join(rootDir, path), "utf8").match(new RegExp(`^export type ${name} = .*?;$(?=\\n\\n)`, "ms")) ?? [];
  if (text === undefined) throw new Error(`no type ${name} in ${path}`);
  return text;
}
