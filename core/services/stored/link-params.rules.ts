/** Returns the named parameters; undefined where one is missing, because an incomplete link is not valid. */
export function pick<Name extends string>(
  values: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): Readonly<Record<Name, string>> | undefined {
  const found = names.map((name) => [name, values[name]] as const);
  const isWhole = found.every(([, value]) => typeof value === "string" && value !== "");
  return isWhole ? (Object.fromEntries(found) as Record<Name, string>) : undefined;
}

/** Tells whether the link in a mail was used already, or is not valid. */
export const isDeadLink = ({ code }: { readonly code: string }): boolean => code === "link_invalid" || code === "link_used";
