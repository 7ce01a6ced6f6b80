/** This module sends the few HTML pages that the API itself shows, to people who come from a link in a mail. */
import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import type { Language } from "#core/base/values/language.ts";
import { escapeHtml } from "#demo/api/messages/html.ts";
import type { PageText } from "#demo/api/messages/page-text.ts";

/**
 * The content and settings of an HTML page. `framedBy` lists the origins that may frame the page, as a Content-Security-Policy writes them.
 */
type Page = { language: Language; text: PageText; home: string; status: number; framedBy?: readonly string[] };

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --ink: oklch(25% 0.035 278); --paper: oklch(97% 0.01 280); --card: oklch(100% 0 0); --brand: oklch(45% 0.19 275); --on-brand: oklch(100% 0 0); }
@media (prefers-color-scheme: dark) { :root { --ink: oklch(95% 0.008 280); --paper: oklch(18% 0.022 278); --card: oklch(23% 0.026 278); --brand: oklch(80% 0.1 282); --on-brand: oklch(20% 0.06 278); } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink); }
main { box-sizing: border-box; inline-size: min(30em, 100vw - 32px); padding: 24px; border-radius: 12px; background: var(--card); }
h1 { margin: 0 0 12px; font-size: 1.375em; line-height: 1.2; text-wrap: balance; }
p, ul { margin: 0 0 24px; text-wrap: pretty; }
ul { padding-inline-start: 20px; }
form { display: flex; flex-wrap: wrap; gap: 12px; margin: 0 0 24px; }
button { min-block-size: 48px; padding: 0 24px; border: 0; border-radius: 8px; background: var(--brand); color: var(--on-brand); font: inherit; font-weight: 600; cursor: pointer; }
button + button { background: none; color: var(--brand); box-shadow: inset 0 0 0 1px; }
a { color: var(--brand); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 3px; }
`;
const styleHash = createHash("sha256").update(style).digest("base64");

/** Sends an HTML page. The page's form posts to the page's own address, which contains the token of the link. */
export function page(reply: FastifyReply, { language, text, home, status, framedBy = [] }: Page): FastifyReply {
  // The older header `x-frame-options` cannot list origins; browsers that support the Content-Security-Policy do not need that header.
  if (framedBy.length > 0) reply.raw.removeHeader("x-frame-options");
  const button = formOf(text);
  return reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header(
      "content-security-policy",
      `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors ${framedBy.length > 0 ? framedBy.join(" ") : "'none'"}`,
    )
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<meta name="robots" content="noindex"><title>${escapeHtml(text.title)}</title><style>${style}</style></head>` +
        `<body><main><h1>${escapeHtml(text.title)}</h1><p>${escapeHtml(text.text)}</p>${listOf(text)}${button}` +
        `<a href="${escapeHtml(home)}"${framedBy.length > 0 ? " target=_top" : ""}>${escapeHtml(text.home)}</a></main></body></html>`,
    );
}

const listOf = ({ items = [] }: PageText): string =>
  items.length > 0 ? `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>` : "";

function formOf({ button, buttons = [] }: PageText): string {
  const drawn = [
    ...(button === undefined ? [] : [`<button>${escapeHtml(button)}</button>`]),
    ...buttons.map(([choice, text]) => `<button name="choice" value="${escapeHtml(choice)}">${escapeHtml(text)}</button>`),
  ];
  return drawn.length > 0 ? `<form method="post">${drawn.join("")}</form>` : "";
}
