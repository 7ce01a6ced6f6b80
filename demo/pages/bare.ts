import type { PageContext } from "./context.ts";
import { markup, type Value } from "./markup.ts";

/** The options of the page that an address can try out: `?payment=modal` becomes `data-payment="modal"`. */
const tried = ["payment", "iban", "session", "analytics"];

function optionsIn({ here }: PageContext): Value {
  const query = new URLSearchParams(here.replace(/^[^?]*/, ""));
  return tried.map((name) => query.has(name) && markup` data-${name}="${query.get(name)}"`);
}

/**
 * Draws the smallest page that can hold a tag. Bytes, requests and time are measured with it, so it has nothing but the script tag and
 * `body`.
 */
function barePage(context: PageContext, body: Value): string {
  return markup`<!doctype html>
<html lang="${context.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>digi</title>
<link rel="icon" href="data:,">
<script async src="/v1/loader.js" data-api="${context.api}"${optionsIn(context)}></script>
</head>
<body>
<main>${body}</main>
</body>
</html>
`.text;
}

const newsletter = markup`<digi-newsletter></digi-newsletter>`;

export const barePages: Readonly<Record<string, (context: PageContext) => string>> = {
  "/demo-pages/newsletter": (context) => barePage(context, newsletter),
  "/demo-pages/empty": (context) => barePage(context, ""),
  "/demo-pages/fifty": (context) =>
    barePage(
      context,
      Array.from({ length: 50 }, () => newsletter),
    ),
};

/**
 * Returns the smallest page with the tag of any widget, by the widget's name without `digi-`. Returns undefined for a text that cannot be a
 * name.
 */
export const barePageOf = (context: PageContext, widget: string): string | undefined =>
  /^[a-z][a-z0-9-]*$/.test(widget) ? barePage(context, markup`<digi-${widget}></digi-${widget}>`) : undefined;
