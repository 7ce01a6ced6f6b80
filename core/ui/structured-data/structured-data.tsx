import { useLayoutEffect, useRef } from "react";
import { writeJson } from "#core/base/values/json.ts";
import { warnOnce } from "#core/platform/console.ts";
import { createDataScript } from "#core/platform/data-script.ts";

type Given = { readonly script: HTMLScriptElement; readonly hosts: Element[] };

/**
 * The data that tags of the page give, by its JSON. Of several tags that give the same, such as one and its clone, only the first has the
 * script.
 */
const given = new Map<string, Given>();

/**
 * Gives search engines the data of the view as JSON-LD, in a script that is a child of the tag: they do not read shadow roots. The script
 * is removed with the component. Where the page's policy forbids it, it is left out, and the console says so once.
 */
export function StructuredData({ data }: { readonly data: object }) {
  const mark = useRef<HTMLSpanElement>(null);
  const json = writeJson({ "@context": "https://schema.org", ...data });
  useLayoutEffect(() => {
    const root = mark.current?.getRootNode();
    return root instanceof ShadowRoot ? give(json, root.host) : undefined;
  }, [json]);
  return <span hidden ref={mark} />;
}

/** Puts the script into the tag. Returns a function that removes it, or moves it to the next tag that gives the same. */
function give(json: string, host: Element): (() => void) | undefined {
  const script = given.get(json)?.script ?? createDataScript(json);
  if (!script) {
    warnOnce("structured data is left out: the page's Content-Security-Policy must allow `trusted-types digi-html`");
    return undefined;
  }
  const hosts = given.get(json)?.hosts ?? [];
  given.set(json, { script, hosts });
  if (hosts.push(host) === 1) host.append(script);
  return () => {
    hosts.splice(hosts.indexOf(host), 1);
    const [next] = hosts;
    if (next) return void (script.parentNode === next || next.append(script));
    script.remove();
    given.delete(json);
  };
}
