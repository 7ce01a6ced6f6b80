/** All of these, or nothing: a link with a part missing is no link. */
export function pick<Name extends string>(
  values: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): Readonly<Record<Name, string>> | undefined {
  const found = names.map((name) => [name, values[name]] as const);
  const isWhole = found.every(([, value]) => typeof value === "string" && value !== "");
  return isWhole ? (Object.fromEntries(found) as Record<Name, string>) : undefined;
}

/** The link of a mail leads nowhere any more, or never did. */
export const isDeadLink = ({ code }: { readonly code: string }): boolean => code === "link_invalid" || code === "link_used";
