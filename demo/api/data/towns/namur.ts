import type { Province } from "./town.ts";

export const namur: Province = {
  stateId: "BE-WNA",
  tongue: "fr",
  roads: "Chaussée de Namur; Chaussée de Dinant; Chaussée de Charleroi; Chaussée de Louvain; Chaussée de Marche; Chaussée de Liège",
  towns: [
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
};
