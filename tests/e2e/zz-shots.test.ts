import { test } from "#tests/page.ts";
import { signInByHand } from "./signed-in.ts";
test("shots", async ({ page, request, complaints }) => {
  test.setTimeout(200_000);
  complaints.announce(/.*/ as never);
  await signInByHand(page, request, "demo@digi.example");
  const only = process.env["SHOTS"]?.split(",") ?? [
    "my-products",
    "my-products/mobile",
    "my-products/mobile?phone-nr=471654321",
    "my-products/mobile?phone-nr=470123456&tab=section_mobile_alerts",
    "my-products/internet",
    "my-products/landline",
    "my-products/tv",
    "my-products/digi-tv",
    "my-products/internet?address-id=XXX&change=1",
  ];
  for (const lang of (process.env["LANGS"] ?? "en").split(","))
    for (const path of only)
      for (const width of (process.env["WIDTHS"] ?? "390,1280").split(",").map(Number)) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/${lang}/my-digi/${path}`);
        await page.waitForTimeout(1500);
        await page.screenshot({ path: `/tmp/shots/${path.replace(/\W+/g, "_")}-${lang}-${width}.png`, fullPage: true });
      }
});
