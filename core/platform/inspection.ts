/** A look at the whole host page, for the doctor alone. */

/** Every element of the document, and of its open shadow roots, whose tag begins so. */
export function knownElements(prefix: string, tree: ParentNode = document): Element[] {
  return [...tree.querySelectorAll("*")].flatMap((element) => [
    ...(element.localName.startsWith(prefix) ? [element] : []),
    // Our own shadow roots hold nothing that a page author wrote.
    ...(element.shadowRoot && !element.localName.startsWith(prefix) ? knownElements(prefix, element.shadowRoot) : []),
  ]);
}

/** Script tags whose address begins and (queries aside) ends so. */
export const scriptCopies = (start: string, end: string): number =>
  [...document.scripts].filter(({ src }) => src.startsWith(start) && src.replace(/[?#].*/, "").endsWith(end)).length;

/** What the page's policy refuses from now on. The stop waits for reports that are on their way. */
export function collectViolations(): () => Promise<{ readonly directive: string; readonly address: string }[]> {
  const violations: { directive: string; address: string }[] = [];
  const note = (event: SecurityPolicyViolationEvent): void => {
    violations.push({ directive: event.effectiveDirective, address: originOf(event.blockedURI) });
  };
  document.addEventListener("securitypolicyviolation", note);
  return () =>
    new Promise((resolve) => {
      setTimeout(() => {
        document.removeEventListener("securitypolicyviolation", note);
        resolve(violations);
      });
    });
}

function originOf(address: string): string {
  try {
    return new URL(address).origin;
  } catch {
    return address; // `inline`, `eval` and the like stay words
  }
}
