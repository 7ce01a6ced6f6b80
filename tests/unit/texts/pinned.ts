import type { Language } from "#core/base/values/language.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { Pinned } from "./pinned-texts.ts";
import { nl } from "./nl.ts";

export const pinned: Readonly<Record<Language, Pinned>> = { en, fr, nl };
