import { createModel, signal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { canonicalAddress } from "#core/platform/canonical.ts";
import { pageAddress } from "#core/platform/page.ts";
import type { part } from "./share.part.ts";
import { sharedPage } from "./share.rules.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((_ports: PortsOf<typeof part>) => ({ page: signal(sharedPage(pageAddress(), canonicalAddress())) }));
