/** A law for words: the code and its comments use the words of the glossary, and words that were replaced do not come back. */
import { parseSync } from "vite";
import { breaches, lineOf, type Rule, type SourceFile } from "#tests/architecture/house.ts";
import { oldWordsInName, oldWordsInProse, type OldWord } from "#tests/architecture/old-words.ts";

const oneWordForOneThing: Rule = {
  law: "a word that core/glossary.md replaced is no word of the house any more",
  advice:
    "The word of `core/glossary.md`. Where the word means another thing, tests/architecture/old-words.ts says so with `but` or `below`.",
  check: ({ files }) => [
    ...files.flatMap(({ path }) => tell(path, 1, "is called", oldWordsInName(path.replace(/\.\w+$/, ""), path))),
    ...breaches(files, (node, _parents, { path }) => {
      if (!/^(JSX|Private)?Identifier$/.test(node.type)) return undefined;
      const name = String(node["name"]);
      const [found] = oldWordsInName(name, path);
      return found && `says ${name}: ${found.was} → ${found.now}`;
    }),
    ...files.flatMap((file) => commentsOf(file).flatMap(({ text, line }) => tell(file.path, line, "says", oldWordsInProse(text)))),
  ],
};

const tell = (path: string, line: number, verb: string, found: readonly OldWord[]): string[] =>
  found.map(({ was, now }) => `${path}:${line} ${verb} "${was}" → ${now}`);

/** Returns the comments of a file. A file without any old word has its comments left out, which saves parsing the file once more. */
function commentsOf({ path, text }: SourceFile): { readonly text: string; readonly line: number }[] {
  if (oldWordsInProse(text).length === 0) return [];
  const found = path.endsWith(".css")
    ? [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map((match) => ({ value: match[0], start: match.index }))
    : parseSync(path, text, { astType: "ts" }).comments;
  return found.map(({ value, start }) => ({ text: value, line: lineOf(text, start) }));
}

const commentsHaveSubjects: Rule = {
  law: "a doc comment begins with a subject or a verb, never with 'What' or 'Whoever'",
  advice: "Name the thing: 'The usage of a product' and not 'What is used of a product'; 'Returns the price' for a function.",
  check: ({ files }) =>
    files.flatMap(({ path, text }) =>
      [...text.matchAll(/\/\*\*[\s*]+(What|Whoever)\b/g)].map(({ index, 1: word }) => `${path}:${lineOf(text, index)} begins with ${word}`),
    ),
};

export const wordRules: readonly Rule[] = [oneWordForOneThing, commentsHaveSubjects];
