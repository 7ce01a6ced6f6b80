/** Collects all texts of core and the widgets, by the names of the functions that return them. */
import { textsOf, type Named } from "./all-texts.ts";

type Module = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<Module>("../../../{core,widgets}/**/*.messages.ts", { eager: true });
const values = import.meta.glob<Module>(["../../../core/{base,domain}/**/*.ts", "../../../widgets/**/*.{rules,schema}.ts"], {
  eager: true,
});

/** All codes, kinds, states and names in the product's lists and tables. Functions that return texts may be called with any of them. */
const codes = [...new Set(Object.values(values).flatMap((exports) => Object.values(exports).flatMap(wordsOf)))].toSorted();

/** Returns the strings of a list, or the keys of a table. */
function wordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((word) => typeof word === "string");
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype ? Object.keys(value) : [];
}

/** Returns the texts in the language that is spoken now, in the order of the files and of the exports' names. */
export const textsNow = (): Named[] =>
  Object.entries(modules).flatMap(([path, exports]) => {
    const file = path.replace(/^.*\//, "").replace(".messages.ts", "");
    return Object.keys(exports)
      .toSorted()
      .flatMap((name) => textsOf(exports[name], `${file} ${name}`, codes));
  });
