/**
 * Imports files. Where the page asks for integrity, they are verified; where an absolute address would be wrong, the address is relative to
 * the script.
 */
import { integrity } from "virtual:manifest";
import type { PageOptions } from "#core/runtime/element/host-link.ts";
import { importModule } from "./chunks.ts";
import { createVerifiedImport } from "./integrity.ts";
import { runningScript } from "./own-script.ts";

/**
 * Returns the function that imports files.
 * @param isModule whether the script's tag says that it is a module, where the tag was found
 */
export const importerOf = (options: PageOptions, address: string, isModule: boolean): typeof importModule => {
  if (options.verify) return createVerifiedImport(() => new URL("integrity.js", options.base).href, integrity);
  return !runningScript() && options.from === address ? importBeside(options.base, isModule) : importModule;
};

/**
 * Returns an import whose addresses are relative to this module. A module resolves them against the address it was redirected to, also in
 * Firefox, which reports the address that was requested. A script in a shadow root looks like a module, but in Chromium it has no address
 * to resolve against: there the absolute address is tried next.
 */
function importBeside(base: string, isModule: boolean): typeof importModule {
  const root = new URL("..", base).href;
  return (address) => importModule(address.replace(root, "../")).catch(isModule ? undefined : () => importModule(address));
}
