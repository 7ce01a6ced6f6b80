/**
 * Tests HTML of the CMS in a shadow root, in a real browser, under each kind of Content-Security-Policy: which content is shown, and that
 * no code in the HTML runs.
 */
import type { Rolldown } from "vite";
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import type { CmsPage } from "./cms-page.ts";

declare global {
  interface Window extends CmsPage {
    /** The names of the Trusted Types policies that the page's code has created. */
    policies: string[];
  }
}

const origin = "https://cms-host.example";
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

const script = test.extend<object, { script: string }>({
  script: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      // Heavy, and every process of a run reads this file.
      const { build } = await import("vite");
      const { shared } = await import("#build/vite.ts");
      const { leanPlugin } = await import("#build/lean.ts");
      const { hardenLibrariesPlugin } = await import("#build/harden-libraries.ts");
      // The library as a release has it.
      const built = await build({
        ...shared,
        configFile: false,
        plugins: [leanPlugin(), hardenLibrariesPlugin()],
        build: { write: false, minify: false, lib: { entry: "tests/hosts/cms-page.ts", name: "cms", formats: ["iife"] } },
      });
      const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
      await use(output[0].code);
    },
    { scope: "worker" },
  ],
});

/**
 * Opens a page that carries the sanitiser and has the given Content-Security-Policy. Inline handlers are allowed, so that the code of an
 * attack runs if the sanitiser lets it pass.
 * @param markup the HTML that is on the page before the script
 */
async function open(page: Page, code: string, policy?: string, markup = ""): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/s.js") return route.fulfill({ contentType: "text/javascript", body: code });
    if (pathname === "/pixel.gif") return route.fulfill({ contentType: "image/gif", body: pixel });
    const headers: Record<string, string> = policy === undefined ? {} : { "content-security-policy": policy };
    if (pathname === "/")
      return route.fulfill({
        contentType: "text/html",
        headers,
        body: `<!doctype html><title>A host</title><link rel="icon" href="data:,"><body>${markup}<script src="/s.js"></script>`,
      });
    return route.abort();
  });
  await page.goto(`${origin}/`);
  await page.waitForFunction(() => typeof window.show === "function");
}

/** The console message that an attack causes even when it is sanitised: its image cannot be loaded. */
const brokenImages = `Failed to load resource: net::ERR_FAILED ${origin}`;

const show = (page: Page, html: string): Promise<string> => page.evaluate((text) => window.show(text), html);

const trusted = "require-trusted-types-for 'script'; trusted-types digi-html";
const pages: readonly [string, string | undefined][] = [
  ["a page without Trusted Types", undefined],
  ["a page that allows digi-html alone", trusted],
];

/** The attacks. The code of each would add its name to `ran` if it ran. */
const attacks = [
  `<script>ran.push("script")</script>`,
  `<img src=x onerror="ran.push('img')">`,
  `<img src=x onerror=ran.push(1)//`,
  `<svg onload="ran.push('svg')"><script>ran.push('in svg')</script></svg>`,
  `<svg><animate onbegin="ran.push('animate')" attributeName=x dur=1s></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=ran.push('mxss')&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror="ran.push('mxss 2')">`,
  `<noscript><p title="</noscript><img src=x onerror=ran.push('noscript')>">`,
  `<template><img src=x onerror="ran.push('template')"></template>`,
  `<div><template shadowrootmode=open><img src=x onerror="ran.push('shadow')"></template></div>`,
  `<iframe srcdoc="<script>parent.ran.push('frame')</script>"></iframe><object data="javascript:ran.push('object')"></object><embed src="javascript:ran.push('embed')">`,
  `<details open ontoggle="ran.push('toggle')"><summary>x</summary></details>`,
  `<input autofocus onfocus="ran.push('focus')"><video src=x onerror="ran.push('video')"></video><audio src=x onerror="ran.push('audio')"></audio>`,
  `<body onload="ran.push('body')"><style>@import 'javascript:ran.push(2)';</style><link rel=stylesheet href="javascript:ran.push(3)"><meta http-equiv=refresh content="0;url=javascript:ran.push(4)"><base href="https://evil.example/">`,
  `<p style="background:url(javascript:ran.push('style'))" onclick="ran.push('click')" id="click">x</p>`,
  `<img src=x id="isConnected" name="getElementById"><form id=x><input name=parentNode><input name=nodeName></form>`,
  `<a href="jav&#x09;ascript:ran.push('tab')">x</a><a href=" javascript:ran.push('blank')">x</a><a href="JaVaScRiPt:ran.push('case')">x</a>`,
  `<a href="data:text/html,<script>opener.ran.push('data')</script>">x</a><a href="vbscript:x">x</a><a href="blob:x">x</a>`,
  `<xmp><p title="</xmp><img src=x onerror=ran.push('xmp')>">`,
  `<select><template><img src=x onerror="ran.push('select')">`,
  // These are the cases that the sanitiser's own authors publish.
  `<svg><g/onload=ran.push("g")//<p>`,
  `<p>abc<iframe//src=jAva&Tab;script:parent.ran.push("iframe")>def</p>`,
  `<math><mi//xlink:href="data:x,<script>ran.push('mi')</script>">`,
  `<svg></p><style><a id="</style><img src=1 onerror=ran.push('svg style')>">`,
  `<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror='ran.push(7)'>"></style></h1>`,
  `<form id="a"><input name="attributes"><input name="removeAttribute" onfocus="ran.push('clobber')" autofocus></form>`,
  `<a id="defaultView"></a><a id="defaultView" name="document" href="javascript:ran.push('window')">x</a>`,
];

script("the attacks are real: put in as they are, they run @all", async ({ page, script: code, complaints }) => {
  complaints.announce(/Failed to load|shadowrootmode/);
  await open(page, code);
  const ran = await page.evaluate(async (all) => {
    const { root } = window;
    for (const html of all) {
      root.innerHTML = html;
      await Promise.allSettled([...root.querySelectorAll("img")].map((image) => image.decode()));
    }
    return window.ran;
  }, attacks);
  for (const one of ["img", "noscript"]) expect(ran).toContain(one);
});

script("the policy lets nothing else through, whoever has got hold of its rules @all", async ({ page, script: code, complaints }) => {
  complaints.announce(brokenImages);
  // A script of the page runs first and tries to misuse the name of the policy that the page allows.
  await page.addInitScript(() => {
    const { trustedTypes } = globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: unknown) => unknown } };
    const createPolicy = trustedTypes.createPolicy.bind(trustedTypes);
    trustedTypes.createPolicy = (name, rules) => {
      Object.assign(window, { rules });
      return createPolicy(name, rules);
    };
  });
  await open(page, code, trusted);
  expect(await show(page, "<p>First</p>")).toBe("<p>First</p>");
  for (const attack of attacks) {
    const left = await page.evaluate(
      (html) => (window as unknown as { rules: { createHTML: (text: string) => string } }).rules.createHTML(html),
      attack,
    );
    expect(left, attack).not.toMatch(
      /<(script|style|svg|math|iframe|object|embed|form|input|video|audio|template|link|meta|base|select|xmp)\b/i,
    );
    expect(left, attack).not.toMatch(/<[^>]*\s(on\w+|style|class|name|srcdoc)=/i);
  }
  expect(await show(page, "<p>Last</p>")).toBe("<p>Last</p>");
  expect(await page.evaluate(() => window.ran)).toEqual([]);
});

for (const [what, policy] of pages) {
  script.describe(`${what} @all`, () => {
    script("runs nothing of what is not ours", async ({ page, script: code, complaints }) => {
      complaints.announce(brokenImages);
      await open(page, code, policy);
      for (const attack of attacks) {
        const left = await show(page, attack);
        expect(left, attack).not.toMatch(
          /<(script|style|svg|math|iframe|object|embed|form|input|video|audio|template|link|meta|base|select|xmp)\b/i,
        );
        expect(left, attack).not.toMatch(/<[^>]*\s(on\w+|style|class|name|srcdoc)=/i);
        expect(left, attack).not.toMatch(/(?:href|src)="\s*(?:javascript|data|vbscript|blob):/i);
      }
      // Every attack is shown once more and clicked, with enough time for its images to fail.
      for (const attack of attacks) {
        const ran = await page.evaluate(async (html) => {
          window.show(html);
          const root = window.root;
          await Promise.allSettled([...root.querySelectorAll("img")].map((image) => image.decode()));
          for (const one of root.querySelectorAll<HTMLElement>("p, img, div")) one.click();
          return window.ran;
        }, attack);
        expect(ran, attack).toEqual([]);
      }
      expect(await page.evaluate(() => window.violations)).toEqual([]);
    });

    script("shows texts, tables, links and images as the CMS has them", async ({ page, script: code }) => {
      await open(page, code, policy);
      const kept = `<h2>Prices</h2><p>From <strong>10</strong> €, <em>a month</em>.</p><ul><li>One</li></ul><table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>`;
      expect(await show(page, kept)).toBe(kept);
      expect(await show(page, `<p class="hero" style="color:red" data-x="1" onclick="x()"><font color=red>Red</font></p>`)).toBe(
        "<p>Red</p>",
      );
    });

    script("leads links where they may lead, and opens windows without a way back", async ({ page, script: code }) => {
      await open(page, code, policy);
      expect(await show(page, `<a href="https://x.example" target="_blank" rel="opener">x</a>`)).toBe(
        `<a href="https://x.example" target="_blank" rel="noopener noreferrer">x</a>`,
      );
      for (const target of ["_top", "_parent", "menu"])
        expect(await show(page, `<a href="/x" target="${target}">x</a>`)).toBe(`<a href="/x">x</a>`);
      for (const href of ["tel:+3228704141", "mailto:a@b.be", "?page=2", "//cdn.example/a.pdf"])
        expect(await show(page, `<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
    });

    script("keeps ids apart from ours, and images until they come near", async ({ page, script: code }) => {
      await open(page, code, policy);
      expect(await show(page, `<h2 id="a b">A</h2><a href="#a b">x</a>`)).toBe(
        `<h2 id="digi-html-a b">A</h2><a href="#digi-html-a b">x</a>`,
      );
      const image = await show(
        page,
        `<img src="/pixel.gif" alt="A dot" width="1" height="1" srcset="https://evil.example/x.gif 2x" loading="eager">`,
      );
      expect(image).toBe(`<img src="/pixel.gif" alt="A dot" width="1" height="1" loading="lazy" decoding="async">`);
      expect(await show(page, `<img src="data:image/svg+xml,<svg/>" alt="drawn">`)).toBe("drawn");
    });
  });
}

script(
  "where the page forbids the policy, the texts alone are shown, and the console says so once",
  async ({ page, script: code, complaints }) => {
    complaints.announce(/trusted-types digi-html|TrustedTypePolicy|Trusted Type|digi-html/);
    await open(page, code, "require-trusted-types-for 'script'; trusted-types 'none'");
    const texts = "<p>Prices &amp; more</p><p>&lt;img src=x onerror=ran.push(1)&gt;</p>";
    for (let times = 0; times < 2; times++)
      expect(
        await page.evaluate((html) => window.show(html), `<h2>Prices &amp; <b>more</b></h2><p>&lt;img src=x onerror=ran.push(1)&gt;</p>`),
      ).toBe(texts);
    for (const attack of attacks) expect(await show(page, attack), attack).not.toMatch(/<(?!\/?p>)/);
    expect(await page.evaluate(() => window.ran)).toEqual([]);
    expect(complaints.said.filter((one) => one.includes("[digi]"))).toHaveLength(1);
  },
);

for (const names of ["nodeType", "implementation createElement createNodeIterator createDocumentFragment importNode currentScript"])
  script(`pictures that are named ${names} hide nothing from the sanitiser`, async ({ page, script: code }) => {
    const pictures = names.split(" ").map((name) => `<img name=${name} alt="">`);
    await open(page, code, trusted, pictures.join(""));
    expect(await show(page, `<p onclick="ran.push(1)">Kept</p><script>ran.push(2)</script>`)).toBe("<p>Kept</p>");
    expect(await page.evaluate(() => window.ran)).toEqual([]);
  });

script("a page that allows the name of the library's own policy is not asked for it", async ({ page, script: code }) => {
  await page.addInitScript(() => {
    const { trustedTypes } = globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: unknown) => unknown } };
    const createPolicy = trustedTypes.createPolicy.bind(trustedTypes);
    trustedTypes.createPolicy = (name, rules) => (window.policies.push(name), createPolicy(name, rules));
    window.policies = [];
  });
  await open(page, code, "require-trusted-types-for 'script'; trusted-types digi-html dompurify");
  expect(await show(page, "<p>Kept</p>")).toBe("<p>Kept</p>");
  expect(await page.evaluate(() => window.policies)).toEqual(["digi-html"]);
});

script("a link inside a text leads to its part, with focus, and changes as the text does @all", async ({ page, script: code }) => {
  await open(page, code, trusted);
  const draw = (html: string) => page.evaluate((text) => window.draw(text), html);
  await draw(`<p><a href="#end">To the end</a></p>${"<p>…</p>".repeat(100)}<h3 id="end">The end</h3>`);
  await page.getByRole("link", { name: "To the end" }).click();
  await expect(page.getByRole("heading", { name: "The end" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "The end" })).toBeInViewport();
  expect(new URL(page.url()).hash).toBe("");
});
