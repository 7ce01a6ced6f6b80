/**
 * Finds the address that this script runs from, for every way of inclusion: classic, module, inserted by a tag manager and removed again,
 * renamed, proxied, redirected. `import.meta` is not used, because it is a syntax error in a classic script. For a redirected module
 * Firefox reports the requested address, or the final one where it has compiled the file before.
 */
import { pageDocument } from "#core/platform/page-document.ts";

const lastResort = '[src*="/loader.js"]';
/** The selector of a module's tag with options, for a redirected module, whose address differs from that of its tag. */
const withOptions = "[type=module][data-api]";

export type OwnScript = readonly [address: string, script: HTMLScriptElement | undefined];

/** Returns the running script. Undefined for a module, for a script in a shadow root, and where an optimiser runs the code. */
export function runningScript(): HTMLScriptElement | undefined {
  const script = pageDocument.currentScript;
  // The check excludes the `script` element of SVG, which has no `src`.
  return script instanceof HTMLScriptElement ? script : undefined;
}

export function findOwnScript(): OwnScript {
  const current = runningScript();
  if (current?.src) return [current.src, current];
  // For a module the stack contains the address, and the tag with that address, if it is still in the page, has the options. An inline
  // script has a tag, too.
  const address = addressInStack(new Error().stack);
  const tags = [...pageDocument.scripts];
  const script = current ?? tags.find((tag) => tag.src === address) ?? tags.find((tag) => tag.matches(address ? withOptions : lastResort));
  return [address || script?.src || location.href, script];
}

/**
 * Returns the first address in a stack, without line and column. Undefined where the page has replaced the browser's stacks by something
 * else.
 */
function addressInStack(stack: unknown): string | undefined {
  return /((blob:)?https?:\/\/\S+?):\d+:\d+\)?$/m.exec(String(stack))?.[1];
}
