import type { Province } from "./town.ts";

export const flemishBrabant: Province = {
  stateId: "BE-VBR",
  tongue: "nl",
  roads: `
    Chaussée de Bruxelles/Brusselsesteenweg; Chaussée de Louvain/Leuvensesteenweg; Chaussée de Malines/Mechelsesteenweg;
    Chaussée de Tirlemont/Tiensesteenweg; Chaussée de Ninove/Ninoofsesteenweg; Chaussée d'Alsemberg/Alsembergsesteenweg`,
  towns: [
    {
      code: "1500",
      name: "Hal/Halle",
      streets:
        "Grote Markt; Basiliekstraat; Brusselsesteenweg; Nederhem; Vogelpers; Beestenmarkt; Bergensesteenweg; Melkstraat; Oudstrijdersplein",
    },
    {
      code: "1600",
      name: "Leeuw-Saint-Pierre/Sint-Pieters-Leeuw",
      streets: "Bergensesteenweg; Rink; Pepingensesteenweg; Georges Wittouckstraat",
    },
    { code: "1620", name: "Drogenbos", tongue: "nl+fr", streets: "Grand'Route/Grote Baan; Rue de l'Industrie/Nijverheidsstraat" },
    { code: "1630", name: "Linkebeek", tongue: "nl+fr", streets: "Place Communale/Gemeenteplein; Rue Hollebeek/Hollebeekstraat" },
    {
      code: "1640",
      name: "Rhode-Saint-Genèse/Sint-Genesius-Rode",
      tongue: "nl+fr",
      streets: "Chaussée de Waterloo/Waterloosesteenweg; Avenue de la Forêt de Soignes/Zoniënwoudlaan; Rue du Village/Dorpsstraat",
    },
    {
      code: "1700",
      name: "Dilbeek",
      streets: "Ninoofsesteenweg; Gemeenteplein; Kattebroekstraat; De Heetveldelaan; Itterbeeksebaan; Verheydenstraat",
    },
    { code: "1730", name: "Asse", streets: "Markt; Steenweg; Nieuwstraat; Brusselsesteenweg; Kattestraat; Muurveld; Gemeenteplein" },
    {
      code: "1780",
      name: "Wemmel",
      tongue: "nl+fr",
      streets: `
        Chaussée de Bruxelles/Brusselsesteenweg; Avenue de Limburg Stirum/de Limburg Stirumlaan; Chaussée Romaine/Romeinsesteenweg;
        Rue Frans Robbrechts/Frans Robbrechtsstraat`,
    },
    {
      code: "1800",
      name: "Vilvorde/Vilvoorde",
      streets: `
        Grote Markt; Leuvensestraat; Mechelsesteenweg; Schaarbeeklei; Stationlei; Portaelsplein; Franklin Rooseveltlaan; Luchthavenlaan`,
    },
    { code: "1800", name: "Peutie" },
    {
      code: "1930",
      name: "Zaventem",
      streets: "Heldenplein; Leuvensesteenweg; Kerkplein; Hoogstraat; Hector Henneaulaan; Watertorenlaan; Vilvoordelaan; Parklaan",
    },
    {
      code: "1950",
      name: "Kraainem",
      tongue: "nl+fr",
      streets: "Avenue de Wezembeek/Wezembeeklaan; Avenue Arthur Dezangré/Arthur Dezangrélaan; Avenue Baron d'Huart/Baron d'Huartlaan",
    },
    {
      code: "1970",
      name: "Wezembeek-Oppem",
      tongue: "nl+fr",
      streets: `
        Chaussée de Malines/Mechelsesteenweg; Rue Louis Marcelis/Louis Marcelisstraat; Avenue de Burbure/de Burburelaan;
        Place Saint-Pierre/Sint-Pietersplein`,
    },
    {
      code: "3000",
      name: "Louvain/Leuven",
      streets: `
        Bondgenotenlaan; Grote Markt; Oude Markt; Diestsestraat; Naamsestraat; Tiensestraat; Brusselsestraat; Mechelsestraat; Parijsstraat;
        Muntstraat; Martelarenplein; Monseigneur Ladeuzeplein; Vismarkt; Vaartkom; Vaartstraat; Kapucijnenvoer; Justus Lipsiusstraat;
        Blijde-Inkomststraat; Schapenstraat; Tiensevest; Parkstraat; Ridderstraat; Vital Decosterstraat; Maria-Theresiastraat`,
    },
    {
      code: "3001",
      name: "Heverlee",
      streets: `
        Naamsesteenweg; Celestijnenlaan; Waversebaan; Kardinaal Mercierlaan; Tervuursesteenweg; Groenstraat; Ambachtenlaan; Egenhovenweg;
        Nieuwe Kerkhofdreef; Hertogstraat; Geldenaaksebaan`,
    },
    {
      code: "3010",
      name: "Kessel-Lo",
      streets: "Diestsesteenweg; Tiensesteenweg; Martelarenlaan; Heidebergstraat; Holsbeeksesteenweg; Eenmeilaan; Becker-Remyplein",
    },
    {
      code: "3080",
      name: "Tervuren",
      streets: "Markt; Leuvensesteenweg; Brusselsesteenweg; Klarastraat; Nieuwstraat; Paleizenlaan; Duisburgsesteenweg; Hoornzeelstraat",
    },
    {
      code: "3200",
      name: "Aerschot/Aarschot",
      streets:
        "Grote Markt; Leuvensestraat; Bogaardenstraat; Martelarenstraat; Kapitein Gilsonplein; Statiestraat; Herseltsesteenweg; Amerstraat",
    },
    {
      code: "3290",
      name: "Diest",
      streets: "Grote Markt; Koning Albertstraat; Botermarkt; Demerstraat; Hasseltsestraat; Michel Theysstraat; Zoutstraat",
    },
    {
      code: "3300",
      name: "Tirlemont/Tienen",
      streets:
        "Grote Markt; Leuvensestraat; Nieuwstraat; Gilainstraat; Sint-Truidensesteenweg; Wolmarkt; Beauduinstraat; Peperstraat; Veemarkt",
    },
  ],
};
