import { useLayoutEffect, useRef } from "react";
import { writeJson } from "#core/base/values/json.ts";
import { warnOnce } from "#core/platform/console.ts";
import { createDataScript } from "#core/platform/data-script.ts";

/**
 * Gives search engines the data of the view as JSON-LD, in a script that is a child of the tag: they do not read shadow roots. The script
 * is removed with the component. Where the page's policy forbids it, it is left out, and the console says so once.
 */
export function StructuredData({ data }: { readonly data: object }) {
  const mark = useRef<HTMLSpanElement>(null);
  const json = writeJson({ "@context": "https://schema.org", ...data });
  useLayoutEffect(() => {
    const script = createDataScript(json);
    const root = mark.current?.getRootNode();
    if (!script) return warnOnce("structured data is left out: the page's Content-Security-Policy must allow `trusted-types digi-html`");
    if (root instanceof ShadowRoot) root.host.append(script);
    return () => script.remove();
  }, [json]);
  return <span hidden ref={mark} />;
}
