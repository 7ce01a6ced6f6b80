/**
 * This module has the types of that part of `custom-elements.json` that the catalogue reads: the standard manifest, with a key `digi` of
 * the project's own.
 */
type Described = { readonly name: string; readonly description?: string };

export type Attribute = Described & {
  readonly type?: { readonly text: string };
  readonly default?: string;
  readonly digi?: {
    readonly kind: "text" | "boolean" | "integer" | "choice" | "address" | "data";
    readonly values?: readonly string[];
    readonly min?: number;
    readonly max?: number;
    readonly example?: string;
  };
};

export type Element = {
  readonly tagName: string;
  readonly description?: string;
  readonly attributes?: readonly Attribute[];
  readonly events?: readonly (Described & { readonly type?: { readonly text: string } })[];
  readonly members?: readonly (Described & { readonly kind: string; readonly type?: { readonly text: string } })[];
  readonly digi?: { readonly head?: { readonly text: string; readonly script: string; readonly hash: string } };
  readonly slots?: readonly Described[];
  readonly cssParts?: readonly Described[];
  readonly cssStates?: readonly Described[];
  readonly cssProperties?: readonly (Described & { readonly default?: string })[];
};

/** An option of the page, which is set on the script tag. */
export type Option = { readonly name: string; readonly values: string; readonly otherwise: string; readonly text: string };

type Manifest = {
  readonly version?: string;
  readonly digi?: { readonly options?: readonly Option[] };
  readonly modules?: readonly { readonly declarations?: readonly Partial<Element>[] }[];
};

export const optionsOf = (manifest: unknown): readonly Option[] => (manifest as Manifest).digi?.options ?? [];

/** Returns the version of the release that a manifest describes; it is empty when the manifest has none. */
export const versionOf = (manifest: unknown): string => (manifest as Manifest).version ?? "";

/** Returns every element of a manifest, sorted by name. */
export function elementsOf(manifest: unknown): Element[] {
  const declarations = (manifest as Manifest).modules?.flatMap((module) => module.declarations ?? []) ?? [];
  return declarations
    .filter((one): one is Element => typeof one.tagName === "string")
    .toSorted((a, b) => a.tagName.localeCompare(b.tagName));
}
