
    // Do not modify this file by hand!
    // Re-generate this file by running lit-localize

    
    

    /* eslint-disable no-irregular-whitespace */
    /* eslint-disable @typescript-eslint/no-explicit-any */

    export const templates = {
      's31171f16453190ab': `Vanaf nu log je in met het nieuwe adres.`,
's387871a243c57854': `De identiteitsapp gaat na of jij het echt gevraagd hebt. Je komt vanzelf hier terug en vanaf dan geldt het nieuwe adres.`,
's59becd25a92debe6': `Je e-mailadres is gewijzigd`,
's79d9135c039b2f98': `Bevestig je nieuwe e-mailadres`,
'sfa95e93c0bce4315': `Voor die controle geeft de app ons je rijksregisternummer en het nummer van je identiteitskaart. Meer daarover lees je in ons`,
    };
  