/**
 * The command that makes new widgets. `npm run new -- shop-list` makes a widget that lists the API's items, `-- --form ask-advice` a
 * widget that is a form, `-- --flow move-house` a widget with steps, and `-- shop-list/details` a part of a widget. Each is complete, has
 * the same shape as all others, and gets its answers from the reference API. `--fr "Magasins" --nl "Winkels"` set its heading in these
 * languages, and `--en` where the English heading is not the name.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { hasViews, withAreaView } from "./area-view-lines.ts";
import { extractTexts } from "./catalogues.ts";
import { flowTemplate } from "./flow-template.ts";
import { formTemplate } from "./form-template.ts";
import { formatted } from "./formatted.ts";
import { listTemplate } from "./list-template.ts";
import { drawPart, linesFor, partTemplate } from "./part-template.ts";
import { rootDir } from "./widgets.ts";
import { literalKey, words, type Template, type Title } from "./template.ts";

export type Wanted = {
  /** The name of the widget, such as `shop-list`, or of a part, such as `shop-list/details`. */
  readonly name: string;
  /** The kind of the widget. A part has no kind, because it is always a table. */
  readonly kind?: keyof typeof templates;
  readonly title?: Partial<Title>;
};

export type Made = {
  readonly written: readonly string[];
  /** Existing files to which a line was added. */
  readonly changed: readonly string[];
  /** The lines that a developer has to add to the view of the widget; empty where they were added already, or none is needed. */
  readonly forView: readonly string[];
};

const templates = { list: listTemplate, form: formTemplate, flow: flowTemplate };

const namePattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Writes a widget or a part with its translations into the repository at `root`. Existing files are never overwritten. */
export async function createNew(wanted: Wanted, root: string): Promise<Made> {
  const [widget = "", part, ...more] = wanted.name.split("/");
  if (more.length > 0 || ![widget, part ?? widget].every((name) => namePattern.test(name)))
    throw new Error(
      `"${wanted.name}" is no name for a widget or a part: kebab-case, the tag without digi-, like shop-list or shop-list/details.`,
    );
  const template = templateOf(wanted, widget, part);
  const taken = Object.keys(template.files).find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`There is a ${taken} already.`);

  const viewPath = `widgets/${widget}/${widget}.view.tsx`;
  if (part !== undefined && !existsSync(join(root, viewPath))) throw new Error(`There is no ${viewPath}: make the widget first.`);
  const isView = part !== undefined && hasViews(widget);
  const view = part === undefined || isView ? undefined : drawPart(readFileSync(join(root, viewPath), "utf8"), part);
  const changes = {
    ...registrations(template, root),
    ...(view !== undefined && { [viewPath]: view }),
    ...(isView && withAreaView(part, titleOf(wanted, part), (path) => readFileSync(join(root, path), "utf8"))),
  };

  for (const [path, content] of Object.entries({ ...template.files, ...changes })) await write(join(root, path), content);
  const locales = await writeTranslations(template, root);
  const { imports, element } = linesFor(part ?? "");
  return {
    written: [...Object.keys(template.files), ...locales],
    changed: Object.keys(changes),
    forView: part !== undefined && view === undefined && !isView ? [...imports, element] : [],
  };
}

function titleOf({ title = {} }: Wanted, name: string): Title {
  const en = title.en ?? words(name);
  return { fr: en, nl: en, ...title, en };
}

function templateOf({ kind = "list", ...wanted }: Wanted, widget: string, part: string | undefined): Template {
  const all = titleOf(wanted, part ?? widget);
  if (part !== undefined) return partTemplate(widget, part, all);
  return templates[kind](widget, all);
}

async function write(path: string, content: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await formatted(path, content));
}

const modulesPath = "demo/api/app/modules.ts";
const captchaPath = "tests/contract/support/captcha-calls.ts";
const waysPath = "tests/widgets.ts";

/** Returns the new content of the repository's lists in which each new widget must be named. */
function registrations({ folders, api, captchaCall, lists, journey }: Template, root: string): Record<string, string> {
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  const modules = read(modulesPath).replace(/(const modules: [^\n]*\n(?: {2}\w+,\n)*)/, `$1  ${api.name},\n`);
  const path = `#demo/api/modules/${api.module}/${api.module}.module.ts`;
  return {
    [modulesPath]: modules.replace("import type ", `import { ${api.name} } from "${path}";\nimport type `),
    ...(captchaCall !== undefined && { [captchaPath]: beforeLast(read(captchaPath), "];", `"${captchaCall}",\n`) }),
    ...((lists ?? journey) && { [waysPath]: withWay(read(waysPath), `digi-${folders[0]?.split("/")[1]}`, { lists, journey }) }),
  };
}

/**
 * Returns the content of tests/widgets.ts with an entry for the tag, which names the call whose items the tag lists, and the journey that
 * shows its parts.
 */
function withWay(list: string, tag: string, { lists, journey }: Pick<Template, "lists" | "journey">): string {
  const parts = journey?.parts.map((part) => `${literalKey(part)}: { journey: "${journey.file}" },\n`).join("") ?? "";
  const withParts = new RegExp(`"${tag}": \\{(?:(?!\n  "digi-|\n};)[^])*?\\bparts: \\{`).exec(list)?.[0];
  if (withParts) return list.replace(withParts, `${withParts}\n${parts.trimEnd()}`);
  const added = (lists ? `lists: "${lists}",\n` : "") + (parts && `parts: {\n${parts}},\n`);
  const known = `"${tag}": {`;
  if (list.includes(known)) return list.replace(known, `${known}\n${added}`);
  return beforeLast(list, "};\n\nexport type Widget ", `${known}\n${added}},\n`);
}

function beforeLast(text: string, mark: string, added: string): string {
  const at = text.lastIndexOf(mark);
  if (at < 0) throw new Error(`no ${mark} in\n${text}`);
  return text.slice(0, at) + added + text.slice(at);
}

/**
 * Writes the translations of the new files.
 *
 * @returns the paths of the xliff files
 */
async function writeTranslations({ folders, texts }: Template, root: string): Promise<string[]> {
  for (const folder of folders) {
    await extractTexts({ name: folder, folder: join(root, folder) });
    for (const language of ["fr", "nl"] as const) translate(join(root, folder, `locales/${language}.xlf`), texts, language);
  }
  return folders.flatMap((folder) => ["fr", "nl"].map((language) => `${folder}/locales/${language}.xlf`));
}

/** Writes the translations that the template contains into an xliff file. Texts without one are left to a translator. */
function translate(path: string, texts: Template["texts"], language: "fr" | "nl"): void {
  const units = readFileSync(path, "utf8").replace(
    /(<source>((?:(?!<\/source>).)*)<\/source>)\s*(?=<\/trans-unit>)/gs,
    (unit, source: string, text: string) => {
      // In xliff, a value inside a text is an element.
      const values = [...text.matchAll(/<x id="\d+" equiv-text="(.*?)"\/>/g)];
      const plain = values.reduce((said, [element, value = ""]) => said.replace(element, value), text);
      const translation = texts[unescapeXml(plain)]?.[language];
      if (translation === undefined) return unit;
      const target = values.reduce((said, [element, value = ""]) => said.replace(value, () => element), escapeXml(translation));
      return `${source}\n  <target>${target}</target>\n`;
    },
  );
  writeFileSync(path, units);
}

const signs = { "&": "&amp;", "<": "&lt;", ">": "&gt;" } as const;
const escapeXml = (text: string): string => text.replace(/[&<>]/g, (sign) => signs[sign as keyof typeof signs]);
const unescapeXml = (text: string): string =>
  Object.entries(signs).reduceRight((plain, [sign, written]) => plain.replaceAll(written, sign), text);

async function main(args: readonly string[]): Promise<void> {
  const text = { type: "string" } as const;
  const flag = { type: "boolean", default: false } as const;
  const options = { form: flag, flow: flag, en: text, fr: text, nl: text } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1)
    throw new Error(
      "Say what: npm run new -- shop-list, npm run new -- --form ask-advice, npm run new -- --flow move-house, or npm run new -- shop-list/details",
    );
  const { form, flow, ...title } = values;
  if (form && flow) throw new Error("A widget is a form or a flow, and a step of a flow may hold a form: say --flow.");
  const { written, changed, forView } = await createNew({ name, kind: flow ? "flow" : form ? "form" : "list", title }, rootDir);
  const widget = name.split("/")[0] ?? name;
  const lines = [
    ...written.map((path) => `  ${path}`),
    ...changed.map((path) => `  ${path} (a line more)`),
    ...(forView.length > 0 ? ["", `Put into widgets/${widget}/${widget}.view.tsx:`, ...forView.map((line) => `  ${line}`)] : []),
    ...(hasViews(widget) && name !== widget
      ? ["", `Put its page into core/base/values/routes.ts, under the id ${name.slice(widget.length + 1)}.`]
      : []),
    ...(title.fr === undefined || title.nl === undefined
      ? ["", `Its heading is not translated: in locales/*.xlf of widgets/${name}, or with --fr and --nl.`]
      : []),
    "",
    `See it: npm run dev, then http://localhost:4100/demo-pages/${widget}`,
    "Before it is committed: npm run build && npm run heights && npm run sizes -- --record",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(process.argv.slice(2)).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
