/** The texts of the doctor's findings, in English. */
import type { Texts } from "./finding.ts";

export const en: Texts = {
  "escaped-tag": ({ tag }) => `Visitors read the text "<${tag}…>": the editor took the tag for text. Paste it where the editor takes HTML.`,
  "false-text": ({ tag, name }) => `<${tag}> ${name}="false": in HTML an attribute that is there is on. Leave it out.`,
  "curly-quotes": ({ tag }) => `<${tag}> is written with curly quotes, which HTML takes for letters. Write straight ones.`,
  "lang-on-tag": ({ tag }) =>
    `<${tag}> takes no language of its own: all tags speak that of the page. Set it at <html lang>, or as data-lang at the script.`,
  "for-nowhere": ({ tag, id }) => `<${tag}> waits for a button with the id "${id}", and the page has none.`,
  "no-trigger": ({ tag }) => `Nothing opens <${tag}>, unless a script of the page calls its show(). Name the button that opens it.`,
  "bad-option": ({ name, accepted }) => `data-${name}: this value is not accepted. Accepted: ${accepted}.`,
  "dead-link": ({ tag, address, httpStatus }) =>
    `<${tag}> leads to ${address}, which answers with status ${httpStatus}. Say where the page is, in data-routes.`,
  moved: ({ shift }) =>
    `The page moved while it loaded (layout shift ${shift}), and it keeps no room for the tags. Add the style sheet to its head.`,
  "no-api": ({ api }) => `data-api is missing at the script: the tags ask the page’s own server (${api}), which is not the API.`,
  "unseen-tag": ({ tag, why }) =>
    `Not looked at: what <${tag}> shows. ${
      {
        far: 'It has not been needed yet: it is out of sight, or waits for its button. Bring it into view or write loading="eager", and look again.',
        hidden: "It is hidden, and comes when it is shown. Take away what hides it, and look again.",
        coming: "Its files are still on their way. Look again when it is there.",
        failed: "Its files did not come: the console says which. Look again when they do.",
      }[why]
    }`,
  "unseen-link": ({ address, why }) =>
    `Not looked at: whether ${why === "elsewhere" ? `the pages at ${address} are` : `${address} is`} there. ${
      why === "elsewhere"
        ? "A browser does not tell that of another site."
        : why === "silent"
          ? "Nothing answers there."
          : `It answers with status ${why}.`
    } Open it in a new tab.`,
  "unseen-shift": () =>
    "Not looked at: whether the page moves while it loads. This browser does not tell; open the page in Chrome or Edge.",
  "unknown-tag": ({ tag, suggestion }) => `<${tag}> does not exist.${suggestion ? ` Did you mean <${suggestion}>?` : " Leave it out."}`,
  "unknown-attribute": ({ tag, name, suggestion }) =>
    `<${tag}> has no attribute "${name}".${suggestion ? ` Did you mean "${suggestion}"?` : ""}`,
  "bad-value": ({ tag, name, accepted }) => `<${tag}> ${name}: this value is not accepted. Accepted: ${accepted}.`,
  swallowed: ({ tag, stray }) =>
    `<${tag}> has <${stray}> in it, which is no fallback. Is its end tag missing? HTML has no self-closed tags.`,
  unboxed: ({ tag }) =>
    `<${tag}> has no box: the page’s styles say display: contents. Its layout cannot tell how wide it is. Leave it its box.`,
  "hidden-empty": ({ tag }) =>
    `<${tag}> is hidden while it is empty, and to CSS it always is: what it shows stands in its shadow root. Give it content of your own, which is shown until it is there.`,
  "hidden-unready": ({ tag }) =>
    `<${tag}> is hidden until it is ready: no room is kept for it, and the page moves when it appears. Hide it in another way, or not at all.`,
  "strange-script": ({ address, base }) =>
    `The script runs from ${address}, where none of its files are: they come from ${base}, as it was built. Say where they are in data-base.`,
  "callback-unclaimed": ({ tag }) =>
    `<${tag}> has no endpoint: nobody takes its requests unless a script of the page listens for digi-submit and sets event.detail.taken = true.`,
  "second-copy": ({ versions }) =>
    `The script stands on the page more than once${versions.length ? ` (${versions.join(", ")})` : ""}. The first copy serves; remove the others.`,
  "late-options": ({ address, names }) =>
    `The script stands on the page more than once. The first copy (${address}) serves, and nobody reads the options of a later one: ${names.join(", ")}. Write them at the first, and remove the others.`,
  "page-language": ({ written, spoken }) =>
    `<html lang="${written}"> is none of our languages (en, fr, nl): the tags speak the visitor’s, else English; here ${spoken}. Say at the script which one they speak.`,
  "unknown-offer": ({ tag, name, value, suggestion }) =>
    `<${tag}> ${name}="${value}" is not on offer: visitors are told so.${suggestion ? ` Did you mean "${suggestion}"?` : " Leave it out."}`,
  "unseen-offer": ({ tag, name, value, why }) =>
    `Not looked at: whether ${name}="${value}" of <${tag}> is on offer. ${
      why === "address" ? "The API says so for an address alone: choose one in the tag." : "The API did not answer with its offers."
    }`,
  "late-consent": () =>
    "The page’s head does not say what Google’s tags may do before the visitor chooses. The cookie banner said it, which may be too late. Put this line into the head, before Google’s tags.",
  insecure: () => "The page is not served over https: the security check of the forms cannot run.",
  "bad-site": ({ value }) => `data-site="${value}" is not an address. Write the provider's site whole, as in https://www.digi.example.`,
  "bad-routes": () => 'data-routes is not a JSON table of pages, as in {"login": {"en": "/sign-in"}}.',
  "unknown-page": ({ page, suggestion }) =>
    `data-routes names a page "${page}" that does not exist.${suggestion ? ` Did you mean "${suggestion}"?` : ""}`,
  blocked: ({ directive, line }) => `The page's Content-Security-Policy blocks ${directive}. Add: ${line}`,
  "api-unreachable": ({ api }) => `The API at ${api} cannot be reached. Check data-api, and that the API allows this page's origin (CORS).`,
  "api-refuses": ({ api, httpStatus }) => `${api} answers with status ${httpStatus}. Check data-api.`,
  "origin-refused": ({ api, origin }) =>
    `The API at ${api} answers, but does not allow this page’s origin ${origin} (CORS). Whoever runs the API adds it (ALLOWED_ORIGINS), so that it answers with this header.`,
  "mixed-content": ({ what, address }) =>
    `${what} is ${address}: on a page that is served over https a browser asks no address of http. Write https.`,
  "unknown-option": ({ name, suggestion }) =>
    `${name} is no option of ours.${suggestion ? ` Did you mean ${suggestion}?` : " Leave it out."}`,
  "refused-data": ({ tag, problem }) => `<${tag}> does not take what it was given: ${problem}. Visitors see what is left of it.`,
  "refused-code": ({ tag, value }) => `<${tag}>: the API does not know the code "${value}". Ask for the right one, or leave it out.`,
  "unknown-section": ({ tag, id, known }) => `<${tag}> leaves out the section "${id}" of the API’s page data. This page knows ${known}.`,
  "no-room-sheet": ({ address, why }) =>
    ({
      gone: `The style sheet ${address} is not there: no room is kept for the tags, and the page moves when they come. Link that of the release.`,
      old: `The style sheet ${address} is not that of this release: it keeps other heights, and the page moves. Link that of the release.`,
    })[why],
  "tracking-unasked": ({ tracker }) =>
    `${tracker} follows visitors whom nobody asks. Ask them first: with the cookie banner, or a consent tool of your own.`,
  invisible: ({ tag, style }) => `<${tag}> is there, and nobody sees it: the page’s styles say ${style}.`,
  amp: () =>
    "This is an AMP page, which lets no script run but AMP’s own. Take the mark away, or link from it to a page that has the tags.",
  "self-closed": ({ tag }) =>
    `<${tag}/> is closed as in XML. HTML has no self-closed tags: what follows is inside it, and goes when the widget comes.`,
  "inside-control": ({ tag, control }) =>
    `<${tag}> stands in <${control}>: HTML has no fields in it, and in some browsers nothing can be typed or pressed. Put it beside it.`,
  "no-site": ({ address, count }) =>
    `${count} of the provider’s pages that the tags lead to (${address} …) are not on this site. Say at the script where the provider’s site is: data-site.`,
  "unseen-some": ({ seen, made }) =>
    `Looked at ${seen} of ${made} tags: the others stand where no script may look, as in a closed shadow root. Look at them on a page of their own.`,
};
