import type { PageContext } from "#demo/pages/context.ts";
import { icons, looseEnd } from "#demo/pages/drawings.ts";
import { markup, type Markup } from "#demo/pages/markup.ts";
import { layout } from "#demo/pages/provider/layout.ts";
import { outboxTexts } from "./tools.texts.ts";

export type Message = {
  readonly to: string;
  readonly channel: "mail" | "sms";
  readonly subject?: string | null;
  readonly text: string;
  readonly at: string | number;
  readonly attachments?: readonly { readonly name: string; readonly size: number }[];
};

const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g;

/** Returns the text with the web addresses in it as links; its words stay unchanged. */
function withLinks(text: string): (string | Markup)[] {
  const parts: (string | Markup)[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    parts.push(text.slice(end, match.index), markup`<a href="${match[0]}" rel="noreferrer">${match[0]}</a>`);
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}

function sentAt(lang: PageContext["lang"], at: Message["at"]): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return String(at);
  return new Intl.DateTimeFormat(`${lang}-BE`, { dateStyle: "long", timeStyle: "medium", timeZone: "Europe/Brussels" }).format(date);
}

const kilobytes = (lang: PageContext["lang"], bytes: number): string =>
  // The locale `en-BE` would write a decimal comma, so English numbers are formatted with `en-GB`.
  new Intl.NumberFormat(lang === "en" ? "en-GB" : `${lang}-BE`, { style: "unit", unit: "kilobyte", maximumFractionDigits: 1 }).format(
    bytes / 1024,
  );

/**
 * Draws the forms that make the API send mails for which the site has no page yet. `failed` is true after a sign-up link could not be made.
 */
function tries({ lang }: PageContext, failed: boolean): Markup {
  const texts = outboxTexts[lang];
  const field = (id: string, name: string, label: string): Markup =>
    markup`<label for="${id}">${label}</label><input id="${id}" name="${name}" type="email" autocomplete="off" required>`;
  const change = (setting: string, title: string): Markup => markup`<form class="note" data-setting="${setting}" data-anonymous="${
    texts.changeAnonymous
  }" data-sent="${texts.changeSent}" data-failed="${texts.changeFailed}">
<h2>${title}</h2><p class="quiet">${texts.changeLead}</p>${field(`to-${setting}`, "value", texts.newAddress)}
<button class="button plain" type="submit">${texts.changeStart}</button><output></output>
</form>`;
  return markup`<details class="tries-details"${failed && markup` open`}><summary>${texts.tries}</summary><div class="tries">
<form class="note" method="post" action="/demo/sign-up-link">
<h2>${texts.link}</h2><p class="quiet">${texts.linkLead}</p>${field("to-link", "email", texts.linkFor)}
<button class="button plain" type="submit">${texts.linkMake}</button>${failed && markup`<p role="alert">${texts.linkFailed}</p>`}
</form>
${change("email", texts.email)}${change("invoice_email", texts.invoiceEmail)}
</div></details>`;
}

type Filter = {
  /** The recipient whose messages are shown; an empty text shows all messages. */
  readonly to: string;
  readonly linkFailed?: boolean;
};

/** Draws the page `/demo/outbox`. `messages` is undefined when the API did not answer. */
export function outboxPage(context: PageContext, messages: readonly Message[] | undefined, { to, linkFailed = false }: Filter): string {
  const texts = outboxTexts[context.lang];
  const meta = ({ channel, to, at }: Message): Markup => {
    const recipient = markup`<a href="/demo/outbox?to=${encodeURIComponent(to)}">${to}</a>`;
    return markup`<span>${texts[channel]}, ${recipient}, ${texts.at} ${sentAt(context.lang, at)}</span>`;
  };
  const item = (message: Message): Markup => markup`<li class="message"><article>
<h2>${message.subject || (message.channel === "sms" ? texts.sms : texts.subject)}</h2>
<p class="quiet with-icon">${message.channel === "sms" ? icons.mobile : icons.mail}${meta(message)}</p>
<p class="message-text">${withLinks(message.text)}</p>
${message.attachments?.map(({ name, size }) => markup`<p class="quiet with-icon">${icons.clip}<span>${name}, ${kilobytes(context.lang, size)}</span></p>`)}
</article></li>`;
  const nothing = markup`<div class="nothing">${looseEnd}<p>${to ? texts.emptyFor : texts.empty}</p></div>`;
  const list =
    messages === undefined
      ? markup`<p role="alert">${texts.failed}</p>`
      : messages.length === 0
        ? nothing
        : markup`<ol class="messages">${messages.map(item)}</ol>`;
  const main = markup`<section class="page"><div class="inner narrow">
<h1>${texts.title}</h1><p class="lead">${texts.lead}</p>
<form class="filter" method="get" action="/demo/outbox">
<label for="to">${texts.to}</label><input id="to" name="to" type="text" inputmode="email" autocomplete="off" value="${to}">
<button class="button" type="submit">${texts.filter}</button><a href="/demo/outbox">${to ? texts.all : texts.refresh}</a>
</form>
${tries(context, linkFailed)}
${list}
</div></section>`;
  return layout(context, { title: `${texts.title} – digi`, main, scripts: ["/assets/outbox.js"] });
}
