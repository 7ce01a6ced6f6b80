import type { Province } from "./town.ts";

export const walloonBrabant: Province = {
  stateId: "BE-WBR",
  tongue: "fr",
  roads: `
    Chaussée de Bruxelles; Chaussée de Namur; Chaussée de Louvain; Chaussée de Nivelles; Chaussée de Wavre; Chaussée de Charleroi`,
  towns: [
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
};
