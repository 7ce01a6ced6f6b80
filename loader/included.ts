/** The prerendered screen that came with the page (decision 22), as `include.ts` writes it on servers. */

/**
 * Takes over the prerendered screen and puts it into the root, where the parser has not done so.
 * @returns the prerendered screen; undefined where there is none, or where it was not displayed: then all of it is removed
 */
export function takeIncluded(host: Element, root: ShadowRoot): HTMLElement | undefined {
  // The HTML was not inserted by the page's parser, or the tag had been defined before.
  const template = host.querySelector<HTMLTemplateElement>(":scope>template[shadowrootmode]");
  if (template) {
    root.replaceChildren(template.content);
    template.remove();
  }
  const style = root.querySelector<HTMLStyleElement>(".frame>.ui-reset>style");
  // The page's policy may refuse the styles of the prerendered screen.
  if (style?.sheet) return style.parentElement as HTMLElement;
  for (const left of host.querySelectorAll(":scope>[slot^=digi-]")) left.remove(); // or the fields of another tag, in a clone
  return undefined;
}
