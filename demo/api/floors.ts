/**
 * The law of the reference API: its units, and the imports that are allowed between them. A unit is a folder of `demo/api`, or the folder of
 * a module; its files may import the units that are listed before it. Checked by tests/architecture; `demo/api/README.md` says what each
 * contains.
 */

/** The units, lowest first. */
export const units: readonly string[] = [
  "config",
  "data",
  "db",
  "pdf",
  "messages",
  "crypto",
  "http",
  "mail",
  "store",
  "domain",
  "documents",
  "routing",
  "modules/captcha",
  "modules/address",
  "modules/account",
  "modules/identity",
  "modules/installation",
  "modules/bundle",
  "modules/invoices",
  "modules/order",
  "modules/customer",
  "modules/forms",
  "modules/jobs",
  "modules/news",
  "app",
];

/** Returns the unit of a file: `demo/api/modules/order/changes.ts` → `modules/order`. Empty for files of `demo/api` itself, which import nothing. */
export function unitOf(path: string): string {
  const [, , folder = "", name = "", ...rest] = path.split("/");
  if (folder === "modules") return rest.length > 0 ? `modules/${name}` : folder;
  return name === "" ? "" : folder;
}

/** Tells whether a unit may import another one. */
export const mayImport = (from: string, to: string): boolean => from === to || units.indexOf(to) < units.indexOf(from);
