/** Which folders of core are chunks of their own, and which travel together: who pays for them. */
import { folderOf, folders } from "#core/floors.ts";

/**
 * Contracts, values and what the browser has, contracts and questions of forms, models of loading, fields of one number each, and pictures:
 * each file goes where it is needed, for nobody needs all of such a folder.
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
 * Files of these folders that nearly every widget needs, though no newsletter does: they stand in `core`. Whichever widget is the next to need
 * one would otherwise take it out of the file that the others load, as one request more for each of them.
 */
const inCore = ["core/platform/address-bar.ts", "core/base/values/query.ts", "core/services/load/take-latest.ts"];

/**
 * Folders that travel together, because every page needs all of `core`, and every page with a form all of `forms`. Whatever is added
 * here is paid for by every page of every site: `tests/unit/build/chunks.test.ts` holds the newsletter against it.
 */
export const joined: Readonly<Record<"core" | "forms", readonly string[]>> = {
  core: ["services/i18n", "services/analytics", "services/captcha", "ui/base", "runtime/element"],
  forms: ["ui/fields", "forms/form"],
};

/**
 * The chunk of a file of core: the folder that it stands in, by its name without the group's. Undefined where the file goes by its
 * importers (build/chunk-plan.ts).
 * @param path as imports say it, `core/forms/light-dom/light-dom-field.tsx`
 */
export function folderChunk(path: string): string | undefined {
  if (inCore.includes(path)) return "core";
  if (!path.startsWith("core/") || splitByFile.some((folder) => path.startsWith(`core/${folder}/`))) return undefined;
  const folder = folderOf(path);
  if (folder === "") return "core"; // kernel.ts
  return Object.entries(joined).find(([, folders]) => folders.includes(folder))?.[0] ?? folder.replace(/.*\//, "");
}

/** Where the file of a service lies that tags of a page share. @param name as definitions say it (`needs`) */
export const serviceFolder = (name: string): string => `core/${folders.find((folder) => folder.endsWith(`/${name}`))}`;
