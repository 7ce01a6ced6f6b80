/**
 * Tests the answers that the bench gives in place of the API. If a widget refused one, it would show a failure, and could not be measured.
 */
import type { IncomingMessage } from "node:http";
import { assert, type Struct } from "superstruct";
import { describe, expect, test } from "vitest";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { jobList } from "#core/domain/jobs/jobs.contract.ts";
import { newsList } from "#core/domain/news/news.contract.ts";
import { answerArea } from "#tests/bench/area.ts";
import { answerLists } from "#tests/bench/lists.ts";

const request = (url: string) => ({ method: "GET", url, headers: { host: "localhost:1" } }) as IncomingMessage;

describe("the bench's answers fit the calls", () => {
  test.each([
    ["account", answerArea(request("/my-digi/account?lang=en")), myDigiAccount],
    ["invoices", answerArea(request("/my-digi/invoices?page=2&lang=en")), myDigiInvoices],
    ["jobs", answerLists(request("/job-list?page=2")), jobList],
    ["news", answerLists(request("/news-list?page=2")), newsList],
  ])("%s", (_call, answered, { answer }) => {
    expect(() => assert(answered, answer as Struct<unknown>)).not.toThrow();
  });
});
