/** The host page's own table of pages, the option `data-routes`. In the file that draws first screens, for they hold links. */
import type { HostRoutes } from "#core/element/host-link.ts";

/** Empty where it says none, or none that is good, which `warn` is told: this file brings nothing else along. */
export function readRoutes(value: unknown, warn: (text: string) => void): HostRoutes {
  if (value === undefined) return {};
  try {
    const parsed: unknown = typeof value === "string" ? JSON.parse(value) : value;
    if (typeof parsed === "object" && parsed !== null) return parsed as HostRoutes;
  } catch {
    // said below
  }
  warn("data-routes: not a JSON table of pages");
  return {};
}
