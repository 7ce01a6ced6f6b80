import type { Province } from "./town.ts";

export const liege: Province = {
  stateId: "BE-WLG",
  tongue: "fr",
  roads: "Chaussée de Liège; Route de Verviers; Chaussée de Tongres; Route de Herve; Chaussée de Waremme; Route de Huy",
  towns: [
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
};
