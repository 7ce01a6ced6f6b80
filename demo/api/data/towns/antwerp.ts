import type { Province } from "./town.ts";

export const antwerp: Province = {
  stateId: "BE-VAN",
  tongue: "nl",
  roads: `
    Chaussée d'Anvers/Antwerpsesteenweg; Chaussée de Malines/Mechelsesteenweg; Chaussée de Lierre/Liersesteenweg;
    Chaussée de Turnhout/Turnhoutsebaan; Chaussée de Herentals/Herentalsesteenweg`,
  towns: [
    {
      code: "2000",
      name: "Anvers/Antwerpen/Antwerp",
      streets: `
        Meir; Grote Markt; Groenplaats; Nationalestraat; Kammenstraat; Huidevettersstraat; Lange Koepoortstraat; Italiëlei; Frankrijklei;
        Schuttershofstraat; Suikerrui; Hoogstraat; Oude Koornmarkt; Melkmarkt; Kloosterstraat; Vrijdagmarkt; Sint-Katelijnevest; Hopland;
        Wapper; Kipdorp; Paardenmarkt; Ankerrui; Falconplein; Lange Nieuwstraat; Minderbroedersrui; Jordaenskaai; Plantinkaai`,
    },
    {
      code: "2018",
      name: "Anvers/Antwerpen/Antwerp",
      streets: `
        De Keyserlei; Mechelsesteenweg; Pelikaanstraat; Belgiëlei; Plantin en Moretuslei; Quellinstraat; Quinten Matsijslei;
        Lange Leemstraat; Karel Oomsstraat; Jan Van Rijswijcklaan; Koningin Astridplein; Brialmontlei; Lamorinièrestraat; Provinciestraat`,
    },
    {
      code: "2140",
      name: "Borgerhout",
      streets: "Turnhoutsebaan; Laar; Gitschotellei; Te Boelaarlei; Moorkensplein; Kroonstraat; Plantin en Moretuslei",
    },
    { code: "2200", name: "Herentals", streets: "Grote Markt; Zandstraat; Bovenrij; Hofkwartier; Lierseweg; Augustijnenlaan" },
    {
      code: "2300",
      name: "Turnhout",
      streets:
        "Grote Markt; Gasthuisstraat; Herentalsstraat; Patersstraat; Steenweg op Gierle; Steenweg op Zevendonk; de Merodelei; Otterstraat",
    },
    { code: "2440", name: "Geel", streets: "Markt; Nieuwstraat; Diestseweg; Pas; Antwerpseweg; Logen" },
    { code: "2500", name: "Lierre/Lier", streets: "Grote Markt; Antwerpsestraat; Eikelstraat; Berlarij; Zimmerplein; Kartuizersvest" },
    { code: "2500", name: "Koningshooikt" },
    {
      code: "2600",
      name: "Berchem",
      streets: `
        Statiestraat; Grotesteenweg; Driekoningenstraat; Fruithoflaan; Diksmuidelaan; Cogels-Osylei; Generaal Lemanstraat; Elisabethlaan;
        Uitbreidingstraat; Boomgaardstraat`,
    },
    {
      code: "2800",
      name: "Malines/Mechelen",
      streets: `
        Grote Markt; Bruul; IJzerenleen; Onze-Lieve-Vrouwestraat; Befferstraat; Hendrik Consciencestraat; Veemarkt; Adegemstraat;
        Hoogstraat; Battelsesteenweg; Leopoldstraat; Keizerstraat; Koningin Astridlaan`,
    },
  ],
};
