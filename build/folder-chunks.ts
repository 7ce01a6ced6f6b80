/**
 * Folders of core as chunks: which folders are chunks of their own, and which are put together into one, and so which pages pay for them.
 */
import type { ServiceName } from "#core/base/contract/element.ts";
import { folderOf, folders } from "#core/floors.ts";

/**
 * Folders whose files are placed one by one, each where it is needed, for no page needs all of such a folder. They contain contracts,
 * values and access to the browser, contracts and questions of forms, models of loading, fields of one number each, and pictures.
 */
const splitByFile = [
  "platform",
  "base/contract",
  "base/errors",
  "base/values",
  "services/load",
  "domain/leads",
  "domain/mobile-line",
  "domain/order",
  "domain/customer",
  "domain/invoices",
  "domain/jobs",
  "domain/news",
  "ui/number-fields",
  "ui/base/icons",
];

/**
 * Files of these folders that nearly every widget needs, though the newsletter does not. They go into `core`. Otherwise the next widget
 * that needs one would take it out of the file that the others load, and add one more request to each of them.
 */
const inCore = ["core/platform/address-bar.ts", "core/base/values/query.ts", "core/services/load/take-latest.ts"];

/**
 * Folders that are put together into one chunk, because every page needs all of `core`, and every page with a form all of `forms`. Every
 * page of every site pays for whatever is added here: `tests/unit/build/chunks.test.ts` measures the newsletter against it.
 */
export const joined: Readonly<Record<"core" | "forms", readonly string[]>> = {
  core: ["services/i18n", "services/analytics", "services/captcha", "ui/base", "runtime/element"],
  forms: ["ui/fields", "forms/form"],
};

/**
 * Returns the chunk of a file of core: the name of its folder without the group's name. Undefined where the file is placed by its importers
 * (build/chunk-plan.ts).
 * @param path as imports say it, `core/forms/light-dom/light-dom-field.tsx`
 */
export function folderChunk(path: string): string | undefined {
  if (inCore.includes(path)) return "core";
  if (!path.startsWith("core/") || splitByFile.some((folder) => path.startsWith(`core/${folder}/`))) return undefined;
  const folder = folderOf(path);
  if (folder === "") return "core"; // kernel.ts
  return Object.entries(joined).find(([, folders]) => folders.includes(folder))?.[0] ?? folder.replace(/.*\//, "");
}

/** Returns the folder of a service that the tags of a page share. @param name as definitions say it (`needs`) */
export const serviceFolder = (name: ServiceName): string => {
  const folder = folders.find((one) => one.endsWith(`/${name}`));
  if (folder === undefined) throw new Error(`core/floors.ts has no folder for the service ${name}`);
  return `core/${folder}`;
};
