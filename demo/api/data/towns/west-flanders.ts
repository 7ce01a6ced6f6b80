import type { Province } from "./town.ts";

export const westFlanders: Province = {
  stateId: "BE-VWV",
  tongue: "nl",
  roads: `
    Chaussée de Bruges/Brugsesteenweg; Chaussée de Courtrai/Kortrijksesteenweg; Chaussée d'Ostende/Oostendsesteenweg;
    Chaussée de Thourout/Torhoutsesteenweg; Chaussée de Gand/Gentsesteenweg; Chaussée de Menin/Meensesteenweg`,
  towns: [
    {
      code: "8000",
      name: "Bruges/Brugge/Bruges",
      streets: `
        Markt; Burg; Steenstraat; Zuidzandstraat; Noordzandstraat; Geldmuntstraat; Wollestraat; Breidelstraat; Katelijnestraat; Langestraat;
        Vlamingstraat; Sint-Jakobsstraat; Ezelstraat; Smedenstraat; 't Zand; Dijver; Wijngaardstraat; Simon Stevinplein; Hoogstraat;
        Philipstockstraat; Mariastraat; Jan van Eyckplein; Spiegelrei; Potterierei; Carmersstraat; Gentpoortstraat`,
    },
    { code: "8200", name: "Sint-Andries", streets: "Gistelsesteenweg; Torhoutsesteenweg; Zandstraat; Diksmuidse Heerweg" },
    {
      code: "8200",
      name: "Sint-Michiels",
      streets: "Koning Albert I-laan; Rijselstraat; Spoorwegstraat; Vaartdijkstraat; Heidelbergstraat; Xaverianenstraat; Chartreuseweg",
    },
    {
      code: "8300",
      name: "Knokke",
      streets: "Lippenslaan; Kustlaan; Dumortierlaan; Elizabetlaan; Natiënlaan; Van Bunnenplein; Piers de Raveschootlaan; Sparrendreef",
    },
    { code: "8300", name: "Westkapelle" },
    {
      code: "8370",
      name: "Blankenberge",
      streets: "Kerkstraat; Zeedijk; Koning Leopold III-plein; Weststraat; Jules de Troozlaan; Langestraat",
    },
    {
      code: "8400",
      name: "Ostende/Oostende/Ostend",
      streets: `
        Kapellestraat; Wapenplein; Albert I-promenade; Vlaanderenstraat; Adolf Buylstraat; Alfons Pieterslaan; Van Iseghemlaan;
        Leopold II-laan; Torhoutsesteenweg; Nieuwpoortsesteenweg; Vindictivelaan; Visserskaai; Christinastraat; Koningsstraat`,
    },
    {
      code: "8500",
      name: "Courtrai/Kortrijk",
      streets: `
        Grote Markt; Leiestraat; Lange Steenstraat; Doorniksestraat; Doorniksewijk; Veemarkt; Schouwburgplein; Budastraat;
        Burgemeester Reynaertstraat; Overleiestraat; Rijselsestraat; Zwevegemsestraat; President Kennedylaan`,
    },
    { code: "8600", name: "Dixmude/Diksmuide", streets: "Grote Markt; IJzerlaan; Wilgendijk; Generaal Baron Jacquesstraat; Woumenweg" },
    {
      code: "8620",
      name: "Nieuport/Nieuwpoort",
      streets: "Albert I-laan; Marktplein; Langestraat; Kaai; Lombardsijdestraat; Franslaan; Astridlaan; Recollettenstraat",
    },
    { code: "8630", name: "Furnes/Veurne", streets: "Grote Markt; Ooststraat; Zuidstraat; Noordstraat; Appelmarkt; Pannestraat" },
    { code: "8790", name: "Waregem", streets: "Markt; Holstraat; Stormestraat; Zuiderlaan; Gentseweg" },
    {
      code: "8800",
      name: "Roulers/Roeselare",
      streets: "Grote Markt; Ooststraat; Noordstraat; Zuidstraat; Westlaan; Mandellaan; Diksmuidsesteenweg; Meensesteenweg; Delaerestraat",
    },
    { code: "8800", name: "Rumbeke" },
    {
      code: "8900",
      name: "Ypres/Ieper/Ypres",
      streets:
        "Grote Markt; Meensestraat; Rijselstraat; Diksmuidestraat; Tempelstraat; Boterstraat; Surmont de Volsbergestraat; Elverdingestraat",
    },
  ],
};
