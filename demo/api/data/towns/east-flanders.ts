import type { Province } from "./town.ts";

export const eastFlanders: Province = {
  stateId: "BE-VOV",
  tongue: "nl",
  roads: `
    Chaussée de Gand/Gentsesteenweg; Chaussée de Bruxelles/Brusselsesteenweg; Chaussée d'Alost/Aalstersesteenweg;
    Chaussée d'Audenarde/Oudenaardsesteenweg; Chaussée de Termonde/Dendermondsesteenweg; Chaussée de Courtrai/Kortrijksesteenweg`,
  towns: [
    {
      code: "9000",
      name: "Gand/Gent/Ghent",
      streets: `
        Veldstraat; Korenmarkt; Graslei; Vrijdagmarkt; Kouter; Coupure Links; Coupure Rechts; Langemunt; Overpoortstraat;
        Sint-Pietersnieuwstraat; Koning Albertlaan; Kortrijksepoortstraat; Nederkouter; Brabantdam; Vlaanderenstraat; Sleepstraat; Oudburg;
        Kraanlei; Burgstraat; Hoogpoort; Koestraat; Ottergemsesteenweg; Koningin Elisabethlaan; Kortrijksesteenweg; Voldersstraat;
        Bagattenstraat; Woodrow Wilsonplein; Dok Noord`,
    },
    { code: "9050", name: "Gentbrugge", streets: "Brusselsesteenweg; Braemkasteelstraat; Jules Van Biesbroeckstraat; Land van Rodelaan" },
    { code: "9050", name: "Ledeberg", streets: "Hundelgemsesteenweg; Brusselsesteenweg; Ledebergplein; Hoveniersstraat; Botermarkt" },
    {
      code: "9100",
      name: "Saint-Nicolas/Sint-Niklaas",
      streets: "Grote Markt; Ankerstraat; Parklaan; Plezantstraat; Houtbriel; Hendrik Heymanplein",
    },
    { code: "9100", name: "Nieuwkerken-Waas" },
    { code: "9160", name: "Lokeren", streets: "Markt; Durmelaan; Zelebaan; Roomstraat; Groentemarkt" },
    {
      code: "9200",
      name: "Termonde/Dendermonde",
      streets: "Grote Markt; Brusselsestraat; Oude Vest; Noordlaan; Leopoldlaan; Mechelsesteenweg",
    },
    {
      code: "9300",
      name: "Alost/Aalst",
      streets:
        "Grote Markt; Nieuwstraat; Kattestraat; Molendries; Hopmarkt; Korte Zoutstraat; Gentsesteenweg; Dendermondsesteenweg; Keizersplein",
    },
    {
      code: "9500",
      name: "Grammont/Geraardsbergen",
      streets: "Markt; Vesten; Brugstraat; Oudebergstraat; Abdijstraat; Grotestraat; Lessensestraat; Denderstraat; Guilleminlaan",
    },
    {
      code: "9600",
      name: "Renaix/Ronse",
      tongue: "nl+fr",
      streets: "Grand-Place/Grote Markt; Rue du Midi/Zuidstraat; Rue de la Croix/Kruisstraat; Chaussée de Ninove/Ninoofsesteenweg",
    },
    {
      code: "9700",
      name: "Audenarde/Oudenaarde",
      streets: "Markt; Hoogstraat; Nederstraat; Tussenbruggen; Beverestraat; Krekelput; Einestraat; Voorburg; Tacambaroplein",
    },
    {
      code: "9800",
      name: "Deinze",
      streets: "Markt; Tolpoortstraat; Gentpoortstraat; Kortrijkstraat; Brielstraat; Kaaistraat; Gaversesteenweg",
    },
    { code: "9900", name: "Eeklo", streets: "Markt; Koningin Astridplein; Boelare; Zuidmoerstraat; Gentsesteenweg" },
  ],
};
