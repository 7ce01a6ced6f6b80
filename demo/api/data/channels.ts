/** This file has a sample of 21 channels of the TV packages (C-464). */
import type { Language } from "#core/base/values/language.ts";

export type ChannelTheme = "general" | "children" | "news" | "culture" | "sport" | "films" | "music";
/** A channel; `all` is true where it is in the smaller package, too. */
export type Channel = { readonly name: string; readonly theme: ChannelTheme; readonly language: Language; readonly all: boolean };

const channel = (name: string, theme: ChannelTheme, language: Language, all = true): Channel => ({ name, theme, language, all });

export const channels: readonly Channel[] = [
  channel("VRT 1", "general", "nl"),
  channel("VRT Canvas", "culture", "nl"),
  channel("Ketnet", "children", "nl"),
  channel("VTM", "general", "nl"),
  channel("Play", "general", "nl"),
  channel("La Une", "general", "fr"),
  channel("Tipik", "general", "fr"),
  channel("La Trois", "culture", "fr"),
  channel("RTL tvi", "general", "fr"),
  channel("LN24", "news", "fr"),
  channel("TF1", "general", "fr"),
  channel("France 2", "general", "fr"),
  channel("ARTE", "culture", "fr"),
  channel("NPO 1", "general", "nl"),
  channel("BBC One", "general", "en"),
  channel("BBC News", "news", "en"),
  channel("CNN International", "news", "en", false),
  channel("Eurosport 1", "sport", "nl", false),
  channel("Cartoon Network", "children", "nl", false),
  channel("Film1", "films", "nl", false),
  channel("Mezzo", "music", "fr", false),
];
