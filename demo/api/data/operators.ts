/** The mobile operators from which customers bring their numbers. Operators have only names, which are the same in every language. */
export const operatorNames: readonly string[] = [
  "Proximus",
  "Orange",
  "BASE",
  "Telenet",
  "Scarlet",
  "Mobile Vikings",
  "hey!",
  "VOO",
  "Lycamobile",
  "Lebara",
  "Ortel Mobile",
  "Youfone",
  "Neibo",
  "edpnet",
];

/**
 * The operators of internet and TV at home, each with the beginning of its Easy Switch numbers. These beginnings are invented (decisions
 * §12).
 */
export const switchOperators: readonly { readonly prefix: string; readonly name: string }[] = [
  { prefix: "PXS", name: "Proximus" },
  { prefix: "TLN", name: "Telenet" },
  { prefix: "ORB", name: "Orange" },
  { prefix: "VOO", name: "VOO" },
  { prefix: "SCA", name: "Scarlet" },
  { prefix: "BAS", name: "BASE" },
  { prefix: "EDP", name: "edpnet" },
  { prefix: "YOU", name: "Youfone" },
  { prefix: "MVI", name: "Mobile Vikings" },
  { prefix: "HEY", name: "hey!" },
  { prefix: "WEE", name: "WeePee" },
];
