/**
 * The law of the reference API: its units, and the imports that are allowed between them. A unit is a folder, or a module's folder; its
 * files may import units that are listed before it. Checked by tests/architecture.
 */

/** The units, lowest first. */
export const units = [
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
] as const;
