/** Tells which products can be ordered only together with another product. Browser and API share this rule. */

/** The products of a bundle that other products depend on. */
export type Prerequisites = { readonly hasInternet: boolean; readonly hasMobile: boolean };

/**
 * Tells whether a product lacks what it depends on: a landline needs internet (C-191, C-331); TV needs internet or a mobile line (C-330,
 * decisions §8).
 */
export const isPrerequisiteMissing = (
  kind: "mobile" | "internet" | "tv" | "landline",
  { hasInternet, hasMobile }: Prerequisites,
): boolean => !hasInternet && (kind === "landline" || (kind === "tv" && !hasMobile));
