
    // Do not modify this file by hand!
    // Re-generate this file by running lit-localize

    
    

    /* eslint-disable no-irregular-whitespace */
    /* eslint-disable @typescript-eslint/no-explicit-any */

    export const templates = {
      's0122ab40126dd641': `algemene voorwaarden`,
's1dadba91383bc6b3': `Maak je account aan`,
's2023ee0875d23365': `Herhaal het e-mailadres`,
's24771b36553c45b2': `Eerst zegt de identiteitsapp ons wie je bent. Daarna kom je vanzelf hier terug en kies je een wachtwoord.`,
's41cb97cacde6b158': `Je account is aangemaakt`,
's4d1f310688bb7178': `Hiermee log je in`,
's4fab423544ff7cf4': `Kies een wachtwoord`,
's6bfa2cb715907a18': `Door je account aan te maken, aanvaard je onze`,
's799e309dcf2ee3aa': `Mijn account aanmaken`,
's8654e78aab668c07': `Uit de identiteitsapp`,
'sa37509fe4efd3d17': `De app geeft ons je naam, geboortedatum, nationaliteit, adres, telefoonnummer, rijksregisternummer en het nummer van je identiteitskaart. Meer daarover lees je in ons`,
'sbf3a3afd5b77de76': `We weten wie je bent. Kies nu waarmee je inlogt.`,
'scbfd92f535b5869f': `We hebben je een mail gestuurd. Volg de link erin om je account te activeren, daarna kun je inloggen.`,
'scda4b5d9cd3bc058': `Uit de identiteitsapp: hiermee log je in`,
'se66fdc057f8ce014': `Er bestaat al een account voor deze identiteit.`,
'sf5a45fde1109e8d6': `Hoe we met je gegevens omgaan, staat in ons`,
    };
  