/** Small sets of source files that break the laws of imports. The test of the laws checks that each is reported. */

/** The beginning of a law's sentence, followed by sets of source files that break this law. */
export const brokenDependencies: readonly (readonly [law: string, ...houses: Record<string, string>[]])[] = [
  [
    "a widget imports no other widget",
    { "widgets/a/a.view.tsx": 'import { b } from "#widgets/b/b.rules.ts";' },
    { "widgets/a/a.model.ts": 'import type { X } from "#loader/x.ts";' },
  ],
  ["core imports no widget", { "core/services/api/client.ts": 'import type { A } from "#widgets/a/a.contract.ts";' }],
  [
    "groups and folders of core look down only",
    { "core/base/values/x.ts": 'import type { Y } from "#core/services/api/y.ts";' },
    { "core/misc/x.ts": "export const x = 1;" },
    { "core/ui/misc/x.ts": "export const x = 1;" },
    { "core/ui/price/x.ts": 'import type { Offer } from "#core/domain/offers/y.ts";' },
    { "core/domain/jobs/x.ts": 'import { y } from "#core/ui/base/y.ts";' },
    { "core/ui/base/x.ts": 'import { y } from "#core/ui/dialog/y.ts";' },
    { "core/ui/base/x.ts": 'import { kernel } from "#core/kernel.ts";' },
  ],
  [
    "units of the API look down only",
    { "demo/api/store/x.ts": 'import { y } from "#demo/api/domain/y.rules.ts";' },
    { "demo/api/modules/account/x.ts": 'import type { Y } from "#demo/api/modules/order/y.ts";' },
    { "demo/api/modules/jobs/x.ts": 'import { y } from "#demo/api/modules/news/y.ts";' },
    { "demo/api/helpers/x.ts": "export const x = 1;" },
  ],
  [
    "demo/api/domain decides",
    { "demo/api/domain/x.rules.ts": 'import { y } from "#demo/api/store/y.ts";' },
    { "demo/api/domain/x.rules.ts": 'import { eq } from "drizzle-orm";' },
  ],
  [
    "no folder of core and no unit of the API",
    {
      "core/ui/list/x.ts": 'import { y } from "#core/ui/empty/y.ts"; export const x = y;',
      "core/ui/empty/y.ts": 'import type { X } from "#core/ui/list/x.ts"; export const y = 1;',
    },
    {
      "demo/api/http/x.ts": 'import { y } from "#demo/api/mail/y.ts"; export const x = y;',
      "demo/api/mail/y.ts": 'import { z } from "#demo/api/store/z.ts"; export const y = z;',
      "demo/api/store/z.ts": 'import type { X } from "#demo/api/http/x.ts"; export const z = 1;',
    },
  ],
  [
    "the loader imports core/platform",
    { "loader/x.ts": 'import { y } from "#core/services/api/y.ts";' },
    { "loader/x.ts": 'import { useState } from "react";' },
  ],
  ["demo/pages import nothing of ours", { "demo/pages/x.ts": 'import { y } from "#core/base/values/y.ts";' }],
  [
    "demo/api sees",
    { "demo/api/store/x.ts": 'import { y } from "#core/services/api/client.ts";' },
    { "demo/api/domain/x.ts": 'import { y } from "#core/domain/bundle/bundle-store.ts";' },
    { "demo/api/store/x.ts": 'import { y } from "#widgets/a/a.model.ts";' },
  ],
  ["nothing that is shipped imports Node", { "core/base/values/x.ts": 'import { join } from "node:path";' }],
  ["what is shipped reads no specification", { "core/forms/form/x.ts": 'import { specOf } from "#core/base/contract/spec-of.ts";' }],
  [
    "journeys and host pages load no server",
    {
      "tests/e2e/x.test.ts": 'import { order } from "#tests/contract/support/order.ts";',
      "tests/contract/support/order.ts": 'import { call } from "./call.ts"; export const order = call;',
      "tests/contract/support/call.ts": 'import { createApi } from "#demo/api/app/server.ts"; export const call = createApi;',
    },
    { "tests/hosts/x.test.ts": 'import { build } from "vite";' },
  ],
  ["the only user of ofetch", { "core/forms/form/x.ts": 'import { ofetch } from "ofetch";' }],
  ["the only user of r2wc", { "core/ui/base/x.ts": 'import r2wc from "@r2wc/react-to-web-component";' }],
  ["the only user of @lit/localize", { "widgets/a/a.view.tsx": 'import { msg } from "@lit/localize";' }],
  ["the only user of superstruct", { "widgets/a/a.model.ts": 'import { is } from "superstruct";' }],
  ["the only user of react-hook-form", { "widgets/a/a.view.tsx": 'import { useForm } from "react-hook-form";' }],
  ["the only user of downshift", { "widgets/a/a.view.tsx": 'import { useCombobox } from "downshift";' }],
  ["the only user of embla", { "widgets/a/a.view.tsx": 'import Autoplay from "embla-carousel-autoplay";' }],
  ["the only user of react-day-picker", { "widgets/a/a.view.tsx": 'import { DayPicker } from "react-day-picker";' }],
  ["the only user of dompurify", { "widgets/a/a.view.tsx": 'import DOMPurify from "dompurify";' }],
  ["the only user of altcha-lib", { "core/platform/x.ts": 'import { solve } from "altcha-lib/algorithms/web/pbkdf2";' }],
];
