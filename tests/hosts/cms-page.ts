/** The script of the pages in `html.test.ts`, which puts HTML of the CMS into a shadow root. The test bundles this file. */
import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { CmsHtml } from "#core/domain/html/cms-html.tsx";
import { sanitise } from "#core/domain/html/sanitise.ts";
import { pageDocument } from "#core/platform/page-document.ts";

const root = pageDocument.body.appendChild(pageDocument.createElement("div")).attachShadow({ mode: "open" });
const violations: string[] = [];
document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => violations.push(violatedDirective));

const page = {
  root,
  /** The names of the attacks whose code has run. */
  ran: [] as string[],
  violations,
  /** Shows sanitised HTML in the shadow root, and returns the root's content. */
  show(html: string): string {
    root.replaceChildren(sanitise(html));
    return root.innerHTML;
  },
  /** Shows the HTML in the way a view does. */
  draw: (html: string): void => flushSync(() => createRoot(root).render(createElement(CmsHtml, { html }))),
};
export type CmsPage = typeof page;

Object.assign(globalThis, page);
