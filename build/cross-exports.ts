/**
 * Writes the exports of a chunk for other chunks as one object instead of one property definition each, which saves some hundred bytes of a
 * page. A name that is reassigned after the export stays a getter.
 */
const getter =
  /Object\.defineProperty\(exports, "([\w$]+)", \{\s*enumerable: true,\s*get: function \(\) \{\s*return ([\w$]+);\s*\}\s*\}\);\n?/g;

/**
 * Returns the code with its exports written as one object. Undefined where the code has no export of this kind, or also exports in another
 * way.
 *
 * @param reassigned the names that are assigned again after their declaration
 */
export function exportAtOnce(code: string, reassigned: ReadonlySet<string>): string | undefined {
  const given = [...code.matchAll(getter)].map(([, name = "", local = ""]) =>
    reassigned.has(local) ? `get ${name}() { return ${local}; }` : `${name}: ${local}`,
  );
  // Code that also exports in any other way is left unchanged, because these exports would be lost.
  if (given.length === 0 || /\bexports\.[\w$]+ =/.test(code)) return undefined;
  return `${code.replace(getter, "")}\nmodule.exports = { ${given.join(", ")} };\n`;
}

/**
 * Returns the names that are assigned to anywhere, in any scope. The result may contain too many names, which is safe, but never too few.
 */
export function reassignedIn(node: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof node !== "object" || node === null) return found;
  const { type, left, argument } = node as { type?: string; left?: unknown; argument?: unknown };
  if (type === "AssignmentExpression" || type === "ForOfStatement" || type === "ForInStatement") addNames(left, found);
  if (type === "UpdateExpression") addNames(argument, found);
  for (const child of Object.values(node)) reassignedIn(child, found);
  return found;
}

function addNames(target: unknown, found: Set<string>): void {
  if (typeof target !== "object" || target === null) return;
  const { type, name } = target as { type?: string; name?: string };
  if (type === "MemberExpression") return;
  if (type === "Identifier" && name !== undefined) found.add(name);
  for (const child of Object.values(target)) addNames(child, found);
}
