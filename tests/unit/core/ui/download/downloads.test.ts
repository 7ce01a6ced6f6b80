import { expect, onTestFinished, test, vi } from "vitest";
import type { Outcome } from "#core/services/api/outcome.ts";
import { idle, createDownloads } from "#core/ui/download/downloads.model.ts";
import { isMissing } from "#core/ui/download/download.rules.ts";
import { isApi } from "#core/ui/download/is-api.ts";
import { accountDocument } from "#core/domain/customer/documents.contract.ts";

const url = "https://api.example/my-digi/invoices/7/pdf";

function setUp(outcome: Outcome<File>) {
  const asked: unknown[] = [];
  const saved: string[] = [];
  const call = (_endpoint: unknown, request: unknown) => (asked.push(request), Promise.resolve(outcome));
  const downloads = createDownloads({ call } as never, accountDocument, (_file, name) => void saved.push(name));
  return { downloads, asked, saved };
}

test("a file is saved under the server's name, once for two presses [C-399 my-digi]", async () => {
  const { downloads, asked, saved } = setUp({ ok: true, value: new File([], "invoice-7.pdf") });
  const running = downloads.get(url);
  expect(downloads.states.value.get(url) ?? idle).toEqual({ status: "running" });
  expect(downloads.states.value.get("https://api.example/other") ?? idle).toEqual({ status: "idle" });
  await Promise.all([running, downloads.get(url)]);
  expect(asked).toEqual([{ address: url }]);
  expect(saved).toEqual(["invoice-7.pdf"]);
  expect(downloads.states.value.get(url) ?? idle).toEqual({ status: "idle" });
});

test("one without a name is 'downloaded_file.pdf' [C-399 my-digi]", async () => {
  const { downloads, saved } = setUp({ ok: true, value: new File([], "") });
  await downloads.get(url);
  expect(saved).toEqual(["downloaded_file.pdf"]);
});

test("what did not come is not saved, and can be tried again", async () => {
  const { downloads, asked, saved } = setUp({ ok: false, failure: { code: "network.offline" } });
  await downloads.get(url);
  expect(downloads.states.value.get(url) ?? idle).toEqual({ status: "failed", failure: { code: "network.offline" } });
  await downloads.get(url);
  expect(asked).toHaveLength(2);
  expect(saved).toEqual([]);
});

test("a 404, and an answer that is no attachment, have a text of their own [C-430 my-digi]", () => {
  expect(isMissing({ code: "response.invalid", httpStatus: 200 })).toBe(true);
  expect(isMissing({ code: "not_found" })).toBe(true);
  expect(isMissing({ code: "server", httpStatus: 404 })).toBe(true);
  expect(isMissing({ code: "network.offline" })).toBe(false);
});

test("the token is for the API's own addresses alone, however others are written", () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("location", new URL("https://shop.example/en"));
  const api = "https://api.example/v1";
  for (const own of ["https://api.example/v1/my-digi/x", "HTTPS://API.example/v1/x?y", "//api.example/v1/x"])
    expect(isApi(api, own), own).toBe(true);
  for (const other of [
    "https://api.example/v1",
    "https://api.example/v10/x",
    "https://api.example/v1/../x",
    "https://api.example.evil.example/v1/x",
    "https://api.example@evil.example/v1/x",
    "//evil.example/v1/x",
    "http://api.example/v1/x",
    "javascript:alert(1)",
    "data:text/plain,x",
  ])
    expect(isApi(api, other), other).toBe(false);
});
