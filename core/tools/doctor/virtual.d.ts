declare module "virtual:doors" {
  /** Tag → attribute → kind, from the doors of all widgets. */
  export const doors: Readonly<Record<string, Readonly<Record<string, import("#core/base/contract/element.ts").AttributeKind>>>>;
  /** Tag → the pages that it and its parts lead to, each once. */
  export const pages: Readonly<Record<string, readonly import("#core/base/values/routes.ts").PageId[]>>;
}
