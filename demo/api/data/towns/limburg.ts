import type { Province } from "./town.ts";

export const limburg: Province = {
  stateId: "BE-VLI",
  tongue: "nl",
  roads: `
    Chaussée de Hasselt/Hasseltsesteenweg; Chaussée de Liège/Luikersteenweg; Chaussée de Tongres/Tongersesteenweg;
    Chaussée de Diest/Diestersteenweg; Chaussée de Genk/Genkersteenweg; Chaussée de Maastricht/Maastrichtersteenweg`,
  towns: [
    {
      code: "3500",
      name: "Hasselt",
      streets: `
        Grote Markt; Koning Albertstraat; Demerstraat; Hoogstraat; Maastrichterstraat; Botermarkt; Kapelstraat; Kempische Steenweg;
        Luikersteenweg; Guffenslaan; Kolonel Dusartplein; Zuivelmarkt; Runkstersteenweg; Koningin Astridlaan; Leopoldplein; Havermarkt;
        Thonissenlaan; Gouverneur Roppesingel`,
    },
    {
      code: "3600",
      name: "Genk",
      streets:
        "Stadsplein; Europalaan; Fruitmarkt; Vennestraat; Winterslagstraat; Hasseltweg; Grotestraat; Rootenstraat; Evence Coppéelaan",
    },
    { code: "3630", name: "Maasmechelen", streets: "Rijksweg; Koninginnelaan; Dokter Haubenlaan; Heirstraat; Oude Baan; Kinderlaan" },
    {
      code: "3700",
      name: "Tongres/Tongeren",
      streets: "Grote Markt; Maastrichterstraat; Hemelingenstraat; Sint-Truiderstraat; Moerenstraat; Leopoldwal; Veemarkt; Bilzersteenweg",
    },
    { code: "3790", name: "Fouron-Saint-Martin/Sint-Martens-Voeren", tongue: "nl+fr" },
    { code: "3790", name: "Mouland/Moelingen", tongue: "nl+fr" },
    {
      code: "3800",
      name: "Saint-Trond/Sint-Truiden",
      streets: "Grote Markt; Luikerstraat; Stapelstraat; Diesterstraat; Groenmarkt; Zoutstraat",
    },
    { code: "3920", name: "Lommel", streets: "Dorp; Koning Leopoldlaan; Buitensingel; Kloosterstraat; Lepelstraat; Luikersteenweg" },
  ],
};
