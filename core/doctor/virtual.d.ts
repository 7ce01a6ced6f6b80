declare module "virtual:doors" {
  /** Tag → attribute → kind, from the doors of all rooms. */
  export const doors: Readonly<Record<string, Readonly<Record<string, import("#core/contract/element.ts").AttributeKind>>>>;
}
