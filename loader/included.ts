/** A first screen that came with the page (decision 22), as `include.ts` writes it for servers. */

/** Puts it into the root, where the parser did not. @returns the shell; undefined where there is none, or none that was shown: then nothing of it is left */
export function takeIncluded(host: Element, root: ShadowRoot): HTMLElement | undefined {
  // It was no parser that read it, or the tag had been defined before.
  const template = host.querySelector<HTMLTemplateElement>(":scope>template[shadowrootmode]");
  if (template) {
    root.replaceChildren(template.content);
    template.remove();
  }
  const style = root.querySelector<HTMLStyleElement>(".frame>.ui-reset>style");
  // The page's policy may refuse its styles.
  if (style?.sheet) return style.parentElement as HTMLElement;
  for (const left of host.querySelectorAll(":scope>[slot^=digi-]")) left.remove(); // or a clone's, of another one's fields
  return undefined;
}
