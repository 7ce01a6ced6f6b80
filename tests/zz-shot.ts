import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright/test";
import { chromiumArgs, ensureChromium } from "#tests/browser.ts";
const dist = ".cache/look/dist";
const [lang = "en", widths = "320", scheme = "light", act = ""] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
for (const w of widths.split(",")) {
  const page = await browser.newPage({ viewport: { width: Number(w), height: 800 }, colorScheme: scheme as "light", reducedMotion: "reduce" });
  page.on("console", (m) => console.log(m.text())); page.on("pageerror", (m) => console.log(m));
  const api = "http://api.example", rel = "http://cdn.example/digi";
  const h = { "access-control-allow-origin": "*", "access-control-allow-headers": "*", "access-control-allow-methods": "*" };
  await page.route("**/*", (route) => {
    const u = new URL(route.request().url());
    if (u.origin === api) {
      if (u.pathname.endsWith("/bills")) { const p = Number(u.searchParams.get("page")); return route.fulfill({ headers: h, json: { meta: { status: { error: false } }, _embedded: { bills: Array.from({ length: p === 3 ? 2 : 4 }, (_, i) => ({ id: p * 10 + i, date: `2026-0${p}-0${i + 1}`, amount: 12.5 + i })) }, page: p, page_count: 3, page_size: 4, total_items: 10 } }); }
      if (u.pathname.endsWith("/news")) return route.fulfill({ headers: h, json: { meta: { status: { error: false } }, html: "<h3>Works on the network</h3><p>On Monday <strong>12 March</strong>, see <a href='#end'>below</a>.</p><ul><li>One</li><li>Two</li></ul><table><tbody><tr><th>A</th><td>b</td></tr></tbody></table><p id=end>End.</p>" } });
      if (u.pathname.endsWith("/reminder")) return act.includes("busy") ? undefined : route.fulfill({ status: 500, headers: h, json: { meta: { status: { error: true, code: "x" } } } });
      return route.fulfill({ status: 404, headers: h });
    }
    if (u.origin === "http://cdn.example") return route.fulfill({ body: readFileSync(join(dist, u.pathname.replace("/digi/", ""))), contentType: "text/javascript", headers: h });
    if (u.pathname.startsWith("/pieces")) return route.fulfill({ contentType: "text/html; charset=utf-8", body: `<!doctype html><html lang="${lang}"><meta charset=utf-8><meta name="viewport" content="width=device-width"><style>:root{color-scheme:light dark}body{margin:8px}</style><title>Pieces</title><script async src="${rel}/v1/loader.js" data-api="${api}"></script><digi-sample-pieces loading=eager></digi-sample-pieces>` });
    return route.fulfill({ status: 404 });
  });
  await page.goto("http://localhost:1/pieces").catch(() => page.goto("http://host.example/pieces"));
  const t = page.locator("digi-sample-pieces");
  await page.locator("digi-sample-pieces:state(ready)").waitFor({ state: "attached" });
  await t.locator(".ui-rows").waitFor({ timeout: 5000 });
  if (act.includes("choose")) { await t.getByRole("radio").first().check(); await t.getByRole("switch").first().click(); await t.getByRole("checkbox").last().check(); await t.locator(".rdp-day_button").nth(12).click();
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined })); await t.locator(".ui-copy button").click(); }
  if (act.includes("tab2")) await t.getByRole("tab").nth(1).click();
  if (act.includes("tab3")) await t.getByRole("tab").nth(2).click();
  if (act.includes("sheet")) { await t.locator(".ui-button").last().evaluate(() => 0); await t.getByRole("button", { name: /overview|récap|overzicht/i }).last().click(); await page.screenshot({ path: `/tmp/shots/${lang}-${w}-${scheme}-${act}.png` }); }
  else { await page.screenshot({ path: `/tmp/shots/${lang}-${w}-${scheme}-${act}.png`, fullPage: true }); }
  await page.close();
}
await browser.close();
