/**
 * Reads and prepares the prerendered screen that is part of the page's HTML, where a server has written it by `include.ts` (decision 22).
 */

/**
 * Takes over the prerendered screen, and puts it into the shadow root where the parser has not done so.
 *
 * @returns the prerendered screen; undefined where there is none, or where it was not shown and has been removed
 */
export function takeIncluded(host: Element, root: ShadowRoot): HTMLElement | undefined {
  // The template is still in the tag where the HTML was not inserted by the page's parser, or the tag was defined already.
  const template = host.querySelector<HTMLTemplateElement>(":scope>template[shadowrootmode]");
  if (template) {
    root.replaceChildren(template.content);
    template.remove();
  }
  const style = root.querySelector<HTMLStyleElement>(".frame>.ui-reset>style");
  // The prerendered screen was shown only where its styles apply, because the page's policy may refuse them.
  if (style?.sheet) return style.parentElement as HTMLElement;
  // Fields that are left over in the light DOM are removed. In a cloned tag they belong to the tag that was cloned.
  for (const left of host.querySelectorAll(":scope>[slot^=digi-]")) left.remove();
  return undefined;
}
