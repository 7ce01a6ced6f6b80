/** The script of the pages in `html.test.ts`: puts HTML of the CMS into a shadow root. Bundled by the test. */
import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { CmsHtml } from "#core/domain/html/cms-html.tsx";
import { sanitise } from "#core/domain/html/sanitise.ts";

const root = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
const violations: string[] = [];
document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => violations.push(violatedDirective));

const page = {
  root,
  /** Of which attacks something ran. */
  ran: [] as string[],
  violations,
  /** What stands in the shadow root then. */
  show(html: string): string {
    root.replaceChildren(sanitise(html));
    return root.innerHTML;
  },
  /** As a view shows it. */
  draw: (html: string): void => flushSync(() => createRoot(root).render(createElement(CmsHtml, { html }))),
};
export type CmsPage = typeof page;

Object.assign(globalThis, page);
