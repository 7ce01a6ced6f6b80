import type { Province } from "./town.ts";

/** The nineteen communes of Brussels, where every street has a French and a Dutch name. */
export const brussels: Province = {
  stateId: "BE-BRU",
  tongue: "fr+nl",
  roads: "",
  towns: [
    {
      code: "1000",
      name: "Bruxelles/Brussel/Brussels",
      streets: `
        Grand-Place/Grote Markt; Rue Neuve/Nieuwstraat; Boulevard Anspach/Anspachlaan; Rue Antoine Dansaert/Antoine Dansaertstraat;
        Rue de la Loi/Wetstraat; Rue Royale/Koningsstraat; Rue Haute/Hoogstraat; Rue Blaes/Blaesstraat; Avenue Louise/Louizalaan;
        Place du Grand Sablon/Grote Zavel; Rue de la Régence/Regentschapsstraat; Rue du Midi/Zuidstraat; Rue Belliard/Belliardstraat;
        Rue des Bouchers/Beenhouwersstraat; Rue au Beurre/Boterstraat; Boulevard Adolphe Max/Adolphe Maxlaan; Rue Ducale/Hertogsstraat;
        Boulevard du Jardin Botanique/Kruidtuinlaan; Place Sainte-Catherine/Sint-Katelijneplein; Quai aux Briques/Baksteenkaai;
        Rue de Flandre/Vlaamsesteenweg; Rue de Laeken/Lakensestraat; Square Ambiorix/Ambiorixsquare; Rue Archimède/Archimedesstraat;
        Boulevard Maurice Lemonnier/Maurice Lemonnierlaan; Rue du Lombard/Lombardstraat; Place Rouppe/Rouppeplein`,
    },
    {
      code: "1020",
      name: "Laeken/Laken",
      streets: `
        Rue Marie-Christine/Maria-Christinastraat; Avenue Houba de Strooper/Houba de Strooperlaan; Avenue de la Reine/Koninginnelaan;
        Boulevard Émile Bockstael/Emile Bockstaellaan; Place Émile Bockstael/Emile Bockstaelplein; Rue Léopold Ier/Leopold I-straat;
        Parvis Notre-Dame/Onze-Lieve-Vrouwvoorplein; Avenue du Parc Royal/Koninklijk Parklaan; Chaussée Romaine/Romeinsesteenweg;
        Avenue Jean Sobieski/Jean Sobieskilaan`,
    },
    {
      code: "1030",
      name: "Schaerbeek/Schaarbeek",
      streets: `
        Chaussée de Haecht/Haachtsesteenweg; Chaussée de Louvain/Leuvensesteenweg; Avenue Louis Bertrand/Louis Bertrandlaan;
        Place Colignon/Colignonplein; Boulevard Lambermont/Lambermontlaan; Avenue Rogier/Rogierlaan; Rue Josaphat/Josaphatstraat;
        Place Dailly/Daillyplein; Boulevard Auguste Reyers/Auguste Reyerslaan; Place Eugène Verboekhoven/Eugène Verboekhovenplein;
        Avenue Voltaire/Voltairelaan; Avenue Eugène Demolder/Eugène Demolderlaan`,
    },
    {
      code: "1040",
      name: "Etterbeek",
      streets: `
        Rue des Tongres/Tongerenstraat; Avenue de Tervueren/Tervurenlaan; Place Jourdan/Jourdanplein; Chaussée de Wavre/Waversesteenweg;
        Boulevard Louis Schmidt/Louis Schmidtlaan; Avenue d'Auderghem/Oudergemlaan; Rue Gray/Graystraat; Rue Belliard/Belliardstraat;
        Avenue de la Chasse/Jachtlaan; Avenue des Celtes/Keltenlaan`,
    },
    {
      code: "1050",
      name: "Ixelles/Elsene",
      streets: `
        Avenue Louise/Louizalaan; Chaussée d'Ixelles/Elsensesteenweg; Chaussée de Waterloo/Waterloosesteenweg; Rue du Bailli/Baljuwstraat;
        Place Eugène Flagey/Eugène Flageyplein; Place Fernand Cocq/Fernand Cocqplein; Avenue de la Couronne/Kroonlaan;
        Rue du Page/Edelknaapstraat; Place du Châtelain/Kasteleinsplein; Chaussée de Vleurgat/Vleurgatsesteenweg;
        Avenue Molière/Molièrelaan; Boulevard Général Jacques/Generaal Jacqueslaan; Rue Lesbroussart/Lesbroussartstraat;
        Avenue Adolphe Buyl/Adolphe Buyllaan; Rue de la Paix/Vredestraat`,
    },
    {
      code: "1060",
      name: "Saint-Gilles/Sint-Gillis",
      streets: `
        Chaussée de Charleroi/Charleroisesteenweg; Parvis de Saint-Gilles/Sint-Gillisvoorplein; Avenue du Parc/Parklaan;
        Rue de la Victoire/Overwinningsstraat; Chaussée de Waterloo/Waterloosesteenweg; Chaussée de Forest/Vorstsesteenweg;
        Rue Américaine/Amerikaansestraat; Rue Defacqz/Defacqzstraat; Place Maurice Van Meenen/Maurice Van Meenenplein;
        Rue du Fort/Fortstraat; Rue de Mérode/de Merodestraat; Avenue Brugmann/Brugmannlaan`,
    },
    {
      code: "1070",
      name: "Anderlecht",
      streets: `
        Chaussée de Mons/Bergensesteenweg; Chaussée de Ninove/Ninoofsesteenweg; Rue Wayez/Wayezstraat; Place de la Résistance/Verzetsplein;
        Place de la Vaillance/Dapperheidsplein; Boulevard Sylvain Dupuis/Sylvain Dupuislaan; Rue de Birmingham/Birminghamstraat;
        Avenue Paul Janson/Paul Jansonlaan; Rue Brogniez/Brogniezstraat; Route de Lennik/Lenniksebaan`,
    },
    {
      code: "1080",
      name: "Molenbeek-Saint-Jean/Sint-Jans-Molenbeek",
      streets: `
        Chaussée de Gand/Gentsesteenweg; Boulevard Léopold II/Leopold II-laan; Boulevard Edmond Machtens/Edmond Machtenslaan;
        Chaussée de Merchtem/Merchtemsesteenweg; Rue de Ribaucourt/de Ribaucourtstraat; Boulevard du Jubilé/Jubelfeestlaan;
        Rue du Comte de Flandre/Graaf van Vlaanderenstraat; Quai des Charbonnages/Koolmijnenkaai; Place Communale/Gemeenteplein`,
    },
    {
      code: "1081",
      name: "Koekelberg",
      streets: `
        Avenue de la Basilique/Basilieklaan; Boulevard Léopold II/Leopold II-laan; Chaussée de Jette/Jetsesteenweg;
        Place Henri Vanhuffel/Henri Vanhuffelplein; Avenue de Jette/Jetselaan; Place Eugène Simonis/Eugène Simonisplein;
        Avenue des Gloires Nationales/Landsroemlaan`,
    },
    {
      code: "1082",
      name: "Berchem-Sainte-Agathe/Sint-Agatha-Berchem",
      streets: `
        Avenue Charles-Quint/Keizer Karellaan; Chaussée de Gand/Gentsesteenweg; Place du Roi Baudouin/Koning Boudewijnplein;
        Avenue Josse Goffin/Josse Goffinlaan; Place Docteur Schweitzer/Dokter Schweitzerplein; Rue Openveld/Openveldstraat`,
    },
    {
      code: "1083",
      name: "Ganshoren",
      streets: `
        Avenue Charles-Quint/Keizer Karellaan; Avenue Van Overbeke/Van Overbekelaan; Avenue des Neuf Provinces/Negen Provinciënlaan;
        Avenue Marie de Hongrie/Maria van Hongarijelaan; Place Guido Gezelle/Guido Gezelleplein; Avenue Jacques Sermon/Jacques Sermonlaan`,
    },
    {
      code: "1090",
      name: "Jette",
      streets: `
        Place Reine Astrid/Koningin Astridplein; Avenue de Jette/Jetselaan; Chaussée de Wemmel/Wemmelsesteenweg;
        Rue Léon Théodor/Léon Théodorstraat; Boulevard de Smet de Naeyer/de Smet de Naeyerlaan; Avenue de l'Exposition/Tentoonstellingslaan;
        Place Cardinal Mercier/Kardinaal Mercierplein; Avenue Odon Warland/Odon Warlandlaan; Rue Ferdinand Lenoir/Ferdinand Lenoirstraat`,
    },
    {
      code: "1120",
      name: "Neder-Over-Heembeek",
      streets: `
        Rue de Heembeek/Heembeekstraat; Avenue des Croix de Guerre/Oorlogskruisenlaan; Rue de Ransbeek/Ransbeekstraat;
        Place Peter Benoit/Peter Benoitplein; Avenue de Versailles/Versailleslaan; Rue Bruyn/Bruynstraat`,
    },
    {
      code: "1130",
      name: "Haren",
      streets: `
        Chaussée de Haecht/Haachtsesteenweg; Rue de Verdun/Verdunstraat; Rue du Witloof/Witloofstraat; Rue du Biplan/Tweedekkerstraat;
        Rue de la Fusée/Raketstraat`,
    },
    {
      code: "1140",
      name: "Evere",
      streets: `
        Avenue Henri Conscience/Hendrik Consciencelaan; Avenue des Loisirs/Vrijetijdslaan; Avenue Cicéron/Cicerolaan;
        Chaussée de Louvain/Leuvensesteenweg; Boulevard Léopold III/Leopold III-laan; Rue de Genève/Genèvestraat;
        Square Servaas Hoedemaekers/Servaas Hoedemaekerssquare; Avenue Jules Bordet/Jules Bordetlaan; Rue Édouard Stuckens/Edward Stuckensstraat`,
    },
    {
      code: "1150",
      name: "Woluwe-Saint-Pierre/Sint-Pieters-Woluwe",
      streets: `
        Avenue de Tervueren/Tervurenlaan; Place Dumon/Dumonplein; Rue au Bois/Bosstraat; Avenue Charles Thielemans/Charles Thielemanslaan;
        Avenue Orban/Orbanlaan; Avenue Parmentier/Parmentierlaan; Boulevard de la Woluwe/Woluwelaan;
        Avenue Roger Vandendriessche/Roger Vandendriesschelaan`,
    },
    {
      code: "1160",
      name: "Auderghem/Oudergem",
      streets: `
        Chaussée de Wavre/Waversesteenweg; Boulevard du Souverain/Vorstlaan; Avenue Gustave Demey/Gustave Demeylaan;
        Chaussée de Tervuren/Tervuursesteenweg; Avenue Daniel Boon/Daniel Boonlaan; Rue Émile Idiers/Emile Idiersstraat;
        Place Félix Govaert/Félix Govaertplein; Avenue Charles Schaller/Charles Schallerlaan`,
    },
    {
      code: "1170",
      name: "Watermael-Boitsfort/Watermaal-Bosvoorde",
      streets: `
        Place Eugène Keym/Eugène Keymplein; Chaussée de La Hulpe/Terhulpsesteenweg; Avenue Delleur/Delleurlaan; Place Wiener/Wienerplein;
        Boulevard du Souverain/Vorstlaan; Avenue Léopold Wiener/Leopold Wienerlaan; Rue Middelbourg/Middelburgstraat;
        Square de l'Arbalète/Kruisboogsquare; Avenue de Visé/Wezetlaan; Avenue de la Foresterie/Vorsterielaan`,
    },
    {
      code: "1180",
      name: "Uccle/Ukkel",
      streets: `
        Chaussée d'Alsemberg/Alsembergsesteenweg; Chaussée de Waterloo/Waterloosesteenweg; Avenue Brugmann/Brugmannlaan;
        Rue Xavier De Bue/Xavier De Buestraat; Place Jean Vander Elst/Jean Vander Elstplein; Avenue De Fré/De Frélaan;
        Avenue Winston Churchill/Winston Churchilllaan; Place Saint-Job/Sint-Jobsplein; Chaussée de Saint-Job/Sint-Jobsesteenweg;
        Avenue Coghen/Coghenlaan; Rue de Stalle/Stallestraat; Avenue Montjoie/Montjoielaan; Rue Edith Cavell/Edith Cavellstraat`,
    },
    {
      code: "1190",
      name: "Forest/Vorst",
      streets: `
        Chaussée de Neerstalle/Neerstalsesteenweg; Avenue Van Volxem/Van Volxemlaan; Chaussée d'Alsemberg/Alsembergsesteenweg;
        Place Saint-Denis/Sint-Denijsplein; Rue Saint-Denis/Sint-Denijsstraat; Avenue Besme/Besmelaan; Avenue Albert/Albertlaan;
        Boulevard de la Deuxième Armée Britannique/Britse Tweede Legerlaan; Avenue Molière/Molièrelaan; Avenue Everard/Everardlaan;
        Chaussée de Bruxelles/Brusselsesteenweg`,
    },
    {
      code: "1200",
      name: "Woluwe-Saint-Lambert/Sint-Lambrechts-Woluwe",
      streets: `
        Avenue Georges Henri/Georges Henrilaan; Place Saint-Lambert/Sint-Lambertusplein; Avenue Paul Hymans/Paul Hymanslaan;
        Chaussée de Roodebeek/Roodebeeksteenweg; Boulevard Brand Whitlock/Brand Whitlocklaan; Chaussée de Louvain/Leuvensesteenweg;
        Avenue Émile Vandervelde/Emile Vanderveldelaan; Avenue de Broqueville/de Broquevillelaan; Boulevard de la Woluwe/Woluwelaan;
        Rue Voot/Vootstraat; Avenue Slegers/Slegerslaan; Square Vergote/Vergotesquare`,
    },
    {
      code: "1210",
      name: "Saint-Josse-ten-Noode/Sint-Joost-ten-Node",
      streets: `
        Chaussée de Louvain/Leuvensesteenweg; Chaussée de Haecht/Haachtsesteenweg; Place Saint-Josse/Sint-Joostplein;
        Rue Royale/Koningsstraat; Boulevard du Roi Albert II/Koning Albert II-laan; Place Charles Rogier/Charles Rogierplein;
        Rue du Progrès/Vooruitgangstraat; Place Madou/Madouplein; Rue Braemt/Braemtstraat; Rue de la Limite/Grensstraat;
        Rue du Méridien/Middaglijnstraat; Rue Potagère/Moestuinstraat; Avenue de l'Astronomie/Sterrenkundelaan`,
    },
  ],
};
