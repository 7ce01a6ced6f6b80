import type { Province } from "./town.ts";

export const luxembourg: Province = {
  stateId: "BE-WLX",
  tongue: "fr",
  roads: "Route de Bastogne; Route d'Arlon; Route de Marche; Route de Neufchâteau; Route de Bouillon; Chaussée de Liège",
  towns: [
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
};
