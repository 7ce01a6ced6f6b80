import type { Province } from "./place.ts";

/** The five provinces of Wallonia. Towns with facilities for Dutch have `tongue: "fr+nl"`; Eupen speaks German. */
export const wallonia: readonly Province[] = [
  {
    stateId: "BE-WBR",
    tongue: "fr",
    roads: `
      Chaussée de Bruxelles; Chaussée de Namur; Chaussée de Louvain; Chaussée de Nivelles; Chaussée de Wavre; Chaussée de Charleroi`,
    places: [
      {
        code: "1300",
        name: "Wavre/Waver",
        streets: `
          Place Alphonse Bosch; Rue du Pont du Christ; Rue de Nivelles; Rue de Namur; Chaussée de Louvain; Rue de Bruxelles; Rue Haute;
          Rue Charles Sambon; Quai du Trompette; Avenue des Princes; Chaussée de Namur; Boulevard de l'Europe; Rue de l'Ermitage;
          Place Henri Berger; Avenue Einstein`,
      },
      { code: "1300", name: "Limal", streets: "Rue Charles Jaumotte; Rue du Petit Sart" },
      {
        code: "1330",
        name: "Rixensart",
        streets: "Avenue de Mérode; Rue Robert Boisacq; Avenue Franklin Roosevelt; Rue du Baillois; Avenue Royale; Rue de Genval",
      },
      {
        code: "1340",
        name: "Ottignies",
        streets:
          "Avenue des Combattants; Avenue Reine Astrid; Avenue du Douaire; Rue du Monument; Avenue Provinciale; Boulevard Martin; Rue de Franquenies",
      },
      { code: "1341", name: "Céroux-Mousty", streets: "Place de Céroux; Rue des Coquerées; Rue de la Limite" },
      {
        code: "1348",
        name: "Louvain-la-Neuve",
        streets: `
          Grand-Place; Place de l'Université; Grand-Rue; Rue Charlemagne; Agora; Place des Wallons; Rue des Wallons; Place Cardinal Mercier;
          Rue Paulin Ladeuze; Place Montesquieu; Voie du Roman Pays; Avenue Baudouin Ier; Chemin du Cyclotron; Avenue Georges Lemaître;
          Rue de la Neuville; Place de la Neuville; Scavée du Biéreau; Avenue de l'Espinette; Rue de Rodeuhaie; Place Sainte-Barbe;
          Avenue du Ciseau; Rue du Poirier; Place de l'Accueil`,
      },
      {
        code: "1370",
        name: "Jodoigne/Geldenaken",
        streets: "Grand-Place; Chaussée de Tirlemont; Chaussée de Hannut; Rue Saint-Lambert; Rue Grégoire Nélis",
      },
      {
        code: "1400",
        name: "Nivelles/Nijvel",
        streets: `
          Grand-Place; Rue de Namur; Rue de Mons; Rue de Bruxelles; Place Émile de Lalieux; Boulevard de la Batterie; Chaussée de Namur;
          Faubourg de Namur; Faubourg de Bruxelles; Rue de Soignies; Square des Nations Unies; Rue Seutin`,
      },
      {
        code: "1410",
        name: "Waterloo",
        streets: `
          Chaussée de Bruxelles; Chaussée de Tervuren; Boulevard Henri Rolin; Drève Richelle; Avenue Reine Astrid; Rue Émile Dury; Rue du Gaz;
          Chemin des Postes; Drève de l'Infante; Avenue Princesse Paola`,
      },
      {
        code: "1420",
        name: "Braine-l'Alleud/Eigenbrakel",
        streets: `
          Grand-Place Baudouin Ier; Rue Jules Hans; Place Cardinal Mercier; Chaussée d'Alsemberg; Avenue Alphonse Allard; Chaussée de Nivelles;
          Avenue Albert Ier; Chaussée d'Ophain; Place Sainte-Anne`,
      },
      {
        code: "1480",
        name: "Tubize/Tubeke",
        streets:
          "Grand-Place; Rue de Mons; Rue de Bruxelles; Rue des Frères Taymans; Rue de Nivelles; Boulevard Georges Deryck; Chaussée de Mons",
      },
    ],
  },
  {
    stateId: "BE-WHT",
    tongue: "fr",
    roads: `
      Chaussée de Bruxelles/Brusselsesteenweg; Chaussée de Mons/Bergensesteenweg; Chaussée de Tournai/Doorniksesteenweg;
      Chaussée d'Ath/Aatsesteenweg`,
    places: [
      {
        code: "6000",
        name: "Charleroi",
        streets: `
          Place Charles II; Boulevard Tirou; Rue de la Montagne; Place Verte; Rue de Dampremy; Boulevard Audent; Boulevard Joseph II;
          Rue Neuve; Place du Manège; Rue de Montigny; Quai de Brabant; Avenue de l'Europe; Rue de Marcinelle; Rue de la Régence;
          Rue du Grand Central; Boulevard Pierre Mayence; Rue Willy Ernst; Rue de Marchienne; Rue du Collège; Boulevard Émile Devreux;
          Rue Turenne; Avenue de Waterloo; Rue Zénobe Gramme; Boulevard Jacques Bertrand; Rue d'Orléans; Grand'Rue`,
      },
      {
        code: "6001",
        name: "Marcinelle",
        streets:
          "Avenue Eugène Mascaux; Rue de Nalinnes; Rue Cambier Dupret; Avenue Meurée; Rue du Cazier; Avenue de Philippeville; Rue des Haies",
      },
      { code: "6040", name: "Jumet", streets: "Chaussée de Bruxelles; Chaussée de Gilly; Place du Ballon" },
      {
        code: "6060",
        name: "Gilly",
        streets:
          "Chaussée de Charleroi; Chaussée de Châtelet; Chaussée de Fleurus; Chaussée de Lodelinsart; Place Destrée; Chaussée de Ransart",
      },
      {
        code: "7000",
        name: "Mons/Bergen",
        streets: `
          Grand-Place; Rue de la Clef; Rue de Nimy; Rue d'Havré; Grand-Rue; Rue de la Chaussée; Rue Neuve; Rue des Capucins; Rue de la Coupe;
          Marché-aux-Herbes; Boulevard John Fitzgerald Kennedy; Boulevard Dolez; Rue de Bertaimont; Avenue Jean d'Avesnes; Place Léopold;
          Rue de Houdain; Rue des Clercs; Rue Rachot; Boulevard Albert-Élisabeth; Boulevard Sainctelette; Boulevard Charles-Quint;
          Avenue Frère-Orban; Place Nervienne; Rue Lamir; Rue de l'Athénée; Rue Masquelier; Place du Béguinage`,
      },
      {
        code: "7060",
        name: "Soignies/Zinnik",
        streets: `
          Place Verte; Rue de Mons; Chaussée de Braine; Rue Neuve; Chaussée du Roeulx; Place Van Zeeland; Rue Grégoire Wincqz;
          Rue Léon Hachez; Boulevard Roosevelt; Chemin du Tour`,
      },
      {
        code: "7100",
        name: "La Louvière",
        streets: `
          Place Maugrétout; Rue Albert Ier; Rue Sylvain Guyaux; Boulevard Mairaux; Place Communale; Rue Hamoir; Rue de la Loi; Rue Kéramis;
          Avenue Rêve d'Or; Place Mansart; Rue du Hocquet`,
      },
      { code: "7100", name: "Haine-Saint-Paul", streets: "Chaussée de Jolimont; Chaussée de Mons; Rue de la Déportation" },
      {
        code: "7130",
        name: "Binche",
        streets: "Grand-Place; Avenue Charles Deliège; Route de Mons; Rue Saint-Paul; Avenue Wanderpepen; Rue de Robiano",
      },
      {
        code: "7500",
        name: "Tournai/Doornik",
        streets: `
          Grand-Place; Rue Royale; Rue Saint-Martin; Rue de Courtrai; Rue des Chapeliers; Quai Notre-Dame; Rue de Cologne; Rue de l'Yser;
          Place Saint-Pierre; Rue Saint-Jacques; Boulevard Léopold; Boulevard des Nerviens; Rue Piquet; Rue de Monnel; Place de Lille;
          Quai du Marché au Poisson; Chaussée de Bruxelles; Chaussée de Lille; Place Crombez; Rue Perdue; Rue Tête d'Or; Rue du Cygne`,
      },
      {
        code: "7700",
        name: "Mouscron/Moeskroen",
        tongue: "fr+nl",
        streets: `
          Grand-Place/Grote Markt; Rue de Tournai/Doorniksestraat; Rue de Courtrai/Kortrijksestraat; Rue de Menin/Meensestraat;
          Chaussée de Lille/Rijselsesteenweg; Rue du Christ/Christusstraat; Avenue Royale/Koningslaan`,
      },
      { code: "7700", name: "Luingne/Lowingen", tongue: "fr+nl" },
      {
        code: "7780",
        name: "Comines/Komen",
        tongue: "fr+nl",
        streets: "Place Sainte-Anne/Sint-Annaplein; Rue du Fort/Fortstraat; Rue de Wervicq/Wervikstraat; Chaussée d'Ypres/Ieperseweg",
      },
      {
        code: "7800",
        name: "Ath/Aat",
        streets: `
          Grand-Place; Rue de Pintamont; Rue de Brantignies; Chaussée de Mons; Chaussée de Bruxelles; Esplanade; Rue aux Gâdes;
          Boulevard du Château; Rue Haute; Marché aux Toiles; Rue des Récollets`,
      },
      {
        code: "7850",
        name: "Enghien/Edingen",
        tongue: "fr+nl",
        streets: `
          Grand-Place/Grote Markt; Rue de Bruxelles/Brusselsestraat; Rue des Capucins/Kapucijnenstraat; Rue d'Hoves/Hovestraat;
          Rue de Nazareth/Nazarethstraat; Avenue Albert Ier/Albert I-laan`,
      },
      { code: "7850", name: "Petit-Enghien/Lettelingen", tongue: "fr+nl" },
    ],
  },
  {
    stateId: "BE-WLG",
    tongue: "fr",
    roads: "Chaussée de Liège; Route de Verviers; Chaussée de Tongres; Route de Herve; Chaussée de Waremme; Route de Huy",
    places: [
      {
        code: "4000",
        name: "Liège/Luik",
        streets: `
          Rue Léopold; Place Saint-Lambert; Vinâve d'Île; Pont d'Île; Boulevard d'Avroy; Boulevard de la Sauvenière; Rue de la Cathédrale;
          Rue Saint-Gilles; Féronstrée; En Hors-Château; Place du Marché; Rue du Pot d'Or; Rue Pont d'Avroy; Rue Saint-Paul;
          Place Xavier Neujean; Rue des Guillemins; Place des Guillemins; Rue de Campine; Rue Sainte-Marguerite; Quai de Rome; Rue Louvrex;
          Rue des Clarisses; Place de la Cathédrale; Rue Souverain-Pont; Avenue Rogier; Rue de Fragnée; Rue de Serbie;
          Rue du Plan Incliné; Avenue Blonden; Rue Darchis`,
      },
      {
        code: "4020",
        name: "Liège/Luik",
        streets: `
          Rue Puits-en-Sock; Boulevard de la Constitution; Rue Jean d'Outremeuse; Quai des Ardennes; Rue Grétry; Boulevard Raymond Poincaré;
          Rue de Pitteurs; Quai Mativa; Rue Entre-Deux-Ponts; Place de l'Yser; Quai Orban; Rue des Vennes`,
      },
      { code: "4020", name: "Bressoux", streets: "Rue Raymond Geenen" },
      { code: "4020", name: "Jupille-sur-Meuse", streets: "Rue de Visé; Rue Chafnay" },
      { code: "4020", name: "Wandre", streets: "Rue du Pont-de-Wandre; Rue Bois-la-Dame" },
      {
        code: "4030",
        name: "Grivegnée",
        streets: "Rue de Herve; Rue Haute-Wez; Rue Basse-Wez; Rue Belleflamme; Avenue de Péville; Rue du Beau-Mur",
      },
      {
        code: "4040",
        name: "Herstal",
        streets:
          "Place Jean Jaurès; Rue Large-Voie; Rue Hoyoux; Rue Saint-Lambert; Boulevard Albert Ier; Boulevard Zénobe Gramme; Rue Laixheau",
      },
      {
        code: "4100",
        name: "Seraing",
        streets:
          "Rue Cockerill; Rue Ferrer; Rue de la Province; Rue du Molinay; Place Kuborn; Avenue du Centenaire; Rue du Papillon; Rue de Plainevaux",
      },
      { code: "4100", name: "Boncelles", streets: "Route du Condroz" },
      {
        code: "4300",
        name: "Waremme/Borgworm",
        streets: "Avenue Guillaume Joachim; Place Roi Albert Ier; Chaussée Romaine; Rue de Huy; Avenue Edmond Leburton",
      },
      {
        code: "4500",
        name: "Huy/Hoei",
        streets: `
          Grand-Place; Rue Neuve; Rue des Brasseurs; Avenue Delchambre; Rue Entre-Deux-Portes; Rue Sous-le-Château; Place Saint-Séverin;
          Avenue des Ardennes; Chaussée de Liège; Quai de Namur; Rue Griange; Rue des Rôtisseurs; Rue Vierset-Godin`,
      },
      {
        code: "4700",
        name: "Eupen",
        tongue: "de+fr",
        streets: `
          Rue du Couvent/Klosterstraße; Rue de l'Église/Kirchstraße; Place du Marché/Marktplatz; Place du Werth/Werthplatz;
          Rue Gospert/Gospertstraße; Rue de la Montagne/Bergstraße; Rue Neuve/Neustraße; Rue d'Aix/Aachener Straße;
          Rue de Verviers/Vervierser Straße; Rue de Herbesthal/Herbesthaler Straße; Rue Pavée/Paveestraße; Rue de l'École/Schulstraße;
          Rue de la Gare/Bahnhofstraße; Rue Haas/Haasstraße; Rue Hook/Hookstraße; Rue de Malmedy/Malmedyer Straße;
          Rue de Montjoie/Monschauer Straße; Chemin du Kehr/Kehrweg; Rue Simar/Simarstraße; Chemin de Schils/Schilsweg;
          Place du Rotenberg/Rotenbergplatz; Rue de l'Industrie/Industriestraße; Chemin de Limbourg/Limburger Weg; Rue Oe/Oestraße`,
      },
      {
        code: "4800",
        name: "Verviers",
        streets: `
          Crapaurue; Place Verte; Rue Spintay; Place du Martyr; Rue de l'Harmonie; Rue du Brou; Rue de Heusy; Rue Xhavée; Place du Marché;
          Rue du Palais; Rue des Martyrs; Rue Ortmans-Hauzeur; Avenue de Spa`,
      },
      {
        code: "4900",
        name: "Spa",
        streets: "Place Royale; Rue Royale; Avenue Reine Astrid; Rue de la Sauvenière; Place Pierre-le-Grand; Rue Xhrouet",
      },
      {
        code: "4960",
        name: "Malmedy",
        streets:
          "Place Albert Ier; Rue Devant-l'Étang; Chemin-Rue; Place de Rome; Rue Neuve; Rue Jules Steinbach; Route de Falize; Avenue Monbijou",
      },
    ],
  },
  {
    stateId: "BE-WNA",
    tongue: "fr",
    roads: "Chaussée de Namur; Chaussée de Dinant; Chaussée de Charleroi; Chaussée de Louvain; Chaussée de Marche; Chaussée de Liège",
    places: [
      {
        code: "5000",
        name: "Namur/Namen",
        streets: `
          Rue de Fer; Rue de l'Ange; Place d'Armes; Rue de Bruxelles; Place de l'Ange; Rue Godefroid; Avenue de la Gare; Boulevard d'Herbatte;
          Boulevard Cauchy; Boulevard Isabelle Brunell; Rue des Croisiers; Rue Saint-Loup; Rue du Président; Place Marché-aux-Légumes;
          Rue de la Croix; Rue Émile Cuvelier; Rue de Gravière; Rue Saint-Nicolas; Chaussée de Louvain; Chaussée de Waterloo;
          Avenue Reine Astrid; Place Saint-Aubain; Rue Lelièvre; Rue Grandgagnage; Rue Rogier; Rue des Brasseurs; Rue de la Halle;
          Rempart de la Vierge; Avenue des Combattants`,
      },
      {
        code: "5030",
        name: "Gembloux",
        streets: `
          Grand-Rue; Place de l'Orneau; Avenue de la Faculté d'Agronomie; Chaussée de Charleroi; Rue Léopold; Chaussée de Namur;
          Place Saint-Guibert; Avenue des Combattants`,
      },
      { code: "5060", name: "Tamines", streets: "Place Saint-Martin; Avenue Roosevelt" },
      { code: "5060", name: "Auvelais", streets: "Grand-Place; Rue du Docteur Romedenne" },
      {
        code: "5100",
        name: "Jambes",
        streets: `
          Avenue du Bourgmestre Jean Materne; Rue de Dave; Chaussée de Liège; Rue Mazy; Avenue Gouverneur Bovesse; Rue de Francquen;
          Rue de Géronsart; Place Joséphine-Charlotte; Rue d'Enhaive`,
      },
      { code: "5100", name: "Wépion", streets: "Chaussée de Dinant; Route de Saint-Gérard" },
      { code: "5100", name: "Naninne", streets: "Chaussée de Marche" },
      { code: "5300", name: "Andenne", streets: "Place des Tilleuls; Rue Brun; Rue Léon Simon; Promenade des Ours; Place du Chapitre" },
      {
        code: "5500",
        name: "Dinant",
        streets: `
          Rue Adolphe Sax; Place Reine Astrid; Rue Grande; Avenue Winston Churchill; Rue Saint-Jacques; Rue Léopold;
          Avenue Franchet d'Esperey; Rue Daoust; Place Saint-Nicolas; Rue Petite`,
      },
      {
        code: "5590",
        name: "Ciney",
        streets: "Rue du Commerce; Place Monseu; Rue du Centre; Rue Courtejoie; Avenue Schlögel; Rue Piervenne; Place Léopold",
      },
      {
        code: "5600",
        name: "Philippeville",
        streets: "Place d'Armes; Rue de France; Rue de Namur; Rue de l'Arsenal; Boulevard de l'Enseignement",
      },
    ],
  },
  {
    stateId: "BE-WLX",
    tongue: "fr",
    roads: "Route de Bastogne; Route d'Arlon; Route de Marche; Route de Neufchâteau; Route de Bouillon; Chaussée de Liège",
    places: [
      {
        code: "6600",
        name: "Bastogne/Bastenaken",
        streets: `
          Place Général McAuliffe; Rue du Sablon; Rue Joseph Renquin; Rue du Vivier; Route de Marche; Chaussée d'Houffalize;
          Rue de Neufchâteau; Avenue Mathieu; Rue Gustave Delperdange; Place Saint-Pierre; Rue des Récollets; Rue Pierre Thomas`,
      },
      {
        code: "6700",
        name: "Arlon/Aarlen",
        streets: `
          Grand-Place; Grand-Rue; Place Léopold; Rue des Faubourgs; Avenue Nothomb; Rue de Bastogne; Avenue de Longwy; Rue Paul Reuter;
          Rue des Capucins; Square Albert Ier; Avenue de la Gare; Rue de Diekirch; Avenue du Général Patton; Rue de Neufchâteau;
          Rue du Marché aux Légumes; Rue Netzer; Rue Godefroid Kurth; Rue Michel Hamélius; Rue des Déportés; Route de Luxembourg`,
      },
      {
        code: "6760",
        name: "Virton",
        streets: "Grand-Rue; Place Nestor Outer; Avenue Bouvier; Rue des Grasses Oies; Faubourg d'Arival; Rue Croix-le-Maire",
      },
      {
        code: "6800",
        name: "Libramont-Chevigny",
        streets: "Grand-Rue; Avenue de Bouillon; Rue du Serpont; Avenue Herbofin; Avenue d'Houffalize; Rue des Alliés",
      },
      {
        code: "6830",
        name: "Bouillon",
        streets:
          "Grand-Rue; Place Ducale; Rue du Collège; Quai du Rempart; Quai des Saulx; Boulevard Heynen; Rue du Brutz; Faubourg de France",
      },
      {
        code: "6900",
        name: "Marche-en-Famenne",
        streets: `
          Place Roi Albert Ier; Rue du Commerce; Chaussée de Liège; Rue Porte Basse; Rue Porte Haute; Avenue de la Toison d'Or;
          Boulevard du Midi; Rue du Viaduc; Avenue de France; Rue Dupont; Rue des Brasseurs; Rempart des Jésuites`,
      },
    ],
  },
];
