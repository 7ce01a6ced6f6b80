/**
 * This module is the law of the reference API: it lists the API's units and decides which imports are allowed between them. A unit is a
 * folder of `demo/api`, or the folder of a module; its files may import the units that are listed before it. Tests in tests/architecture
 * enforce the law; `demo/api/README.md` says what each unit contains.
 */

/**
 * The units, lowest first. Only those modules are listed that another module needs; all other modules are equal in rank, between the listed
 * units and `app`.
 */
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

/**
 * Returns the unit of a file: `demo/api/modules/order/changes.ts` is in `modules/order`. The unit of a file directly in `demo/api` is an
 * empty text.
 */
export function unitOf(path: string): string {
  const [, , folder = "", name = "", ...rest] = path.split("/");
  if (folder === "modules") return rest.length > 0 ? `modules/${name}` : folder;
  return name === "" ? "" : folder;
}

/** Tells whether a unit is listed in the law, or is a module, or is `demo/api` itself. */
export const isKnown = (unit: string): boolean => unit === "" || rankOf(unit) >= 0;

/** Tells whether the files of one unit may import those of another. */
export const mayImport = (from: string, to: string): boolean => from === to || (isKnown(to) && rankOf(to) < rankOf(from));

const rankOf = (unit: string): number => {
  const rank = units.indexOf(unit);
  return rank < 0 && unit.startsWith("modules/") ? units.length - 1.5 : rank;
};
