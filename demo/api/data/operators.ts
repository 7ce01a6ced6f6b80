/** Whom Belgians bring a mobile number from. Names alone: they belong to their owners, and are the same in every language. */
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

/** Who sells internet and TV at home, with how their Easy Switch numbers begin. The prefixes are invented (decisions §12). */
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
