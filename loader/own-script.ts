/**
 * The address that this script runs from, in every way of inclusion: classic, module, inserted by a tag manager and
 * removed again, renamed, proxied, redirected. `import.meta` is a syntax error in a classic script, so it is not used. Of a redirected
 * module Firefox tells the address that was asked for, or the other one where it compiled the file before: files are asked for beside it.
 */
import { pageDocument } from "#core/platform/page-document.ts";

const lastResort = '[src*="/loader.js"]';
/** A redirected module may have another address than its tag. */
const withOptions = "[type=module][data-api]";

export type OwnScript = readonly [address: string, script: HTMLScriptElement | undefined];

/** Undefined of a module, of a script in a shadow root, and where an optimiser runs it. */
export function runningScript(): HTMLScriptElement | undefined {
  const script = pageDocument.currentScript;
  // SVG has an element of that name, without `src`.
  return script instanceof HTMLScriptElement ? script : undefined;
}

export function findOwnScript(): OwnScript {
  const current = runningScript();
  if (current?.src) return [current.src, current];
  // A module: the stack tells the address, and the tag that has it (if it is still there) tells the options. Text in the page has a tag, too.
  const address = addressInStack(new Error().stack);
  const tags = [...pageDocument.scripts];
  const script = current ?? tags.find((tag) => tag.src === address) ?? tags.find((tag) => tag.matches(address ? withOptions : lastResort));
  return [address || script?.src || location.href, script];
}

/** The first address in it, without line and column. The page may have replaced how stacks are made. */
function addressInStack(stack: unknown): string | undefined {
  return /((blob:)?https?:\/\/\S+?):\d+:\d+\)?$/m.exec(String(stack))?.[1];
}
