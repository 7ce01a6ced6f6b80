import type { Province } from "./place.ts";

/** The five provinces of Flanders. Facility towns have `tongue: "nl+fr"`. */
export const flanders: readonly Province[] = [
  {
    stateId: "BE-VBR",
    tongue: "nl",
    roads: `
      Chaussée de Bruxelles/Brusselsesteenweg; Chaussée de Louvain/Leuvensesteenweg; Chaussée de Malines/Mechelsesteenweg;
      Chaussée de Tirlemont/Tiensesteenweg; Chaussée de Ninove/Ninoofsesteenweg; Chaussée d'Alsemberg/Alsembergsesteenweg`,
    places: [
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
  },
  {
    stateId: "BE-VAN",
    tongue: "nl",
    roads: `
      Chaussée d'Anvers/Antwerpsesteenweg; Chaussée de Malines/Mechelsesteenweg; Chaussée de Lierre/Liersesteenweg;
      Chaussée de Turnhout/Turnhoutsebaan; Chaussée de Herentals/Herentalsesteenweg`,
    places: [
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
  },
  {
    stateId: "BE-VLI",
    tongue: "nl",
    roads: `
      Chaussée de Hasselt/Hasseltsesteenweg; Chaussée de Liège/Luikersteenweg; Chaussée de Tongres/Tongersesteenweg;
      Chaussée de Diest/Diestersteenweg; Chaussée de Genk/Genkersteenweg; Chaussée de Maastricht/Maastrichtersteenweg`,
    places: [
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
        streets:
          "Grote Markt; Maastrichterstraat; Hemelingenstraat; Sint-Truiderstraat; Moerenstraat; Leopoldwal; Veemarkt; Bilzersteenweg",
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
  },
  {
    stateId: "BE-VOV",
    tongue: "nl",
    roads: `
      Chaussée de Gand/Gentsesteenweg; Chaussée de Bruxelles/Brusselsesteenweg; Chaussée d'Alost/Aalstersesteenweg;
      Chaussée d'Audenarde/Oudenaardsesteenweg; Chaussée de Termonde/Dendermondsesteenweg; Chaussée de Courtrai/Kortrijksesteenweg`,
    places: [
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
  },
  {
    stateId: "BE-VWV",
    tongue: "nl",
    roads: `
      Chaussée de Bruges/Brugsesteenweg; Chaussée de Courtrai/Kortrijksesteenweg; Chaussée d'Ostende/Oostendsesteenweg;
      Chaussée de Thourout/Torhoutsesteenweg; Chaussée de Gand/Gentsesteenweg; Chaussée de Menin/Meensesteenweg`,
    places: [
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
        streets:
          "Grote Markt; Ooststraat; Noordstraat; Zuidstraat; Westlaan; Mandellaan; Diksmuidsesteenweg; Meensesteenweg; Delaerestraat",
      },
      { code: "8800", name: "Rumbeke" },
      {
        code: "8900",
        name: "Ypres/Ieper/Ypres",
        streets:
          "Grote Markt; Meensestraat; Rijselstraat; Diksmuidestraat; Tempelstraat; Boterstraat; Surmont de Volsbergestraat; Elverdingestraat",
      },
    ],
  },
];
