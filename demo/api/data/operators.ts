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
