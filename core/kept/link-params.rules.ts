/** All of these, or nothing: a link with a part missing is no link. */
export function pick<Name extends string>(
  values: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): Readonly<Record<Name, string>> | undefined {
  const found = names.map((name) => [name, values[name]] as const);
  const isWhole = found.every(([, value]) => typeof value === "string" && value !== "");
  return isWhole ? (Object.fromEntries(found) as Record<Name, string>) : undefined;
}
