/** This file has street names that occur all over Belgium, for towns of which only a few streets are listed. */

/** Street names that nearly every town has. */
export const everywhere = `Rue de l'Église/Kerkstraat; Rue de la Station/Stationsstraat; Rue de l'École/Schoolstraat; Rue du Moulin/Molenstraat`;

/** Street names that are frequent in both Dutch and French. */
export const frequent = `
  Rue des Champs/Veldstraat; Rue du Château/Kasteelstraat; Rue Neuve/Nieuwstraat; Rue Haute/Hoogstraat; Rue Basse/Neerstraat;
  Rue du Jardin/Hofstraat; Rue de la Fontaine/Fonteinstraat; Rue du Marché/Marktstraat; Rue de la Chapelle/Kapelstraat;
  Rue du Couvent/Kloosterstraat; Rue du Presbytère/Pastorijstraat; Rue de l'Hôpital/Gasthuisstraat; Rue de la Poste/Poststraat;
  Rue de l'Industrie/Nijverheidsstraat; Rue du Commerce/Handelsstraat; Rue de la Brasserie/Brouwerijstraat; Rue du Canal/Vaartstraat;
  Rue du Pont/Brugstraat; Rue de la Ferme/Hoevestraat; Rue des Prés/Weidestraat; Rue du Bois/Bosstraat; Rue de la Forêt/Woudstraat;
  Rue de la Montagne/Bergstraat; Rue de la Colline/Heuvelstraat; Rue de la Paix/Vredestraat; Rue de la Concorde/Eendrachtstraat;
  Rue de la Victoire/Overwinningsstraat; Rue de la Liberté/Vrijheidsstraat; Rue du Progrès/Vooruitgangsstraat;
  Rue des Anciens Combattants/Oud-Strijdersstraat; Rue du Cimetière/Kerkhofstraat; Rue Verte/Groenstraat; Rue Longue/Langestraat;
  Rue des Bouchers/Beenhouwersstraat; Rue des Boulangers/Bakkersstraat; Rue des Tisserands/Weversstraat; Rue du Ruisseau/Beekstraat;
  Rue de la Source/Bronstraat; Rue de l'Étang/Vijverstraat; Rue des Violettes/Viooltjesstraat; Rue Saint-Martin/Sint-Martinusstraat;
  Rue Saint-Joseph/Sint-Jozefstraat; Rue Notre-Dame/Onze-Lieve-Vrouwestraat; Rue Sainte-Anne/Sint-Annastraat;
  Rue Saint-Pierre/Sint-Pietersstraat; Rue Saint-Roch/Sint-Rochusstraat; Avenue des Tilleuls/Lindenlaan; Avenue des Chênes/Eikenlaan;
  Avenue des Hêtres/Beukenlaan; Avenue des Bouleaux/Berkenlaan; Avenue des Acacias/Acacialaan; Avenue des Érables/Esdoornlaan;
  Avenue des Marronniers/Kastanjelaan; Avenue des Cerisiers/Kerselarenlaan; Avenue des Roses/Rozenlaan; Avenue des Pins/Dennenlaan;
  Avenue des Peupliers/Populierenlaan; Avenue des Sorbiers/Lijsterbessenlaan; Avenue des Alouettes/Leeuwerikenlaan;
  Avenue des Hirondelles/Zwaluwenlaan; Avenue des Rossignols/Nachtegalenlaan; Avenue du Parc/Parklaan; Avenue de la Reine/Koninginnelaan;
  Avenue Roi Albert/Koning Albertlaan; Avenue Reine Astrid/Koningin Astridlaan; Avenue Reine Élisabeth/Koningin Elisabethlaan;
  Avenue Léopold III/Leopold III-laan; Boulevard de l'Europe/Europalaan; Place Communale/Gemeenteplein; Place des Héros/Heldenplein;
  Drève du Château/Kasteeldreef; Chemin Creux/Holleweg; Clos des Lilas/Seringenhof; Clos du Verger/Boomgaardhof`;

export const frequentInDutch = `
  Dorpsstraat; Dorpsplein; Kerkplein; Stationsplein; Kouterstraat; Heidestraat; Heirbaan; Boomgaardstraat; Meersstraat; Zandstraat;
  Steenstraat; Grotestraat; Kapelleweg; Kattestraat; Wilgenlaan; Watermolenstraat; Leopoldlaan; Guido Gezellelaan; Stijn Streuvelslaan;
  Hendrik Consciencestraat; Pater Damiaanstraat; Sportlaan; Beukendreef; Windmolenstraat; Kruisstraat; Broekstraat; Hulststraat;
  Lange Akker; Torenstraat; Vlasstraat; Rozenstraat; Oude Baan; Bosdreef; Merelstraat; Processieweg; Schuttersstraat`;

export const frequentInFrench = `
  Place de la Gare; Avenue de la Gare; Rue Émile Vandervelde; Rue Jean Jaurès; Rue Joseph Wauters; Rue du Calvaire; Rue du Tilleul;
  Rue de la Barrière; Rue Grande; Rue du Try; Rue des Carrières; Rue de l'Abbaye; Rue du Vieux Moulin; Rue de la Croix; Rue du Village;
  Rue du Centre; Rue de la Régence; Rue du Onze Novembre; Rue de la Résistance; Place du Monument; Rue Sainte-Barbe; Rue Saint-Hubert;
  Rue de la Croisette; Rue du Tram; Rue des Écoles; Rue du Fond; Rue de la Vallée; Ruelle des Jardins; Chemin de la Ferme;
  Rue des Déportés; Rue du Lavoir; Rue de la Bascule; Rue de l'Yser; Rue du Sart; Place de la Liberté; Rue des Mésanges`;
