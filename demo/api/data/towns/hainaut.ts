import type { Province } from "./town.ts";

export const hainaut: Province = {
  stateId: "BE-WHT",
  tongue: "fr",
  roads: `
    Chaussée de Bruxelles/Brusselsesteenweg; Chaussée de Mons/Bergensesteenweg; Chaussée de Tournai/Doorniksesteenweg;
    Chaussée d'Ath/Aatsesteenweg`,
  towns: [
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
};
