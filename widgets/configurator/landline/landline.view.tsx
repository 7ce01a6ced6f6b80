import type { ComponentProps } from "react";
import { LandlineFields } from "#core/features/landline-fields/landline-fields.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { notStoredText } from "./landline.messages.ts";
import type { Model } from "./landline.model.ts";
import type { part } from "./landline.part.ts";

type Answers = Omit<ComponentProps<typeof LandlineFields>, "operators" | "note">;

/** Draws the question whether the landline gets a new number or keeps one (C-272…C-275, decisions §3). */
export function View({ model, ...answers }: PartViewProps<Model, typeof part> & Answers) {
  return <LandlineFields {...answers} operators={model.operators} note={model.handsOver() ? notStoredText() : undefined} />;
}
