/** The law of amounts: a price that is written in a sentence goes on saying what it once was when the catalogue has a new one. */
import { breaches, type Node, type Rule } from "#tests/architecture/house.ts";

const amount = /€\s*\d|\d\s*(?:€|euros?\b)/iu;

const amountsAreData: Rule = {
  law: "no amount of money is written in a text: it comes from the catalogue, as a parameter",
  advice: "Figures are numbers in demo/api/data or beside their offer; a text takes what formatMoney or formatRate has made of them.",
  check: (house) =>
    breaches(
      house.files.filter(({ area }) => ["loader", "core", "widgets", "demo"].includes(area)),
      (node) => {
        const found = amount.exec(textOf(node))?.[0];
        return found === undefined ? undefined : `writes ${found}`;
      },
    ),
};

function textOf({ type, value }: Node): string {
  if (type === "TemplateElement") return (value as { cooked?: string | null }).cooked ?? "";
  return (type === "Literal" || type === "JSXText") && typeof value === "string" ? value : "";
}

export const amountRules: readonly Rule[] = [amountsAreData];
