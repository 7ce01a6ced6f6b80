import { describe, expect, test } from "vitest";
import { escapeHtml, markup } from "#demo/pages/markup.ts";
import { outboxPage } from "#demo/pages/tools/outbox.ts";
import { apiUrl } from "./site.ts";

describe("markup", () => {
  test("escapes every interpolated value, and leaves markup of its own as it is", () => {
    const inner = markup`<b>${"<i>"}</b>`;
    expect(markup`<p title="${`"'&<>`}">${inner}${["a", inner]}${0}${false}${null}${undefined}</p>`.text).toBe(
      '<p title="&quot;&#39;&amp;&lt;&gt;"><b>&lt;i&gt;</b>a<b>&lt;i&gt;</b>0</p>',
    );
    expect(escapeHtml("</script>")).toBe("&lt;/script&gt;");
  });

  test("shows a message of the outbox as text, with its web addresses as links and nothing else", () => {
    const context = {
      lang: "en" as const,
      here: "/demo/outbox",
      href: () => "/en",
      prices: {},
      reminders: "text" as const,
      switchTo: { en: "/", fr: "/", nl: "/" },
      tag: () => markup``,
      consentDefault: "",
      api: apiUrl,
      faults: [],
      news: [],
      demo: true,
      dev: false,
    };
    const text = 'Hi <img src=x onerror=alert(1)> see https://x.example/a?b=1&c="2. javascript:alert(1)';
    const page = outboxPage(context, [{ to: "a@b.example", channel: "mail", subject: "<s>", text, at: "2026-01-02T03:04:05Z" }], {
      to: "",
    });
    expect(page).toContain("Hi &lt;img src=x onerror=alert(1)&gt; see ");
    expect(page).toContain('<a href="https://x.example/a?b=1&amp;c=" rel="noreferrer">');
    expect(page).not.toContain('href="javascript:');
    expect(page).not.toContain("<s>");
  });
});
