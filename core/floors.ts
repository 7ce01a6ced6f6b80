/**
 * The law of core: which groups and folders there are, and who may import whom. Checked by tests/architecture; each group's README says
 * what lives there. The order of the folders is also that of their style sheets: a later one may override an earlier one.
 */

export type GroupName = keyof typeof groups;

/** Lowest first. Groups import those of lower rows; those of one row do not see each other. `core/kernel.ts`, above all, imports any. */
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

/** The folders of each group, lowest first: a folder imports those of its own row and of lower ones. Files of `platform` lie in the group itself. */
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
    ["address", "identity", "leads", "offers", "bundle", "eligibility", "shared-pack", "code-check", "mobile-line"],
    ["order", "customer", "invoices", "jobs", "news", "html"],
  ],
  ui: [
    ["base"],
    ["fields"],
    ["special-fields", "file-field", "radio-group", "number-fields", "select-field", "filter-field", "combobox", "toggle", "date-field"],
    ["dialog", "bottom-bar", "sheet", "frame-dialog"],
    ["table", "list", "loaded", "waiting", "empty", "price", "copy", "download", "qr-code"],
    ["tabs", "stepper", "cards"],
    ["carousel", "calendar", "files-field"],
  ],
  forms: [["light-dom"], ["code-field"], ["form"], ["new-password", "sending", "inline-edit"]],
  features: [
    ["payment-method", "direct-debit"],
    ["login-in-place"],
    [
      "address-fields",
      "address-text",
      "callback-fields",
      "link-page",
      "order-result",
      "offer-cards",
      "no-fibre",
      "pack",
      "codes",
      "box-question",
    ],
    ["identity-page"],
  ],
  runtime: [["element"], ["part"], ["drawn-part"], ["late-part"]],
  tools: [["author-panel"], ["doctor", "debug"]],
} as const satisfies Record<string, readonly (readonly string[])[]>;

/** `ui/dialog`, or `platform`, which is a folder itself; lowest first. */
export const folders: readonly string[] = rows
  .flat()
  .flatMap((group) => (group === "platform" ? [group] : groups[group].flat().map((folder) => `${group}/${folder}`)));

/**
 * `core/ui/dialog/dialog.tsx` → `ui/dialog`. Empty for files of core itself, as the kernel.
 * @param path from the root of the repository
 */
export function folderOf(path: string): string {
  const [, group, folder, ...rest] = path.split("/");
  if (group === undefined || folder === undefined) return "";
  return group === "platform" || rest.length === 0 ? group : `${group}/${folder}`;
}

/** @param from, to folders as `folderOf` answers them */
export function mayImport(from: string, to: string): boolean {
  if (from === to || from === "") return true;
  const [fromGroup, toGroup] = [groupOf(from), groupOf(to)];
  return fromGroup === toGroup ? rowOf(to) <= rowOf(from) : rankOf(toGroup) < rankOf(fromGroup);
}

/** Whether it is named in the law. */
export const isKnown = (folder: string): boolean => folder === "" || folders.includes(folder);

const groupOf = (folder: string): string => folder.replace(/\/.*/, "");
const rankOf = (group: string): number => (group === "" ? rows.length : rows.findIndex((row) => row.some((name) => name === group)));

function rowOf(folder: string): number {
  const [group = "", name] = folder.split("/");
  const inner: readonly (readonly string[])[] = group in groups ? groups[group as GroupName] : [];
  return inner.findIndex((row) => row.some((one) => one === name));
}
