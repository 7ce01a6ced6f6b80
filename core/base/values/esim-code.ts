/** The problems with a typed code of an eSIM. */
import { guardOf } from "./field-codes.ts";

/** The codes of the problems. Their texts are in the customer area, because no other widget asks for such a code. */
export const esimCodeProblems = ["esim-code.format"] as const;
export type EsimCodeProblem = (typeof esimCodeProblems)[number];
export const isEsimCodeProblem = guardOf(esimCodeProblems);
