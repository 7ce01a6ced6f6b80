/** The icons that page data can name. A page without an icon of that name shows none (decisions §12). Pure. */
const known = ["alert", "info", "shield", "success", "warning"] as const;
export type KnownIcon = (typeof known)[number];

export const iconNamed = (name: string): KnownIcon | undefined => known.find((icon) => icon === name);
