/**
 * This module lists Brussels and the provinces of Flanders and Wallonia. Towns with facilities for the other language, and German-speaking
 * Eupen, have a `tongue` of their own.
 */
import { antwerp } from "./antwerp.ts";
import { brussels } from "./brussels.ts";
import { eastFlanders } from "./east-flanders.ts";
import { flemishBrabant } from "./flemish-brabant.ts";
import { hainaut } from "./hainaut.ts";
import { liege } from "./liege.ts";
import { limburg } from "./limburg.ts";
import { luxembourg } from "./luxembourg.ts";
import { namur } from "./namur.ts";
import type { Province } from "./town.ts";
import { walloonBrabant } from "./walloon-brabant.ts";
import { westFlanders } from "./west-flanders.ts";

export const provinces: readonly Province[] = [
  brussels,
  ...[flemishBrabant, antwerp, limburg, eastFlanders, westFlanders],
  ...[walloonBrabant, hainaut, liege, namur, luxembourg],
];
