/**
 * The law of the reference API: its units, and the imports that are allowed between them. A unit is a folder of `demo/api`, or the folder of
 * a module; its files may import the units that are listed before it. Checked by tests/architecture; `demo/api/README.md` says what each
 * contains.
 */

/** The units, lowest first. Of the modules only those that another module needs are listed; the others stand beside each other above them. */
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
  "modules/account",
  "modules/identity",
  "modules/installation",
  "modules/invoices",
  "modules/order",
  "app",
];

/** Returns the unit of a file: `demo/api/modules/order/changes.ts` → `modules/order`. Empty for files of `demo/api` itself. */
export function unitOf(path: string): string {
  const [, , folder = "", name = "", ...rest] = path.split("/");
  if (folder === "modules") return rest.length > 0 ? `modules/${name}` : folder;
  return name === "" ? "" : folder;
}

/** Tells whether the unit is part of the law. */
export const isKnown = (unit: string): boolean => unit === "" || rankOf(unit) >= 0;

/** Tells whether a unit may import another one. */
export const mayImport = (from: string, to: string): boolean => from === to || (isKnown(to) && rankOf(to) < rankOf(from));

const rankOf = (unit: string): number => {
  const rank = units.indexOf(unit);
  return rank < 0 && unit.startsWith("modules/") ? units.length - 1.5 : rank;
};
