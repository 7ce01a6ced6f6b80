/** Which folders core has, and who pays for them: the dependency law and the chunks are made from these lists. */

/** Lowest first. A floor sees itself and what is below. */
export const floors: readonly (readonly string[])[] = [
  ["contract", "errors", "values"],
  ["platform"],
  ["api"],
  ["load", "kept", "kept-state", "route"],
  ["page-data"],
  ["session", "i18n", "consent", "analytics", "drafts"],
  [
    "captcha",
    "address",
    "identity",
    "leads",
    "offers",
    "bundle",
    "sections",
    "shared-pack",
    "code-check",
    "mobile-line",
    "order",
    "customer",
    "invoices",
    "jobs",
    "news",
    "html",
  ],
  ["ui"],
  ["fields"],
  [
    "special-fields",
    "file-field",
    "radio-group",
    "number-fields",
    "select-field",
    "filter-field",
    "combobox",
    "dialog",
    "bottom-bar",
    "light",
    "tabs",
    "table",
    "list",
    "loaded",
    "waiting",
    "empty",
    "sheet",
    "frame-dialog",
    "stepper",
    "copy",
    "download",
    "toggle",
    "price",
    "cards",
    "qr-code",
    "date-field",
    "payment-method",
    "direct-debit",
  ],
  ["code-field", "carousel", "calendar", "login-in-place", "files-field"],
  ["forms"],
  [
    "new-password",
    "sending",
    "address-fields",
    "address-text",
    "callback-fields",
    "link-page",
    "order-result",
    "inline-edit",
    "offer-cards",
    "no-fibre",
    "pack",
    "codes",
    "box-question",
  ],
  ["identity-page"],
  ["element"],
  ["part"],
  ["drawn-part"],
  ["late-part"],
  ["author-panel"],
  ["doctor", "debug"],
];

/**
 * Below `api`, contracts and questions of forms, models of loading, fields of one number each, and pictures: each file goes where it is needed, for
 * nobody needs all of such a folder.
 */
const splitByFile = [
  "contract",
  "errors",
  "values",
  "platform",
  "load",
  "leads",
  "mobile-line",
  "order",
  "customer",
  "invoices",
  "jobs",
  "news",
  "number-fields",
  "ui/icons",
];

/**
 * Files of these folders that nearly every room needs, though no newsletter does: they stand in `core`. Whichever room is the next to need
 * one would otherwise take it out of the file that the others load, as one request more for each of them.
 */
const inCore = ["core/platform/address-bar.ts", "core/values/query.ts", "core/load/latest.ts"];

/**
 * Folders that travel together, because every page needs all of `core`, and every page with a form all of `forms`. Whatever is added
 * here is paid for by every page of every site: `tests/unit/build/chunks.test.ts` holds the newsletter against it.
 */
export const joined: Readonly<Record<"core" | "forms", readonly string[]>> = {
  core: ["i18n", "analytics", "captcha", "ui", "element"],
  forms: ["fields", "forms"],
};

/**
 * The chunk of a file of core: the folder that it stands in. Undefined where the file goes by its importers (build/chunk-plan.ts).
 * @param path as imports say it, `core/light/light-field.tsx`
 */
export function folderChunk(path: string): string | undefined {
  if (inCore.includes(path)) return "core";
  if (splitByFile.some((folder) => path.startsWith(`core/${folder}/`))) return undefined;
  const [, folder, file] = /^core\/(?:([\w-]+)\/)?(.+)$/.exec(path) ?? [];
  if (!file) return undefined;
  if (!folder) return "core"; // kernel.ts
  return Object.entries(joined).find(([, folders]) => folders.includes(folder))?.[0] ?? folder;
}
