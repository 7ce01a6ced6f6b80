/** Tests the rendered HTML of the devices of a Digi TV account. */
import { signal } from "@preact/signals-core";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Devices } from "#widgets/my-digi/digi-tv/devices.view.tsx";
import { device, openTv } from "./sample-tv.ts";

test("a device has its manufacturer, model, date and id, and two alike are told apart by it [C-115]", () => {
  const { model } = openTv();
  const devices = [device("A-1"), { ...device("A-2"), model: device("A-1").model }];
  const props = { model, devices, language: "en", area: { access: signal("open") } };
  const markup = renderToStaticMarkup(<Devices {...(props as unknown as ComponentProps<typeof Devices>)} />);
  const cards = [...markup.matchAll(/<h5[^>]*>(.*?)<button/gs)].map(([, card = ""]) => card.replace(/(<[^>]+>)+/g, " | "));
  expect(cards).toEqual([
    "Apple iPad A-1 | Registered on 3 November 2026 | ID of the device: A-1 | ",
    "Apple iPad A-1 | Registered on 3 November 2026 | ID of the device: A-2 | ",
  ]);
});
