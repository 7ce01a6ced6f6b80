/**
 * The groups and folders of core, and the imports that are allowed between them. Tests of tests/architecture enforce the rules; each
 * group's README says what the group contains. The order of the folders is also the order of their style sheets: a later sheet may override
 * an earlier one.
 */

export type GroupName = keyof typeof groups;

/**
 * The rows of groups, lowest first. A group may import groups of lower rows, but not those of its own row. `core/kernel.ts`, above all
 * rows, may import any.
 */
export const rows: readonly (readonly GroupName[])[] = [
  ["platform"],
  ["base"],
  ["services"],
  ["domain", "ui"],
  ["forms"],
  ["features"],
  ["runtime"],
  ["tools"],
];

/**
 * The folders of each group, lowest first: a folder may import those of its own row and of lower ones. Files of `platform` are in the
 * group's folder itself.
 */
export const groups = {
  platform: [],
  base: [["contract", "errors", "values"]],
  services: [
    ["api"],
    ["load", "stored", "stored-state", "route"],
    ["page-data"],
    ["session", "i18n", "consent", "analytics", "drafts"],
    ["captcha"],
  ],
  domain: [
    ["address", "identity", "leads", "offers", "bundle", "eligibility", "shared-bundle", "promo-code-check", "mobile-line"],
    ["order", "customer", "invoices", "jobs", "news", "html", "pages"],
  ],
  ui: [
    ["base"],
    ["fields"],
    ["contact-fields", "file-field", "radio-group", "number-fields", "select-field", "filter-field", "combobox", "toggle", "date-field"],
    ["dialog", "bottom-bar", "sheet", "frame-dialog"],
    [
      "table",
      "scrolled-table",
      "structured-data",
      "badge",
      "disclosure",
      "list",
      "loaded",
      "slow-notice",
      "empty",
      "price",
      "copy",
      "download",
      "qr-code",
      "outcome",
    ],
    ["tabs", "stepper", "cards"],
    ["carousel", "calendar", "files-field"],
  ],
  forms: [["light-dom"], ["one-time-code"], ["form"], ["new-password", "sending", "inline-edit"], ["edit-form"]],
  features: [
    ["payment-method", "direct-debit", "operators", "offer-features", "offer-rows", "device-search", "cms-page"],
    ["login-in-place", "offer-card"],
    [
      "address-fields",
      "address-text",
      "callback-fields",
      "link-page",
      "slot-text",
      "order-timeline",
      "order-result",
      "offer-cards",
      "no-fibre",
      "bundle-actions",
      "promo-codes",
      "box-select",
      "slot-picker",
      "slot-calendar",
      "switch-fields",
      "contract-summary",
      "landline-fields",
      "line-fields",
      "start-question",
      "job-text",
    ],
    ["identity-page"],
  ],
  runtime: [["element"], ["part"], ["loaded-part"], ["lazy-part"]],
  tools: [["author-panel"], ["doctor", "debug"]],
} as const satisfies Record<string, readonly (readonly string[])[]>;

/** The names of all folders, lowest first, such as `ui/dialog`. The group `platform` is a folder itself. */
export const folders: readonly string[] = rows
  .flat()
  .flatMap((group) => (group === "platform" ? [group] : groups[group].flat().map((folder) => `${group}/${folder}`)));

/**
 * Returns the name of the folder that a file is in: `core/ui/dialog/dialog.tsx` → `ui/dialog`. The name is empty for files of core itself,
 * such as the kernel.
 * @param path the file's path from the root of the repository
 */
export function folderOf(path: string): string {
  const [, group, folder, ...rest] = path.split("/");
  if (group === undefined || folder === undefined) return "";
  return group === "platform" || rest.length === 0 ? group : `${group}/${folder}`;
}

/**
 * Tells whether files of one folder may import files of another.
 * @param from, to names of folders as `folderOf` returns them
 */
export function mayImport(from: string, to: string): boolean {
  if (from === to || from === "") return true;
  const [fromGroup, toGroup] = [groupOf(from), groupOf(to)];
  return fromGroup === toGroup ? rowOf(to) <= rowOf(from) : rankOf(toGroup) < rankOf(fromGroup);
}

/** Tells whether a folder is in the list of folders; core itself counts as known. */
export const isKnown = (folder: string): boolean => folder === "" || folders.includes(folder);

const groupOf = (folder: string): string => folder.replace(/\/.*/, "");
const rankOf = (group: string): number => (group === "" ? rows.length : rows.findIndex((row) => row.some((name) => name === group)));

function rowOf(folder: string): number {
  const [group = "", name] = folder.split("/");
  const inner: readonly (readonly string[])[] = group in groups ? groups[group as GroupName] : [];
  return inner.findIndex((row) => row.some((one) => one === name));
}
